/** The `code` of the error if too many jobs are waiting. */
export const tooBusy = 'LAKE_BUSY';

/**
 * Limits concurrent jobs, because rendering must leave a core for pages; rejects with `LAKE_BUSY` if too many wait.
 * Concurrent requests for the same key share one job.
 */
export function createJobs<Result>(concurrency: number, maxWaiting: number) {
  const running = new Map<string, Promise<Result>>();
  const waiting: (() => void)[] = [];
  let free = concurrency;

  const takeTurn = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw Object.assign(new Error('Too many jobs are waiting.'), { code: tooBusy });
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
