import { useSyncExternalStore } from 'react';
import { noIds, type SavedIds } from './saved-ids.ts';

/** The list as it is now; empty while the page is made on the server and taken over. */
export function useSavedIds(list: SavedIds): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.ids, () => noIds);
}
