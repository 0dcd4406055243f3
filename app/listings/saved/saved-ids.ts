import { idPattern } from '../domain/listing-id.ts';

/** Ids of listings that this browser keeps, newest first. Pages are shared by all visitors, so it stays in the browser (requirements 10.40). */
export interface KeptIds {
  ids(): readonly string[];
  /** Puts an id first; beyond the most that are kept, the oldest goes. */
  add(id: string): void;
  remove(...ids: readonly string[]): void;
  /** Calls back after each change, of other tabs as well; returns what stops it. */
  subscribe(listener: () => void): () => void;
}

const none: readonly string[] = [];

/** A list under a key of the local storage. Where that is refused or full, the list lasts as long as the page. */
export function keptIds(key: string, most: number): KeptIds {
  const listeners = new Set<() => void>();
  let known: readonly string[] | null = null;
  const forget = (event: StorageEvent) => {
    // A null key says that all of the storage was cleared.
    if (event.key !== key && event.key !== null) return;
    known = null;
    for (const listener of listeners) listener();
  };
  const ids = () => (known ??= read(key, most));
  const write = (next: readonly string[]) => {
    known = next;
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // The list above holds what could not be stored.
    }
    for (const listener of listeners) listener();
  };
  return {
    ids,
    add: (id) => write([id, ...ids().filter((each) => each !== id)].slice(0, most)),
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

/** Whatever stands in the storage, only ids come out. */
function read(key: string, most: number): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return none;
    const ids = stored.filter((id): id is string => typeof id === 'string' && idPattern.test(id));
    return [...new Set(ids)].slice(0, most);
  } catch {
    return none;
  }
}
