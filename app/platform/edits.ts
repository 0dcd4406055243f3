/** Replaces the bytes of a document from `start` (inclusive) to `end` (exclusive). */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Applies non-overlapping edits to a document. Pages remain the bytes that were rendered: each time a page of a hundred
 * kilobytes is decoded, searched with a regular expression or concatenated costs as much as rendering a few cards.
 */
export function edited(document: Buffer, edits: readonly Edit[]): Buffer {
  if (edits.length === 0) return document;
  const parts: Buffer[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    parts.push(document.subarray(at, start), Buffer.from(text));
    at = end;
  }
  return Buffer.concat([...parts, document.subarray(at)]);
}

/** The edits that replace all occurrences of a text after a position, or only the first. */
export function replacements(document: Buffer, found: string, text: string, { from = 0, once = false } = {}): Edit[] {
  const edits: Edit[] = [];
  for (let start = document.indexOf(found, from); start >= 0;) {
    const end = start + Buffer.byteLength(found);
    edits.push({ start, end, text });
    start = once ? -1 : document.indexOf(found, end);
  }
  return edits;
}
