import type { ExportReport, ImportReport } from '@gevel/lake';
import { parseArgs } from 'node:util';
import { contentMigrations, migratedImport } from '~/content/migrations/index.server.ts';
import { migrateContent, type MigratableContent } from '~/content/migrations/migrate.server.ts';
import type { Environment } from '~/platform/environment.ts';
import { embeddedProject } from '../content-lake.ts';
import { exportHosted, hostedClient, importHosted } from './hosted-content.ts';
import { recorded, type Command, type Report } from './command.ts';

export const contentImportUsage = [
  'Usage: content:import <file.ndjson>   (its pictures lie beside it, as in Sanity’s export)',
];
export const contentExportUsage = ['Usage: content:export <folder>'];
export const contentMigrateUsage = [
  'Usage: content:migrate [--dry-run]   (--dry-run: on a copy, and nothing is written)',
];

/**
 * `content:import <file.ndjson>`: imports content in Sanity's export format into the embedded lake, or with
 * `SANITY_PROJECT_ID` into the hosted dataset. Replaces existing documents.
 */
export const contentImport: Command = async (host, args, report) => {
  const [file] = args;
  if (file === undefined) {
    for (const line of contentImportUsage) report(line);
    return 2;
  }
  const { lake, platform } = host.parts();
  const onProgress = (lines: number): void => report(`${lines} lines`);
  const entry = { kind: 'content-imported', subject: file } as const;
  const { embedded } = lake;
  if (embedded !== null) {
    const { dataset } = embeddedProject;
    return recorded(host, entry, async () =>
      tell(
        await embedded.importDocuments({ dataset, file, mode: 'replace', onProgress, change: migratedImport }),
        report,
      ),
    );
  }
  const client = clientWith(platform.env, platform.env.sanityWriteToken);
  if (client === null) {
    report('To write to the hosted dataset, set SANITY_WRITE_TOKEN to a token of it that may (role Editor).');
    return 2;
  }
  return recorded(host, entry, async () => tell(await importHosted(client, file, onProgress, migratedImport), report));
};

function tell({ created, changed, unchanged, failed, private: hidden }: ImportReport, report: Report): number {
  report(`Content: ${created} new, ${changed} changed, ${unchanged} unchanged, ${failed.length} not imported.`);
  if (hidden.length > 0)
    report(
      `Visitors do not see ${hidden.length} documents, because their ids hold a dot: ${hidden.slice(0, 5).join(', ')}`,
    );
  if (failed.length > 0 && created + changed + unchanged === 0)
    report('No document in the file can be imported: is it an export of Sanity’s, with one JSON document a line?');
  for (const { line, id, reason } of failed) report(`  line ${line}${id ? ` (${id})` : ''}: ${reason}`);
  return failed.length > 0 ? 1 : 0;
}

/** `content:export <folder>`: exports all content and pictures, for `sanity dataset import` or `content:import`. */
export const contentExport: Command = async (host, args, report) => {
  const [folder] = args;
  if (folder === undefined) {
    for (const line of contentExportUsage) report(line);
    return 2;
  }
  const { lake, platform } = host.parts();
  const entry = { kind: 'content-exported', subject: folder } as const;
  const { embedded } = lake;
  if (embedded !== null) {
    const { dataset } = embeddedProject;
    return recorded(host, entry, async () =>
      tellExport(await embedded.exportDocuments({ dataset, folder }), folder, report),
    );
  }
  const client = clientWith(platform.env, platform.env.sanity?.token ?? platform.env.sanityWriteToken);
  if (client === null) {
    report('To read the whole hosted dataset, drafts included, set SANITY_READ_TOKEN to a token of it.');
    return 2;
  }
  return recorded(host, entry, async () => tellExport(await exportHosted(client, folder), folder, report));
};

function tellExport({ documents, assets, missing }: ExportReport, folder: string, report: Report): number {
  report(`${documents} documents and ${assets} assets are in ${folder}.`);
  for (const id of missing) report(`  The bytes of ${id} are gone.`);
  return missing.length > 0 ? 1 : 0;
}

const clientWith = ({ sanity }: Environment, token: string | null) =>
  sanity === null || token === null ? null : hostedClient(sanity.projectId, sanity.dataset, token);

/** `content:migrate`: migrates all content to this version, as every start with the embedded lake does. */
export const contentMigrate: Command = async (host, args, report) => {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const;
  let dryRun: boolean;
  try {
    dryRun = parseArgs({ args: [...args], options }).values['dry-run'];
  } catch {
    for (const line of contentMigrateUsage) report(line);
    return 2;
  }
  const content = host.parts().lake.migratable;
  if (content === null) {
    report('To write to the hosted dataset, set SANITY_WRITE_TOKEN to a token of it that may (role Editor).');
    return 2;
  }
  const migrate = () => migrating(content, dryRun, report);
  return dryRun ? migrate() : recorded(host, { kind: 'content-migrated' }, migrate);
};

async function migrating(content: MigratableContent, dryRun: boolean, report: Report): Promise<number> {
  const { pending, changed, unknown } = await migrateContent(content, contentMigrations, { dryRun });
  if (unknown.length > 0) report(`The content is of a later version of the program: it knows ${unknown.join(', ')}.`);
  if (pending.length === 0) {
    report('The content has the form of this version.');
    return 0;
  }
  report(`Migrations: ${pending.join(', ')}`);
  report(`${dryRun ? 'Would change' : 'Changed'}: ${changed.length}`);
  for (const id of changed) report(`  ${id}`);
  return 0;
}
