import path from 'node:path';
import type { Dataset } from '../documents/dataset.ts';
import { canonicalJson, contentOf, type LakeDocument } from '../documents/document.ts';
import { isPublic, isPublished } from '../documents/ids.ts';
import { writeTransaction, type Write } from '../documents/write.ts';
import type { LakeBlobs, LakeClock, LakeDatabase, OnTransaction } from '../ports.ts';
import { describeAsset } from './asset-documents.ts';
import { createFolderAssets, type StoreAsset } from './folder-assets.ts';
import { readImportFile, type Candidate, type FailedLine, type ImportedContent } from './read-file.ts';

export interface ImportRequest {
  dataset: string;
  /** An NDJSON file in the format of Sanity's export; assets are read from its folder. */
  file: string;
  /** `create` refuses existing documents, `missing` leaves them, `replace` overwrites them. */
  mode: 'create' | 'missing' | 'replace';
  /** Transforms a document before it is stored; throwing fails its line, null skips it. */
  change?(content: ImportedContent): ImportedContent | null;
  author?: string;
  /** Called after each batch with the number of lines processed so far. */
  onProgress?(lines: number): void;
}

export interface ImportReport {
  created: number;
  changed: number;
  unchanged: number;
  /** Published documents whose id has a dot: as with Sanity, readers without a token do not see them. */
  private: string[];
  failed: FailedLine[];
}

export interface ImportParts {
  sql: LakeDatabase;
  blobs: LakeBlobs;
  clock: LakeClock;
  projectId: string;
  onTransaction?: OnTransaction;
}

const documentsPerTransaction = 100;
/**
 * Imports a file. Each batch of documents is one transaction; an unreadable line is reported and skipped; unchanged
 * documents keep their `_rev`, so repeating an import changes nothing. References are not checked, because a file may
 * reference what comes later in it.
 */
export async function importDocuments(
  request: ImportRequest,
  dataset: Dataset,
  parts: ImportParts,
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, changed: 0, unchanged: 0, private: [], failed: [] };
  const assets = await createFolderAssets(path.dirname(request.file), storeLocally(parts, dataset.name));
  let batch: Candidate[] = [];
  let line = 0;

  const flush = async (): Promise<void> => {
    if (batch.length > 0) await writeBatch(batch, request, dataset, parts, report);
    batch = [];
    request.onProgress?.(line);
  };
  for await (const read of readImportFile(request.file, assets, request.change)) {
    ({ line } = read);
    if ('reason' in read) report.failed.push(read);
    else batch.push(read);
    const id = 'content' in read ? read.content._id : undefined;
    if (id !== undefined && isPublished(id) && !isPublic(id)) report.private.push(id);
    if (batch.length >= documentsPerTransaction) await flush();
  }
  await flush();
  return report;
}

/** Stores the bytes; the asset documents are written together with those that reference them. */
const storeLocally =
  ({ blobs, projectId }: ImportParts, dataset: string): StoreAsset =>
  async (file, written) => {
    const content = await describeAsset({ ...file, trusted: true }, projectId, dataset);
    const key = String(content.sha1hash);
    await blobs.put(file.bytes, { contentType: String(content.mimeType), key });
    return { ...content, ...written };
  };

async function writeBatch(
  batch: readonly Candidate[],
  request: ImportRequest,
  dataset: Dataset,
  parts: ImportParts,
  report: ImportReport,
): Promise<void> {
  const now = parts.clock.now();
  const needed = new Map(batch.flatMap(({ assets }) => [...assets]));
  const ids = [...batch.map(({ content }) => content._id), ...needed.keys()];
  const decide = (stored: ReadonlyMap<string, LakeDocument>, _rev: string): Write[] => {
    const stamp = { _rev, _createdAt: now.toISOString(), _updatedAt: now.toISOString() };
    const writes: Write[] = [...needed.values()]
      .filter(({ _id }) => !stored.has(_id))
      .map((content) => ({ put: { ...content, ...stamp } }));
    for (const { content, createdAt, updatedAt, line } of batch) {
      const before = stored.get(content._id);
      if (before === undefined) {
        report.created += 1;
        const times = { _createdAt: createdAt ?? stamp._createdAt, _updatedAt: updatedAt ?? stamp._updatedAt };
        writes.push({ put: { ...content, ...stamp, ...times } });
      } else if (request.mode === 'create') {
        report.failed.push({ line, id: content._id, reason: 'A document with this id exists already.' });
      } else if (request.mode === 'missing' || canonicalJson(contentOf(before)) === canonicalJson(content)) {
        report.unchanged += 1;
      } else {
        report.changed += 1;
        writes.push({ put: { ...content, ...stamp, _createdAt: before._createdAt } });
      }
    }
    return writes;
  };
  const author = { name: request.author ?? 'import', at: now };
  await writeTransaction(parts, dataset, { author, ids, decide, references: 'recorded' });
}
