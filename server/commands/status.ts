import type { ListingsRun, OwnersRun, QueueName, QueueStatus, Status } from '~/office/status.ts';
import { brusselsTime } from '~/listings/domain/rules/day.ts';
import { createStatus } from '../status.ts';
import type { Command } from './command.ts';

export const statusUsage = ['Usage: status [--json]   (exits with 1 if something needs attention)'];

/** The size of the data folder is worth a minute to whoever waits at a terminal. */
const folderPatience = 60_000;

/** `status [--json]`: says in words how the product is. Exit codes: 0 all is well, 1 something needs attention. */
export const statusCommand: Command = async ({ parts, root, startedAt }, args, report) => {
  const [option, ...rest] = args;
  if (rest.length > 0 || (option !== undefined && option !== '--json')) {
    for (const line of statusUsage) report(line);
    return 2;
  }
  const status = await createStatus(parts(), { root, startedAt, folderPatience }).read();
  for (const line of option ? [JSON.stringify(status, null, 2)] : statusLines(status)) report(line);
  return status.needsAttention ? 1 : 0;
};

/** What to do about a part that fails, beside what its own sentence says. */
const advice: Readonly<Record<string, string>> = {
  database: 'See that it runs and can be reached; visitors get errors until then.',
  files: 'Make room, or give the folder to the user who runs the site.',
  mails: 'Mend SMTP_URL or the address, then: npm run gevel -- mail:retry',
  webhook: 'See that the CRM answers, then: npm run gevel -- webhook:retry',
  content: 'Pages show a copy. See that Sanity can be reached and SANITY_READ_TOKEN is valid.',
  pictures: 'Pictures are missing on pages. See that the object store can be reached and its key is right.',
  backups: 'See why the job “backup” failed, below, and that BACKUP_DIR has room.',
  listings: 'Look at the feed, then import it: npm run gevel -- listings:import <file or address>',
};

const queueWords: Record<QueueName, { one: string; many: string; retry: string }> = {
  mails: { one: 'mail', many: 'mails', retry: 'mail:retry' },
  leads: { one: 'lead for the CRM', many: 'leads for the CRM', retry: 'webhook:retry' },
  jobs: { one: 'job', many: 'jobs', retry: 'jobs:retry' },
};

const unreadable = 'cannot be read now';

/** The status for a terminal, a line each. */
export function statusLines(status: Status): string[] {
  const { version, revision, startedAt, parts, imports, queues, storage, backups, lakeQueries } = status;
  const width = Math.max(...parts.map(({ name }) => name.length));
  const since = startedAt === null ? '' : `, running since ${timeOf(startedAt)}`;
  const database = storage.database.kind === 'postgres' ? 'PostgreSQL' : 'embedded database';
  return [
    `Gevel ${version}${revision === null ? '' : ` (${revision})`}${since}`,
    status.needsAttention ? 'Something needs attention.' : 'Everything is well.',
    ...section(
      'Parts',
      parts.flatMap(({ name, failure }) => [
        `${name.padEnd(width)}  ${failure ?? 'works'}`,
        ...(failure === null || advice[name] === undefined ? [] : [`${' '.repeat(width)}  ${advice[name]}`]),
      ]),
    ),
    ...section(
      'Imports',
      imports === null ? [unreadable] : [...listingsLines(imports.listings), ...ownersLines(imports.owners)],
    ),
    ...section(
      'Waiting and given up',
      (['mails', 'leads', 'jobs'] as const).flatMap((name) => queueLines(name, queues[name])),
    ),
    ...section('Room', [
      `${database}: ${sizeOf(storage.database.bytes)}`,
      `data folder: ${sizeOf(storage.folderBytes)}; free on its disk: ${sizeOf(storage.freeBytes)}`,
    ]),
    ...(backups === null ? [] : section('Backups', [backupLine(backups)])),
    ...(lakeQueries === null
      ? []
      : section('Queries from outside', [
          `${lakeQueries.running} running, ${lakeQueries.waiting} waiting, ${lakeQueries.stopped} ended by a limit since the start`,
        ])),
  ];
}

function backupLine({ last, count }: NonNullable<Status['backups']>): string {
  if (last === null) return 'none yet';
  return `the last: ${timeOf(last.at)}, ${sizeOf(last.bytes)} and ${last.pictures} pictures; ${count} kept`;
}

const section = (title: string, lines: readonly string[]): string[] => ['', title, ...lines.map((line) => `  ${line}`)];

function listingsLines(run: ListingsRun | null): string[] {
  if (run === null) return ['listings: never imported'];
  const { counts } = run;
  const told =
    counts === null
      ? []
      : (['listings', 'projects'] as const).map((kind) => {
          const { added, changed, removed, unchanged } = counts[kind];
          return `  ${kind}: ${added} new, ${changed} changed, ${removed} gone, ${unchanged} unchanged`;
        });
  return runLines(`listings from ${run.source}`, run, told);
}

function ownersLines(run: OwnersRun | null): string[] {
  if (run === null) return ['owners: not imported in the last week'];
  const { counts } = run;
  return runLines(
    'owners',
    run,
    counts === null
      ? []
      : [`  ${counts.added} new, ${counts.known} known, ${counts.invited} invited, ${counts.properties} properties`],
  );
}

function runLines(title: string, run: ListingsRun | OwnersRun, told: readonly string[]): string[] {
  const { finishedAt, failure, setAside, setAsideCount } = run;
  return [
    `${title}, ${timeOf(finishedAt)}${failure === null ? '' : `, failed: ${failure}`}`,
    ...told,
    ...(setAsideCount > 0 ? [`  set aside: ${setAsideCount}`] : []),
    ...setAside.map(({ record, reason }) => `    ${record}: ${reason}`),
    ...(setAsideCount > setAside.length ? [`    … and ${setAsideCount - setAside.length} more`] : []),
  ];
}

function queueLines(name: QueueName, queue: QueueStatus | null): string[] {
  const { one, many, retry } = queueWords[name];
  if (queue === null) return [`${many}: ${unreadable}`];
  const { waiting, givenUp, givenUpCount } = queue;
  const counted = `${waiting} ${waiting === 1 ? `${one} waits` : `${many} wait`}, ${givenUpCount} given up`;
  if (givenUpCount === 0) return [counted];
  return [
    `${counted}; try again: npm run gevel -- ${retry}`,
    ...givenUp.map(
      ({ id, what, at, attempts, reason }) =>
        `  ${id}  ${timeOf(at)}  ${what}  ${attempts === 1 ? '1 try' : `${attempts} tries`}: ${reason}`,
    ),
    ...(givenUpCount > givenUp.length ? [`  … and ${givenUpCount - givenUp.length} more`] : []),
  ];
}

const timeOf = (iso: string): string => brusselsTime(new Date(iso));

function sizeOf(bytes: number | null): string {
  if (bytes === null) return unreadable;
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
