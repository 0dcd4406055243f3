import { stringify } from 'csv-stringify/sync';

/** What a spreadsheet takes for UTF-8 by: a file begins with it. */
export const byteOrderMark = '\u{feff}';

/**
 * Records of a table (RFC 4180), between semicolons: that is what Excel expects where a comma begins the cents, as in Belgium. A cell that
 * a spreadsheet would calculate (`=…`, `+…`, `-…`, `@…`, a tab) begins with an apostrophe: visitors typed it.
 */
export function csvRecords(records: readonly (readonly string[])[]): string {
  return stringify(
    records.map((cells) => [...cells]),
    { delimiter: ';', record_delimiter: 'windows', quote_record_delimiter: true, escape_formulas: true },
  );
}
