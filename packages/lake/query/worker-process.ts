import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Dataset } from '../documents/dataset.ts';
import type { LakeQueryLimits } from '../ports.ts';
import { TaskStopped, TaskUnavailable } from './failures.ts';
import type { DatasetNews, Mark, WorkerAnswer, WorkerTask } from './worker.ts';

/** Documents sent at once; between two batches this process does other work. */
const batch = 50;

/** A child process that runs tasks over its own copy of the documents. */
export interface Worker {
  readonly isAlive: boolean;
  readonly isIdle: boolean;
  learn(news: DatasetNews): void;
  /** Copies all documents of a dataset. */
  load(dataset: Dataset): Promise<void>;
  /** One task at a time. */
  run(task: WorkerTask): Promise<WorkerAnswer>;
  end(): Promise<void>;
}

/**
 * A process and not a worker thread: one large allocation in a thread aborts the whole process.
 *
 * @param source the bundled `worker.ts`
 * @param ended called once, with the reason
 */
export function startWorker(
  source: string,
  projectId: string,
  { megabytes, milliseconds }: Pick<LakeQueryLimits, 'megabytes' | 'milliseconds'>,
  ended: (error: Error) => void,
): Worker {
  const child = fork(source, [projectId], {
    execArgv: [`--max-old-space-size=${megabytes}`],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let current: { resolve(answer: WorkerAnswer): void; reject(error: Error): void } | null = null;
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
  const send = (message: DatasetNews | WorkerTask | Mark): void => {
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
  child.on('message', (message: WorkerAnswer | Mark) => {
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
        // As they are now: changes since the beginning have been sent already.
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
        return await new Promise<WorkerAnswer>((resolve, reject) => {
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
