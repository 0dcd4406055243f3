import { LRUCache } from 'lru-cache';
import type { CurrentView } from '../documents/dataset.ts';
import type { LakeClock } from '../ports.ts';
import type { QueryError } from './errors.ts';
import { createEvaluator, questionKey, type Question } from './evaluator.ts';

export type OwnQuery = Omit<Question, 'now' | 'idsOnly' | 'maxAnswer'>;

/** `types`: the document types that the result depends on; absent if it may be any. */
export type QueryResult = { json: string; types?: readonly string[] } | { error: QueryError };

/** Runs the queries of this process on its own thread; those from outside run elsewhere (`outside.ts`). */
export interface QueryEngine {
  /** The result as JSON, cached until a document of the view changes; concurrent identical queries run once. */
  run(query: OwnQuery, current: CurrentView): Promise<QueryResult>;
}

const bytesKept = 32 * 1024 * 1024;

export function createQueryEngine(projectId: string, clock: LakeClock): QueryEngine {
  const evaluator = createEvaluator(projectId);
  const results = new LRUCache<string, { revision: number; json: string }>({
    maxSize: bytesKept,
    sizeCalculation: ({ json }, key) => 2 * (json.length + key.length) + 100,
  });
  const running = new Map<string, Promise<string>>();

  return {
    run: async (query, current) => {
      const tree = evaluator.read(query.query, query.params);
      if ('error' in tree) return tree;
      const evaluateNow = () => evaluator.evaluate(tree, { ...query, now: clock.now() }, current.view);
      const types = tree.readsAll ? undefined : tree.types;
      if (tree.momentary) return { types, json: await evaluateNow() };

      const key = `${query.dataset}\u0000${current.name}\u0000${questionKey(query.query, query.params)}`;
      const revision = types === undefined ? current.revision : current.revisionOf(types);
      const cached = results.get(key);
      if (cached?.revision === revision) return { types, json: cached.json };
      const job = `${revision}\u0000${key}`;
      const begun = running.get(job);
      if (begun !== undefined) return { types, json: await begun };
      const evaluation = evaluateNow();
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
