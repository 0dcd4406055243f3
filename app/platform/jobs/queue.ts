import { z } from 'zod';
import { codeOf } from '../failure.ts';
import type { Sql } from '../database.ts';
import type { Job } from '../jobs.ts';

/** A job that this process works on; `attempt` tells it from a later try, when its time had run out. */
export interface TakenJob {
  id: number;
  attempt: number;
  data: unknown;
}

export interface NewJob {
  kind: Job;
  data: object;
  key?: string | undefined;
  retries?: number;
}

/** Writes a job down; one that waits under the same key already will do, and need not wait any longer. Resolves to its id. */
export async function addJob(sql: Sql, { kind, data, key, retries = kind.retries }: NewJob): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `INSERT INTO job (name, data, key, retries, retry_delay, alone) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (name, key) WHERE state = 'waiting' AND key IS NOT NULL
     DO UPDATE SET due_at = least(job.due_at, excluded.due_at) RETURNING id`,
    [kind.name, JSON.stringify(data), key ?? null, retries, kind.retryDelay, kind.order === 'one-at-a-time'],
  );
  if (row === undefined) throw new Error(`The job ${kind.name} could not be queued`);
  return row.id;
}

/** Takes the job that is due for longest; null where there is none, or where one runs already that must be alone. */
export async function takeJob(sql: Sql, { name, expireAfter }: Job): Promise<TakenJob | null> {
  try {
    const [taken] = await sql.query<TakenJob>(
      `UPDATE job SET state = 'active', attempts = attempts + 1, expires_at = now() + make_interval(secs => $2)
       WHERE id = (
         SELECT id FROM job AS waiting WHERE name = $1 AND state = 'waiting' AND due_at <= now()
           AND NOT (alone AND EXISTS (SELECT FROM job AS other WHERE other.name = $1 AND other.state = 'active'))
         ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, attempts AS attempt, data`,
      [name, expireAfter],
    );
    return taken ?? null;
  } catch (error) {
    // Another process took one at the same moment.
    if (codeOf(error) === uniqueViolation) return null;
    throw error;
  }
}

const uniqueViolation = '23505';

export async function finishJob(sql: Sql, { id, attempt }: TakenJob, value: unknown): Promise<void> {
  await sql.query(
    `UPDATE job SET state = 'done', finished_at = now(), output = $3 WHERE id = $1 AND attempts = $2 AND state = 'active'`,
    [id, attempt, JSON.stringify({ value })],
  );
}

/**
 * A failed try: it waits for the next one, or has failed for good where there is none or another waits under its key.
 *
 * @returns whether it is tried again
 */
export async function failJob(sql: Sql, job: Pick<TakenJob, 'id' | 'attempt'>, error: unknown): Promise<boolean> {
  const output = { message: error instanceof Error ? error.message : String(error), code: codeOf(error) };
  const [row] = await sql.query<{ again: boolean }>(
    `UPDATE job SET output = $3, expires_at = NULL,
       state = CASE WHEN again.try THEN 'waiting' ELSE 'failed' END,
       finished_at = CASE WHEN again.try THEN NULL ELSE now() END,
       due_at = now() + make_interval(secs => job.retry_delay * power(2, job.attempts - 1) * (1 + random() / 4))
     FROM (
       SELECT id, attempts <= retries AND NOT EXISTS (
         SELECT FROM job AS other WHERE other.name = job.name AND other.key = job.key AND other.state = 'waiting') AS try
       FROM job WHERE id = $1) AS again
     WHERE job.id = again.id AND job.attempts = $2 AND job.state = 'active'
     RETURNING again.try AS again`,
    [job.id, job.attempt, JSON.stringify(output)],
  );
  return row?.again ?? false;
}

/** Fails what takes longer than it may, or (`all`) whatever a process that is no more had begun. */
export async function failAbandoned(sql: Sql, names: readonly string[], all: boolean): Promise<void> {
  const abandoned = await sql.query<{ id: number; attempt: number }>(
    `SELECT id, attempts AS attempt FROM job WHERE state = 'active' AND name = ANY ($1) AND ($2 OR expires_at <= now())`,
    [names, all],
  );
  const message = all ? 'The server was stopped in the middle of it' : 'It took longer than it may';
  for (const job of abandoned) await failJob(sql, job, new Error(message));
}

/** Whether the queue or the clock asks for something: one cheap question, because it is asked again and again. */
export async function isAnythingDue(sql: Sql, names: readonly string[], now: Date): Promise<boolean> {
  const [row] = await sql.query<{ due: boolean }>(
    `SELECT EXISTS (SELECT FROM job WHERE state = 'waiting' AND due_at <= now() AND name = ANY ($1))
       OR EXISTS (SELECT FROM job WHERE state = 'active' AND expires_at <= now() AND name = ANY ($1))
       OR EXISTS (SELECT FROM job_schedule WHERE next_at <= $2 AND name = ANY ($1)) AS due`,
    [names, now.toISOString()],
  );
  return row?.due ?? false;
}

/** The kinds of which one is due. */
export async function dueNames(sql: Sql, names: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `SELECT DISTINCT name FROM job WHERE state = 'waiting' AND due_at <= now() AND name = ANY ($1)`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** Finished jobs are there for a week, for those who ask what happened. */
export async function deleteOld(sql: Sql): Promise<void> {
  await sql.query(`DELETE FROM job WHERE finished_at < now() - interval '7 days'`);
}

const outcome = z.object({
  state: z.enum(['waiting', 'active', 'done', 'failed']),
  output: z
    .object({ value: z.unknown().optional(), message: z.string().optional(), code: z.string().optional() })
    .nullable(),
});

/** How a job stands; null when it is gone. */
export async function jobOutcome(sql: Sql, id: number): Promise<z.infer<typeof outcome> | null> {
  const [row] = await sql.query<object>('SELECT state, output FROM job WHERE id = $1', [id]);
  return row === undefined ? null : outcome.parse(row);
}
