import type { LanguageChoice } from '~/i18n/text.ts';
import type { Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { ListingsPort } from '../domain/port.ts';
import { asReadSearch } from './read-text.server.ts';
import { searchLimits } from './search-params.ts';
import { emptySearch, hasPlace } from './search-query.ts';

/**
 * A search for homes similar to one of which only the URL is left: its town, and its type if the title names one. Null
 * if the town is unknown.
 */
export async function searchLikeAddress(
  listings: Pick<ListingsPort, 'cities' | 'propertyTypes'>,
  goal: Goal,
  { city, title }: { city: string; title: string },
  choice: LanguageChoice,
): Promise<SearchCriteria | null> {
  const nothing = emptySearch(goal).criteria;
  const read = (slug: string) => {
    const text = slug.replaceAll('-', ' ').slice(0, searchLimits.textLength);
    return asReadSearch(listings, { ...nothing, text }, choice);
  };
  const [where, what] = await Promise.all([read(city), read(title)]);
  if (where === null || !hasPlace(where)) return null;
  return { ...nothing, cities: where.cities, places: where.places, types: what?.types ?? [] };
}
