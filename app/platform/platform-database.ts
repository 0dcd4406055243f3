import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDataFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { openDatabase } from './database/open.ts';
import type { Environment } from './environment.ts';

/** The log message for `notPrivate`. */
export const dataFolderOpenToOthers =
  'The data folder cannot be restricted to this user: others may read what is in it';

interface PlatformDatabaseOptions {
  env: Pick<Environment, 'dataDirectory' | 'databaseUrl'>;
  /** The checkout's folder, which contains the embedded database's worker as a plain file. */
  root: string;
  /** Called if other users may be able to read the data folder. */
  notPrivate: (error: unknown) => void;
  /** Called when only another thread or machine still has work to do. */
  begun?: () => void;
}

/** Opens the data folder and the database in it, or PostgreSQL. */
export async function openPlatformDatabase({
  env,
  root,
  notPrivate,
  begun,
}: PlatformDatabaseOptions): Promise<Database> {
  const { dataDirectory, databaseUrl } = env;
  await openDataFolder(dataDirectory).catch(notPrivate);
  return openDatabase({
    ...(databaseUrl === null ? { dataDir: dataDirectory } : { databaseUrl }),
    workerFile: pathToFileURL(path.join(root, 'app/platform/database/embedded.worker.mjs')),
    begun,
  });
}
