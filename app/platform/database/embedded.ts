import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database, Sql } from '../database.ts';
import { failure } from '../failure.ts';
import { lockFolder } from './folder-lock.ts';
import { createQueue } from './queue.ts';
import { refuseInsideTransaction, runTransaction } from './transaction.ts';
import { startUpkeep } from './upkeep.ts';
import { startWorker, type WorkerCall, type WorkerLink } from './worker-link.ts';

export interface EmbeddedOptions {
  /** The product's data folder; the database is in `database/` inside it. Without one it lives in memory (tests). */
  dataDir?: string;
  /** Milliseconds a statement may take before the thread is replaced and the call rejects with `QUERY_TIMEOUT`. */
  statementLimit?: number;
  /** Path of `embedded.worker.mjs`, if neither beside the running code nor in the folder above (bundled chunks). */
  workerFile?: URL;
  /** A backup to create a new database from. */
  backupFile?: string;
  /** Called when only the worker thread still has work to do. */
  begun?: (() => void) | undefined;
}

export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded';
  /** Writes a compressed copy of the whole database to `file` while in use; resolves to its size in bytes. */
  backup(file: string): Promise<number>;
  /** Number of file syncs since the engine was started. */
  syncs(): Promise<number>;
}

interface Listener {
  onMessage(payload: string): void;
  reconnected?(): void;
}

const defaultStatementLimit = 30_000;
/** Bundlers may put this code into a folder for chunks, below the one that the worker is copied to. */
function findWorker(): URL {
  const beside = new URL('./embedded.worker.mjs', import.meta.url);
  return existsSync(beside) ? beside : new URL('../embedded.worker.mjs', import.meta.url);
}

/**
 * PGlite in its own thread. It has one connection: calls queue, and a transaction blocks the queue until it ends.
 * A statement that takes too long, or a crash of the engine, ends the thread; the next call starts another on the same
 * folder (an in-memory database is then empty). Rejects with `DATA_DIR_IN_USE` if another process has the folder open.
 */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const { dataDir, statementLimit = defaultStatementLimit } = options;
  const file = options.workerFile ?? findWorker();
  const directory = dataDir === undefined ? null : path.resolve(dataDir, 'database');
  const lock = dataDir === undefined ? undefined : await lockFolder(dataDir);

  const enqueue = createQueue();
  const listeners = new Map<string, Set<Listener>>();
  let current: WorkerLink | undefined;
  let closing: Promise<void> | undefined;
  let pagesGoFirst = false;

  const onMessage = (channel: string, payload: string): void => {
    for (const listener of listeners.get(channel) ?? []) listener.onMessage(payload);
  };
  const start = async (backupFile: string | null): Promise<WorkerLink> => {
    const link = await startWorker(file, { directory, backupFile, pagesGoFirst }, onMessage);
    try {
      for (const channel of listeners.keys()) await link.call({ operation: 'listen', channel }, statementLimit);
      return link;
    } catch (error) {
      await link.end();
      throw error;
    }
  };
  /** Runs inside the queue only, so never concurrently. */
  const living = async (): Promise<WorkerLink> => {
    if (current?.alive === true) return current;
    // Until its thread has ended, the old engine may still write: two engines on one folder would corrupt it.
    await current?.exited;
    current = await start(null);
    for (const each of listeners.values()) for (const listener of each) listener.reconnected?.();
    return current;
  };
  const inTurn = <Result>(task: (link: WorkerLink) => Promise<Result>): Promise<Result> => {
    if (closing !== undefined) return Promise.reject(failure('DATABASE_CLOSED', 'The database has been closed.'));
    return enqueue(async () => task(await living()));
  };
  const once = (message: WorkerCall, limit: number | null = statementLimit): Promise<unknown> =>
    inTurn((worker) => worker.call(message, limit));
  const sqlOn = (send: (message: WorkerCall) => Promise<unknown>): Sql => ({
    query: async <Row>(text: string, parameters: readonly unknown[] = []) => {
      // The caller vouches for the row type of its SQL.
      return (await send({ operation: 'query', text, parameters })) as Row[];
    },
    execute: async (text) => {
      await send({ operation: 'execute', text });
    },
  });

  try {
    const starting = start(options.backupFile ?? null);
    options.begun?.();
    current = await starting;
  } catch (error) {
    await lock?.release();
    throw error;
  }

  const stopUpkeep = startUpkeep((statement) => once({ operation: 'execute', text: statement }, null));

  const outside = sqlOn((message) => once(message));
  return {
    kind: 'embedded',
    query: async (text, parameters) => (refuseInsideTransaction(), outside.query(text, parameters)),
    execute: async (text) => (refuseInsideTransaction(), outside.execute(text)),
    transaction: async (work) => {
      refuseInsideTransaction();
      return inTurn((worker) =>
        runTransaction(
          sqlOn((message) => worker.call(message, statementLimit)),
          work,
        ),
      );
    },
    listen: async (channel, listen, reconnected) => {
      const listener: Listener = { onMessage: listen, reconnected };
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
    // The folder's lock admits only one process anyway.
    takeTurn: () => Promise.resolve(() => Promise.resolve()),
    letPagesGoFirst: () => {
      pagesGoFirst = true;
      // If the thread ends first, its successor starts with `pagesGoFirst`.
      once({ operation: 'goBehindPages' }).catch(() => undefined);
    },
    close: () => {
      stopUpkeep();
      closing ??= enqueue(async () => {
        await current?.call({ operation: 'close' }, statementLimit).catch(() => undefined);
        await current?.end();
        await lock?.release();
      });
      return closing;
    },
  };
}
