import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Dataset } from '../documents/dataset.ts';
import type { LakeLog, LakeQueryLimits } from '../ports.ts';
import type { DatasetNews, Mark, ThreadAnswer, ThreadTask } from './thread.ts';

/** A task that exceeded a limit. The message completes the sentence "the query …". */
export class TaskStopped extends Error {}

/** A task that could not be run, through no fault of its own: another attempt may succeed. */
export class TaskUnavailable extends Error {}

/** A reader has too many tasks waiting. */
export class TooManyTasks extends TaskUnavailable {}

export interface QueryCounts {
  running: number;
  waiting: number;
  /** Tasks that exceeded a limit. */
  stopped: number;
}

export interface Threads {
  /**
   * Runs a task in a thread that has seen every change so far. Tasks of one reader occupy at most half of the threads,
   * and readers take turns.
   *
   * @param by the reader's id
   * @throws {TaskStopped} {@link TaskUnavailable}
   */
  run(task: ThreadTask, by: string, signal?: AbortSignal): Promise<ThreadAnswer>;
  counts(): QueryCounts;
  close(): Promise<void>;
}

interface Waiting {
  task: ThreadTask;
  by: string;
  signal?: AbortSignal;
  resolve(answer: ThreadAnswer): void;
  reject(error: Error): void;
}

/** Documents posted at once; between two batches the main thread does other work. */
const batch = 50;

interface Options {
  projectId: string;
  datasets: ReadonlyMap<string, Dataset>;
  /** The bundled `thread.ts`; asked for with the first task. */
  file: () => Promise<URL>;
  limits: LakeQueryLimits;
  log: LakeLog;
}

/** Threads start with the first tasks. One that is stopped is replaced with the next. */
export function createThreads({ projectId, datasets, file, limits, log }: Options): Threads {
  const threads = new Set<Thread>();
  const queues = new Map<string, Waiting[]>();
  const running = new Map<string, number>();
  const share = Math.max(1, Math.floor(limits.threads / 2));
  let starting = 0;
  let stopped = 0;
  let closed = false;

  const post = (news: DatasetNews): void => threads.forEach((thread) => thread.learn(news));
  const unsubscribe = [...datasets.values()].map((dataset) =>
    dataset.subscribe(
      ({ changes }) => {
        if (threads.size > 0)
          post({ kind: 'changes', dataset: dataset.name, changes: changes.map(({ id, after }) => ({ id, after })) });
      },
      () => threads.forEach((thread) => void thread.load(dataset).then(assign, assign)),
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
    starting += 1;
    try {
      const source = fileURLToPath(await file());
      if (closed) return;
      // A process and not a worker thread: one large allocation in a thread aborts all of them.
      const child = fork(source, [projectId], {
        execArgv: [`--max-old-space-size=${limits.megabytes}`],
        env: { NODE_ENV: 'production' },
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      const thread = createThread(child, limits.milliseconds, (error) => {
        threads.delete(thread);
        if (error instanceof TaskStopped) stopped += 1;
        if (!closed) log.warn({ err: error }, 'a thread for queries ended');
        assign();
      });
      threads.add(thread);
      await Promise.all([...datasets.values()].map((dataset) => thread.load(dataset)));
      // Another would fare no better, and tasks would wait for ever.
      if (!thread.isAlive) throw new TaskUnavailable('The documents cannot be copied to a process for queries.');
    } finally {
      starting -= 1;
    }
  };

  const assign = (): void => {
    if (closed) return;
    for (const thread of threads) {
      if (!thread.isIdle) continue;
      const next = take();
      if (next === undefined) return;
      running.set(next.by, (running.get(next.by) ?? 0) + 1);
      void thread
        .run(next.task)
        .then(next.resolve, next.reject)
        .finally(() => {
          const left = (running.get(next.by) ?? 1) - 1;
          if (left > 0) running.set(next.by, left);
          else running.delete(next.by);
          assign();
        });
    }
    if (queues.size === 0 || threads.size + starting >= limits.threads) return;
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
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

interface Thread {
  readonly isAlive: boolean;
  readonly isIdle: boolean;
  learn(news: DatasetNews): void;
  /** Copies all documents of a dataset. */
  load(dataset: Dataset): Promise<void>;
  /** One task at a time. */
  run(task: ThreadTask): Promise<ThreadAnswer>;
  end(): Promise<void>;
}

function createThread(child: ChildProcess, milliseconds: number, ended: (error: Error) => void): Thread {
  let current: { resolve(answer: ThreadAnswer): void; reject(error: Error): void } | null = null;
  let loading = 0;
  let alive = true;
  let lastMark = 0;
  /** Called when the child has done all that it was sent before a mark, or has ended. */
  const marks = new Map<number, () => void>();
  /** The newest load of each dataset; an older one gives up. */
  const loads = new Map<string, number>();

  const stop = (error: Error): void => {
    if (!alive) return;
    alive = false;
    child.kill('SIGKILL');
    for (const copied of marks.values()) copied();
    current?.reject(error);
    ended(error);
  };
  const send = (message: DatasetNews | ThreadTask | Mark): void => {
    if (!alive) return;
    try {
      child.send(message, (error) => error && stop(new TaskUnavailable(error.message)));
    } catch (error) {
      // What cannot be sent would be missing from its copy.
      stop(new TaskUnavailable(String(error)));
    }
  };
  child.unref();
  child.channel?.unref();
  try {
    // Visitors' pages go first.
    if (child.pid !== undefined) setPriority(child.pid, 5);
  } catch {
    // Not allowed here: then all are equal.
  }
  child.on('message', (message: ThreadAnswer | Mark) => {
    if (message.kind === 'mark') marks.get(message.mark)?.();
    else current?.resolve(message);
  });
  child.on('error', (error) => stop(new TaskUnavailable(error.message)));
  child.on('exit', (code, signal) => {
    const isMemory = signal === 'SIGABRT' || code === 134;
    stop(
      isMemory && current !== null
        ? new TaskStopped('needs too much memory: ask for fewer documents or fields')
        : new TaskUnavailable('A process for queries ended.'),
    );
  });

  return {
    get isAlive() {
      return alive;
    },
    get isIdle() {
      return alive && current === null && loading === 0;
    },
    learn: send,
    load: async (dataset) => {
      const { name } = dataset;
      const load = (loads.get(name) ?? 0) + 1;
      loads.set(name, load);
      loading += 1;
      send({ kind: 'reset', dataset: name });
      const ids = [...dataset.all()].map(({ _id }) => _id);
      for (let at = 0; alive && at < ids.length && loads.get(name) === load; at += batch) {
        // As they are now: changes since the beginning have been posted already.
        const documents = ids.slice(at, at + batch).flatMap((id) => dataset.get(id) ?? []);
        send({ kind: 'documents', dataset: name, documents });
        await nextTurn();
      }
      // A query's time begins when the copy is there.
      const mark = (lastMark += 1);
      if (alive)
        await new Promise<void>((copied) => {
          marks.set(mark, copied);
          send({ kind: 'mark', mark });
        });
      marks.delete(mark);
      loading -= 1;
    },
    run: async (task) => {
      const timer = setTimeout(
        () =>
          stop(new TaskStopped(`takes longer than ${milliseconds / 1000} s: ask for fewer documents, or less of each`)),
        milliseconds,
      );
      try {
        return await new Promise<ThreadAnswer>((resolve, reject) => {
          current = { resolve, reject };
          send(task);
        });
      } finally {
        clearTimeout(timer);
        current = null;
      }
    },
    end: async () => {
      const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      stop(new TaskUnavailable('The site is stopping.'));
      await gone;
    },
  };
}
