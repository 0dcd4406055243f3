import { idPattern } from '../domain/listing-id.ts';

/** Ids of listings saved in this browser, newest first. Pages are shared by all visitors, so they stay in the browser (requirements 10.40). */
export interface SavedIds {
  ids(): readonly string[];
  /** Adds an id at the front; beyond the maximum, the oldest is dropped. */
  add(id: string): void;
  remove(...ids: readonly string[]): void;
  /** Calls back after each change, of other tabs as well; returns what stops it. */
  subscribe(listener: () => void): () => void;
}

const none: readonly string[] = [];

/** A list under a key of the local storage. Where that is refused or full, the list lasts as long as the page. */
export function savedIds(key: string, max: number): SavedIds {
  const listeners = new Set<() => void>();
  let known: readonly string[] | null = null;
  const forget = (event: StorageEvent) => {
    // A null key says that all of the storage was cleared.
    if (event.key !== key && event.key !== null) return;
    known = null;
    for (const listener of listeners) listener();
  };
  const ids = () => (known ??= read(key, max));
  const write = (next: readonly string[]) => {
    known = next;
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // If storing fails, the list in memory above still has it.
    }
    for (const listener of listeners) listener();
  };
  return {
    ids,
    add: (id) => write([id, ...ids().filter((each) => each !== id)].slice(0, max)),
    remove: (...gone) => {
      const next = ids().filter((each) => !gone.includes(each));
      if (next.length < ids().length) write(next);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', forget);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', forget);
      };
    },
  };
}

/** Parses the stored value; anything but ids is ignored. */
function read(key: string, max: number): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return none;
    const ids = stored.filter((id): id is string => typeof id === 'string' && idPattern.test(id));
    return [...new Set(ids)].slice(0, max);
  } catch {
    return none;
  }
}
