import { AsyncResource } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../database.ts';
import { isFailure, revivedFailure } from '../failure.ts';
import { migrate } from '../database/migrations.ts';
import type { Job, Jobs, Progress } from '../jobs.ts';
import type { Log } from '../log.ts';
import {
  addJob,
  addJobs,
  deleteOld,
  dueNames,
  failAbandoned,
  failJob,
  finishJob,
  isAnythingDue,
  jobOutcome,
  takeJobs,
  type TakenJob,
} from './queue.ts';
import { queueScheduled, writeSchedule } from './schedule.ts';
import { jobMigrations } from './schema.ts';

const second = 1_000;
/** Poll interval of the queue and the schedule; jobs that this process sends itself start at once. */
const pollInterval = 2 * second;
const cleanEvery = 3_600 * second;
const askEvery = 200;
const writeAgainAfter = second;
const lastMoment = 10 * second;

/** How many of a kind a process works on at once. */
const lanesOf = ({ order, parallel = 1 }: Job): number => (order === 'one-at-a-time' ? 1 : parallel);

/** What a process is busy with, of one kind of jobs. */
interface Worker {
  lanes: Set<Promise<void>>;
  /** While it looks for more. */
  taking: Promise<void> | null;
  /** It was told to look for more while it could not. */
  takeAgain: boolean;
}

/** The job queue in the product's own database (docs/decisions/0026): a table, with `SKIP LOCKED` if several processes take from it. */
export async function createJobs(database: Database, log: Pick<Log, 'warn'>, now = () => new Date()): Promise<Jobs> {
  await migrate(database, 'jobs', jobMigrations);
  const jobs = new Map<string, Job>();
  /** The kinds that this process works on. */
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
      const value = await job.work(taken.data, (progress) => listeners.get(taken.id)?.(progress));
      await onceThereIsADatabase(expiresAt, () => finishJob(database, taken, value ?? null));
    } catch (error) {
      const isTriedAgain = await onceThereIsADatabase(expiresAt, () => failJob(database, taken, error));
      if (!isStopping) log.warn({ err: error, job: job.name, attempt: taken.attempt, isTriedAgain }, 'A job failed');
    }
  }

  /** A job whose end is not written down would only be taken up again when its time is over; after that it is no longer ours. */
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

  /** The work is the process's own: it neither belongs to nor ends with whatever sent it, such as a transaction. */
  function wake(name: string): void {
    outside.runInAsyncScope(() => fillLanes(name));
  }

  /** As many as there is room for, beside those that are busy: a job that hangs holds up no other. */
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
        // There may be more.
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

  /** From now on this process runs jobs of these kinds. */
  async function employ(names: readonly string[]): Promise<void> {
    const fresh = names.filter((name) => !workers.has(name));
    if (fresh.length === 0) return;
    for (const name of fresh) workers.set(name, { lanes: new Set(), taking: null, takeAgain: false });
    // With a single process, whatever was started before it is abandoned.
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
