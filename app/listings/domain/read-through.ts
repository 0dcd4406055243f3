import type { Reads } from '~/platform/reads.ts';
import { unavailable } from './answering.ts';
import { asksPrice, sortsByPrice } from './asks-price.ts';
import type { Marquee } from './codes.ts';
import type { SearchCriteria } from './criteria.ts';
import type { ListingsPort } from './port.ts';

interface ReadOptions {
  failed?: (error: unknown) => void;
  settings?: ListingSettings;
}

/** Site settings that affect which homes are found. Read only if a search depends on them. */
export interface ListingSettings {
  /** The ISO day from which closed homes are included in searches for sold ones; null for all. */
  closedSince: () => Promise<string | null>;
  /** The marquees that replace the price. */
  pricelessMarquees: () => Promise<readonly Marquee[]>;
}

/**
 * The store for one request. Every query records that the page depends on the listings. On failure it calls `failed`
 * and throws the API_ERROR response of requirements 8.2.
 */
export function readThrough(
  store: ListingsPort,
  reads: Reads,
  { failed = () => undefined, settings }: ReadOptions = {},
): ListingsPort {
  const noted = <Parameters extends unknown[], Result>(ask: (...parameters: Parameters) => Promise<Result>) => {
    return async (...parameters: Parameters): Promise<Result> => {
      reads.note('listings');
      try {
        return await ask(...parameters);
      } catch (error) {
        failed(error);
        throw unavailable();
      }
    };
  };
  /** Adds settings only where they matter, so that other pages do not depend on them. */
  const shown = async (criteria: SearchCriteria, countsSold = false): Promise<SearchCriteria> => {
    const { filters, closedSince, pricelessMarquees } = criteria;
    const dependsOnDay = filters.sold || countsSold;
    return {
      ...criteria,
      ...(dependsOnDay && closedSince === undefined && { closedSince: (await settings?.closedSince()) ?? null }),
      ...((asksPrice(criteria) || sortsByPrice(criteria)) &&
        !pricelessMarquees && { pricelessMarquees: (await settings?.pricelessMarquees()) ?? [] }),
    };
  };
  const searching =
    <Rest extends unknown[], Result>(ask: (criteria: SearchCriteria, ...rest: Rest) => Promise<Result>) =>
    async (criteria: SearchCriteria, ...rest: Rest): Promise<Result> =>
      noted(ask)(await shown(criteria), ...rest);
  return {
    search: searching(store.search.bind(store)),
    count: searching(store.count.bind(store)),
    // The count of the sold filter depends on the setting too.
    choiceCounts: async (criteria, choices) =>
      noted(store.choiceCounts.bind(store))(await shown(criteria, choices.filters.includes('sold')), choices),
    byReference: noted(store.byReference.bind(store)),
    nearbyCities: searching(store.nearbyCities.bind(store)),
    // Ids are lower-case (docs/decisions/0006); an editor may have typed the CRM's spelling.
    byId: noted((id: string) => store.byId(id.toLowerCase())),
    summaries: noted(
      (ids: Parameters<ListingsPort['summaries']>[0], options: Parameters<ListingsPort['summaries']>[1]) =>
        store.summaries(
          ids.map((id) => id.toLowerCase()),
          options,
        ),
    ),
    priceChanges: noted(store.priceChanges.bind(store)),
    squarePrices: noted(store.squarePrices.bind(store)),
    tombstone: noted(store.tombstone.bind(store)),
    references: noted(store.references.bind(store)),
    similar: noted(store.similar.bind(store)),
    mapClusters: searching(store.mapClusters.bind(store)),
    mapPlaces: noted(store.mapPlaces.bind(store)),
    cities: noted(store.cities.bind(store)),
    municipalities: noted(store.municipalities.bind(store)),
    propertyTypes: noted(store.propertyTypes.bind(store)),
    projects: noted(store.projects.bind(store)),
    projectById: noted(store.projectById.bind(store)),
    projectOf: noted(store.projectOf.bind(store)),
    statistics: noted(store.statistics.bind(store)),
    sitemap: noted(store.sitemap.bind(store)),
  };
}
