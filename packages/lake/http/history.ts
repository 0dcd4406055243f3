import { z } from 'zod';
import type { Dataset } from '../documents/dataset.ts';
import { isDocumentId } from '../documents/ids.ts';
import { logOf, sequenceAt, sequenceOf, type LogRequest } from '../documents/log.ts';
import { moment } from '../documents/storable.ts';
import type { Transaction } from '../documents/transaction.ts';
import type { LakeSql } from '../ports.ts';
import { badRequest, json, notFound, notImplemented, problem } from './answers.ts';
import { documentEvents } from './history-events.ts';
import type { Reader } from './readers.ts';

const maxIds = 100;

/**
 * `GET /data/history/:dataset/…` (https://www.sanity.io/docs/http-reference/history). Requires full access, because it
 * may contain withdrawn content.
 */
export async function answerHistory(
  url: URL,
  rest: readonly string[],
  dataset: Dataset,
  reader: Reader,
  sql: LakeSql,
): Promise<Response> {
  if (!reader.mayReadAll) return problem(403, 'Forbidden', 'Insufficient permissions; permission "history" required.');
  const [kind = '', ...last] = rest;
  const ids = (last.at(-1) ?? '').split(/,|%2C/i);
  if (ids.length > maxIds || !ids.every(isDocumentId)) return badRequest(`Ask for 1 to ${maxIds} document ids.`);
  await dataset.current();
  if (kind === 'transactions' && last.length === 1) return answerTransactions(url, ids, dataset, sql);
  if (kind === 'documents' && last.length === 1) return answerRevisions(url, ids, dataset, sql);
  if (kind === 'events' && last[0] === 'documents' && last.length === 2)
    return documentEvents(url, ids, dataset.name, sql);
  return notImplemented(`history of ${rest.join('/')}`);
}

const transactionsQuery = z.object({
  fromTransaction: z.string().optional(),
  toTransaction: z.string().optional(),
  fromTime: moment.optional(),
  toTime: moment.optional(),
  authors: z.string().optional(),
  reverse: z.stringbool().default(false),
  limit: z.coerce.number().int().min(1).max(10_000).optional(),
  excludeContent: z.stringbool().default(false),
  excludeMutations: z.stringbool().default(false),
  effectFormat: z.literal('mendoza').optional(),
});

/** One transaction per line: `{id, timestamp, author, documentIDs, mutations?, effects?}`. */
async function answerTransactions(
  url: URL,
  documents: readonly string[],
  dataset: Dataset,
  sql: LakeSql,
): Promise<Response> {
  // The Studio sends empty parameters for absent ones.
  const given = Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ''));
  const asked = transactionsQuery.safeParse(given);
  if (!asked.success) return badRequest(`The parameter "${String(asked.error.issues[0]?.path[0])}" is not understood.`);
  const { fromTransaction, toTransaction, authors, excludeContent, excludeMutations, effectFormat, ...rest } =
    asked.data;
  const range: LogRequest = { documents, ...rest };
  for (const [end, id] of [['from', fromTransaction] as const, ['to', toTransaction] as const]) {
    if (id === undefined) continue;
    const sequence = await sequenceOf(sql, dataset.name, id);
    if (sequence === undefined) return notFound(`There is no transaction "${id}".`);
    range[end] = sequence;
  }
  const by = authors?.split(',');
  const transactions = (await logOf(sql, dataset.name, range)).filter(({ author }) => by?.includes(author) ?? true);
  const lines = transactions.map((transaction) =>
    JSON.stringify({
      id: transaction.id,
      timestamp: transaction.timestamp,
      author: transaction.author,
      documentIDs: transaction.changes.map(({ id }) => id),
      ...(excludeContent || excludeMutations
        ? {}
        : { mutations: transaction.changes.flatMap(({ mutations }) => mutations) }),
      ...(effectFormat === undefined ? {} : { effects: effectsOf(transaction) }),
    }),
  );
  return new Response(lines.map((line) => `${line}\n`).join(''), { headers: linesHeaders });
}

const linesHeaders = {
  'content-type': 'application/x-ndjson',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const effectsOf = ({ changes }: Transaction): object =>
  Object.fromEntries(changes.map(({ id, effects }) => [id, effects]));

/** Documents as of a transaction (`revision`) or a `time`, or before their deletion (`lastRevision`). */
async function answerRevisions(url: URL, ids: readonly string[], dataset: Dataset, sql: LakeSql): Promise<Response> {
  const revision = url.searchParams.get('revision');
  const time = url.searchParams.get('time');
  if (url.searchParams.get('lastRevision') === 'true') {
    const documents = await Promise.all(ids.map(async (id) => lastRevision(id, dataset, sql)));
    return json({ documents: documents.filter((document) => document !== undefined) });
  }
  if (revision === null && !moment.safeParse(time).success) {
    return badRequest('Ask for a "revision", a "time" (ISO 8601) or "lastRevision=true".');
  }
  const sequence =
    revision === null ? await sequenceAt(sql, dataset.name, time ?? '') : await sequenceOf(sql, dataset.name, revision);
  if (sequence === undefined) {
    return revision === null ? json({ documents: [] }) : notFound(`There is no revision "${revision}".`);
  }
  const documents = await Promise.all(ids.map(async (id) => dataset.past(id, sequence)));
  return json({ documents: documents.filter((document) => document !== undefined) });
}

async function lastRevision(id: string, dataset: Dataset, sql: LakeSql) {
  const present = dataset.get(id);
  if (present !== undefined) return present;
  const [last] = await logOf(sql, dataset.name, { documents: [id], reverse: true, limit: 1 });
  return last && dataset.past(id, last.sequence - 1);
}
