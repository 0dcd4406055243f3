const checkpointEvery = 5 * 60_000;
const vacuumEvery = 6 * 60 * 60_000;

/**
 * What a PostgreSQL server does in the background and the embedded engine, which is a single user's, never does by itself: without
 * checkpoints its log grows, and with it the next start after a crash; without vacuum its tables grow and its plans get old.
 * Returns the function that ends it.
 */
export function startUpkeep(run: (statement: string) => Promise<unknown>): () => void {
  const schedule = (statement: string, every: number): NodeJS.Timeout => {
    // What fails now is done the next time; the failure itself shows in the queries of others.
    const timer = setInterval(() => void run(statement).catch(() => undefined), every);
    return timer.unref();
  };
  const timers = [schedule('CHECKPOINT', checkpointEvery), schedule('VACUUM (ANALYZE)', vacuumEvery)];
  return () => timers.forEach((timer) => clearInterval(timer));
}
