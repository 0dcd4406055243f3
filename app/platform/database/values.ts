import pg from 'pg';

const bigint = 20;
const numeric = 1700;
const date = 1082;
const timestamp = 1114;
const timestamptz = 1184;
const interval = 1186;
const stringArray: number = 1009;

const scalars: Readonly<Record<number, (text: string) => unknown>> = {
  [bigint]: Number,
  [numeric]: Number,
  [date]: (text) => text,
  [timestamp]: (text) => text.replace(' ', 'T'),
  [timestamptz]: (text) => (text.endsWith('infinity') ? text : new Date(text).toISOString()),
  [interval]: (text) => text,
};
const arraysOf: Readonly<Record<number, number>> = {
  1016: bigint,
  1231: numeric,
  1182: date,
  1115: timestamp,
  1185: timestamptz,
};

/** Converts PostgreSQL's values to JavaScript in the same way as the embedded engine (`embedded.worker.mjs`). */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
    const scalar = scalars[oid];
    if (scalar !== undefined) return scalar;
    const element = scalars[arraysOf[oid] ?? -1];
    if (element === undefined) return pg.types.getTypeParser(oid, 'text');
    const strings = pg.types.getTypeParser(stringArray, 'text');
    return (text: string) => strings(text).map((entry: string | null) => (entry === null ? null : element(entry)));
  },
};
