import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDataFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { openDatabase } from './database/open.ts';
import type { Environment } from './environment.ts';

/** What the log says then. */
export const dataFolderOpenToOthers =
  'The data folder cannot be restricted to this user: others may read what is in it';

interface PlatformDatabaseOptions {
  env: Pick<Environment, 'dataDirectory' | 'databaseUrl'>;
  /** The folder of the checkout, which contains the thread of the embedded database as a plain file. */
  root: string;
  /** Told if others than this user may be able to read the data folder. */
  notPrivate: (error: unknown) => void;
  /** Called when what remains is another thread's or another machine's work. */
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
