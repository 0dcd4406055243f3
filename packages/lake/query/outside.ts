import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { Dataset } from '../documents/dataset.ts';
import type { ViewSpec } from '../documents/perspective.ts';
import type { SeenTransaction } from '../documents/transaction.ts';
import type { LakeClock } from '../ports.ts';
import { parseError, type QueryError } from './errors.ts';
import { questionKey } from './evaluator.ts';
import type { SerializedChanges } from './worker.ts';
import { TaskStopped } from './failures.ts';
import type { Workers } from './workers.ts';

/** A query from outside. */
export interface OutsideQuery {
  query: string;
  params: Record<string, unknown>;
  /** The reader's id, which is also the result of `identity()`. */
  reader: string;
  /** Whether only the ids of the documents matter: `{_id}` of each. */
  idsOnly?: boolean;
  /** Ends with the connection; a query that still waits is then dropped. */
  signal?: AbortSignal;
}

/** JSON in UTF-8. `types`: the document types that it depends on; absent if it may be any. */
export type OutsideResult = { json: Uint8Array; types?: readonly string[] } | { error: QueryError };

/** Runs queries from outside in processes with limits, so that none can block the site (requirements 10.210). */
export interface OutsideQueries {
  /** Cached until a document of the view changes. Rejects with `TooManyTasks`. */
  run(query: OutsideQuery, dataset: Dataset, spec: ViewSpec): Promise<OutsideResult>;
  /**
   * Which of a transaction's changes match a listener's query, before and after each.
   *
   * @param transaction null: only checks the query
   * @throws {Error} with a sentence if the query cannot be a listener's, or exceeds a limit
   */
  match(query: OutsideQuery, transaction: SeenTransaction | null): Promise<readonly (readonly [boolean, boolean])[]>;
}

/** Maximum number of characters of a result. */
const maxAnswer = 20_000_000;
const bytesKept = 32 * 1024 * 1024;
/** Longer results are not kept: sent again at once, they would pass no limit. */
const longestKept = 1024 * 1024;

interface Kept {
  revision: number;
  json: Uint8Array;
  types?: readonly string[];
}

export function createOutsideQueries(workers: Workers, clock: LakeClock): OutsideQueries {
  const results = new LRUCache<string, Kept>({
    maxSize: bytesKept,
    sizeCalculation: ({ json }, key) => json.byteLength + 2 * key.length + 100,
  });
  /** All listeners of a transaction share its documents, which are serialized once. */
  const serialized = new WeakMap<SeenTransaction, Uint8Array>();
  const nothing = serialize([] satisfies SerializedChanges);

  return {
    run: async ({ query, params, reader, idsOnly, signal }, dataset, spec) => {
      const { sequence } = dataset;
      const { name, revision, revisionOf } = dataset.state(spec);
      const key = [dataset.name, name, idsOnly ? 'ids' : '', questionKey(query, params)].join('\u0000');
      const revisionFor = (types?: readonly string[]): number => (types === undefined ? revision : revisionOf(types));
      const kept = results.get(key);
      if (kept !== undefined && kept.revision === revisionFor(kept.types)) return kept;
      const question = { query, params, identity: reader, dataset: dataset.name, now: clock.now(), idsOnly, maxAnswer };
      try {
        const answer = await workers.run({ kind: 'query', question, spec }, reader, signal);
        if (answer.kind === 'error') return { error: answer.error };
        if (answer.kind !== 'result') throw new Error('A worker answered something else.');
        const { json, types, momentary } = answer;
        // If the dataset has changed meanwhile, it is not known which revision the worker saw.
        if (!momentary && json.byteLength <= longestKept && dataset.sequence === sequence)
          results.set(key, { json, types, revision: revisionFor(types) });
        return { json, types };
      } catch (error) {
        if (!(error instanceof TaskStopped)) throw error;
        return { error: parseError(query, new Error(`the query ${error.message}`)) };
      }
    },
    match: async ({ query, params, reader, signal }, transaction) => {
      let changes: Uint8Array = nothing;
      if (transaction !== null) {
        const pairs = transaction.changes.map(({ before, after }) => [before, after] as const);
        changes = serialized.get(transaction) ?? serialize(pairs satisfies SerializedChanges);
        serialized.set(transaction, changes);
      }
      const answer = await workers.run({ kind: 'match', query, params, identity: reader, changes }, reader, signal);
      if (answer.kind === 'matches') return answer.matches;
      throw new Error(answer.kind === 'error' ? answer.error.description : 'A worker answered something else.');
    },
  };
}
