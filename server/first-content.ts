import path from 'node:path';
import { importDemoListings } from './demo-listings.ts';
import { embeddedProject, type Services } from './services.ts';

/** Says on the console what takes long at a first start. */
export type Report = (line: string | { done: number; total: number }) => void;

/**
 * Fills an empty site: the demo agency's content and listings, or the minimal content of a new one. What is there already is
 * never touched.
 *
 * @param today the ISO day that the demo's listings are made for
 */
export async function loadFirstContent(services: Services, root: string, today: string, report: Report): Promise<void> {
  const { env, lake } = services;
  if (lake !== null && (await documentCount(services)) === 0) {
    report(env.demo ? 'Loading the content of the demo agency…' : 'Loading the content of a new agency…');
    const file = path.join(root, 'demo/content', env.demo ? 'content.ndjson' : 'minimal.ndjson');
    const { created, failed } = await lake.importDocuments({ dataset: embeddedProject.dataset, file, mode: 'missing' });
    report(`${created} documents.`);
    for (const { line, id, reason } of failed) report(`Not imported: line ${line}${id ? ` (${id})` : ''}: ${reason}`);
  }
  if (!env.demo) return;
  await importDemoListings(services, today, report);
}

async function documentCount({ lake }: Services): Promise<number> {
  const query = encodeURIComponent('count(*[!(_type match "sanity.*")])');
  const answer = await lake?.handle(
    new Request(`http://localhost/lake/v2025-02-19/data/query/${embeddedProject.dataset}?query=${query}`),
  );
  const body: unknown = await answer?.json();
  return typeof body === 'object' && body !== null && 'result' in body && typeof body.result === 'number'
    ? body.result
    : 0;
}
