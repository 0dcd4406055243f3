/** Sanity's response to an invalid query. `start` and `end` are positions in the query. */
export interface QueryError {
  type: 'queryParseError';
  description: string;
  query: string;
  start: number;
  end: number;
}

/** groq-js provides a position for syntax errors only; other errors are about the whole query. */
export function parseError(query: string, error: unknown): QueryError {
  const description = descriptionOf(error);
  const position = typeof error === 'object' && error !== null && 'position' in error ? error.position : undefined;
  const start = typeof position === 'number' ? Math.min(position, query.length) : 0;
  const end = typeof position === 'number' ? Math.min(start + 1, query.length) : query.length;
  return { type: 'queryParseError', description, query, start, end: Math.max(end, start) };
}

function descriptionOf(error: unknown): string {
  // A stack overflow: the parser and the functions that walk its tree recurse once per operator.
  if (error instanceof RangeError) return 'the query has too many operators';
  return error instanceof Error ? error.message : String(error);
}
