import type { TFunction } from 'i18next';
import { roomFields } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { filtersOf } from '../domain/filters.ts';
import { filterText } from './filter-text.ts';
import type { SearchOptions } from './search-options.ts';
import { placeText } from './place-text.ts';
import { cityValue, hasTown } from './search-query.ts';
import { priceSummary } from './price-summary.ts';

/** An active condition as text, and the change that removes it. */
export interface ActiveFilter {
  key: string;
  text: string;
  without: (criteria: SearchCriteria) => Partial<SearchCriteria>;
}

/**
 * The active conditions, in the order of the form.
 *
 * @param t the texts of `language`
 */
export function activeFilters(
  criteria: SearchCriteria,
  options: SearchOptions,
  t: TFunction,
  language: string,
): ActiveFilter[] {
  const { goal, text, cities, places, radius, types, rooms, price, area, box } = criteria;
  return [
    ...(text ? [{ key: 'text', text: `“${text}”`, without: () => ({ text: '' }) }] : []),
    ...cities.map((city) => {
      const value = cityValue(city);
      const known = options.cities[goal].find(({ name, zip }) => cityValue({ name, zip }) === value);
      return {
        key: value,
        text: `${known?.name ?? capitalised(city.name)} ${city.zip}`,
        without: (from: SearchCriteria) => ({ cities: from.cities.filter((each) => cityValue(each) !== value) }),
      };
    }),
    ...places.flatMap((id) => {
      const known = options.places[goal].find((place) => place.id === id);
      if (!known) return [];
      const without = (from: SearchCriteria) => ({ places: from.places.filter((each) => each !== id) });
      return [{ key: id, text: placeText(t, known), without }];
    }),
    ...(radius !== null && hasTown(criteria)
      ? [{ key: 'radius', text: t('search.withRadius', { km: radius }), without: () => ({ radius: null }) }]
      : []),
    ...types.map((type) => ({
      key: `type-${type}`,
      text: options.types.find(({ webId }) => webId === type)?.name ?? t('search.otherType'),
      without: (from: SearchCriteria) => ({ types: from.types.filter((each) => each !== type) }),
    })),
    ...(price ? [{ key: 'price', text: priceSummary(t, goal, price), without: () => ({ price: null }) }] : []),
    ...roomFields.flatMap(({ field, parameter }) => {
      const count = rooms[parameter];
      if (!count) return [];
      return [
        {
          key: parameter,
          text: t('search.roomsChosen', { room: t(`rooms.${field}`), count }),
          without: (from: SearchCriteria) => ({ rooms: { ...from.rooms, [parameter]: 0 } }),
        },
      ];
    }),
    ...filtersOf(goal).flatMap((filter) => {
      const { name } = filter;
      const value = criteria.filters[name];
      if (value === undefined) return [];
      const without = ({ filters: { [name]: _left, ...filters } }: SearchCriteria) => ({ filters });
      return [{ key: name, text: filterText(t, language, filter, value), without }];
    }),
    ...(area ? [{ key: 'area', text: t('search.drawnArea'), without: () => ({ area: null }) }] : []),
    ...(box ? [{ key: 'box', text: t('search.mapPart'), without: () => ({ box: null }) }] : []),
  ];
}

/** `esch-sur-alzette` → `Esch-Sur-Alzette`, for cities that are not listed. */
export function capitalised(name: string): string {
  return name.replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
