import type { z } from 'zod';
import type { Sql } from './database.ts';

export type Progress = { done: number; total: number };

/** How a kind of job is treated. Times in seconds. */
export interface JobDefinition<Data extends object> {
  name: string;
  /** What its data must be; a job of an older version that no longer fits fails with the reason. */
  data: z.ZodType<Data>;
  /**
   * `one-at-a-time`: never two at once, in any process. `latest-per-key`: of those that wait under one key one is enough, for work
   * that reads the current state when it begins.
   */
  order: 'one-at-a-time' | 'latest-per-key';
  /** How often it is tried again after a failure, and how long the first pause is; each further one is about twice as long. */
  retries: number;
  retryDelay: number;
  /** After this time a job counts as failed: its process may have died. */
  expireAfter: number;
  /** A cron line in Belgian time, at which it runs with no data; null: not (any longer). */
  cron?: string | null;
  work(data: Data, report: (progress: Progress) => void): Promise<unknown>;
}

/** A kind of job as the queue knows it: whose data it is only the job itself knows. */
export type Job = Omit<JobDefinition<object>, 'data' | 'work'> & {
  work(data: unknown, report: (progress: Progress) => void): Promise<unknown>;
};

/** Defines a kind of job; its data is checked when it comes out of the database. */
export function defineJob<Data extends object>({ data: shape, work, ...kind }: JobDefinition<Data>): Job {
  return { ...kind, work: async (data, report) => work(shape.parse(data), report) };
}

/**
 * Work that outlives the request or command it was asked in, and work by the clock: kept in the database, tried again, shared by all
 * processes on one PostgreSQL. `define` all kinds before `start`.
 */
export interface Jobs {
  define(...jobs: readonly Job[]): void;
  /** Begins to work and to follow the clock; repeated calls do nothing. */
  start(): Promise<void>;
  /** With `sql` the job is there exactly if the transaction is committed. */
  send(name: string, data: object, options?: { key?: string; sql?: Sql }): Promise<void>;
  /** Sends a job and waits for its end, whichever process works on it; `report` hears of it where that is this one. */
  run(name: string, data: object, report?: (progress: Progress) => void): Promise<unknown>;
  /** Lets running jobs end (10 s at most), then lets go. */
  stop(): Promise<void>;
}
