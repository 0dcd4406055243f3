/** Says that too much is waiting already; recognised by its `code`. */
export const tooBusy = 'LAKE_BUSY';

/**
 * Runs few jobs at once and refuses (`LAKE_BUSY`) when too many wait: drawing pictures must leave a core to the pages. Two that
 * ask for the same key at the same time share one job.
 */
export function createJobs<Result>(atOnce: number, mostWaiting: number) {
  const running = new Map<string, Promise<Result>>();
  const waiting: (() => void)[] = [];
  let free = atOnce;

  const takeTurn = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw Object.assign(new Error('Too many jobs are waiting.'), { code: tooBusy });
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const giveTurn = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };

  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const begun = running.get(key);
    if (begun !== undefined) return begun;
    const job = takeTurn().then(() => work().finally(giveTurn));
    running.set(key, job);
    const forget = (): void => void running.delete(key);
    job.then(forget, forget);
    return job;
  };
}
