import path from 'node:path';
import type { Demo } from '@gevel/demo';
import type { Report } from '../commands/command.ts';
import { importDemoListings } from './demo-listings.ts';
import type { Parts } from './parts.ts';
import { embeddedProject } from './content-lake.ts';

/**
 * Fills an empty site: the demo agency's content and listings, or the minimal content of a new one. What is there already is
 * never touched.
 *
 * @param demo the demo agency; null for a site of one's own
 * @param root the folder of the checkout
 * @param today the ISO day that the demo's listings are made for
 */
export async function loadFirstContent(
  parts: Parts,
  demo: Demo | null,
  root: string,
  today: string,
  report: Report,
): Promise<void> {
  const lake = parts.lake.embedded;
  if (lake?.isEmpty(embeddedProject.dataset) === true) {
    report(demo ? 'Loading the content of the demo agency…' : 'Loading the content of a new agency…');
    const file = path.join(root, demo?.contentFile ?? 'server/new-agency.ndjson');
    const { created, failed } = await lake.importDocuments({ dataset: embeddedProject.dataset, file, mode: 'missing' });
    report(`${created} documents.`);
    for (const { line, id, reason } of failed) report(`Not imported: line ${line}${id ? ` (${id})` : ''}: ${reason}`);
  }
  if (demo === null) return;
  const { env, database, revisions } = parts.platform;
  const { scratchFolder } = parts.listings;
  await importDemoListings({ env, database, revisions, scratchFolder }, demo, today, report);
}
