import { useSyncExternalStore } from 'react';
import type { KeptIds } from './saved-ids.ts';

const none: readonly string[] = [];

/** The list as it is now; empty while the page is made on the server and taken over. */
export function useKeptIds(list: KeptIds): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.ids, () => none);
}
