import { LRUCache } from 'lru-cache';
import { Flights } from '~/platform/flights.ts';
import type { CurrentRevisions } from '~/platform/reads.ts';
import type { ListingsPort } from '../domain/port.ts';

/** Bytes of answers, estimated by their JSON: some thousand pages of results, or as many properties. */
const rememberedBytes = 32_000_000;
/** Characters. What is longer is one visitor's own question, such as an area drawn by hand. */
const longestQuestion = 2_000;

interface Options {
  revisions: CurrentRevisions;
  /** The ISO day in Brussels. */
  today: () => string;
  maxBytes?: number;
}

/** An answer that is not there is one too. */
interface Answer {
  value: unknown;
}

/**
 * The store for pages: what it has answered is answered again until the `listings` revision moves or the day ends (a lowered price is said for
 * thirty days), so that the database sees each question once an import. A question that is asked while its first asking is under way waits for that. The revision is taken before
 * asking: an answer can only be newer than the revision it is kept under. Answers are shared by all visitors and frozen; nothing
 * of a visitor is in them or in the question. What visitors type letter by letter (`municipalities`, `byReference`) and what is
 * asked once an import (`sitemap`) is not kept.
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
        // Two bytes a character, as they are in memory.
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

/** Whoever changes an answer would change it for everybody: that throws. */
function deeplyFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deeplyFrozen(part);
  return value;
}
