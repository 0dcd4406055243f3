import { useSyncExternalStore } from 'react';
import { noIds, type SavedIds } from './saved-ids.ts';

/** The current list; empty on the server and during hydration. */
export function useSavedIds(list: SavedIds): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.ids, () => noIds);
}
