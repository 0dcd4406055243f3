/*
 * The process that runs queries from outside. It follows the datasets by messages, in order: an answer sees every change
 * that was sent before its question. The site ends it when a query exceeds a limit (workers.ts).
 */
import { deserialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { LakeDocument } from '../documents/document.ts';
import { selectDocuments, viewName, type ViewSpec } from '../documents/perspective.ts';
import { createView, type View } from '../documents/view.ts';
import { createFilter, type DocumentFilter } from '../listening/filter.ts';
import { parseError, type QueryError } from './errors.ts';
import { createEvaluator, type Question } from './evaluator.ts';

/** What the site tells of a dataset. `documents` follow a `reset` and complete it; the `mark` comes back. */
export type DatasetNews =
  | { kind: 'reset'; dataset: string }
  | { kind: 'documents'; dataset: string; documents: readonly LakeDocument[] }
  | { kind: 'changes'; dataset: string; changes: readonly { id: string; after: LakeDocument | undefined }[] };

export interface Mark {
  kind: 'mark';
  mark: number;
}

export type WorkerTask =
  | { kind: 'query'; question: Question; spec: ViewSpec }
  /** Whether documents match a filter before and after each change. `changes`: `SerializedChanges`. */
  | { kind: 'match'; query: string; params: Record<string, unknown>; identity: string; changes: Uint8Array };

/** What `v8.serialize` has written for a `match`. */
export type SerializedChanges = readonly (readonly [
  before: LakeDocument | undefined,
  after: LakeDocument | undefined,
])[];

export type WorkerAnswer =
  /** JSON in UTF-8. `types`: the document types that it depends on; absent if it may be any. */
  | { kind: 'result'; json: Uint8Array; types?: readonly string[]; momentary: boolean }
  | { kind: 'matches'; matches: readonly (readonly [before: boolean, after: boolean])[] }
  | { kind: 'error'; error: QueryError };

const [, , projectId = ''] = process.argv;
const tell = (message: WorkerAnswer | Mark): void => void process.send?.(message);
process.once('disconnect', () => process.exit());
// A query that keeps this thread busy would outlive a site that was killed: another thread looks for it.
new Worker(
  `const { ppid } = process; setInterval(() => { if (process.ppid !== ppid) process.kill(process.pid, 'SIGKILL'); }, 1000);`,
  { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 } },
).unref();
const evaluator = createEvaluator(projectId);
const encoder = new TextEncoder();

interface Replica {
  documents: Map<string, LakeDocument>;
  views: LRUCache<string, View>;
}
const replicas = new Map<string, Replica>();

function replicaOf(dataset: string): Replica {
  let replica = replicas.get(dataset);
  if (replica === undefined)
    replicas.set(dataset, (replica = { documents: new Map(), views: new LRUCache({ max: 12 }) }));
  return replica;
}

function learn(news: DatasetNews): void {
  const { documents, views } = replicaOf(news.dataset);
  views.clear();
  if (news.kind === 'reset') documents.clear();
  else if (news.kind === 'documents') for (const document of news.documents) documents.set(document._id, document);
  else
    for (const { id, after } of news.changes) {
      if (after === undefined) documents.delete(id);
      else documents.set(id, after);
    }
}

function viewOf(dataset: string, spec: ViewSpec): View {
  const { documents, views } = replicaOf(dataset);
  const name = viewName(spec);
  let view = views.get(name);
  if (view === undefined) views.set(name, (view = createView(selectDocuments(documents.values(), spec))));
  return view;
}

async function answerQuery({ question, spec }: WorkerTask & { kind: 'query' }): Promise<WorkerAnswer> {
  const tree = evaluator.read(question.query, question.params);
  if ('error' in tree) return { kind: 'error', error: tree.error };
  const json = await evaluator.evaluate(tree, question, viewOf(question.dataset, spec));
  const types = tree.readsAll ? undefined : tree.types;
  return { kind: 'result', json: encoder.encode(json), types, momentary: tree.momentary };
}

/** A parsed query takes about twenty times its length. */
const filters = new LRUCache<string, DocumentFilter>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (_filter, key) => 20 * key.length,
});

async function answerMatch({
  query,
  params,
  identity,
  changes,
}: WorkerTask & { kind: 'match' }): Promise<WorkerAnswer> {
  const key = JSON.stringify([query, params, identity]);
  const matches = filters.get(key) ?? createFilter(query, params, identity);
  filters.set(key, matches);
  const pairs = deserialize(changes) as SerializedChanges;
  const isMatch = async (document: LakeDocument | undefined) => document !== undefined && matches(document);
  const found = pairs.map(async ([before, after]) => [await isMatch(before), await isMatch(after)] as const);
  return { kind: 'matches', matches: await Promise.all(found) };
}

process.on('message', (message: DatasetNews | WorkerTask | Mark) => {
  if (message.kind === 'mark') return tell(message);
  if (message.kind !== 'query' && message.kind !== 'match') return learn(message);
  const query = message.kind === 'query' ? message.question.query : message.query;
  void (message.kind === 'query' ? answerQuery(message) : answerMatch(message))
    // groq-js throws for the few functions that it does not support.
    .catch((error: unknown): WorkerAnswer => ({ kind: 'error', error: parseError(query, error) }))
    .then(tell);
});
