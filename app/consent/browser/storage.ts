const memory = new Map<string, string>();

/** The browser's local storage; where it is refused or full, what is chosen holds as long as the document. */
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

/** Also of a value that cannot be replaced: an old yes may not outlive a no. */
function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be read needs no removing.
  }
}
