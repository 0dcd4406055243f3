import type { Sql } from '../database.ts';

/** The number of rows by table. */
export type TableRows = Readonly<Record<string, number>>;

/** Reads every row of the product's tables. */
export async function countRows(sql: Pick<Sql, 'query'>): Promise<TableRows> {
  const tables = await sql.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY oid::regclass::text`,
  );
  const rows: Record<string, number> = {};
  for (const { name } of tables) {
    const [counted] = await sql.query<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${name}`);
    rows[name] = counted?.rows ?? 0;
  }
  return rows;
}
