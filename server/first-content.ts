import path from 'node:path';
import type { Demo } from '@gevel/demo';
import { contentMigrations, migratedImport } from '~/content/migrations/index.server.ts';
import { migrateContent } from '~/content/migrations/migrate.server.ts';
import { noAudit, type Audit } from '~/platform/audit.ts';
import type { Log } from '~/platform/log.ts';
import type { Report } from './commands/command.ts';
import { importNow } from './commands/listings-import.ts';
import type { Parts } from './parts.ts';
import { embeddedProject } from './content-lake.ts';

/**
 * Fills an empty site with the demo agency's content, listings and owners, or with a new agency's minimal content.
 * Never changes existing data.
 *
 * @param demo the demo agency; null for a regular site
 * @param root the checkout's folder
 * @param today the ISO day for which the demo's listings are generated
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
  const importFile = (source: string) => importNow({ database, revisions, scratchFolder }, { source }, report);
  await demo.importDemoListings({ database, scratchFolder: env.dataDirectory, importFile }, today, report);
  await demo.importDemoOwners({ database, portal: parts.owners.portal, now }, report);
}

/**
 * Migrates the embedded lake's content before it is read. A hosted dataset may also serve the agency's other sites, so
 * it is only migrated by command (docs/decisions/0028).
 *
 * @throws {Failure} `CONTENT_MIGRATION`; the content is unchanged then
 */
export async function bringContentUpToDate(
  lake: Pick<Parts['lake'], 'embedded' | 'migratable'>,
  log: Pick<Log, 'warn'>,
  report: Report,
  migrations = contentMigrations,
  audit: Pick<Audit, 'record'> = noAudit,
): Promise<void> {
  if (lake.embedded === null || lake.migratable === null) return;
  const { pending, changed, unknown } = await migrateContent(lake.migratable, migrations);
  if (unknown.length > 0)
    log.warn({ migrations: unknown }, 'The content was migrated by a later version of the program');
  if (changed.length === 0) return;
  report(
    `Content brought up to date: ${changed.length} ${changed.length === 1 ? 'document' : 'documents'} (${pending.join(', ')}).`,
  );
  await audit.record({ kind: 'content-migrated', subject: pending.join(', ') });
}
