import { isDeepStrictEqual } from 'node:util';
import { failure } from '~/platform/failure.ts';
import { migrated, type ContentDocument, type ContentMigration } from './migration.ts';

export interface StoredDocument extends ContentDocument {
  _rev: string;
}

/** A document to write, and the one it replaces. */
export interface DocumentChange {
  /** Null if it does not exist yet. */
  before: StoredDocument | null;
  after: ContentDocument;
}

/** A content store whose documents can all be read and replaced. */
export interface MigratableContent {
  /** All documents, including drafts and private ones. */
  documents(): Promise<StoredDocument[]>;
  /** Writes changes in order. Stops and resolves to false if a document has changed since it was read. */
  write(changes: readonly DocumentChange[]): Promise<boolean>;
}

/** The document that records a dataset's migrations; the dot in its id makes it private. */
export const recordId = 'migrations.content';
const recordType = 'contentMigrations';

export interface MigrationReport {
  pending: string[];
  /** The ids of the documents they change. */
  changed: string[];
  /** Recorded migrations unknown to this program: the content is from a later version. */
  unknown: string[];
}

/** How often to start over because an editor was writing at the same time. */
const maxAttempts = 5;

/**
 * Migrates content to the current version of its types. Works on a copy of all documents first: if a document fails to
 * migrate or would get a broken reference, nothing is written.
 *
 * @param dryRun stop after the copy
 * @throws {Failure} `CONTENT_MIGRATION`, naming the migration and the document
 */
export async function migrateContent(
  content: MigratableContent,
  migrations: readonly ContentMigration[],
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<MigrationReport> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
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
  // The usual case at start; comparing all documents with themselves takes a twentieth of a second.
  if (pending.length === 0) return [];
  const ids = new Set(documents.map(({ _id }) => _id));
  return documents.flatMap((before): DocumentChange[] => {
    if (before._id === recordId || before._type.startsWith('sanity.')) return [];
    // A copy, in case a migration modifies its input.
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

/** The document as stored in JSON, without undefined fields. */
function plain(document: ContentDocument): ContentDocument {
  return JSON.parse(JSON.stringify(document)) as ContentDocument;
}

/** The ids of strong references, whose targets must exist. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    '_ref' in value && typeof value._ref === 'string' && !('_weak' in value && value._weak === true)
      ? [value._ref]
      : [];
  return [...own, ...Object.values(value).flatMap(references)];
}
