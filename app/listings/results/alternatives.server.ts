import type { LanguageChoice } from '~/i18n/text.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { ListingsPort } from '../domain/port.ts';
import { usefulAlternatives, alternativeCandidates, type Alternative } from './alternatives.ts';

/** Alternatives for a search without results; only those that have some. */
export async function findAlternatives(
  listings: ListingsPort,
  criteria: SearchCriteria,
  choice: LanguageChoice,
): Promise<Alternative[]> {
  const [counted, nearby] = await Promise.all([
    Promise.all(
      alternativeCandidates(criteria).map(async (way) => ({ ...way, count: await listings.count(way.criteria) })),
    ),
    listings.nearbyCities(criteria, choice),
  ]);
  return [
    ...usefulAlternatives(counted),
    ...nearby.map(({ name, zip, propertyCount }) => ({
      kind: 'nearby' as const,
      city: name,
      count: propertyCount,
      criteria: { ...criteria, cities: [{ name: name.toLowerCase(), zip }], box: null, area: null, page: 1 },
    })),
  ];
}
