import { importQueue } from '~/listings/feeds/importing/jobs.server.ts';
import {
  importListings,
  isAddress,
  type ImportSummary,
  type ListingsImportServices,
  type ListingsSource,
} from '~/listings/feeds/importing/import-listings.server.ts';
import type { SetAside } from '~/listings/domain/feed.ts';
import { shownAddress } from '~/listings/feeds/importing/download.server.ts';
import { codeOf, Failure } from '~/platform/failure.ts';
import type { Jobs } from '~/platform/jobs.ts';
import type { Report } from './command.ts';

const shrinkOption = '--accept-shrink';
export const listingsImportUsage = [
  `Usage: listings:import <file.json | https://…> [${shrinkOption}]   (an export in the shape of Omnicasa’s JSON)`,
  `  ${shrinkOption}  believe an export that holds less than half of the listings there are`,
];
/** Maximum number of reasons printed. */
const reasonsShown = 20;

/**
 * Imports listings from a file or URL through the job queue, after an import that is already running. Exit codes: 0
 * success (even if records were set aside, which the report lists), 1 listings unchanged, 2 wrong arguments.
 */
export async function listingsImport(
  services: ListingsImportServices & { jobs: Pick<Jobs, 'run'> },
  args: readonly string[],
  report: Report,
): Promise<number> {
  const acceptShrink = args.includes(shrinkOption);
  const [source, ...rest] = args.filter((arg) => arg !== shrinkOption);
  if (
    source === undefined ||
    source.startsWith('-') ||
    rest.length > 0 ||
    (isAddress(source) && !URL.canParse(source))
  ) {
    for (const line of listingsImportUsage) report(line);
    return 2;
  }
  const run = async () => {
    const queue = importQueue(services.database, source);
    // The job's work is `importListings`, which returns this type.
    return (await services.jobs.run(queue, { source, acceptShrink }, report)) as ImportSummary;
  };
  return reported(source, run, report);
}

/** The same, without the job queue, for a process without concurrent imports. */
export function importNow(services: ListingsImportServices, from: ListingsSource, report: Report): Promise<number> {
  return reported(from.source, () => importListings(services, from, report), report);
}

async function reported(source: string, work: () => Promise<ImportSummary>, report: Report): Promise<number> {
  const shown = isAddress(source) ? shownAddress(source) : source;
  report(`Reading ${shown}`);
  try {
    for (const line of linesOf(await work())) report(line);
    return 0;
  } catch (error) {
    report(`Cannot import ${shown}: ${reasonOf(error)}`);
    return 1;
  }
}

function reasonOf(error: unknown): string {
  if (codeOf(error) === 'ENOENT') return 'there is no such file.';
  return error instanceof Failure && error.isOfFeed
    ? error.message
    : `it cannot be read (${codeOf(error) ?? 'unknown'}).`;
}

function linesOf({
  notModified,
  listings,
  projects,
  setAside,
  setAsideCount,
  removalsHeldBack,
  projectRemovalsHeldBack,
}: ImportSummary): string[] {
  if (notModified) return ['Nothing has changed since the last import.'];
  const { added, changed, removed, unchanged, late, duplicates } = listings;
  const allUnreadable = (kind: SetAside['kind'], read: number) =>
    read === 0 && setAside.some((each) => each.kind === kind);
  const noListing = allUnreadable('listing', added + changed + unchanged + late);
  const noProject = allUnreadable('project', projects.added + projects.changed + projects.unchanged);
  return [
    `Listings: ${added} new, ${changed} changed, ${removed} gone, ${unchanged} unchanged, ${late} late.`,
    `Projects: ${projects.added} new, ${projects.changed} changed, ${projects.removed} gone, ${projects.unchanged} unchanged.`,
    ...(duplicates > 0 ? [`${duplicates} records came twice: the last of each counts.`] : []),
    ...(noListing ? ['No listing in the file can be read: none was added or changed.'] : []),
    ...(removalsHeldBack === 'empty' && !noListing ? ['The file holds no listing: nothing was removed.'] : []),
    ...(removalsHeldBack === 'unreadable ids' ? ['Some records have no readable ID: nothing was removed.'] : []),
    ...(noProject ? ['No project in the file can be read: none was added or changed.'] : []),
    ...(projectRemovalsHeldBack === 'empty' && !noProject
      ? ['The list of projects is empty: no project was removed.']
      : []),
    ...(projectRemovalsHeldBack === 'unreadable ids' ? ['Some projects have no readable ID: none was removed.'] : []),
    ...(setAsideCount > 0 ? [`Set aside: ${setAsideCount}.`] : []),
    ...setAside
      .slice(0, reasonsShown)
      .map(({ kind, id, index, reason }) => `  ${kind} ${id ?? `number ${index + 1}`}: ${reason}`),
    ...(setAsideCount > reasonsShown ? [`  … and ${setAsideCount - reasonsShown} more.`] : []),
  ];
}
