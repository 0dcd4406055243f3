import { randomBytes } from 'node:crypto';
import type { LakeChange, LakeDatabase, LakeSql, OnTransaction } from '../ports.ts';
import type { Dataset } from './dataset.ts';
import type { LakeDocument } from './document.ts';
import { effectsOf } from './effects.ts';
import { transactionExists } from './failures.ts';
import { isPublished } from './ids.ts';
import { appendToLog, purgeLog } from './log.ts';
import { checkReferences, storeReferences } from './reference-index.ts';
import type { SeenChange, SeenTransaction } from './transaction.ts';

/** A document put in place of the one with its id, or one taken away; with the mutations that asked for it, if any did. */
export type Write = ({ put: LakeDocument } | { remove: string }) & {
  mutations?: readonly object[];
  /** The place of the mutation that an error should name. */
  index?: number;
};

export interface Author {
  name: string;
  /** The moment the transaction carries. */
  at: Date;
}

export interface WriteRequest {
  author: Author;
  /** The documents that `decide` may have to see. */
  ids: readonly string[];
  /** Says what to write, under a lock that lets one writer per dataset in. What it throws undoes everything. */
  decide(stored: ReadonlyMap<string, LakeDocument>, transactionId: string): readonly Write[];
  /** By default a new one. One that was used before is refused. */
  transactionId?: string;
  /** Whether references are checked; an import may refer to documents that follow later. */
  references?: 'checked' | 'recorded';
  /** Decide and check, but write nothing. */
  dryRun?: boolean;
  /** Documents that it deletes and of which the log is to hold nothing any more. */
  purge?: readonly string[];
  /** Where the decision was prepared on the dataset as a whole: the number it had then. */
  preparedAt?: number;
}

export interface WriteParts {
  sql: LakeDatabase;
  onTransaction?: OnTransaction;
}

/** The dataset has moved on since the decision was prepared; nothing was written. */
export class Overtaken extends Error {}

/** The channel on which processes tell each other that a dataset has moved on. */
export const lakeChannel = 'lake';

/** An id of Sanity's form; it is also the `_rev` of every document the transaction writes. */
const newTransactionId = (): string => randomBytes(17).toString('base64url').slice(0, 22).replace(/[-_]/g, 'x');

/**
 * One lake transaction, the only way in which documents change. Resolves when queries answer with what it wrote; to `undefined` if
 * there was nothing to write. Rejects with a `TransactionRefused` if references or revisions forbid it.
 */
export async function writeTransaction(
  { sql: database, onTransaction }: WriteParts,
  dataset: Dataset,
  request: WriteRequest,
): Promise<SeenTransaction | undefined> {
  const id = request.transactionId ?? newTransactionId();
  const written = await database.transaction(async (sql) => {
    const [row] = await sql.query<{ seq: number; used: boolean }>(
      `SELECT seq, EXISTS (SELECT FROM lake_transaction WHERE dataset = $1 AND id = $2) AS used
       FROM lake_dataset WHERE name = $1 FOR UPDATE`,
      [dataset.name, id],
    );
    if (row?.used === true) throw transactionExists(id);
    const sequence = (row?.seq ?? 0) + 1;
    if (request.preparedAt !== undefined && request.preparedAt !== sequence - 1) throw new Overtaken();
    const stored = await storedDocuments(sql, dataset.name, request.ids);
    const writes = request.decide(stored, id);
    if (writes.length === 0) return undefined;

    const changes = writes.map((write) => changeOf(write, stored));
    const transaction = {
      sequence,
      id,
      author: request.author.name,
      timestamp: request.author.at.toISOString(),
      changes,
    };
    if (request.references !== 'recorded') {
      await checkReferences(sql, dataset.name, changes, (at) => writes[at]?.index ?? 0);
    }
    if (request.dryRun === true) return { transaction, settle: undefined };
    await storeDocuments(sql, dataset.name, changes);
    await storeReferences(sql, dataset.name, changes);
    await appendToLog(sql, dataset.name, transaction);
    if (request.purge !== undefined) await purgeLog(sql, dataset.name, request.purge);
    // Before the product's own notifications: their receivers must already know of the lake's new sequence.
    await sql.query('SELECT pg_notify($1, $2)', [lakeChannel, JSON.stringify({ dataset: dataset.name, sequence })]);
    return { transaction, settle: await onTransaction?.(sql, summary(dataset.name, id, changes)) };
  });
  if (written === undefined || request.dryRun === true) return written?.transaction;
  await dataset.committed(written.transaction);
  // Only now: callers that learn of the change must find the new documents.
  written.settle?.();
  return written.transaction;
}

async function storedDocuments(
  sql: LakeSql,
  dataset: string,
  ids: readonly string[],
): Promise<Map<string, LakeDocument>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.query<{ content: LakeDocument }>(
    'SELECT content FROM lake_document WHERE dataset = $1 AND id = ANY($2::text[])',
    [dataset, [...ids]],
  );
  return new Map(rows.map(({ content }) => [content._id, content]));
}

async function storeDocuments(sql: LakeSql, dataset: string, changes: readonly SeenChange[]): Promise<void> {
  const removed = changes.flatMap(({ id, after }) => (after === undefined ? [id] : []));
  const put = changes.flatMap(({ after }) => after ?? []);
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

function changeOf(write: Write, stored: ReadonlyMap<string, LakeDocument>): SeenChange {
  const id = 'put' in write ? write.put._id : write.remove;
  const before = stored.get(id);
  const after = 'put' in write ? write.put : undefined;
  return {
    id,
    type: (after ?? before)?._type ?? '',
    transition: after === undefined ? 'disappear' : before === undefined ? 'appear' : 'update',
    previousRev: before?._rev ?? null,
    mutations: write.mutations ?? [after === undefined ? { delete: { id } } : { createOrReplace: after }],
    effects: effectsOf(before, after),
    before,
    after,
  };
}

function summary(dataset: string, transactionId: string, changes: readonly SeenChange[]): LakeChange {
  const types = { published: new Set<string>(), drafts: new Set<string>() };
  for (const { id, before, after } of changes) {
    for (const type of [before?._type, after?._type]) {
      if (type !== undefined) types[isPublished(id) ? 'published' : 'drafts'].add(type);
    }
  }
  return {
    dataset,
    transactionId,
    ids: changes.map(({ id }) => id),
    types: { published: [...types.published], drafts: [...types.drafts] },
  };
}
