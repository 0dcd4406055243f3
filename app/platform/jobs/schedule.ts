import { Cron } from 'croner';
import type { Database, Sql } from '../database.ts';
import type { Job } from '../jobs.ts';
import { addJob } from './queue.ts';

/** The next time of a cron line, in Belgian time. */
function nextTime(cron: string, after: Date): Date {
  const next = new Cron(cron, { timezone: 'Europe/Brussels' }).nextRun(after);
  if (next === null) throw new Error(`The cron line "${cron}" never comes`);
  return next;
}

/**
 * Records the next run of each scheduled kind of job. A recorded time is not changed: a run that was missed while no process was
 * running happens once, as soon as one is.
 *
 * @throws {Error} for an invalid cron line
 */
export async function writeSchedule(sql: Sql, jobs: readonly Job[], now: Date): Promise<void> {
  for (const { name, cron } of jobs) {
    if (cron === undefined) continue;
    if (cron === null) await sql.query('DELETE FROM job_schedule WHERE name = $1', [name]);
    else
      await sql.query(
        `INSERT INTO job_schedule (name, cron, next_at) VALUES ($1, $2, $3) ON CONFLICT (name)
         DO UPDATE SET cron = excluded.cron, next_at = excluded.next_at WHERE job_schedule.cron <> excluded.cron`,
        [name, cron, nextTime(cron, now).toISOString()],
      );
  }
}

/** Queues scheduled jobs that are due: once, however many processes check, and never while one is already waiting. */
export async function queueScheduled(database: Database, jobs: ReadonlyMap<string, Job>, now: Date): Promise<void> {
  await database.transaction(async (sql) => {
    const due = await sql.query<{ name: string; cron: string }>(
      'SELECT name, cron FROM job_schedule WHERE next_at <= $1 AND name = ANY ($2) FOR UPDATE SKIP LOCKED',
      [now.toISOString(), [...jobs.keys()]],
    );
    for (const { name, cron } of due) {
      const kind = jobs.get(name);
      if (kind) await addJob(sql, kind, { data: {}, key: 'by the clock' });
      await sql.query('UPDATE job_schedule SET next_at = $2 WHERE name = $1', [
        name,
        nextTime(cron, now).toISOString(),
      ]);
    }
  });
}
