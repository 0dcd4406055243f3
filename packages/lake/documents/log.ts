import type { LakeSql } from '../ports.ts';
import type { Patch } from './effects.ts';
import type { SeenTransaction, Transaction, DocumentChange } from './transaction.ts';

interface LoggedRow {
  seq: number;
  transaction_id: string;
  author: string;
  at: string;
  id: string;
  type: string;
  transition: DocumentChange['transition'];
  previous_rev: string | null;
  mutations: object[];
  apply: Patch;
  revert: Patch;
}

const columns = `t.seq, t.id AS transaction_id, t.author, t.at, c.id, c.type, c.transition, c.previous_rev, c.mutations, c.apply, c.revert`;
const joined = `lake_transaction t JOIN lake_change c ON c.dataset = t.dataset AND c.seq = t.seq`;

/** Writes a transaction and raises the dataset's sequence to its own. */
export async function appendToLog(sql: LakeSql, dataset: string, transaction: SeenTransaction): Promise<void> {
  const { sequence, id, author, timestamp, changes } = transaction;
  const rows = changes.map(({ effects, previousRev, before, after, ...change }, position) => ({
    ...change,
    position,
    previous_rev: previousRev,
    ...effects,
  }));
  await sql.query(
    `WITH raised AS (UPDATE lake_dataset SET seq = $2 WHERE name = $1),
          written AS (INSERT INTO lake_transaction (dataset, seq, id, author, at) VALUES ($1, $2, $3, $4, $5))
     INSERT INTO lake_change (dataset, seq, position, id, type, transition, previous_rev, mutations, apply, revert)
     SELECT $1, $2, c.* FROM jsonb_to_recordset($6::jsonb) AS
       c(position int, id text, type text, transition text, previous_rev text, mutations jsonb, apply jsonb, revert jsonb)`,
    [dataset, sequence, id, author, timestamp, JSON.stringify(rows)],
  );
}

/** Up to `most` transactions after a sequence number, in order. */
export async function logSince(sql: LakeSql, dataset: string, sequence: number, most: number): Promise<Transaction[]> {
  const rows = await sql.query<LoggedRow>(
    `SELECT ${columns} FROM ${joined} WHERE t.dataset = $1 AND t.seq > $2 AND t.seq <= $2::bigint + $3 ORDER BY t.seq, c.position`,
    [dataset, sequence, most],
  );
  return together(rows);
}

export interface LogRequest {
  documents: readonly string[];
  /** Sequence numbers, both inclusive. */
  from?: number;
  to?: number;
  /** ISO 8601, both inclusive. */
  fromTime?: string;
  toTime?: string;
  reverse?: boolean;
  limit?: number;
}

/** The transactions of some documents, each with only the changes to those documents. */
export async function logOf(sql: LakeSql, dataset: string, request: LogRequest): Promise<Transaction[]> {
  const { documents, from, to, fromTime, toTime, reverse = false, limit } = request;
  const direction = reverse ? 'DESC' : 'ASC';
  const rows = await sql.query<LoggedRow>(
    `SELECT ${columns} FROM ${joined}
     WHERE c.dataset = $1 AND c.id = ANY($2::text[]) AND t.seq IN (
       SELECT DISTINCT t.seq FROM ${joined}
       WHERE c.dataset = $1 AND c.id = ANY($2::text[]) AND t.seq >= coalesce($3::bigint, 0)
         AND ($4::bigint IS NULL OR t.seq <= $4) AND ($5::timestamptz IS NULL OR t.at >= $5) AND ($6::timestamptz IS NULL OR t.at <= $6)
       ORDER BY t.seq ${direction} LIMIT $7)
     ORDER BY t.seq ${direction}, c.position`,
    [dataset, [...documents], from ?? null, to ?? null, fromTime ?? null, toTime ?? null, limit ?? null],
  );
  return together(rows);
}

export async function sequenceOf(sql: LakeSql, dataset: string, transactionId: string): Promise<number | undefined> {
  const [row] = await sql.query<{ seq: number }>('SELECT seq FROM lake_transaction WHERE dataset = $1 AND id = $2', [
    dataset,
    transactionId,
  ]);
  return row?.seq;
}

/** The sequence number of the last transaction at or before a time (ISO 8601); `undefined` if the log starts later. */
export async function sequenceAt(sql: LakeSql, dataset: string, time: string): Promise<number | undefined> {
  const [row] = await sql.query<{ seq: number | null }>(
    'SELECT max(seq) AS seq FROM lake_transaction WHERE dataset = $1 AND at <= $2::timestamptz',
    [dataset, time],
  );
  return row?.seq ?? undefined;
}

/** Transactions deleted per statement, so that a concurrent writer waits for at most one. */
const deletedAtOnce = 2_000;

/**
 * Deletes the transactions before a time, except the latest `retained`, which listeners may still request. Documents
 * are unchanged.
 *
 * @returns how many were deleted
 */
export async function forgetLog(sql: LakeSql, dataset: string, before: Date, retained: number): Promise<number> {
  const [range] = await sql.query<{ first: number | null; end: number }>(
    `SELECT min(seq) AS first,
       least(max(seq) + 1 - $3, coalesce(min(seq) FILTER (WHERE at >= $2::timestamptz), max(seq) + 1)) AS "end"
     FROM lake_transaction WHERE dataset = $1`,
    [dataset, before.toISOString(), retained],
  );
  if (range === undefined || range.first === null || range.first >= range.end) return 0;
  for (let from = range.first; from < range.end; from += deletedAtOnce) {
    await sql.query(
      `WITH changes AS (DELETE FROM lake_change WHERE dataset = $1 AND seq >= $2 AND seq < $3)
       DELETE FROM lake_transaction WHERE dataset = $1 AND seq >= $2 AND seq < $3`,
      [dataset, from, Math.min(from + deletedAtOnce, range.end)],
    );
  }
  return range.end - range.first;
}

/** The ids with a prefix of all documents in the log, including deleted ones. */
export async function loggedIds(sql: LakeSql, dataset: string, beginning: string): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    'SELECT DISTINCT id FROM lake_change WHERE dataset = $1 AND starts_with(id, $2)',
    [dataset, beginning],
  );
  return rows.map(({ id }) => id);
}

/**
 * Erases the content of deleted documents from the log, which still tells when and by whom they were changed. The
 * transactions stay, because other processes and listeners count them.
 */
export async function purgeLog(sql: LakeSql, dataset: string, documents: readonly string[]): Promise<void> {
  // The effect [0, null] deletes anything.
  await sql.query(
    `UPDATE lake_change SET apply = '[0, null]', revert = '[0, null]', mutations = CASE transition
       WHEN 'disappear' THEN jsonb_build_array(jsonb_build_object('delete', jsonb_build_object('id', id))) ELSE '[]' END
     WHERE dataset = $1 AND id = ANY ($2::text[])`,
    [dataset, [...documents]],
  );
}

function together(rows: readonly LoggedRow[]): Transaction[] {
  const transactions = new Map<number, Transaction & { changes: DocumentChange[] }>();
  for (const row of rows) {
    const { seq, transaction_id, author, at, previous_rev, apply, revert, ...change } = row;
    const { id, type, transition, mutations } = change;
    const known = transactions.get(seq) ?? {
      sequence: seq,
      id: transaction_id,
      author,
      timestamp: new Date(at).toISOString(),
      changes: [],
    };
    known.changes.push({ id, type, transition, mutations, previousRev: previous_rev, effects: { apply, revert } });
    transactions.set(seq, known);
  }
  return [...transactions.values()];
}
