/** Sanity's answer to a query that cannot be read. `start` and `end` are positions in the query. */
export interface QueryError {
  type: 'queryParseError';
  description: string;
  query: string;
  start: number;
  end: number;
}

/** groq-js tells a position for syntax errors only; the others are about the whole query. */
export function parseError(query: string, error: unknown): QueryError {
  const description = descriptionOf(error);
  const position = typeof error === 'object' && error !== null && 'position' in error ? error.position : undefined;
  const start = typeof position === 'number' ? Math.min(position, query.length) : 0;
  const end = typeof position === 'number' ? Math.min(start + 1, query.length) : query.length;
  return { type: 'queryParseError', description, query, start, end: Math.max(end, start) };
}

function descriptionOf(error: unknown): string {
  // The parser and whoever walks its tree call themselves once for each operator.
  if (error instanceof RangeError) return 'the query has too many operators';
  return error instanceof Error ? error.message : String(error);
}
