import PgBoss from 'pg-boss';
import { z } from 'zod';
import type { Database, Sql } from './database.ts';
import type { Log } from './log.ts';

export type Progress = { done: number; total: number };

/** How a kind of job is treated. Times in seconds. */
export interface JobKind<Data extends object> {
  /** What its data must be; a job of an older version that no longer fits fails with the reason. */
  data: z.ZodType<Data>;
  /**
   * `one-at-a-time`: never two at once, in any process. `latest-per-key`: of those that wait under one key one is kept, for work
   * that reads the current state when it begins.
   */
  order: 'one-at-a-time' | 'latest-per-key';
  /** How often it is tried again after a failure, and how long the first pause is; each further one is about twice as long. */
  retries: number;
  retryDelay: number;
  /** After this time a job counts as failed: its process may have died. */
  expireAfter: number;
}

type Work<Data> = (data: Data, report: (progress: Progress) => void) => Promise<unknown>;

/**
 * Work that outlives the request or command it was asked in: kept in the database, tried again, shared by all processes on
 * one PostgreSQL. `define` all kinds before `start`.
 */
export interface Jobs {
  define<Data extends object>(name: string, kind: JobKind<Data>, work: Work<Data>): void;
  /** Begins to work; repeated calls do nothing. */
  start(): Promise<void>;
  /** With `sql` the job is there exactly if the transaction is committed. */
  send(name: string, data: object, options?: { key?: string; sql?: Sql }): Promise<void>;
  /** Sends a job and waits for its end, whichever process works on it; `report` hears of it where that is this one. */
  run(name: string, data: object, report?: (progress: Progress) => void): Promise<unknown>;
  /** A cron line in Belgian time; null: not any longer. */
  schedule(name: string, cron: string | null, data?: object): Promise<void>;
  /** Lets running jobs end (10 s at most), then lets go. */
  stop(): Promise<void>;
}

const policies = { 'one-at-a-time': 'singleton', 'latest-per-key': 'short' } as const;
const pollEvery = 2;
const askEvery = 200;

/** Jobs by pg-boss, on the product's own connection; its tables are in a schema of their own (`pgboss`). */
export function createJobs(database: Database, log: Log): Jobs {
  const boss = new PgBoss({ db: onDatabase(database), deleteAfterDays: 7, archiveCompletedAfterSeconds: 3600 });
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue has a problem'));
  const kinds = new Map<string, { kind: JobKind<object>; work: Work<object>; worker?: string }>();
  const listeners = new Map<string, (progress: Progress) => void>();
  let started: Promise<void> | undefined;

  async function begin(): Promise<void> {
    await boss.start();
    for (const [name, entry] of kinds) {
      const { kind, work } = entry;
      const queue = {
        name,
        policy: policies[kind.order],
        retryLimit: kind.retries,
        retryDelay: kind.retryDelay,
        retryBackoff: true,
        expireInSeconds: kind.expireAfter,
      };
      await boss.createQueue(name, queue);
      await boss.updateQueue(name, queue);
      if (database.kind === 'embedded') await failInterrupted(database, boss, name);
      entry.worker = await boss.work(name, { pollingIntervalSeconds: pollEvery }, async ([job]) => {
        if (!job) return undefined;
        const result = await work(kind.data.parse(job.data), (progress) => listeners.get(job.id)?.(progress));
        return result ?? undefined;
      });
    }
  }
  const start = (): Promise<void> => (started ??= begin());
  const wake = (name: string): void => {
    const worker = kinds.get(name)?.worker;
    if (worker) boss.notifyWorker(worker);
  };

  return {
    define: (name, kind, work) => {
      // The boundary: `kind.data` parses what comes out of the database before `work` sees it.
      kinds.set(name, { kind: kind as unknown as JobKind<object>, work: work as Work<object> });
    },
    start,
    send: async (name, data, { key, sql } = {}) => {
      await start();
      await boss.send(name, data, { ...(key ? { singletonKey: key } : {}), ...(sql ? { db: asDb(sql) } : {}) });
      wake(name);
    },
    run: async (name, data, report = () => undefined) => {
      await start();
      const id = await boss.send(name, data, { retryLimit: 0 });
      if (id === null) throw new Error(`The job ${name} could not be queued`);
      listeners.set(id, report);
      try {
        wake(name);
        for (;;) {
          const job = await boss.getJobById(name, id);
          if (job === null) throw new Error(`The job ${name} is gone`);
          if (job.state === 'completed') return outputOf(job.output);
          if (job.state === 'failed' || job.state === 'cancelled') throw revived(job.output);
          await new Promise((resolve) => setTimeout(resolve, askEvery));
        }
      } finally {
        listeners.delete(id);
      }
    },
    schedule: async (name, cron, data = {}) => {
      await start();
      if (cron === null) await boss.unschedule(name);
      else await boss.schedule(name, cron, data, { tz: 'Europe/Brussels' });
    },
    stop: async () => {
      if (started === undefined) return;
      await started.catch(() => undefined);
      await boss.stop({ graceful: true, wait: true, timeout: 10_000 });
    },
  };
}

/** With one process there is nobody who could still be working on what was begun before it started. */
async function failInterrupted(database: Database, boss: PgBoss, name: string): Promise<void> {
  const rows = await database.query<{ id: string }>(
    "SELECT id::text AS id FROM pgboss.job WHERE name = $1 AND state = 'active'",
    [name],
  );
  for (const { id } of rows) await boss.fail(name, id, { message: 'The server was stopped in the middle of it' });
}

/** pg-boss wraps whatever is no object. */
function outputOf(output: unknown): unknown {
  return typeof output === 'object' && output !== null && 'value' in output ? output.value : output;
}

/** A failed job's error, with its `code`. */
function revived(output: unknown): Error {
  const { message, code } = z
    .object({ message: z.string().optional(), code: z.string().optional() })
    .catch({})
    .parse(output);
  return Object.assign(new Error(message ?? 'The job failed'), code === undefined ? {} : { code });
}

function asDb(sql: Sql): PgBoss.Db {
  return {
    executeSql: async (text, values = []) => {
      if (values.length > 0 || !text.includes(';')) return { rows: await sql.query(text, values) };
      await sql.execute(text);
      return { rows: [] };
    },
  };
}

/** Its own transactions must be ours: a script that opens one by itself and fails would leave the one connection inside it. */
function onDatabase(database: Database): PgBoss.Db {
  const plain = asDb(database);
  return {
    executeSql: async (text, values = []) => {
      const script = /^\s*BEGIN;?([\s\S]*)COMMIT;?\s*$/.exec(text)?.[1];
      if (script === undefined) return plain.executeSql(text, values);
      await database.transaction((sql) => sql.execute(script));
      return { rows: [] };
    },
  };
}
