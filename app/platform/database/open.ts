import type { Database } from '../database.ts';
import { openEmbedded } from './embedded.ts';
import { failure, isFailure } from '../failure.ts';

export interface OpenOptions {
  /** A PostgreSQL URL. Without one the embedded database is used. */
  databaseUrl?: string;
  /** The product's data folder for the embedded database. Without one it lives in memory until `close` (tests). */
  dataDir?: string;
  /** Milliseconds a statement may take (30,000 by default). */
  statementLimit?: number;
  /** Path of `embedded.worker.mjs`, if neither beside the running code nor in the folder above. */
  workerFile?: URL;
  /** Called when only another thread or machine still has work to do. */
  begun?: (() => void) | undefined;
}

/** An arbitrary number, shared by every process of the product. */
const extensionLock = 7_406_001;

/**
 * Opens the product's database with the extensions `pg_trgm` and `unaccent`.
 * Rejects with `DATA_DIR_IN_USE`, `CONNECTION_LOST`, or `EXTENSIONS_MISSING` if PostgreSQL lacks them.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl, ...embedded } = options;
  if (databaseUrl === undefined || databaseUrl === '') return openEmbedded(embedded);
  // Loaded on demand: most sites use the embedded database and do not need PostgreSQL's driver.
  const { openPostgres } = await import('./postgres.ts');
  const opening = openPostgres({ databaseUrl, statementLimit: options.statementLimit });
  options.begun?.();
  const database = await opening;
  try {
    await database.transaction(async (sql) => {
      await sql.query('SELECT pg_advisory_xact_lock($1)', [extensionLock]);
      await sql.execute('CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE EXTENSION IF NOT EXISTS unaccent;');
    });
    return database;
  } catch (error) {
    await database.close();
    if (isFailure(error, 'CONNECTION_LOST')) throw error;
    throw failure(
      'EXTENSIONS_MISSING',
      'PostgreSQL needs the extensions pg_trgm and unaccent: install its contrib package and let the database owner create them.',
      error,
    );
  }
}
