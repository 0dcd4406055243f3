import { z } from 'zod';
import type { Dataset } from '../documents/dataset.ts';
import { isRecord, type LakeDocument } from '../documents/document.ts';
import { malformed, overtaken } from '../documents/failures.ts';
import {
  checkedTransactionId,
  operationsOf,
  parseMutations,
  type Mutation,
  type Selection,
} from '../documents/mutations.ts';
import { createWorkspace, type Operation, type SingleMutation } from '../documents/workspace.ts';
import { Overtaken, writeTransaction, type WriteParts } from '../documents/write.ts';
import type { LakeClock } from '../ports.ts';
import type { OutsideQueries } from '../query/outside.ts';
import { json } from './answers.ts';
import { readJson } from './body.ts';
import { authorOf, type Reader } from './readers.ts';
import { forbidden, permitted, refusalAnswer } from './refusals.ts';

export interface WritingParts extends WriteParts {
  clock: LakeClock;
  queries: OutsideQueries;
}

/** Sanity's own limit for a selection by query (https://www.sanity.io/docs/http-reference/mutation). */
const maxSelected = 10_000;
/** How often a selection by query is retried after a concurrent write. */
const maxAttempts = 8;

const options = z.object({
  returnIds: z.stringbool().default(false),
  returnDocuments: z.stringbool().default(false),
  dryRun: z.stringbool().default(false),
  autoGenerateArrayKeys: z.stringbool().default(false),
  // All are answered once queries see the transaction.
  visibility: z.enum(['sync', 'async', 'deferred']).default('sync'),
  transactionId: z.string().optional(),
});

/** `POST /data/mutate/:dataset` */
export async function answerMutate(
  request: Request,
  url: URL,
  dataset: Dataset,
  reader: Reader,
  parts: WritingParts,
): Promise<Response> {
  return refusalAnswer('mutationError', async () => {
    // Before reading the body: anyone may send one, and 16 MB of JSON would block every other reader.
    if (reader.mayWrite === false) return forbidden('mutationError');
    const { mutations, transactionId } = parseMutations(await readJson(request));
    const parsed = options.safeParse(Object.fromEntries(url.searchParams));
    if (!parsed.success)
      throw malformed(0, `The parameter "${String(parsed.error.issues[0]?.path[0])}" is not understood`);
    return mutate(
      mutations,
      { ...parsed.data, transactionId: parsed.data.transactionId ?? transactionId },
      dataset,
      reader,
      parts,
    );
  });
}

type Options = z.infer<typeof options>;

async function mutate(
  mutations: readonly Mutation[],
  asked: Options,
  dataset: Dataset,
  reader: Reader,
  parts: WritingParts,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    await dataset.current();
    // A query selects documents as they are before the transaction.
    const preparedAt = mutations.some(hasQuery) ? dataset.sequence : undefined;
    const single = await resolveSelections(mutations, dataset, reader, parts.queries);
    const results: { id: string; operation: Operation; document?: LakeDocument }[] = [];
    const at = parts.clock.now();
    let id = asked.transactionId ?? '';
    try {
      await writeTransaction(parts, dataset, {
        author: { name: reader.id, at, reader: authorOf(reader) },
        ids: [...new Set(single.flatMap(({ mutation }) => idOf(mutation) ?? []))],
        transactionId: checkedTransactionId(asked.transactionId),
        dryRun: asked.dryRun,
        preparedAt,
        decide: (stored, transactionId) => {
          id = transactionId;
          const workspace = createWorkspace(stored, { ...asked, transactionId, timestamp: at.toISOString() });
          results.splice(0, Infinity, ...single.map(({ mutation, index }) => workspace.apply(mutation, index)));
          if (asked.returnDocuments)
            for (const result of results) result.document = workspace.get(result.id) ?? stored.get(result.id);
          return permitted(workspace.writes(), reader);
        },
      });
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      if (attempt === maxAttempts) throw overtaken();
      continue;
    }
    const shown = results.map(({ id: documentId, operation, document }) => ({
      ...(asked.returnIds || asked.returnDocuments ? { id: documentId } : {}),
      ...(document === undefined ? {} : { document }),
      operation,
    }));
    return json({ transactionId: id, results: shown });
  }
}

const selectionOf = (mutation: Mutation): Selection | undefined =>
  'patch' in mutation ? mutation.patch : 'delete' in mutation ? mutation.delete : undefined;

const hasQuery = (mutation: Mutation): boolean => 'query' in (selectionOf(mutation) ?? {});

function idOf(mutation: SingleMutation): string | undefined {
  if ('patch' in mutation) return mutation.patch.id;
  if ('delete' in mutation) return mutation.delete.id;
  if ('create' in mutation) return mutation.create._id;
  return 'createOrReplace' in mutation ? mutation.createOrReplace._id : mutation.createIfNotExists._id;
}

/** One mutation per document, each with the index of the mutation it came from. */
async function resolveSelections(
  mutations: readonly Mutation[],
  dataset: Dataset,
  reader: Reader,
  queries: OutsideQueries,
): Promise<{ mutation: SingleMutation; index: number }[]> {
  const resolved: { mutation: SingleMutation; index: number }[] = [];
  // One after the other: together they would take all places of their writer's queries.
  for (const [index, mutation] of mutations.entries()) {
    if ('delete' in mutation) {
      const ids = await selectedIds(mutation.delete, index, dataset, reader, queries);
      resolved.push(...ids.map((id) => ({ mutation: { delete: { id } }, index })));
    } else if ('patch' in mutation) {
      const operations = operationsOf(mutation.patch);
      const ids = await selectedIds(mutation.patch, index, dataset, reader, queries);
      resolved.push(...ids.map((id) => ({ mutation: { patch: { ...operations, id } }, index })));
    } else resolved.push({ mutation, index });
  }
  return resolved;
}

async function selectedIds(
  selection: Selection,
  index: number,
  dataset: Dataset,
  reader: Reader,
  queries: OutsideQueries,
): Promise<string[]> {
  if ('id' in selection) return [selection.id].flat();
  const everything = { perspective: 'raw', mayReadAll: true, withVersions: true } as const;
  const { query, params = {} } = selection;
  const result = await queries.run({ query, params, reader: reader.id, idsOnly: true }, dataset, everything);
  if ('error' in result)
    throw malformed(index, `The query cannot be read: ${result.error.description}`, { ...result.error });
  const found: unknown = JSON.parse(new TextDecoder().decode(result.json));
  const documents = Array.isArray(found) ? found : found === null ? [] : [found];
  if (documents.length > maxSelected) throw malformed(index, `The query selects more than ${maxSelected} documents`);
  return documents.map((document: unknown) => {
    if (isRecord(document) && typeof document._id === 'string') return document._id;
    throw malformed(index, 'The query must answer with documents that have an "_id"');
  });
}
