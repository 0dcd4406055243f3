import { z } from 'zod';
import { codeOf } from '../failure.ts';
import type { Sql } from '../database.ts';
import type { FailedJob, Job, JobEnd } from '../jobs.ts';

/** A job taken by this process; `attempt` distinguishes it from a later attempt after a timeout. */
export interface TakenJob {
  id: number;
  attempt: number;
  data: unknown;
}

export interface NewJob {
  data: object;
  key?: string | undefined;
}

/** Queues a job. Resolves to its id. */
export async function addJob(sql: Sql, kind: Job, job: NewJob, retries?: number): Promise<number> {
  const [id] = await addJobs(sql, kind, [job], retries);
  if (id === undefined) throw new Error(`The job ${kind.name} could not be queued`);
  return id;
}

/** Queues jobs of one kind at once; a waiting job with the same key becomes due instead. Resolves to the ids. */
export async function addJobs(
  sql: Sql,
  { name, order, retryDelay, ...kind }: Job,
  jobs: readonly NewJob[],
  retries = kind.retries,
): Promise<number[]> {
  const added = await sql.query<{ id: number }>(
    `INSERT INTO job (name, retries, retry_delay, alone, data, key)
       SELECT $1, $2, $3, $4, new.data::jsonb, new.key FROM unnest($5::text[], $6::text[]) AS new (data, key)
     ON CONFLICT (name, key) WHERE state = 'waiting' AND key IS NOT NULL
     DO UPDATE SET due_at = least(job.due_at, excluded.due_at) RETURNING id`,
    [
      ...[name, retries, retryDelay, order === 'one-at-a-time'],
      jobs.map(({ data }) => JSON.stringify(data)),
      jobs.map(({ key }) => key ?? null),
    ],
  );
  return added.map(({ id }) => id);
}

/** Takes up to `most` jobs, longest due first; none if an exclusive one is running. */
export async function takeJobs(sql: Sql, { name, expireAfter }: Job, most: number): Promise<TakenJob[]> {
  try {
    return await sql.query<TakenJob>(
      `WITH due AS MATERIALIZED (
         SELECT id FROM job AS waiting WHERE name = $1 AND state = 'waiting' AND due_at <= now()
           AND NOT (alone AND EXISTS (SELECT FROM job AS other WHERE other.name = $1 AND other.state = 'active'))
         ORDER BY due_at, id LIMIT $3 FOR UPDATE SKIP LOCKED)
       UPDATE job SET state = 'active', attempts = attempts + 1, expires_at = now() + make_interval(secs => $2)
       FROM due WHERE job.id = due.id RETURNING job.id, attempts AS attempt, data`,
      [name, expireAfter, most],
    );
  } catch (error) {
    // Another process took one at the same time.
    if (codeOf(error) === uniqueViolation) return [];
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
 * Records a failed attempt. The job waits for its next attempt, or fails for good if none is left or another job waits
 * under its key.
 *
 * @returns whether it will be retried
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

/** Fails jobs that have exceeded their timeout or, with `all`, every active job, because their process has died. */
export async function failAbandoned(sql: Sql, names: readonly string[], all: boolean): Promise<void> {
  const abandoned = await sql.query<{ id: number; attempt: number }>(
    `SELECT id, attempts AS attempt FROM job WHERE state = 'active' AND name = ANY ($1) AND ($2 OR expires_at <= now())`,
    [names, all],
  );
  const message = all ? 'The server was stopped in the middle of it' : 'It took longer than it may';
  for (const job of abandoned) await failJob(sql, job, new Error(message));
}

/** Whether any job or schedule is due. A cheap query, because it is polled. */
export async function isAnythingDue(sql: Sql, names: readonly string[], now: Date): Promise<boolean> {
  const [row] = await sql.query<{ due: boolean }>(
    `SELECT EXISTS (SELECT FROM job WHERE state = 'waiting' AND due_at <= now() AND name = ANY ($1))
       OR EXISTS (SELECT FROM job WHERE state = 'active' AND expires_at <= now() AND name = ANY ($1))
       OR EXISTS (SELECT FROM job_schedule WHERE next_at <= $2 AND name = ANY ($1)) AS due`,
    [names, now.toISOString()],
  );
  return row?.due ?? false;
}

/** The kinds with a job that is due. */
export async function dueNames(sql: Sql, names: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `SELECT DISTINCT name FROM job WHERE state = 'waiting' AND due_at <= now() AND name = ANY ($1)`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** Keeps finished jobs for a week, for diagnosis. */
export async function deleteOld(sql: Sql): Promise<void> {
  await sql.query(`DELETE FROM job WHERE finished_at < now() - interval '7 days'`);
}

/**
 * Failed jobs whose work is still undone: no other job with the same work waits, runs or has ended since. Jobs that run
 * alone have the same work by their name, others by their key or, without one, their data.
 */
const undone = `job.state = 'failed' AND NOT EXISTS (
  SELECT FROM job AS other WHERE other.name = job.name AND other.id <> job.id
    AND (job.alone OR other.key IS NOT DISTINCT FROM job.key AND (job.key IS NOT NULL OR other.data = job.data))
    AND (other.state IN ('waiting', 'active') OR (other.finished_at, other.id) > (job.finished_at, job.id)))`;

export function failedJobs(sql: Sql): Promise<FailedJob[]> {
  return sql.query(
    `SELECT id, name, finished_at AS "failedAt", attempts, coalesce(output->>'message', '') AS reason
     FROM job WHERE ${undone} ORDER BY finished_at DESC, id DESC`,
  );
}

/**
 * Gives failed jobs one more attempt. Their attempts are not reset: an attempt that exceeded its timeout may still run,
 * and must not pass for the new one. Resolves to their names.
 */
export async function retryJobs(sql: Sql, ids: readonly number[] | null): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `UPDATE job SET state = 'waiting', due_at = now(), finished_at = NULL
     WHERE ${undone} AND ($1::bigint[] IS NULL OR id = ANY ($1)) RETURNING name`,
    [ids],
  );
  return rows.map(({ name }) => name);
}

/** The last end of a job whose name begins so. */
export async function lastEnd(sql: Sql, prefix: string): Promise<JobEnd | null> {
  const [row] = await sql.query<JobEnd>(
    `SELECT finished_at AS "finishedAt", output->'value' AS value,
       CASE WHEN state = 'failed' THEN coalesce(output->>'message', '') END AS reason
     FROM job WHERE starts_with(name, $1) AND state IN ('done', 'failed') ORDER BY finished_at DESC, id DESC LIMIT 1`,
    [prefix],
  );
  return row ?? null;
}

const outcome = z.object({
  state: z.enum(['waiting', 'active', 'done', 'failed']),
  output: z
    .object({ value: z.unknown().optional(), message: z.string().optional(), code: z.string().optional() })
    .nullable(),
});

/** The state of a job; null if it has been deleted. */
export async function jobOutcome(sql: Sql, id: number): Promise<z.infer<typeof outcome> | null> {
  const [row] = await sql.query<object>('SELECT state, output FROM job WHERE id = $1', [id]);
  return row === undefined ? null : outcome.parse(row);
}
