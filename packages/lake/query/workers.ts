import { fileURLToPath } from 'node:url';
import type { Dataset } from '../documents/dataset.ts';
import type { LakeLog, LakeQueryLimits } from '../ports.ts';
import { TaskStopped, TaskUnavailable, TooManyTasks } from './failures.ts';
import { startWorker, type Worker } from './worker-process.ts';
import type { DatasetNews, WorkerAnswer, WorkerTask } from './worker.ts';

export interface QueryCounts {
  running: number;
  waiting: number;
  /** Tasks that exceeded a limit. */
  stopped: number;
}

export interface Workers {
  /**
   * Runs a task in a worker that has seen every change so far. Tasks of one reader occupy at most half of the workers,
   * and readers take turns.
   *
   * @param by the reader's id
   * @throws {TaskStopped} {@link TaskUnavailable}
   */
  run(task: WorkerTask, by: string, signal?: AbortSignal): Promise<WorkerAnswer>;
  counts(): QueryCounts;
  close(): Promise<void>;
}

interface Waiting {
  task: WorkerTask;
  by: string;
  signal?: AbortSignal;
  resolve(answer: WorkerAnswer): void;
  reject(error: Error): void;
}

interface Options {
  projectId: string;
  datasets: ReadonlyMap<string, Dataset>;
  /** The bundled `worker.ts`; asked for with the first task. */
  file: () => Promise<URL>;
  limits: LakeQueryLimits;
  log: LakeLog;
}

/** Starts workers when tasks wait for them. One that was stopped is replaced with the next task. */
export function createWorkers({ projectId, datasets, file, limits, log }: Options): Workers {
  const workers = new Set<Worker>();
  const queues = new Map<string, Waiting[]>();
  const running = new Map<string, number>();
  const share = Math.max(1, Math.floor(limits.workers / 2));
  let isStarting = false;
  let stopped = 0;
  let closed = false;

  const post = (news: DatasetNews): void => workers.forEach((worker) => worker.learn(news));
  const unsubscribe = [...datasets.values()].map((dataset) =>
    dataset.subscribe(
      ({ changes }) => {
        if (workers.size > 0)
          post({ kind: 'changes', dataset: dataset.name, changes: changes.map(({ id, after }) => ({ id, after })) });
      },
      () => workers.forEach((worker) => void worker.load(dataset).then(assign, assign)),
    ),
  );

  /** Takes the next task of a reader who has no more than their share, and puts that reader last. */
  const take = (): Waiting | undefined => {
    for (const [by, queue] of queues) {
      if ((running.get(by) ?? 0) >= share) continue;
      const next = queue.shift();
      queues.delete(by);
      if (queue.length > 0) queues.set(by, queue);
      if (next === undefined) continue;
      if (next.signal?.aborted !== true) return next;
      next.reject(new TaskUnavailable('The request was cancelled.'));
    }
    return undefined;
  };

  const start = async (): Promise<void> => {
    isStarting = true;
    try {
      const source = fileURLToPath(await file());
      if (closed) return;
      const worker = startWorker(source, projectId, limits, (error) => {
        workers.delete(worker);
        if (error instanceof TaskStopped) stopped += 1;
        if (!closed) log.warn({ err: error }, 'a process for queries ended');
        assign();
      });
      workers.add(worker);
      await Promise.all([...datasets.values()].map((dataset) => worker.load(dataset)));
      // Another would fare no better, and tasks would wait for ever.
      if (!worker.isAlive) throw new TaskUnavailable('The documents cannot be copied to a process for queries.');
    } finally {
      isStarting = false;
    }
  };

  const assign = (): void => {
    if (closed) return;
    for (const worker of workers) {
      if (!worker.isIdle) continue;
      const next = take();
      if (next === undefined) return;
      running.set(next.by, (running.get(next.by) ?? 0) + 1);
      void worker
        .run(next.task)
        .then(next.resolve, next.reject)
        .finally(() => {
          const left = (running.get(next.by) ?? 1) - 1;
          if (left > 0) running.set(next.by, left);
          else running.delete(next.by);
          assign();
        });
    }
    // One at a time: the first may do for all that wait.
    if (queues.size === 0 || isStarting || workers.size >= limits.workers) return;
    void start().then(assign, (error: unknown) => {
      rejectAll(error instanceof TaskUnavailable ? error : new TaskUnavailable(String(error)));
    });
  };

  const rejectAll = (error: Error): void => {
    for (const queue of queues.values()) for (const { reject } of queue) reject(error);
    queues.clear();
  };

  return {
    run: (task, by, signal) =>
      new Promise((resolve, reject) => {
        const queue = (queues.get(by) ?? []).filter((each) => each.signal?.aborted !== true);
        if (closed) return reject(new TaskUnavailable('The site is stopping.'));
        if (queue.length >= limits.waiting) return reject(new TooManyTasks('Too many of your queries are waiting.'));
        queue.push({ task, by, signal, resolve, reject });
        queues.set(by, queue);
        assign();
      }),
    counts: () => ({
      running: sum(running.values()),
      waiting: sum([...queues.values()].map((queue) => queue.length)),
      stopped,
    }),
    close: async () => {
      closed = true;
      for (const stop of unsubscribe) stop();
      rejectAll(new TaskUnavailable('The site is stopping.'));
      await Promise.all([...workers].map((worker) => worker.end()));
    },
  };
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);
