import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database, Sql } from '../database.ts';
import { failure } from './failure.ts';
import { lockFolder } from './folder-lock.ts';
import { createQueue } from './queue.ts';
import { runTransaction } from './transaction.ts';
import { startWorker, type WorkerCall, type WorkerLink } from './worker-link.ts';

export interface EmbeddedOptions {
  /** The product's data folder; the database lies in `database/` inside it. Without one it lives in memory (tests). */
  dataDir?: string;
  /** Milliseconds a statement may take before the thread is replaced and the call rejects with `QUERY_TIMEOUT`. */
  statementLimit?: number;
  /** Where `embedded.worker.mjs` lies, if neither beside the running code nor in the folder above (bundled chunks). */
  workerFile?: URL;
  /** Fills the folder from a backup before opening; what was there is kept beside it as `database.before-restore-…`. */
  restoreFrom?: string;
}

export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded';
  /** Writes a compressed copy of the whole database to `file` while it stays in use; resolves to its size in bytes. */
  backup(file: string): Promise<number>;
  /** How often the engine has synced a file to the disk since it was started. */
  syncs(): Promise<number>;
}

interface Listener {
  heard(payload: string): void;
  reconnected?(): void;
}

const defaultStatementLimit = 30_000;
/** A single-user engine never makes a checkpoint by itself: without this its log, and the next start after a crash, would grow. */
const checkpointEvery = 5 * 60_000;

/** A bundler may have put this code into a folder for chunks, below the one to which the worker was copied. */
function findWorker(): URL {
  const beside = new URL('./embedded.worker.mjs', import.meta.url);
  return existsSync(beside) ? beside : new URL('../embedded.worker.mjs', import.meta.url);
}

/**
 * PGlite in a thread of its own. One connection: calls wait in a queue, and a transaction holds the queue until it ends.
 * A statement that runs too long, or a crash inside the engine, costs that thread; the next call starts another on the same
 * folder (an in-memory database begins empty then). Rejects with `DATA_DIR_IN_USE` if another process holds the folder.
 */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const { dataDir, statementLimit = defaultStatementLimit } = options;
  const file = options.workerFile ?? findWorker();
  const directory = dataDir === undefined ? null : path.resolve(dataDir, 'database');
  const lock = dataDir === undefined ? undefined : await lockFolder(dataDir);

  const enqueue = createQueue();
  const listeners = new Map<string, Set<Listener>>();
  let current: Promise<WorkerLink> | undefined;
  let closing: Promise<void> | undefined;
  let dirty = false;

  const heard = (channel: string, payload: string): void => {
    for (const listener of listeners.get(channel) ?? []) listener.heard(payload);
  };
  const start = async (restoreFrom: string | null, again: boolean): Promise<WorkerLink> => {
    const link = await startWorker(file, { directory, restoreFrom }, heard, () => (current = undefined));
    for (const channel of listeners.keys()) await link.call({ operation: 'listen', channel }, statementLimit);
    if (again) for (const each of listeners.values()) for (const listener of each) listener.reconnected?.();
    return link;
  };
  const link = (): Promise<WorkerLink> => {
    if (current === undefined) {
      const starting = start(null, true);
      current = starting;
      starting.catch(() => current === starting && (current = undefined));
    }
    return current;
  };
  const inTurn = <Result>(task: (link: WorkerLink) => Promise<Result>): Promise<Result> => {
    if (closing !== undefined) return Promise.reject(failure('DATABASE_CLOSED', 'The database has been closed.'));
    return enqueue(async () => task(await link()));
  };
  const once = (message: WorkerCall, limit: number | null = statementLimit): Promise<unknown> =>
    inTurn((worker) => worker.call(message, limit));
  const sqlOn = (send: (message: WorkerCall) => Promise<unknown>): Sql => ({
    query: async <Row>(text: string, parameters: readonly unknown[] = []) => {
      dirty = true;
      // The boundary: rows are what the caller's SQL says they are.
      return (await send({ operation: 'query', text, parameters })) as Row[];
    },
    execute: async (text) => {
      dirty = true;
      await send({ operation: 'execute', text });
    },
  });

  try {
    current = start(options.restoreFrom ?? null, false);
    await current;
  } catch (error) {
    await lock?.release();
    throw error;
  }

  const checkpoints = setInterval(() => {
    if (!dirty) return;
    dirty = false;
    once({ operation: 'execute', text: 'CHECKPOINT' }).catch(() => (dirty = true));
  }, checkpointEvery);
  checkpoints.unref();

  const outside = sqlOn((message) => once(message));
  return {
    kind: 'embedded',
    query: outside.query,
    execute: outside.execute,
    transaction: (work) =>
      inTurn((worker) =>
        runTransaction(
          sqlOn((message) => worker.call(message, statementLimit)),
          work,
        ),
      ),
    listen: async (channel, listen, reconnected) => {
      const listener: Listener = { heard: listen, reconnected };
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known.add(listener));
      await once({ operation: 'listen', channel });
      return async () => {
        known.delete(listener);
        if (known.size > 0 || listeners.get(channel) !== known) return;
        listeners.delete(channel);
        if (closing === undefined) await once({ operation: 'unlisten', channel });
      };
    },
    backup: async (target) => Number(await once({ operation: 'backup', file: path.resolve(target) }, null)),
    syncs: async () => Number(await once({ operation: 'syncs' })),
    close: () => {
      clearInterval(checkpoints);
      closing ??= enqueue(async () => {
        const worker = await current?.catch(() => undefined);
        await worker?.call({ operation: 'close' }, statementLimit).catch(() => undefined);
        await worker?.end();
        await lock?.release();
      });
      return closing;
    },
  };
}
