import { idPattern } from '../domain/listing-id.ts';
import { kept } from './kept.ts';

/** Ids of listings saved in this browser, newest first. */
export interface SavedIds {
  ids(): readonly string[];
  /** Adds an id at the front; beyond the maximum, the oldest is dropped. */
  add(id: string): void;
  remove(...ids: readonly string[]): void;
  /** Calls back after each change, including those in other tabs; returns a function to stop. */
  subscribe(listener: () => void): () => void;
}

/** Stable empty list, so that hydrating a page without ids does not render again. */
export const noIds: readonly string[] = [];

/** A list in localStorage (`kept`). */
export function savedIds(key: string, max: number): SavedIds {
  const { value: ids, write, subscribe } = kept(key, (stored) => idsIn(stored, max));
  return {
    ids,
    add: (id) => write([id, ...ids().filter((each) => each !== id)].slice(0, max)),
    remove: (...gone) => {
      const next = ids().filter((each) => !gone.includes(each));
      if (next.length < ids().length) write(next);
    },
    subscribe,
  };
}

/** Ignores anything but ids. */
function idsIn(stored: unknown, max: number): readonly string[] {
  if (!Array.isArray(stored)) return noIds;
  const ids = stored.filter((id): id is string => typeof id === 'string' && idPattern.test(id));
  return ids.length === 0 ? noIds : [...new Set(ids)].slice(0, max);
}
