import { Cron } from 'croner';
import type { Database, Sql } from '../database.ts';
import type { Job } from '../jobs.ts';
import { addJob } from './queue.ts';

/** The next run of a cron line, in Belgian time. */
function nextTime(cron: string, after: Date): Date {
  const next = new Cron(cron, { timezone: 'Europe/Brussels' }).nextRun(after);
  if (next === null) throw new Error(`The cron line "${cron}" never comes`);
  return next;
}

/**
 * Records the next run of each scheduled kind of job. Recorded times are kept: a run missed while no process was
 * running happens once, as soon as one is.
 *
 * @throws {Error} for an invalid cron line
 */
export async function writeSchedule(sql: Sql, jobs: readonly Job[], now: Date): Promise<void> {
  // Runs while the first visitors arrive, so it writes only changes, in bulk.
  const rows = await sql.query<{ name: string; cron: string }>('SELECT name, cron FROM job_schedule');
  const known = new Map(rows.map(({ name, cron }) => [name, cron]));
  const gone = jobs.flatMap(({ name, cron }) => (cron === null && known.has(name) ? [name] : []));
  if (gone.length > 0) await sql.query('DELETE FROM job_schedule WHERE name = ANY ($1)', [gone]);
  const next = jobs.flatMap(({ name, cron }) =>
    typeof cron !== 'string' || known.get(name) === cron
      ? []
      : [{ name, cron, next_at: nextTime(cron, now).toISOString() }],
  );
  if (next.length > 0)
    await sql.query(
      `INSERT INTO job_schedule (name, cron, next_at)
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS row (name text, cron text, next_at timestamptz)
       ON CONFLICT (name) DO UPDATE SET cron = excluded.cron, next_at = excluded.next_at WHERE job_schedule.cron <> excluded.cron`,
      [JSON.stringify(next)],
    );
}

/** Queues scheduled jobs that are due: once, however many processes check, and never while one is waiting already. */
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
