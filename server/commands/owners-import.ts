import { shownAddress } from '~/listings/feeds/importing/download.server.ts';
import { isAddress } from '~/listings/feeds/importing/import-listings.server.ts';
import type { OwnersImportSummary } from '~/owners/feed/import-owners.server.ts';
import { ownersImportQueue } from '~/owners/feed/jobs.server.ts';
import { codeOf, Failure } from '~/platform/failure.ts';
import type { Command } from './command.ts';

export const ownersImportUsage = [
  'Usage: owners:import <file.json | https://…>   (owners, history, media and documents in the shape of Omnicasa’s JSON)',
];
/** Maximum number of reasons printed. */
const reasonsShown = 20;

/**
 * Imports the CRM's data for owners through the job queue, after an import that is already running. Exit codes: 0
 * success (even if records were set aside), 1 nothing changed, 2 wrong arguments.
 */
export const ownersImport: Command = async ({ parts }, [source, ...more], report) => {
  if (
    source === undefined ||
    source.startsWith('-') ||
    more.length > 0 ||
    (isAddress(source) && !URL.canParse(source))
  ) {
    for (const line of ownersImportUsage) report(line);
    return 2;
  }
  const { database, jobs } = parts().platform;
  const shown = isAddress(source) ? shownAddress(source) : source;
  report(`Reading ${shown}`);
  try {
    // The job's work is `importOwners`, which returns this type.
    const summary = (await jobs.run(ownersImportQueue(database, source), { source }, report)) as OwnersImportSummary;
    for (const line of linesOf(summary)) report(line);
    return 0;
  } catch (error) {
    report(`Cannot import ${shown}: ${reasonOf(error)}`);
    return 1;
  }
};

function reasonOf(error: unknown): string {
  if (codeOf(error) === 'ENOENT') return 'there is no such file.';
  return error instanceof Failure && error.isOfFeed
    ? error.message
    : `it cannot be read (${codeOf(error) ?? 'unknown'}).`;
}

function linesOf({ people, properties, heldBack, setAside, setAsideCount }: OwnersImportSummary): string[] {
  return [
    `Owners: ${people.added} new, ${people.known} known, ${people.invited} invited.`,
    `Properties: ${properties}.`,
    ...heldBack.map(
      (list) => `${list} is empty, or some of its records do not say whose they are: nothing was removed.`,
    ),
    ...(setAsideCount > 0 ? [`Set aside: ${setAsideCount}.`] : []),
    ...setAside
      .slice(0, reasonsShown)
      .map(({ list, id, index, reason }) => `  ${list} ${id ?? `number ${index + 1}`}: ${reason}`),
    ...(setAsideCount > reasonsShown ? [`  … and ${setAsideCount - reasonsShown} more.`] : []),
  ];
}
