import { isDeepStrictEqual } from 'node:util';
import { failure } from '~/platform/failure.ts';
import { migrated, type ContentDocument, type ContentMigration } from './migration.ts';

export interface StoredDocument extends ContentDocument {
  _rev: string;
}

/** A document to be written, in place of the one that was read. */
export interface DocumentChange {
  /** Null: there is none yet. */
  before: StoredDocument | null;
  after: ContentDocument;
}

/** Where content is stored, for those who change all of it. */
export interface MigratableContent {
  /** Every document, drafts and private ones included. */
  documents(): Promise<StoredDocument[]>;
  /** Writes changes in their order. Resolves to false where one of the documents is no longer as it was read; the last ones are not written then. */
  write(changes: readonly DocumentChange[]): Promise<boolean>;
}

/** The document in which a dataset remembers what was done; private by the dot in its id. */
export const recordId = 'migrations.content';
const recordType = 'contentMigrations';

export interface MigrationReport {
  /** What had not run yet, in order. */
  pending: string[];
  /** The ids of the documents that it changes. */
  changed: string[];
  /** What the dataset remembers and this program does not know: the content is of a later version. */
  unknown: string[];
}

/** How often all is read again because an editor wrote meanwhile. */
const mostAttempts = 5;

/**
 * Brings content into the form that this version's types have. It is tried on a copy of all documents first: one that cannot be changed, or that
 * would come to refer to nothing, and none is written.
 *
 * @param dryRun stop after the copy
 * @throws {Failure} `CONTENT_MIGRATION`, with the migration and the document
 */
export async function migrateContent(
  content: MigratableContent,
  migrations: readonly ContentMigration[],
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<MigrationReport> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const documents = await content.documents();
    const record = documents.find(({ _id }) => _id === recordId) ?? null;
    const done = doneIn(record);
    const pending = migrations.filter(({ id }) => !done.includes(id));
    const changes = changesOf(documents, pending);
    const report = {
      pending: pending.map(({ id }) => id),
      changed: changes.map(({ after }) => after._id),
      unknown: done.filter((id) => !migrations.some((known) => known.id === id)),
    };
    if (dryRun || pending.length === 0) return report;
    const note = { _id: recordId, _type: recordType, done: [...done, ...report.pending] };
    if (await content.write([...changes, { before: record, after: note }])) return report;
  }
  throw failure('CONTENT_MIGRATION', 'Editors write too often to migrate the content; try again.');
}

function doneIn(record: ContentDocument | null): string[] {
  return Array.isArray(record?.done) ? record.done.filter((id) => typeof id === 'string') : [];
}

function changesOf(documents: readonly StoredDocument[], pending: readonly ContentMigration[]): DocumentChange[] {
  const ids = new Set(documents.map(({ _id }) => _id));
  return documents.flatMap((before): DocumentChange[] => {
    if (before._id === recordId || before._type.startsWith('sanity.')) return [];
    // A copy: what a migration does to it by mistake stays without consequence.
    const after = plain(migratedOrFailure(structuredClone(before), pending));
    if (isDeepStrictEqual(plain(before), after)) return [];
    const known = new Set(references(before));
    const lost = references(after).find((id) => !known.has(id) && !ids.has(id));
    if (lost !== undefined)
      throw failure(
        'CONTENT_MIGRATION',
        `After its migration "${before._id}" would refer to "${lost}", which does not exist.`,
      );
    return [{ before, after }];
  });
}

function migratedOrFailure(document: StoredDocument, pending: readonly ContentMigration[]): ContentDocument {
  try {
    return migrated(document, pending);
  } catch (error) {
    throw failure('CONTENT_MIGRATION', error instanceof Error ? error.message : String(error), error);
  }
}

/** As JSON stores it: without fields that are undefined. */
function plain(document: ContentDocument): ContentDocument {
  return JSON.parse(JSON.stringify(document)) as ContentDocument;
}

/** Ids that must exist: those of strong references. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    '_ref' in value && typeof value._ref === 'string' && !('_weak' in value && value._weak === true)
      ? [value._ref]
      : [];
  return [...own, ...Object.values(value).flatMap(references)];
}
