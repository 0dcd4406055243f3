/**
 * A value stored in this browser. Pages are shared by all visitors, so personal data stays in the browser (requirements
 * 10.40).
 */
export interface Kept<Value> {
  value(): Value;
  write(next: Value): void;
  /** Calls back after each change, including those in other tabs; returns a function to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * A value in localStorage. If storage is blocked or full, the value lasts as long as the page.
 *
 * @param parse validates the stored JSON, which is untrusted; receives null if there is nothing readable
 */
export function kept<Value>(key: string, parse: (stored: unknown) => Value): Kept<Value> {
  const listeners = new Set<() => void>();
  let known: { value: Value } | null = null;
  const forget = (event: StorageEvent) => {
    // A null key means that all of the storage was cleared.
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
        // If storing fails, the value in memory remains.
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
