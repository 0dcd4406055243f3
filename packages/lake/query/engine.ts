import { evaluate } from 'groq-js';
import { LRUCache } from 'lru-cache';
import { canonicalJson } from '../documents/document.ts';
import type { CurrentView } from '../documents/dataset.ts';
import type { LakeClock } from '../ports.ts';
import { isLongerThan } from './answer-length.ts';
import { estimateSteps } from './cost.ts';
import { parseError, type QueryError } from './errors.ts';
import { readQuery, typeParameter, type QueryTree } from './tree.ts';

export interface QueryRequest {
  query: string;
  params: Record<string, unknown>;
  dataset: string;
  /** The result of `identity()`. */
  identity: string;
  /** Maximum estimated number of steps. */
  maxSteps?: number;
  /** Maximum number of characters of the result. */
  maxAnswer?: number;
}

/** `types`: the document types that the result depends on; absent if it may be any. */
export type QueryResult = { json: string; types?: readonly string[] } | { error: QueryError };

export interface QueryEngine {
  /** The result as JSON, cached until a document of the view changes; concurrent identical queries run once. */
  run(request: QueryRequest, current: CurrentView): Promise<QueryResult>;
}

/** A tree takes about twenty times the memory of its query. */
const treeSize = 20;
const bytesKept = 32 * 1024 * 1024;

export function createQueryEngine(projectId: string, clock: LakeClock): QueryEngine {
  const trees = new LRUCache<string, QueryTree>({
    maxSize: bytesKept,
    sizeCalculation: (_tree, question) => treeSize * question.length + 1,
  });
  const results = new LRUCache<string, { revision: number; json: string }>({
    maxSize: bytesKept,
    sizeCalculation: ({ json }, key) => 2 * (json.length + key.length) + 100,
  });
  const running = new Map<string, Promise<string>>();

  const evaluateNow = async (tree: QueryTree, request: QueryRequest, { view }: CurrentView): Promise<string> => {
    const byType = Object.fromEntries(tree.types.map((type) => [typeParameter(type), view.byType(type)]));
    const value = await evaluate(tree.tree, {
      dataset: tree.listsAll ? view.all : [],
      params: { ...request.params, ...byType },
      timestamp: clock.now(),
      identity: request.identity,
      sanity: { projectId, dataset: request.dataset },
      dereference: ({ _ref }) => view.byId.get(_ref),
    });
    const answer: unknown = (await value.get()) ?? null;
    // The JSON may be much larger than the value in memory, because a document may occur many times.
    if (request.maxAnswer !== undefined && isLongerThan(answer, request.maxAnswer))
      throw new Error(
        `the answer is longer than ${request.maxAnswer / 1_000_000} million characters: ask for fewer documents or fields`,
      );
    return JSON.stringify(answer);
  };

  return {
    run: async (request, current) => {
      const question = `${request.query}\u0000${canonicalJson(request.params)}`;
      let tree = trees.get(question);
      if (tree === undefined) {
        try {
          tree = readQuery(request.query, request.params);
        } catch (error) {
          return { error: parseError(request.query, error) };
        }
        trees.set(question, tree);
      }
      const [missing] = tree.missing;
      if (missing !== undefined) {
        return { error: parseError(request.query, new Error(`param $${missing} referenced, but not provided`)) };
      }
      if (request.maxSteps !== undefined && estimateSteps(tree.tree, current.view) > request.maxSteps) {
        const reason = 'the query looks at too many documents, or asks too much of each';
        return { error: parseError(request.query, new Error(reason)) };
      }
      const types = tree.readsAll ? undefined : tree.types;
      if (tree.momentary) return { types, json: await evaluateNow(tree, request, current) };

      const key = `${request.dataset}\u0000${current.name}\u0000${question}`;
      const revision = types === undefined ? current.revision : current.revisionOf(types);
      const cached = results.get(key);
      if (cached?.revision === revision) return { types, json: cached.json };
      const job = `${revision}\u0000${request.maxAnswer ?? ''}\u0000${key}`;
      const begun = running.get(job);
      if (begun !== undefined) return { types, json: await begun };
      const evaluation = evaluateNow(tree, request, current);
      running.set(job, evaluation);
      try {
        const json = await evaluation;
        results.set(key, { revision, json });
        return { types, json };
      } finally {
        running.delete(job);
      }
    },
  };
}
