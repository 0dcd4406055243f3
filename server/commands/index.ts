import type { Parts } from '../parts.ts';
import { auditCommand, auditUsage } from './audit.ts';
import { backupCommand, backupUsage, restoreCommand, restoreUsage } from './backup.ts';
import {
  contentExport,
  contentExportUsage,
  contentImport,
  contentImportUsage,
  contentMigrate,
  contentMigrateUsage,
} from './content.ts';
import { blobsCopy, blobsCopyUsage } from './blobs-copy.ts';
import type { Command, CommandHost, Report } from './command.ts';
import { jobsRetry, jobsRetryUsage } from './jobs.ts';
import { leadsCommand, leadsUsage } from './leads.ts';
import { mailDead, mailDeadUsage, mailRetry, mailRetryUsage } from './mail.ts';
import { ownersCommand, ownersUsage } from './owners.ts';
import { ownersImport, ownersImportUsage } from './owners-import.ts';
import { previewCommand, previewUsage } from './preview.ts';
import { listingsImport, listingsImportUsage } from './listings-import.ts';
import { listingsReport, listingsReportUsage } from './listings-report.ts';
import { listingsViews, listingsViewsUsage } from './listings-views.ts';
import { statusCommand, statusUsage } from './status.ts';
import { tokensCommand, tokensUsage } from './tokens.ts';
import { usersCommand, usersUsage } from './users.ts';
import { webhookDead, webhookDeadUsage, webhookRetry, webhookRetryUsage } from './webhook.ts';

interface Listed {
  run: Command;
  /** One line for the list of commands. */
  summary: string;
  usage: readonly string[];
  /** Whether its arguments are paths, relative to the current directory. */
  takesFiles?: boolean;
  /** Whether it works without the database, even if that cannot be opened. */
  withoutParts?: boolean;
}

const commands: Record<string, Listed> = {
  status: {
    run: statusCommand,
    summary: 'Says how the product is, and what needs attention',
    usage: statusUsage,
  },
  audit: {
    run: auditCommand,
    summary: 'Shows or exports who did what: logins, roles, publications, exports, erasures',
    usage: auditUsage,
  },
  'listings:import': {
    run: ({ parts }, args, report) => listingsImport(importParts(parts()), args, report),
    summary: 'Imports listings and projects from a file or a URL',
    usage: listingsImportUsage,
    takesFiles: true,
  },
  'listings:report': {
    run: ({ parts }, args, report) => listingsReport(parts().platform, args, report),
    summary: 'Lists adverts that lack what the law asks for',
    usage: listingsReportUsage,
  },
  'listings:views': {
    run: listingsViews,
    summary: 'Shows how often the page of a property was viewed',
    usage: listingsViewsUsage,
  },
  'content:import': {
    run: contentImport,
    summary: 'Imports content in Sanity’s export format',
    usage: contentImportUsage,
    takesFiles: true,
  },
  'content:export': {
    run: contentExport,
    summary: 'Exports all content with its pictures to a folder',
    usage: contentExportUsage,
    takesFiles: true,
  },
  'content:migrate': {
    run: contentMigrate,
    summary: 'Migrates the content to this version',
    usage: contentMigrateUsage,
  },
  'blobs:copy': {
    run: blobsCopy,
    summary: 'Copies uploads and pictures from the data folder to the object store, or back',
    usage: blobsCopyUsage,
    withoutParts: true,
  },
  backup: {
    run: backupCommand,
    summary: 'Copies database and pictures to a folder, while the site runs or not',
    usage: backupUsage,
    takesFiles: true,
  },
  restore: {
    run: restoreCommand,
    summary: 'Replaces database and pictures by a backup',
    usage: restoreUsage,
    takesFiles: true,
    withoutParts: true,
  },
  preview: {
    run: previewCommand,
    summary: 'Makes a link to a preview with drafts',
    usage: previewUsage,
  },
  leads: {
    run: leadsCommand,
    summary: 'Exports or erases what is stored of a person; lists who gets the newsletter',
    usage: leadsUsage,
  },
  'mail:dead': {
    run: mailDead,
    summary: 'Lists the mails that were given up, with the reason',
    usage: mailDeadUsage,
  },
  'mail:retry': {
    run: mailRetry,
    summary: 'Retries mails that were given up: these, or all',
    usage: mailRetryUsage,
  },
  'webhook:dead': {
    run: webhookDead,
    summary: 'Lists the leads that the CRM did not take and that were given up, with the reason',
    usage: webhookDeadUsage,
  },
  'webhook:retry': {
    run: webhookRetry,
    summary: 'Delivers leads that were given up to the CRM again: these, or all',
    usage: webhookRetryUsage,
  },
  'jobs:retry': {
    run: jobsRetry,
    summary: 'Retries background work that failed: these jobs, or all',
    usage: jobsRetryUsage,
  },
  owners: {
    run: ownersCommand,
    summary: 'Manages the accounts of the owners’ portal',
    usage: ownersUsage,
  },
  'owners:import': {
    run: ownersImport,
    summary: 'Imports the CRM’s data for owners from a file or a URL',
    usage: ownersImportUsage,
    takesFiles: true,
  },
  users: {
    run: usersCommand,
    summary: 'Manages the people who may log in to the Studio',
    usage: usersUsage,
  },
  tokens: {
    run: tokensCommand,
    summary: 'Manages the API tokens of programs',
    usage: tokensUsage,
  },
};

/** The command with a name, excluding properties that every object has. */
const commandOf = (name: string): Listed | undefined => (Object.hasOwn(commands, name) ? commands[name] : undefined);

/** Whether the data must be opened before the command runs; an unknown command opens nothing. */
export function needsParts(name: string): boolean {
  const command = commandOf(name);
  return command !== undefined && command.withoutParts !== true;
}

export const takesFiles = (name: string): boolean => commandOf(name)?.takesFiles === true;

/** The commands, a line each. */
function list(): string[] {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  return Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
}

const help = ['--help', '-h'];

/** The help of a command if its arguments ask for it, or the list of commands if none is named; otherwise null. */
export function helpFor([name, ...args]: readonly string[]): readonly string[] | null {
  if (name === undefined || help.includes(name))
    return ['Usage: npm run gevel -- <command> …, or npm run gevel -- <command> --help', '', ...list()];
  const command = commandOf(name);
  if (command === undefined || !args.some((arg) => help.includes(arg))) return null;
  return [`${command.summary}.`, ...command.usage];
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
    for (const line of [`There is no command "${name}". There are:`, '', ...list()]) report(line);
    return 2;
  }
  return command.run(host, args, report);
}
