import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { canonicalJson, contentOf, isRecord } from '../documents/document.ts';
import { isDocumentId } from '../documents/ids.ts';
import type { FolderAssets, StoredAsset } from './folder-assets.ts';

/** The content of a line of an import file. */
export type ImportedContent = Record<string, unknown> & { _id: string; _type: string };

/** A document of an import file, with its assets stored and referenced. */
export interface Candidate {
  line: number;
  content: ImportedContent;
  createdAt?: string;
  updatedAt?: string;
  assets: Map<string, StoredAsset>;
}

export interface FailedLine {
  line: number;
  id?: string;
  reason: string;
}

/** JSON escapes that the database's text cannot store. An even number of backslashes makes it plain text. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/**
 * Reads a file of Sanity's export format line by line; an unreadable line does not stop it.
 *
 * @param change transforms a document before it is stored; throwing fails its line, null skips it
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
      // `resolve` keeps every field except the marks.
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
  // Without an id it is derived from the content, so that a second import finds the document again.
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
