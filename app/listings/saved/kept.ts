/** A value that this browser keeps. Pages are shared by all visitors, so what is one visitor's stays in the browser (requirements 10.40). */
export interface Kept<Value> {
  value(): Value;
  write(next: Value): void;
  /** Calls back after each change, of other tabs as well; returns what stops it. */
  subscribe(listener: () => void): () => void;
}

/**
 * A value under a key of the local storage. Where that is refused or full, the value lasts as long as the page.
 *
 * @param parse what was stored as JSON, by whomever: it is not believed; null where there is nothing, or nothing that can be read
 */
export function kept<Value>(key: string, parse: (stored: unknown) => Value): Kept<Value> {
  const listeners = new Set<() => void>();
  let known: { value: Value } | null = null;
  const forget = (event: StorageEvent) => {
    // A null key says that all of the storage was cleared.
    if (event.key !== key && event.key !== null) return;
    known = null;
    for (const listener of listeners) listener();
  };
  return {
    value: () => (known ??= { value: parse(stored(key)) }).value,
    write: (value) => {
      known = { value };
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // If storing fails, the value in memory above is still there.
      }
      for (const listener of listeners) listener();
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

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
