import { evaluate } from 'groq-js';
import { LRUCache } from 'lru-cache';
import { canonicalJson, isRecord } from '../documents/document.ts';
import type { View } from '../documents/view.ts';
import { isLongerThan } from './answer-length.ts';
import { parseError, type QueryError } from './errors.ts';
import { readQuery, typeParameter, type QueryTree } from './tree.ts';

export interface Question {
  query: string;
  params: Record<string, unknown>;
  dataset: string;
  /** The result of `identity()`. */
  identity: string;
  /** The result of `now()`. */
  now: Date;
  /** Reduces the documents of the result to `{_id}`. */
  idsOnly?: boolean;
  /** Maximum number of characters of the result. */
  maxAnswer?: number;
}

export interface Evaluator {
  /** Parses a query, or returns why it cannot be run. */
  read(query: string, params: Record<string, unknown>): QueryTree | { error: QueryError };
  /** Resolves to the result as JSON. */
  evaluate(tree: QueryTree, question: Question, view: View): Promise<string>;
}

/** A tree takes about twenty times the memory of its query. */
const treeSize = 20;
const bytesKept = 32 * 1024 * 1024;

/** Identical for the same query with the same parameters. */
export const questionKey = (query: string, params: Record<string, unknown>): string =>
  `${query}\u0000${canonicalJson(params)}`;

export function createEvaluator(projectId: string): Evaluator {
  const trees = new LRUCache<string, QueryTree>({
    maxSize: bytesKept,
    sizeCalculation: (_tree, question) => treeSize * question.length + 1,
  });
  return {
    read: (query, params) => {
      const key = questionKey(query, params);
      let tree = trees.get(key);
      if (tree === undefined) {
        try {
          tree = readQuery(query, params);
        } catch (error) {
          return { error: parseError(query, error) };
        }
        trees.set(key, tree);
      }
      const [missing] = tree.missing;
      if (missing === undefined) return tree;
      return { error: parseError(query, new Error(`param $${missing} referenced, but not provided`)) };
    },
    evaluate: async (tree, { params, now, identity, dataset, idsOnly, maxAnswer }, view) => {
      const byType = Object.fromEntries(tree.types.map((type) => [typeParameter(type), view.byType(type)]));
      const value = await evaluate(tree.tree, {
        dataset: tree.listsAll ? view.all : [],
        params: { ...params, ...byType },
        timestamp: now,
        identity,
        sanity: { projectId, dataset },
        dereference: ({ _ref }) => view.byId.get(_ref),
      });
      const whole: unknown = (await value.get()) ?? null;
      const answer = idsOnly ? idsOf(whole) : whole;
      // The JSON may be much larger than the value in memory, because a document may occur many times.
      if (maxAnswer !== undefined && isLongerThan(answer, maxAnswer))
        throw new Error(
          `the answer is longer than ${maxAnswer / 1_000_000} million characters: ask for fewer documents or fields`,
        );
      return JSON.stringify(answer);
    },
  };
}

function idsOf(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(idsOf);
  return isRecord(answer) ? { _id: answer._id } : answer;
}
