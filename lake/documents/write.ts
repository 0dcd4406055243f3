import { randomBytes } from 'node:crypto';
import type { LakeChange, LakeDatabase, LakeSql, OnTransaction } from '../ports.ts';
import type { LakeDocument } from './document.ts';
import { isPublished } from './ids.ts';

/** A document put in place of the one with its id, or one taken away. */
export type Write = { put: LakeDocument } | { remove: string };

export interface Author {
  name: string;
  /** The moment the transaction carries. */
  at: Date;
}

/** The channel on which processes tell each other that a dataset has moved on. */
export const lakeChannel = 'lake';

/** An id of Sanity's form; it is also the `_rev` of every document the transaction writes. */
export const newTransactionId = (): string => randomBytes(17).toString('base64url').slice(0, 22).replace(/[-_]/g, 'x');

/**
 * One lake transaction: `decide` sees the stored documents it asked for, under a lock that lets one writer per dataset in, and
 * says what to write. Resolves to the new sequence number, or `undefined` if there was nothing to write.
 */
export async function writeTransaction(
  database: LakeDatabase,
  dataset: string,
  author: Author,
  ids: readonly string[],
  decide: (stored: ReadonlyMap<string, LakeDocument>, transactionId: string) => readonly Write[],
  onTransaction: OnTransaction | undefined,
): Promise<{ sequence: number; settle: () => void } | undefined> {
  const transactionId = newTransactionId();
  return database.transaction(async (sql) => {
    const [row] = await sql.query<{ seq: number }>('SELECT seq FROM lake_dataset WHERE name = $1 FOR UPDATE', [
      dataset,
    ]);
    const stored = await storedDocuments(sql, dataset, ids);
    const writes = decide(stored, transactionId);
    if (writes.length === 0) return undefined;

    const sequence = (row?.seq ?? 0) + 1;
    await apply(sql, dataset, writes);
    await sql.query('UPDATE lake_dataset SET seq = $2 WHERE name = $1', [dataset, sequence]);
    await sql.query('INSERT INTO lake_transaction VALUES ($1, $2, $3, $4, $5, $6, $7)', [
      dataset,
      sequence,
      transactionId,
      author.name,
      author.at.toISOString(),
      JSON.stringify(
        writes.map((write) => ('put' in write ? { createOrReplace: write.put } : { delete: { id: write.remove } })),
      ),
      JSON.stringify(writes.map((write) => changeOf(write, stored))),
    ]);
    // Before the product's own notifications: whoever hears those must already know that the lake has moved.
    await sql.query('SELECT pg_notify($1, $2)', [lakeChannel, JSON.stringify({ dataset, sequence })]);
    const settle = await onTransaction?.(sql, summary(dataset, transactionId, writes, stored));
    return { sequence, settle: settle ?? (() => undefined) };
  });
}

async function storedDocuments(
  sql: LakeSql,
  dataset: string,
  ids: readonly string[],
): Promise<Map<string, LakeDocument>> {
  const rows = await sql.query<{ content: LakeDocument }>(
    'SELECT content FROM lake_document WHERE dataset = $1 AND id = ANY($2::text[])',
    [dataset, [...ids]],
  );
  return new Map(rows.map(({ content }) => [content._id, content]));
}

async function apply(sql: LakeSql, dataset: string, writes: readonly Write[]): Promise<void> {
  const removed = writes.flatMap((write) => ('remove' in write ? [write.remove] : []));
  const put = writes.flatMap((write) => ('put' in write ? [write.put] : []));
  if (removed.length > 0) {
    await sql.query('DELETE FROM lake_document WHERE dataset = $1 AND id = ANY($2::text[])', [dataset, removed]);
  }
  if (put.length > 0) {
    await sql.query(
      `INSERT INTO lake_document (dataset, id, type, rev, created_at, updated_at, content)
       SELECT $1, d->>'_id', d->>'_type', d->>'_rev', (d->>'_createdAt')::timestamptz, (d->>'_updatedAt')::timestamptz, d
       FROM jsonb_array_elements($2::jsonb) AS d
       ON CONFLICT (dataset, id) DO UPDATE SET type = excluded.type, rev = excluded.rev, created_at = excluded.created_at,
         updated_at = excluded.updated_at, content = excluded.content`,
      [dataset, JSON.stringify(put)],
    );
  }
}

const idOf = (write: Write): string => ('put' in write ? write.put._id : write.remove);

function changeOf(write: Write, stored: ReadonlyMap<string, LakeDocument>): object {
  const before = stored.get(idOf(write));
  const type = 'put' in write ? write.put._type : before?._type;
  const transition = 'remove' in write ? 'disappear' : before === undefined ? 'appear' : 'update';
  return { id: idOf(write), type, transition, previousRev: before?._rev ?? null };
}

function summary(
  dataset: string,
  transactionId: string,
  writes: readonly Write[],
  stored: ReadonlyMap<string, LakeDocument>,
): LakeChange {
  const published = new Set<string>();
  const drafts = new Set<string>();
  for (const write of writes) {
    const before = stored.get(idOf(write))?._type;
    const after = 'put' in write ? write.put._type : undefined;
    for (const type of [before, after]) {
      if (type !== undefined) (isPublished(idOf(write)) ? published : drafts).add(type);
    }
  }
  return { dataset, transactionId, ids: writes.map(idOf), types: { published: [...published], drafts: [...drafts] } };
}
