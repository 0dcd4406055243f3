import type { Parts } from '../server/parts.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { contentExport, contentImport } from './content.ts';
import type { Command, CommandHost, Report } from './command.ts';
import { previewCommand } from './preview.ts';
import { listingsImport } from './listings-import.ts';
import { listingsReport } from './listings-report.ts';
import { tokensCommand } from './tokens.ts';
import { usersCommand } from './users.ts';

const commands: Record<string, Command> = {
  'listings:import': ({ parts }, args, report) => listingsImport(importParts(parts()), args, report),
  'listings:report': ({ parts }, args, report) => listingsReport(parts().platform, args, report),
  'content:import': contentImport,
  'content:export': contentExport,
  backup: backupCommand,
  restore: restoreCommand,
  preview: previewCommand,
  users: usersCommand,
  tokens: tokensCommand,
};

/** A command that replaces the data must not need what it replaces: it is asked for when that cannot be opened any more. */
export const needsParts = (name: string): boolean => name !== 'restore';

/** Commands whose words are paths, seen from the folder that the person stands in. */
export const takesFiles = (name: string): boolean => !['users', 'tokens', 'preview', 'listings:report'].includes(name);

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
