import type { z } from 'zod';
import type { Sql } from './database.ts';

export type Progress = { done: number; total: number };

/** Defines a kind of job. Times are in seconds. */
export interface JobDefinition<Data extends object> {
  name: string;
  /** Schema of the data; a job of an older version that no longer matches fails with the reason. */
  data: z.ZodType<Data>;
  /**
   * `one-at-a-time`: never two at once, across all processes. `latest-per-key`: one waiting job per key is enough, for
   * work that reads the current state when it starts.
   */
  order: 'one-at-a-time' | 'latest-per-key';
  /** Concurrent jobs of this kind per process; 1 by default, and always for `one-at-a-time`. */
  parallel?: number;
  /** Number of retries, and the delay before the first; each further delay is about twice as long. */
  retries: number;
  retryDelay: number;
  /** Timeout after which a job counts as failed, because its process may have died. */
  expireAfter: number;
  /** A cron line in Belgian time at which it runs without data; null if it is not (or no longer) scheduled. */
  cron?: string | null;
  work(data: Data, report: (progress: Progress) => void): Promise<unknown>;
}

/** A kind of job as the queue knows it, without the type of its data. */
export type Job = Omit<JobDefinition<object>, 'data' | 'work'> & {
  work(data: unknown, report: (progress: Progress) => void): Promise<unknown>;
};

/** A job that used up its attempts. */
export interface FailedJob {
  id: number;
  name: string;
  failedAt: string;
  attempts: number;
  reason: string;
}

/** How a job ended. */
export interface JobEnd {
  finishedAt: string;
  /** What its work resolved to. */
  value: unknown;
  /** Null if it succeeded. */
  reason: string | null;
}

/** Defines a kind of job; its data is validated when read from the database. */
export function defineJob<Data extends object>({ data: shape, work, ...kind }: JobDefinition<Data>): Job {
  return { ...kind, work: async (data, report) => work(shape.parse(data), report) };
}

/**
 * Background and scheduled work that outlives the request or command that started it. Jobs are stored in the database,
 * retried, and shared by all processes on one PostgreSQL. `define` all kinds before `start`.
 */
export interface Jobs {
  define(...jobs: readonly Job[]): void;
  /** Starts working and scheduling; repeated calls do nothing. */
  start(): Promise<void>;
  /** With `sql` the job is sent only if the transaction commits. */
  send(name: string, data: object, options?: { key?: string; sql?: Sql }): Promise<void>;
  /** Sends several jobs of one kind at once, each with its own key. */
  sendAll(name: string, jobs: readonly { data: object; key: string }[], sql: Sql): Promise<void>;
  /** Sends a job and waits for its end, in any process; `report` receives its progress if it runs in this one. */
  run(name: string, data: object, report?: (progress: Progress) => void): Promise<unknown>;
  /** Jobs that failed for good, newest first; not those whose work a later job has done or will do. */
  failed(): Promise<FailedJob[]>;
  /** Gives failed jobs one more attempt: these, or all. Resolves to their number. */
  retry(ids?: readonly number[]): Promise<number>;
  /** How the last job ended whose kind's name begins so; null if none did in the last week. */
  lastEnd(prefix: string): Promise<JobEnd | null>;
  /** Waits for running jobs (10 s at most), then stops. */
  stop(): Promise<void>;
}
