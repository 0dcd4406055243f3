import { useSyncExternalStore } from 'react';
import type { SavedIds } from './saved-ids.ts';

const none: readonly string[] = [];

/** The list as it is now; empty while the page is made on the server and taken over. */
export function useSavedIds(list: SavedIds): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.ids, () => none);
}
