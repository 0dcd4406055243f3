/** What takes the place of some bytes of a document: of those from `start` until before `end`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * A document with all edits made at once, which must not overlap. Pages stay the bytes as which they were rendered and leave again: each time that
 * one of a hundred kilobytes is read into a text, searched by expressions or put together, it costs as much as rendering a few cards.
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

/** The edits that put a text in the place of each that is found from a position on, or of the first one alone. */
export function replacements(document: Buffer, found: string, text: string, { from = 0, once = false } = {}): Edit[] {
  const edits: Edit[] = [];
  for (let start = document.indexOf(found, from); start >= 0;) {
    const end = start + Buffer.byteLength(found);
    edits.push({ start, end, text });
    start = once ? -1 : document.indexOf(found, end);
  }
  return edits;
}
