import type { Reads } from '~/platform/reads.ts';
import { unavailable } from './answering.ts';
import type { ListingsPort } from './port.ts';

/**
 * The store for one request: every query records that the page depends on the listings. A failure is reported to `failed`, and
 * the response is the API_ERROR page of requirements §8.
 */
export function readThrough(
  store: ListingsPort,
  reads: Reads,
  failed: (error: unknown) => void = () => undefined,
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
  return {
    search: noted(store.search.bind(store)),
    count: noted(store.count.bind(store)),
    choiceCounts: noted(store.choiceCounts.bind(store)),
    byReference: noted(store.byReference.bind(store)),
    nearbyCities: noted(store.nearbyCities.bind(store)),
    // Ids are lower-case (docs/decisions/0006); an editor may have typed the CRM's spelling.
    byId: noted((id: string) => store.byId(id.toLowerCase())),
    summaries: noted(
      (ids: Parameters<ListingsPort['summaries']>[0], options: Parameters<ListingsPort['summaries']>[1]) =>
        store.summaries(
          ids.map((id) => id.toLowerCase()),
          options,
        ),
    ),
    tombstone: noted(store.tombstone.bind(store)),
    references: noted(store.references.bind(store)),
    similar: noted(store.similar.bind(store)),
    mapClusters: noted(store.mapClusters.bind(store)),
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
