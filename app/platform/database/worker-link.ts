import { Worker } from 'node:worker_threads';
import { failure, revivedFailure } from '../failure.ts';

interface WorkerFailure {
  message: string;
  code?: string;
  detail?: string;
  constraint?: string;
  fatal: boolean;
}

type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed-to-start'; error: WorkerFailure }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failure'; id: number; error: WorkerFailure }
  | { kind: 'notification'; channel: string; payload: string };

export type WorkerCall =
  | { operation: 'query'; text: string; parameters: readonly unknown[] }
  | { operation: 'execute'; text: string }
  | { operation: 'listen' | 'unlisten'; channel: string }
  | { operation: 'backup'; file: string }
  | { operation: 'syncs' | 'goBehindPages' | 'close' };

/** One run of the database's thread. After it has ended (`alive` is false) its owner starts another. */
export interface WorkerLink {
  readonly alive: boolean;
  /** Resolves when the thread has ended; only then may another open the same folder. */
  readonly exited: Promise<void>;
  /** Rejects with `QUERY_TIMEOUT` after `limit` ms and ends the thread: nothing else stops a running query. */
  call(message: WorkerCall, limit: number | null): Promise<unknown>;
  end(): Promise<void>;
}

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Starts the thread and opens its database. If that fails, rejects with the reason once the thread has ended. */
export function startWorker(
  file: URL,
  start: { directory: string | null; backupFile: string | null; pagesGoFirst: boolean },
  onMessage: (channel: string, payload: string) => void,
): Promise<WorkerLink> {
  const worker = new Worker(file, { workerData: start, execArgv: [], name: 'database' });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const pending = new Map<number, Pending>();
  let alive = true;
  let lastId = 0;

  const die = (error: Error): void => {
    if (!alive) return;
    alive = false;
    for (const waiting of pending.values()) waiting.reject(error);
    pending.clear();
    void worker.terminate();
  };
  const lost = (cause?: unknown): Error =>
    failure('CONNECTION_LOST', 'The embedded database stopped while working and is started again.', cause);

  const call: WorkerLink['call'] = (message, limit) =>
    new Promise((resolve, reject) => {
      if (!alive) return reject(lost());
      const id = (lastId += 1);
      const timer = limit === null ? undefined : setTimeout(() => expire(id, limit), limit);
      pending.set(id, {
        resolve: (value) => (clearTimeout(timer), resolve(value)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      });
      worker.postMessage({ id, ...message });
    });
  const expire = (id: number, limit: number): void => {
    pending.get(id)?.reject(failure('QUERY_TIMEOUT', `A query took longer than ${limit / 1000} s and was stopped.`));
    pending.delete(id);
    die(lost());
  };

  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'notification') return onMessage(message.channel, message.payload);
      if (message.kind === 'ready') {
        return resolve({
          get alive() {
            return alive;
          },
          exited,
          call,
          end: async () => {
            die(lost());
            await exited;
          },
        });
      }
      if (message.kind === 'failed-to-start') {
        const error = databaseError(message.error);
        die(error);
        return void exited.then(() => reject(error));
      }
      const waiting = pending.get(message.id);
      pending.delete(message.id);
      if (message.kind === 'answer') return waiting?.resolve(message.value);
      waiting?.reject(databaseError(message.error));
      if (message.error.fatal) die(lost());
    });
    worker.on('error', (error) => {
      die(lost(error));
      void exited.then(() => reject(error));
    });
    worker.on('exit', () => {
      die(lost());
      // No effect after a more specific error: a promise rejects only once.
      setImmediate(() => reject(lost()));
    });
  });
}

function databaseError({ message, code, detail, constraint }: WorkerFailure): Error {
  return Object.assign(revivedFailure(code ?? 'DATABASE_ERROR', message), { detail, constraint });
}
