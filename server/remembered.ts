/** Remembers the result of slow work. Callers in the meantime share the work that has begun. */
export function remembered<Value>(work: () => Promise<Value>, milliseconds: number): () => Promise<Value> {
  let last: { at: number; value: Promise<Value> } | null = null;
  return () => {
    if (last === null || performance.now() - last.at > milliseconds) {
      const begun = { at: performance.now(), value: work() };
      begun.value.catch(() => (last = null));
      last = begun;
    }
    return last.value;
  };
}
