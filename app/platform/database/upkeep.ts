const checkpointEvery = 5 * 60_000;
const vacuumEvery = 6 * 60 * 60_000;

/**
 * Runs the maintenance that a PostgreSQL server does in the background and the embedded single-user engine does not:
 * without checkpoints its log grows, and with it the next start after a crash; without vacuum its tables grow and its
 * statistics go stale. Returns a function that stops it.
 */
export function startUpkeep(run: (statement: string) => Promise<unknown>): () => void {
  const schedule = (statement: string, every: number): NodeJS.Timeout => {
    // A failure here is retried next time; a real problem shows in other queries.
    const timer = setInterval(() => void run(statement).catch(() => undefined), every);
    return timer.unref();
  };
  const timers = [schedule('CHECKPOINT', checkpointEvery), schedule('VACUUM (ANALYZE)', vacuumEvery)];
  return () => timers.forEach((timer) => clearInterval(timer));
}
