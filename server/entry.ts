// Entry point of the built server: the process (main.ts) with the build of app/ by Remix's compiler. It imports little
// itself: opening the database in its worker thread takes as long as loading the rest of the code, so both run in
// parallel. Development uses scripts/dev.mjs instead.
import type { Database } from '~/platform/database.ts';
import { readEnvironment, type Environment } from '~/platform/environment.ts';
import { dataFolderOpenToOthers, openPlatformDatabase } from '~/platform/platform-database.ts';
import { requireDemo } from './demo.ts';
import { howToStart, startFailure } from './start-failure.ts';

/**
 * Runs the built product until it receives a stop signal.
 *
 * @returns the origin to open in a browser, once the site is up; null if it failed to start
 */
export async function main(root: string): Promise<string | null> {
  let database: Promise<Database> | null = null;
  try {
    const env = readEnvironment();
    if (env.demo) requireDemo();
    const opening = beginToOpen(env, root);
    ({ database } = opening);
    await opening.begun;
    await import('./globals.ts');
    const [{ run }, build] = await Promise.all([import('./main.ts'), import('virtual:remix/server-build')]);
    performance.mark('code is loaded');
    return await run(root, build, { env, database });
  } catch (error) {
    await database?.then(
      (opened) => opened.close(),
      () => undefined,
    );
    console.error(startFailure(error));
    process.exitCode = 1;
    return null;
  }
}

/** `begun` resolves when only the database's worker thread is still busy, or when opening has failed. */
function beginToOpen(env: Environment, root: string): { database: Promise<Database>; begun: Promise<void> } {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const database = openPlatformDatabase({ env, root, begun: begin, notPrivate: (error) => void warn(env, error) });
  // The caller that awaits the database handles the error.
  database.catch(begin);
  return { database, begun };
}

async function warn({ logLevel }: Environment, err: unknown): Promise<void> {
  const { createLog } = await import('~/platform/log.ts');
  createLog(logLevel).warn({ err }, dataFolderOpenToOthers);
}

const advice = howToStart(import.meta.url, process.argv[1]);
if (advice !== null) {
  console.error(advice);
  process.exitCode = 1;
}
