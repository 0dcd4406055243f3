import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { canonicalJson, contentOf, isRecord } from '../documents/document.ts';
import { isDocumentId } from '../documents/ids.ts';
import type { FolderAssets, StoredAsset } from './folder-assets.ts';

/** What a line of an import file says. */
export type ImportedContent = Record<string, unknown> & { _id: string; _type: string };

/** A document of an import file, its assets stored and referred to. */
export interface Candidate {
  line: number;
  content: ImportedContent;
  createdAt?: string;
  updatedAt?: string;
  assets: Map<string, StoredAsset>;
}

/** A line that could not be taken. */
export interface FailedLine {
  line: number;
  id?: string;
  reason: string;
}

/** What JSON can write and the database's text cannot hold; an even number of backslashes before it would be text. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/**
 * Reads a file of Sanity's export format, a line at a time; one that cannot be read stops nothing.
 *
 * @param change a document as it is to be stored; what it throws fails its line. Null: it is left out
 */
export async function* readImportFile(
  file: string,
  assets: FolderAssets,
  change: (content: ImportedContent) => ImportedContent | null = (content) => content,
): AsyncGenerator<Candidate | FailedLine> {
  const seen = new Set<string>();
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() === '') continue;
    const read = readLine(text, line);
    if ('reason' in read) {
      yield read;
      continue;
    }
    const id = read.content._id;
    if (seen.has(id)) {
      yield { line, id, reason: 'This document stands in the file twice; the first was taken.' };
      continue;
    }
    seen.add(id);
    try {
      const content = change(read.content);
      if (content === null) continue;
      const resolved = await assets.resolve(content, read.assets);
      // The boundary: `resolve` keeps every field but the marks.
      yield { ...read, content: resolved as ImportedContent };
    } catch (error) {
      yield { line, id, reason: error instanceof Error ? error.message : String(error) };
    }
  }
}

function readLine(text: string, line: number): Candidate | FailedLine {
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
