import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Dataset } from '../documents/dataset.ts';
import { canonicalJson, contentOf, isRecord, type LakeDocument } from '../documents/document.ts';
import { isDocumentId, isPublic, isPublished } from '../documents/ids.ts';
import { writeTransaction, type Write } from '../documents/write.ts';
import type { LakeBlobs, LakeClock, LakeDatabase, OnTransaction } from '../ports.ts';
import type { AssetContent } from './asset-documents.ts';
import { createFolderAssets } from './folder-assets.ts';

export interface ImportRequest {
  dataset: string;
  /** An NDJSON file in the form of Sanity's export; assets are read from its folder. */
  file: string;
  /** `create` refuses documents that exist, `missing` leaves them, `replace` puts the file's in their place. */
  mode: 'create' | 'missing' | 'replace';
  /** Who the transactions are written by. */
  author?: string;
  /** Called after each batch with the number of lines handled so far. */
  onProgress?(lines: number): void;
}

export interface ImportReport {
  created: number;
  changed: number;
  unchanged: number;
  /** Published documents whose id has a dot: as at Sanity, readers without a token do not see them. */
  private: string[];
  failed: { line: number; id?: string; reason: string }[];
}

export interface ImportParts {
  sql: LakeDatabase;
  blobs: LakeBlobs;
  clock: LakeClock;
  projectId: string;
  onTransaction?: OnTransaction;
}

interface Candidate {
  line: number;
  content: Record<string, unknown> & { _id: string; _type: string };
  createdAt?: string;
  updatedAt?: string;
  assets: Map<string, AssetContent>;
}

const documentsPerTransaction = 100;
/** What JSON can write and the database's text cannot hold; an even number of backslashes before it would be text. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/**
 * Imports a file: each batch of documents is one transaction, a line that cannot be read is reported and stops nothing, and
 * documents that are as they were keep their `_rev`, so that the same import twice changes nothing. References are not checked:
 * a file may name what comes later in it.
 */
export async function importDocuments(
  request: ImportRequest,
  dataset: Dataset,
  parts: ImportParts,
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, changed: 0, unchanged: 0, private: [], failed: [] };
  const assets = await createFolderAssets(path.dirname(request.file), parts.blobs, parts.projectId, dataset.name);
  const seen = new Set<string>();
  let batch: Candidate[] = [];
  let line = 0;

  const flush = async (): Promise<void> => {
    if (batch.length > 0) await writeBatch(batch, request, dataset, parts, report);
    batch = [];
    request.onProgress?.(line);
  };
  for await (const text of createInterface({ input: createReadStream(request.file), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() === '') continue;
    const read = readLine(text, line);
    if ('reason' in read) {
      report.failed.push(read);
      continue;
    }
    const id = read.content._id;
    if (seen.has(id)) {
      report.failed.push({ line, id, reason: 'This document stands in the file twice; the first was taken.' });
      continue;
    }
    seen.add(id);
    if (isPublished(id) && !isPublic(id)) report.private.push(id);
    try {
      const resolved = await assets.resolve(read.content, read.assets);
      // The boundary: `resolve` keeps every field but the marks.
      batch.push({ ...read, content: resolved as Candidate['content'] });
    } catch (error) {
      report.failed.push({ line, id, reason: error instanceof Error ? error.message : String(error) });
    }
    if (batch.length >= documentsPerTransaction) await flush();
  }
  await flush();
  return report;
}

function readLine(text: string, line: number): Candidate | { line: number; id?: string; reason: string } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { line, reason: 'This line is not JSON.' };
  }
  if (!isRecord(parsed)) return { line, reason: 'This line is not a document.' };
  const { _createdAt, _updatedAt } = parsed;
  const content = contentOf(parsed);
  const { _type } = content;
  // Without an id the content decides it, so that a second import finds the document again.
  const _id = content._id ?? createHash('sha256').update(canonicalJson(content)).digest('hex').slice(0, 32);
  if (typeof _id !== 'string' || !isDocumentId(_id)) return { line, reason: `"${String(_id)}" is not a document id.` };
  if (typeof _type !== 'string' || _type === '') return { line, id: _id, reason: 'The document has no "_type".' };
  if (unstorable.test(JSON.stringify(content))) {
    return {
      line,
      id: _id,
      reason: 'The document holds a character that cannot be stored (U+0000 or half of a pair).',
    };
  }
  return {
    line,
    content: { ...content, _id, _type },
    createdAt: asMoment(_createdAt),
    updatedAt: asMoment(_updatedAt),
    assets: new Map(),
  };
}

function asMoment(value: unknown): string | undefined {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : undefined;
}

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
