import type { Environment } from '~/platform/environment.ts';
import type { Parts } from '../server/composition.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { contentExport, contentImport, contentMigrate } from './content.ts';
import { previewCommand } from './preview.ts';
import { listingsImport, type Report } from './listings-import.ts';
import { listingsReport } from './listings-report.ts';
import { tokensCommand } from './tokens.ts';
import { usersCommand } from './users.ts';

/** What commands work with: the running server's parts, or those of a process that the command opened itself. */
export interface CommandHost {
  env: Environment;
  parts: () => Parts;
  /** Lets go of the database for something that replaces it and resolves to what undoes that, where it cannot be opened then. */
  whileClosed: (replace: () => Promise<() => Promise<void>>) => Promise<void>;
  root: string;
}

/** Resolves to the exit code: 0 done, 1 it failed, 2 wrong arguments. */
export type Command = (host: CommandHost, args: readonly string[], report: Report) => Promise<number>;

const commands: Record<string, Command> = {
  'listings:import': ({ parts }, args, report) => listingsImport(importParts(parts()), args, report),
  'listings:report': ({ parts }, args, report) => listingsReport(parts().platform, args, report),
  'content:import': contentImport,
  'content:export': contentExport,
  'content:migrate': contentMigrate,
  backup: backupCommand,
  restore: restoreCommand,
  preview: previewCommand,
  users: usersCommand,
  tokens: tokensCommand,
};

/** A command that replaces the data must not need what it replaces: it is asked for when that cannot be opened any more. */
export const needsParts = (name: string): boolean => name !== 'restore';

/** Commands whose words are paths, seen from the folder that the person stands in. */
export const takesFiles = (name: string): boolean =>
  !['users', 'tokens', 'preview', 'listings:report', 'content:migrate'].includes(name);

function importParts({ platform: { database, revisions, jobs }, listings: { scratchFolder } }: Parts) {
  return { database, revisions, jobs, scratchFolder };
}

export async function runCommand(
  host: CommandHost,
  [name = '', ...args]: readonly string[],
  report: Report,
): Promise<number> {
  const command = commands[name];
  if (command === undefined) {
    report(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
    return 2;
  }
  return command(host, args, report);
}
