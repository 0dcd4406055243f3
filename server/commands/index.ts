import type { Parts } from '../parts.ts';
import { backupCommand, backupUsage, restoreCommand, restoreUsage } from './backup.ts';
import {
  contentExport,
  contentExportUsage,
  contentImport,
  contentImportUsage,
  contentMigrate,
  contentMigrateUsage,
} from './content.ts';
import type { Command, CommandHost, Report } from './command.ts';
import { leadsCommand, leadsUsage } from './leads.ts';
import { mailDead, mailDeadUsage, mailRetry, mailRetryUsage } from './mail.ts';
import { ownersCommand, ownersUsage } from './owners.ts';
import { ownersImport, ownersImportUsage } from './owners-import.ts';
import { previewCommand, previewUsage } from './preview.ts';
import { listingsImport, listingsImportUsage } from './listings-import.ts';
import { listingsReport, listingsReportUsage } from './listings-report.ts';
import { listingsViews, listingsViewsUsage } from './listings-views.ts';
import { tokensCommand, tokensUsage } from './tokens.ts';
import { usersCommand, usersUsage } from './users.ts';
import { webhookDead, webhookDeadUsage, webhookRetry, webhookRetryUsage } from './webhook.ts';

interface Listed {
  run: Command;
  usage: readonly string[];
  /** Whether its arguments are paths, relative to the current directory. */
  takesFiles?: boolean;
  /** Whether it must work even if the data cannot be opened, because it replaces it. */
  withoutParts?: boolean;
}

const commands: Record<string, Listed> = {
  'listings:import': {
    run: ({ parts }, args, report) => listingsImport(importParts(parts()), args, report),
    usage: listingsImportUsage,
    takesFiles: true,
  },
  'listings:report': {
    run: ({ parts }, args, report) => listingsReport(parts().platform, args, report),
    usage: listingsReportUsage,
  },
  'listings:views': { run: listingsViews, usage: listingsViewsUsage },
  'content:import': { run: contentImport, usage: contentImportUsage, takesFiles: true },
  'content:export': { run: contentExport, usage: contentExportUsage, takesFiles: true },
  'content:migrate': { run: contentMigrate, usage: contentMigrateUsage },
  backup: { run: backupCommand, usage: backupUsage, takesFiles: true },
  restore: { run: restoreCommand, usage: restoreUsage, takesFiles: true, withoutParts: true },
  preview: { run: previewCommand, usage: previewUsage },
  leads: { run: leadsCommand, usage: leadsUsage },
  'mail:dead': { run: mailDead, usage: mailDeadUsage },
  'mail:retry': { run: mailRetry, usage: mailRetryUsage },
  'webhook:dead': { run: webhookDead, usage: webhookDeadUsage },
  'webhook:retry': { run: webhookRetry, usage: webhookRetryUsage },
  owners: { run: ownersCommand, usage: ownersUsage },
  'owners:import': { run: ownersImport, usage: ownersImportUsage, takesFiles: true },
  users: { run: usersCommand, usage: usersUsage },
  tokens: { run: tokensCommand, usage: tokensUsage },
};

/** The command with a name, excluding properties that every object has. */
const commandOf = (name: string): Listed | undefined => (Object.hasOwn(commands, name) ? commands[name] : undefined);

export const needsParts = (name: string): boolean => commandOf(name)?.withoutParts !== true;

export const takesFiles = (name: string): boolean => commandOf(name)?.takesFiles === true;

const help = ['--help', '-h'];

/** The usage of a command if its arguments ask for help, or of all commands if none is named; otherwise null. */
export function helpFor([name = '', ...args]: readonly string[]): readonly string[] | null {
  if (help.includes(name)) return Object.values(commands).flatMap(({ usage }) => usage);
  return args.some((arg) => help.includes(arg)) ? (commandOf(name)?.usage ?? null) : null;
}

function importParts({ platform: { database, revisions, jobs }, listings: { scratchFolder } }: Parts) {
  return { database, revisions, jobs, scratchFolder };
}

export async function runCommand(
  host: CommandHost,
  [name = '', ...args]: readonly string[],
  report: Report,
): Promise<number> {
  const command = commandOf(name);
  if (command === undefined) {
    report(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
    return 2;
  }
  return command.run(host, args, report);
}
