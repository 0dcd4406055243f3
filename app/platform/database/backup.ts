import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database.ts';
import { openEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from './embedded.ts';
import { failure } from '../failure.ts';

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

/**
 * Replaces the database in `dataDir` by a backup; the previous one is moved to `database.before-restore-…`.
 * Rejects with `DATA_DIR_IN_USE` while a server has the folder open; after any failure the database is unchanged.
 *
 * @returns a function that puts the previous database back, for a backup that proves unusable
 */
export async function restore(
  file: string,
  { dataDir, workerFile }: Required<Pick<EmbeddedOptions, 'dataDir'>> & Pick<EmbeddedOptions, 'workerFile'>,
): Promise<() => Promise<void>> {
  const place = path.resolve(dataDir, 'database');
  const now = Date.now();
  const aside = `${place}.before-restore-${now}`;
  const database = await openEmbedded({ dataDir, workerFile, restore: { from: file, aside } });
  await database.close();
  return async () => {
    await rename(place, `${place}.refused-${now}`);
    await rename(aside, place);
  };
}

function isEmbedded(database: Database): database is EmbeddedDatabase {
  return database.kind === 'embedded' && 'backup' in database;
}
