import path from 'node:path';
import type { Demo } from '@gevel/demo';
import { contentMigrations, migratedImport } from '~/content/migrations/index.server.ts';
import { migrateContent } from '~/content/migrations/migrate.server.ts';
import type { Log } from '~/platform/log.ts';
import type { Report } from './commands/command.ts';
import { importDemoListings } from './demo-listings.ts';
import { importDemoOwners } from './demo-owners.ts';
import type { Parts } from './parts.ts';
import { embeddedProject } from './content-lake.ts';

/**
 * Fills an empty site: the demo agency's content, listings and their owners, or the minimal content of a new one. What is there already is
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
    const { created, failed } = await lake.importDocuments({
      dataset: embeddedProject.dataset,
      file,
      mode: 'missing',
      change: migratedImport,
    });
    report(`${created} documents.`);
    for (const { line, id, reason } of failed) report(`Not imported: line ${line}${id ? ` (${id})` : ''}: ${reason}`);
  }
  if (demo === null) return;
  const { env, database, revisions, now } = parts.platform;
  const { scratchFolder } = parts.listings;
  await importDemoListings({ env, database, revisions, scratchFolder }, demo, today, report);
  await importDemoOwners({ database, portal: parts.owners.portal, now }, demo, report);
}

/**
 * Migrates the content of the embedded lake before it is read. A hosted dataset may belong to other sites of the agency as well, so
 * it is migrated by command only (docs/decisions/0028).
 *
 * @throws {Failure} `CONTENT_MIGRATION`; the content is then as it was
 */
export async function bringContentUpToDate(
  lake: Pick<Parts['lake'], 'embedded' | 'migratable'>,
  log: Pick<Log, 'warn'>,
  report: Report,
  migrations = contentMigrations,
): Promise<void> {
  if (lake.embedded === null || lake.migratable === null) return;
  const { pending, changed, unknown } = await migrateContent(lake.migratable, migrations);
  if (unknown.length > 0)
    log.warn({ migrations: unknown }, 'The content was migrated by a later version of the program');
  if (changed.length > 0)
    report(
      `Content brought up to date: ${changed.length} ${changed.length === 1 ? 'document' : 'documents'} (${pending.join(', ')}).`,
    );
}
