import { stringify } from 'csv-stringify/sync';

/** Starts a CSV file, so that spreadsheets recognize UTF-8. */
export const byteOrderMark = '\u{feff}';

/**
 * Formats records as CSV (RFC 4180), separated by semicolons: Excel expects them where the comma is the decimal
 * separator, as in Belgium. Cells that a spreadsheet would evaluate (`=…`, `+…`, `-…`, `@…`, a tab) get a leading
 * apostrophe, because visitors typed them.
 */
export function csvRecords(records: readonly (readonly string[])[]): string {
  return stringify(
    records.map((cells) => [...cells]),
    { delimiter: ';', record_delimiter: 'windows', quote_record_delimiter: true, escape_formulas: true },
  );
}

/** A response with a CSV file that is made in parts while it is read. */
export function csvAnswer(parts: AsyncGenerator<string>, filename: string): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await parts.return(undefined)),
  });
  return new Response(body, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  });
}
