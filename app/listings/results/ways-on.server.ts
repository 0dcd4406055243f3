import type { LanguageChoice } from '~/i18n/text.ts';
import type { SearchCriteria } from '../criteria.ts';
import type { ListingsPort } from '../port.ts';
import { wayCandidates, type WayOn } from './ways-on.ts';

/** Where somebody may go whose search found nothing: only where something is. */
export async function waysOn(
  listings: ListingsPort,
  criteria: SearchCriteria,
  choice: LanguageChoice,
): Promise<WayOn[]> {
  const [counted, nearby] = await Promise.all([
    Promise.all(wayCandidates(criteria).map(async (way) => ({ ...way, count: await listings.count(way.criteria) }))),
    listings.nearbyCities(criteria, choice),
  ]);
  const found = counted.filter(({ count }) => count > 0);
  return [
    // Any price says nothing new where a wider one finds as much.
    ...found.filter(
      ({ kind, count }) =>
        kind !== 'anyPrice' || !found.some((each) => each.kind === 'widerPrice' && each.count === count),
    ),
    ...nearby.map(({ name, zip, propertyCount }) => ({
      kind: 'nearby' as const,
      city: name,
      count: propertyCount,
      criteria: { ...criteria, cities: [{ name: name.toLowerCase(), zip }], box: null, area: null, page: 1 },
    })),
  ];
}
