import { readFile } from 'node:fs/promises';
import { parseOmnicasa } from '~/listings/feeds/omnicasa.ts';
import type { Feed } from '~/listings/feeds/feed.ts';
import { codeOf, failure } from '~/services/database/failure.ts';
import { importFeed, type ImportReport, type ImportServices } from '~/listings/store/import.server.ts';

export type Report = (line: string | { done: number; total: number }) => void;

const usage = 'Usage: listings:import <file.json>   (an export in the shape of Omnicasa’s JSON)';
/** So many reasons are printed; a broken feed has thousands. */
const reasonsShown = 20;

/**
 * Imports a listings file. Exit codes: 0 done (also when records were set aside: the report names them), 1 the file could not
 * be read, 2 wrong arguments.
 */
export async function listingsImport(
  services: ImportServices,
  args: readonly string[],
  report: Report,
): Promise<number> {
  const [file, ...rest] = args;
  if (file === undefined || file.startsWith('-') || rest.length > 0) {
    report(usage);
    return 2;
  }
  const feed = await readFeed(file, report);
  if (feed === null) return 1;
  report(`Reading ${file}: ${feed.listings.length} listings, ${feed.projects.length} projects.`);
  for (const line of linesOf(await importFeed(services, feed, report))) report(line);
  return 0;
}

async function readFeed(file: string, report: Report): Promise<Feed | null> {
  try {
    return parseOmnicasa(parseJson(await readFile(file, 'utf8')));
  } catch (error) {
    report(`Cannot import ${file}: ${reasonOf(error)}`);
    return null;
  }
}

/** JSON's own complaint would quote the file. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw failure('FEED_UNREADABLE', 'it is no JSON.');
  }
}

function reasonOf(error: unknown): string {
  if (codeOf(error) === 'ENOENT') return 'there is no such file.';
  return codeOf(error) === 'FEED_UNREADABLE' && error instanceof Error
    ? error.message
    : `it cannot be read (${codeOf(error) ?? 'unknown'}).`;
}

function linesOf(result: ImportReport): string[] {
  const { added, changed, removed, unchanged, late, setAside, projects, removalsHeldBack } = result;
  return [
    `Listings: ${added.length} new, ${changed.length} changed, ${removed.length} gone, ${unchanged} unchanged, ${late.length} late.`,
    `Projects: ${projects.added} new, ${projects.changed} changed, ${projects.removed} gone, ${projects.unchanged} unchanged.`,
    ...(removalsHeldBack === 'empty' ? ['The file holds no listing: nothing was removed.'] : []),
    ...(removalsHeldBack === 'unreadable ids' ? ['Some records have no readable ID: nothing was removed.'] : []),
    ...(setAside.length > 0 ? [`Set aside: ${setAside.length}.`] : []),
    ...setAside
      .slice(0, reasonsShown)
      .map(({ kind, id, index, reason }) => `  ${kind} ${id ?? `number ${index + 1}`}: ${reason}`),
    ...(setAside.length > reasonsShown ? [`  … and ${setAside.length - reasonsShown} more.`] : []),
  ];
}
