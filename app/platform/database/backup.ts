import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database.ts';
import { countRows, type TableRows } from './count-rows.ts';
import { openEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';
import { codeOf, failure } from '../failure.ts';

/**
 * Writes a copy of the embedded database to `file` (a gzipped tar) while the site runs; resolves to its size in bytes.
 * Rejects with `BACKUP_ELSEWHERE` on PostgreSQL, which has its own backup tools.
 */
export async function backup(database: Database, file: string): Promise<number> {
  if (!isEmbedded(database)) {
    throw failure(
      'BACKUP_ELSEWHERE',
      'The data is in PostgreSQL: back it up with pg_dump and restore it with pg_restore.',
    );
  }
  return database.backup(file);
}

/** A backup that has been read completely and unpacked beside the database, which is still in use. */
export interface UnpackedBackup {
  rows: TableRows;
  /**
   * Replaces the database; the previous one is moved to `database.before-restore-…`. Rejects with `DATA_DIR_IN_USE`
   * while a server has the folder open; after any failure the database is unchanged.
   *
   * @returns a function that puts the previous database back, for a backup that proves unusable
   */
  putInPlace(): Promise<() => Promise<void>>;
  /** Deletes the unpacked files if they were not put in place. */
  discard(): Promise<void>;
}

/**
 * Unpacks a backup into `dataDir`, opens it and reads every table, so that problems are found before the running site
 * is closed. Rejects with `BACKUP_DAMAGED` and removes the unpacked files if that fails.
 */
export async function unpackBackup(
  file: string,
  { dataDir, workerFile }: Required<Pick<EmbeddedOptions, 'dataDir'>> & Pick<EmbeddedOptions, 'workerFile'>,
): Promise<UnpackedBackup> {
  const place = path.resolve(dataDir, 'database');
  const workshop = `${place}.creating`;
  const discard = () => rm(workshop, { recursive: true, force: true });
  // Left by an interrupted start or restore.
  await discard();
  let rows: TableRows;
  try {
    const database = await openEmbedded({ dataDir: workshop, workerFile, backupFile: file, statementLimit: 3_600_000 });
    rows = await readEveryTable(database).finally(() => database.close());
  } catch (error) {
    await discard();
    throw otherReasons.has(codeOf(error) ?? '') ? error : damaged(file, error);
  }
  return {
    rows,
    discard,
    putInPlace: async () => {
      const lock = await lockFolder(dataDir);
      try {
        return await replace(place, path.join(workshop, 'database'));
      } finally {
        await lock.release();
      }
    },
  };
}

/** Reads every page, so that PostgreSQL verifies its checksum. Index-only scans would skip most pages. */
async function readEveryTable(database: Database): Promise<TableRows> {
  await database.execute('SET enable_indexonlyscan = off');
  const tables = await database.query<{ name: string }>(
    "SELECT oid::regclass::text AS name FROM pg_class WHERE relkind IN ('r', 't', 'm') ORDER BY oid",
  );
  for (const { name } of tables) await database.query(`SELECT count(*) FROM ${name}`);
  return countRows(database);
}

/**
 * The restore takes effect when the previous database is moved away: a start after an interruption completes the rest
 * (embedded.worker.mjs).
 */
async function replace(place: string, unpacked: string): Promise<() => Promise<void>> {
  const now = Date.now();
  const whole = `${place}.restored`;
  const aside = `${place}.before-restore-${now}`;
  const isReplaced = existsSync(place);
  await rm(whole, { recursive: true, force: true });
  await rename(unpacked, whole);
  if (isReplaced) await rename(place, aside);
  await rename(whole, place);
  return async () => {
    await rename(place, `${place}.refused-${now}`);
    if (isReplaced) await rename(aside, place);
  };
}

/** Errors that are not the backup's fault, such as a full disk or another restore. */
const otherReasons = new Set(['DATA_DIR_IN_USE', 'DATA_DIR_UNFIT', 'EACCES', 'EDQUOT', 'ENOSPC', 'EPERM', 'EROFS']);

function damaged(file: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return failure('BACKUP_DAMAGED', `${file} is damaged, or is no backup of this product (${reason})`, cause);
}

function isEmbedded(database: Database): database is EmbeddedDatabase {
  return database.kind === 'embedded' && 'backup' in database;
}
