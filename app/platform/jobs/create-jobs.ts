import { AsyncResource } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../database.ts';
import { isFailure, revivedFailure } from '../failure.ts';
import { migrate } from '../database/migrations.ts';
import type { Job, Jobs, Progress } from '../jobs.ts';
import type { Log } from '../log.ts';
import { trace } from '../tracing.ts';
import {
  addJob,
  addJobs,
  deleteOld,
  dueNames,
  failAbandoned,
  failedJobs,
  failJob,
  finishJob,
  isAnythingDue,
  jobOutcome,
  lastEnd,
  retryJobs,
  takeJobs,
  type TakenJob,
} from './queue.ts';
import { queueScheduled, writeSchedule } from './schedule.ts';
import { jobMigrations } from './schema.ts';

const second = 1_000;
/** Poll interval of the queue and the schedule; jobs that this process sends start at once. */
const pollInterval = 2 * second;
const cleanEvery = 3_600 * second;
const askEvery = 200;
const writeAgainAfter = second;
const lastMoment = 10 * second;

/** Number of concurrent jobs of one kind in this process. */
const lanesOf = ({ order, parallel = 1 }: Job): number => (order === 'one-at-a-time' ? 1 : parallel);

/** The state of this process for one kind of job. */
interface Worker {
  lanes: Set<Promise<void>>;
  /** Set while more jobs are being taken. */
  taking: Promise<void> | null;
  /** Whether to take again as soon as possible. */
  takeAgain: boolean;
}

/** Creates the job queue (docs/decisions/0026): a database table, with `SKIP LOCKED` for several processes. */
export async function createJobs(database: Database, log: Pick<Log, 'warn'>, now = () => new Date()): Promise<Jobs> {
  await migrate(database, 'jobs', jobMigrations);
  const jobs = new Map<string, Job>();
  /** The kinds of jobs that this process runs. */
  const workers = new Map<string, Worker>();
  const outside = new AsyncResource('jobs');
  const listeners = new Map<number, (progress: Progress) => void>();
  let started: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let cleanedAt = 0;
  let isStopping = false;

  const known = (name: string): Job => {
    const job = jobs.get(name);
    if (job === undefined) throw new Error(`There is no job called ${name}`);
    return job;
  };

  async function perform(job: Job, taken: TakenJob): Promise<void> {
    const expiresAt = Date.now() + job.expireAfter * second;
    try {
      const value = await trace(`job ${job.name}`, { 'gevel.job': job.name, 'gevel.attempt': taken.attempt }, () =>
        job.work(taken.data, (progress) => listeners.get(taken.id)?.(progress)),
      );
      await onceThereIsADatabase(expiresAt, () => finishJob(database, taken, value ?? null));
    } catch (error) {
      const isTriedAgain = await onceThereIsADatabase(expiresAt, () => failJob(database, taken, error));
      if (!isStopping) log.warn({ err: error, job: job.name, attempt: taken.attempt, isTriedAgain }, 'A job failed');
    }
  }

  /**
   * Retries recording a job's end while the database is unreachable. Otherwise the job would only be retried after its
   * timeout; after the timeout it is no longer ours.
   */
  async function onceThereIsADatabase<Value>(expiresAt: number, write: () => Promise<Value>): Promise<Value> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isFailure(error, 'CONNECTION_LOST') || isStopping || Date.now() > expiresAt) throw error;
        await delay(writeAgainAfter, undefined, { ref: false });
      }
    }
  }

  /** Runs jobs outside the caller's async context: they do not belong to the sender's transaction. */
  function wake(name: string): void {
    outside.runInAsyncScope(() => fillLanes(name));
  }

  /** Takes as many jobs as there are free lanes, so that a hanging job blocks no other. */
  function fillLanes(name: string): void {
    const worker = workers.get(name);
    if (worker === undefined || isStopping) return;
    const job = known(name);
    const room = lanesOf(job) - worker.lanes.size;
    if (worker.taking !== null || room <= 0) {
      worker.takeAgain = true;
      return;
    }
    worker.takeAgain = false;
    worker.taking = takeJobs(database, job, room)
      .then((taken) => {
        for (const each of taken) beginLane(worker, job, each);
        // All lanes were filled, so more jobs may be due.
        if (taken.length >= room) worker.takeAgain = true;
      })
      .catch((error: unknown) => log.warn({ err: error, job: name }, 'The job queue has a problem'))
      .finally(() => {
        worker.taking = null;
        if (worker.takeAgain) fillLanes(name);
      });
  }

  function beginLane(worker: Worker, job: Job, taken: TakenJob): void {
    const lane = perform(job, taken)
      .catch((error: unknown) => log.warn({ err: error, job: job.name }, 'The job queue has a problem'))
      .finally(() => {
        worker.lanes.delete(lane);
        if (worker.takeAgain) fillLanes(job.name);
      });
    worker.lanes.add(lane);
  }

  /** Makes this process run jobs of these kinds. */
  async function employ(names: readonly string[]): Promise<void> {
    const fresh = names.filter((name) => !workers.has(name));
    if (fresh.length === 0) return;
    for (const name of fresh) workers.set(name, { lanes: new Set(), taking: null, takeAgain: false });
    // The embedded database has a single process, so jobs still active are abandoned.
    await failAbandoned(database, fresh, database.kind === 'embedded');
    timer ??= setInterval(() => void look(), pollInterval).unref();
  }

  async function look(): Promise<void> {
    try {
      const names = [...workers.keys()];
      const at = now();
      if (await isAnythingDue(database, names, at)) {
        if (started !== undefined) await queueScheduled(database, jobs, at);
        await failAbandoned(database, names, false);
        for (const name of await dueNames(database, names)) wake(name);
      }
      if (Date.now() - cleanedAt > cleanEvery) {
        cleanedAt = Date.now();
        await deleteOld(database);
      }
    } catch (error) {
      if (!isStopping) log.warn({ err: error }, 'The job queue has a problem');
    }
  }

  async function begin(): Promise<void> {
    await writeSchedule(database, [...jobs.values()], now());
    await employ([...jobs.keys()]);
    await look();
  }

  return {
    define: (...more) => {
      for (const job of more) jobs.set(job.name, job);
    },
    start: () => (started ??= begin()),
    send: async (name, data, { key, sql } = {}) => {
      await addJob(sql ?? database, known(name), { data, key });
      wake(name);
    },
    sendAll: async (name, together, sql) => {
      if (together.length === 0) return;
      await addJobs(sql, known(name), together);
      wake(name);
    },
    run: async (name, data, report = () => undefined) => {
      const kind = known(name);
      await employ([name]);
      const id = await addJob(database, kind, { data }, 0);
      listeners.set(id, report);
      try {
        wake(name);
        for (;;) {
          const job = await jobOutcome(database, id);
          if (job === null) throw new Error(`The job ${name} is gone`);
          if (job.state === 'done') return job.output?.value;
          if (job.state === 'failed') throw revivedFailure(job.output?.code, job.output?.message ?? 'The job failed');
          await delay(askEvery);
        }
      } finally {
        listeners.delete(id);
      }
    },
    failed: () => failedJobs(database),
    retry: async (ids) => {
      const names = await retryJobs(database, ids ?? null);
      for (const name of new Set(names)) wake(name);
      return names.length;
    },
    lastEnd: (prefix) => lastEnd(database, prefix),
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      const working = [...workers.values()].map(async ({ taking, lanes }) => {
        await taking;
        await Promise.all(lanes);
      });
      await Promise.race([Promise.all(working), delay(lastMoment, undefined, { ref: false })]);
    },
  };
}
