import type { Demo } from '@gevel/demo';
import type { LakeDemoLogin } from '@gevel/lake';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import type { Database } from '~/platform/database.ts';
import type { Environment } from '~/platform/environment.ts';
import type { Log } from '~/platform/log.ts';
import { dataFolderOpenToOthers, openPlatformDatabase } from '~/platform/platform-database.ts';
import type { Report } from './commands/command.ts';
import { openParts } from './parts.ts';
import { bringContentUpToDate, loadFirstContent } from './first-content.ts';
import type { Parts } from './parts.ts';

interface FilledPartsOptions {
  env: Environment;
  log: Log;
  /** The checkout's folder. */
  root: string;
  demo: Demo | null;
  demoLogin: LakeDemoLogin | null;
  report: Report;
  /** A database that is already being opened. */
  database?: Promise<Database> | undefined;
}

/**
 * Opens the parts of the process and fills an empty site. If several processes start on one database, each waits for
 * its turn and finds the tables and content that the first has created.
 */
export async function openFilledParts({
  env,
  log,
  root,
  demo,
  demoLogin,
  report,
  database: opening = openPlatformDatabase({
    env,
    root,
    notPrivate: (err) => log.warn({ err }, dataFolderOpenToOthers),
  }),
}: FilledPartsOptions): Promise<Parts> {
  const database = await opening;
  const endTurn = await database.takeTurn().catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const parts = await openParts(env, log, root, demoLogin, opening);
  performance.mark('parts are open');
  try {
    await loadFirstContent(parts, demo, root, env.demoDay ?? brusselsDay(new Date()), report);
    await bringContentUpToDate(parts.lake, log, report, undefined, parts.platform.audit);
    await endTurn();
    return parts;
  } catch (error) {
    await parts.close();
    throw error;
  }
}
