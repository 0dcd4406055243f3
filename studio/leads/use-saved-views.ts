import { useCallback, useEffect, useState } from 'react';
import { useKeyValueStore } from 'sanity';
import { savedViews, type SavedView } from './saved-views.ts';

/** Where the Studio keeps a person's settings, they follow the person to other browsers. */
const key = 'gevel.leads.views';
export const longestName = 60;

/** An editor's own views; null until they are read. */
export function useSavedViews(): {
  views: SavedView[] | null;
  /** Resolves to whether they were stored. */
  save: (views: SavedView[]) => Promise<boolean>;
} {
  const store = useKeyValueStore();
  const [views, setViews] = useState<SavedView[] | null>(null);
  useEffect(() => {
    const reading = store.getKey(key).subscribe({
      next: (stored) => setViews(savedViews(stored)),
      // The leads are there without views.
      error: () => setViews([]),
    });
    return () => reading.unsubscribe();
  }, [store]);
  const save = useCallback(
    async (next: SavedView[]) => {
      try {
        await store.setKey(
          key,
          next.map(({ name, parameters }) => ({ name, parameters })),
        );
        setViews(next);
        return true;
      } catch {
        return false;
      }
    },
    [store],
  );
  return { views, save };
}
