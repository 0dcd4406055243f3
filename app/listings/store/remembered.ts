import { LRUCache } from 'lru-cache';
import { Flights } from '~/platform/flights.ts';
import type { CurrentRevisions } from '~/platform/reads.ts';
import type { ListingsPort } from '../domain/port.ts';

/** Estimated from the JSON size: some thousand pages of results, or as many properties. */
const rememberedBytes = 32_000_000;
/** In characters. Longer keys are specific to one visitor, such as a hand-drawn area. */
const longestQuestion = 2_000;

interface Options {
  revisions: CurrentRevisions;
  /** The ISO day in Brussels. */
  today: () => string;
  maxBytes?: number;
}

/** Wrapped so that null and undefined can be cached. */
interface Answer {
  value: unknown;
}

/**
 * Caches the store's results for pages until the `listings` revision rises or the day ends (a lowered price is shown
 * for thirty days). Concurrent calls with the same arguments share one query. The revision is read before querying, so
 * a result can only be newer than the revision in its key. Results are shared by all visitors, frozen, and contain
 * nothing about a visitor. Not cached: lookups while typing (`municipalities`, `byReference`) and what is read once per
 * import (`sitemap`).
 */
export function rememberingStore(
  store: ListingsPort,
  { revisions, today, maxBytes = rememberedBytes }: Options,
): ListingsPort {
  const answers = new LRUCache<string, Answer>({ maxSize: maxBytes });
  const underWay = new Flights<unknown>();
  const remembering = <Parameters extends unknown[], Result>(
    name: keyof ListingsPort,
    ask: (...parameters: Parameters) => Promise<Result>,
  ) => {
    return async (...parameters: Parameters): Promise<Result> => {
      const question = `${revisions.current('listings')} ${today()} ${name} ${JSON.stringify(parameters)}`;
      if (question.length > longestQuestion) return ask(...parameters);
      const known = answers.get(question);
      if (known !== undefined) return known.value as Result;
      const asked = underWay.get(question);
      if (asked !== undefined) return asked as Promise<Result>;
      const answering = ask(...parameters).then((value) => {
        // Two bytes per character in memory.
        const size = 2 * (question.length + (JSON.stringify(value) ?? '').length);
        answers.set(question, { value: deeplyFrozen(value) }, { size });
        return value;
      });
      return underWay.begin(question, answering) as Promise<Result>;
    };
  };
  return {
    ...store,
    search: remembering('search', store.search),
    count: remembering('count', store.count),
    nearbyCities: remembering('nearbyCities', store.nearbyCities),
    byId: remembering('byId', store.byId),
    summaries: remembering('summaries', store.summaries),
    squarePrices: remembering('squarePrices', store.squarePrices),
    priceChanges: remembering('priceChanges', store.priceChanges),
    tombstone: remembering('tombstone', store.tombstone),
    references: remembering('references', store.references),
    similar: remembering('similar', store.similar),
    mapClusters: remembering('mapClusters', store.mapClusters),
    mapPlaces: remembering('mapPlaces', store.mapPlaces),
    cities: remembering('cities', store.cities),
    propertyTypes: remembering('propertyTypes', store.propertyTypes),
    projects: remembering('projects', store.projects),
    projectById: remembering('projectById', store.projectById),
    projectOf: remembering('projectOf', store.projectOf),
    statistics: remembering('statistics', store.statistics),
  };
}

/** Results are shared, so mutating one must throw. */
function deeplyFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deeplyFrozen(part);
  return value;
}
