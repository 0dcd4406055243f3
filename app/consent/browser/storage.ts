const memory = new Map<string, string>();

/** The browser's local storage; if it is refused or full, values last as long as the document. */
export const place: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem(key) {
    try {
      return memory.get(key) ?? localStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  setItem(key, value) {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
      forget(key);
    }
  },
  removeItem(key) {
    memory.delete(key);
    forget(key);
  },
};

/** Also removes a value that cannot be replaced: an old consent must not outlive a refusal. */
function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // If storage cannot be read, there is nothing to remove.
  }
}
