import path from 'node:path';
import { importDemoListings } from './demo-listings.ts';
import type { Parts } from './composition.ts';
import { embeddedProject } from './content-lake.ts';

/** Says on the console what takes long at a first start. */
export type Report = (line: string | { done: number; total: number }) => void;

/**
 * Fills an empty site: the demo agency's content and listings, or the minimal content of a new one. What is there already is
 * never touched.
 *
 * @param today the ISO day that the demo's listings are made for
 */
export async function loadFirstContent(parts: Parts, root: string, today: string, report: Report): Promise<void> {
  const { env } = parts.platform;
  const lake = parts.lake.embedded;
  if (lake?.isEmpty(embeddedProject.dataset) === true) {
    report(env.demo ? 'Loading the content of the demo agency…' : 'Loading the content of a new agency…');
    const file = path.join(root, 'demo/content', env.demo ? 'content.ndjson' : 'minimal.ndjson');
    const { created, failed } = await lake.importDocuments({ dataset: embeddedProject.dataset, file, mode: 'missing' });
    report(`${created} documents.`);
    for (const { line, id, reason } of failed) report(`Not imported: line ${line}${id ? ` (${id})` : ''}: ${reason}`);
  }
  if (!env.demo) return;
  const { database, revisions } = parts.platform;
  const { scratchFolder } = parts.listings;
  await importDemoListings({ env, database, revisions, scratchFolder }, today, report);
}
