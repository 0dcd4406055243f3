/**
 * Calls `look` at once and again after each wait (milliseconds), until the returned function is called. Does not keep
 * the process alive.
 *
 * @param look never rejects
 */
export function keepLooking(look: () => Promise<void>, wait: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const again = async (): Promise<void> => {
    await look();
    if (!stopped) timer = setTimeout(() => void again(), wait()).unref();
  };
  void again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
