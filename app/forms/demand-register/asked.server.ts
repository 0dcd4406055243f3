/**
 * Conditions of a registered search beyond its form's fields: text, places with a radius, rooms, drawn areas, and the
 * rows of the filter table. They are stored as a search query (`Criteria.asked`), so that they are parsed, described
 * and matched like any search.
 */
import type { TFunction } from 'i18next';
import type { Language } from '~/i18n/languages.ts';
import { countryIds, roomFields, type Goal } from '~/listings/domain/codes.ts';
import type { SearchCriteria } from '~/listings/domain/criteria.ts';
import { filtersOf, type FilterName } from '~/listings/domain/filters.ts';
import { reachOf } from '~/listings/places/reach.server.ts';
import { activeFilters } from '~/listings/search/active-filters.ts';
import { withChosenPlaces, withKnownPlaces } from '~/listings/search/known-places.server.ts';
import type { SearchOptions } from '~/listings/search/search-options.ts';
import { emptySearch, hasTown, parseSearch, writeSearch } from '~/listings/search/search-params.ts';

/** A whole country, or one of its postcodes. */
export type CountryZone = `c${number}` | `c${number}.${string}`;

/** Filters and rooms that have their own fields in the form. */
export const formsFilters = ['parking', 'terrace', 'garden'] as const satisfies readonly FilterName[];
const formsRooms: readonly string[] = ['bedrooms', 'garages'];

/** A condition of a search, as a query and in words. */
export interface Wish {
  value: string;
  label: string;
}

/** The conditions of a search that have no field in the form, one by one. */
export function wishesOf(criteria: SearchCriteria, language: Language, t: TFunction): Wish[] {
  return partsOf(criteria).map((part) => ({
    value: queryOf(criteria.goal, part),
    label: activeFilters(
      { ...emptySearch(criteria.goal).criteria, ...part },
      optionsFor(criteria, language),
      t,
      language,
    )
      .map(({ text }) => text)
      .join(', '),
  }));
}

/** Combines conditions into the stored query; drops those that do not apply to the goal. */
export function askedOf(goal: Goal, wishes: readonly string[]): string {
  return partsOf(askedCriteria(goal, wishes.join('&')))
    .map((part) => queryOf(goal, part))
    .join('&');
}

/** Parses a demand's stored query. */
export function askedCriteria(goal: Goal, asked: string): SearchCriteria {
  return withKnownPlaces(parseSearch(goal, new URLSearchParams(asked))).criteria;
}

/** Whether a search has places or a radius, which the form's field for places cannot express. */
export function reaches(criteria: SearchCriteria): boolean {
  return criteria.places.length > 0 || (criteria.radius !== null && hasTown(criteria));
}

/** The zones of the places and radius in a demand's stored query. */
export function askedZones(criteria: SearchCriteria): CountryZone[] {
  return reachOf(criteria).flatMap(({ countryId, postcodes }): CountryZone[] =>
    postcodes === null ? [`c${countryId}`] : postcodes.map((zip) => `c${countryId}.${zip}` as const),
  );
}

/** The zones of all countries. */
export const everywhere: readonly CountryZone[] = Object.values(countryIds).map((id) => `c${id}` as const);

/** Splits a search into single conditions. Including sold homes is dropped: alerts never report them. */
function partsOf(criteria: SearchCriteria): Partial<SearchCriteria>[] {
  const { goal, text, cities, places, radius, rooms, filters, area, box } = criteria;
  const own: readonly string[] = formsFilters;
  return [
    ...(reaches(criteria) ? [{ cities, places, radius: hasTown(criteria) ? radius : null }] : []),
    ...(text === '' ? [] : [{ text }]),
    ...roomFields.flatMap(({ parameter }) =>
      formsRooms.includes(parameter) || !rooms[parameter] ? [] : [{ rooms: { [parameter]: rooms[parameter] } }],
    ),
    ...filtersOf(goal).flatMap(({ name, kind }) =>
      kind === 'with' || own.includes(name) || filters[name] === undefined
        ? []
        : [{ filters: { [name]: filters[name] } }],
    ),
    ...(area === null ? [] : [{ area }]),
    ...(box === null ? [] : [{ box }]),
  ];
}

function queryOf(goal: Goal, part: Partial<SearchCriteria>): string {
  const { criteria, view } = emptySearch(goal);
  return writeSearch({ criteria: { ...criteria, ...part }, view }).toString();
}

/** The options needed to describe a condition: the places that it names. */
function optionsFor(criteria: SearchCriteria, language: Language): SearchOptions {
  return {
    fields: { city: true, type: true, price: true, rooms: [], filters: [] },
    cities: { sale: [], rent: [] },
    places: { sale: [], rent: [], [criteria.goal]: withChosenPlaces([], criteria, language) },
    types: [],
    counts: { types: null, features: {}, options: {} },
  };
}
