/**
 * What a registered search asks for beyond the fields of its form: text, places around a town, rooms, drawn areas, and every row of the filter
 * table. It is kept as the query of the search (`Criteria.asked`), so that it is read, said and matched as a search is.
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

/** All of a country, or one of its postcodes. */
export type CountryZone = `c${number}` | `c${number}.${string}`;

/** Filters and rooms that the form asks for itself. */
export const formsFilters = ['parking', 'terrace', 'garden'] as const satisfies readonly FilterName[];
const formsRooms: readonly string[] = ['bedrooms', 'garages'];

/** A condition of a search: its query, and in words. */
export interface Wish {
  value: string;
  label: string;
}

/** The conditions of a search for which the form has no field, each by itself. */
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

/** What conditions ask for together, as a demand keeps it; what makes no sense for the goal is left out. */
export function askedOf(goal: Goal, wishes: readonly string[]): string {
  return partsOf(askedCriteria(goal, wishes.join('&')))
    .map((part) => queryOf(goal, part))
    .join('&');
}

/** Reads what a demand keeps. */
export function askedCriteria(goal: Goal, asked: string): SearchCriteria {
  return withKnownPlaces(parseSearch(goal, new URLSearchParams(asked))).criteria;
}

/** Whether a search says where in a way that the form's field for places cannot. */
export function reaches(criteria: SearchCriteria): boolean {
  return criteria.places.length > 0 || (criteria.radius !== null && hasTown(criteria));
}

/** The zones of what a demand asks for besides: those of its postcodes, or everywhere where it is drawn on a map alone. */
export function askedZones(criteria: SearchCriteria): CountryZone[] {
  return reachOf(criteria).flatMap(({ countryId, postcodes }): CountryZone[] =>
    postcodes === null ? [`c${countryId}`] : postcodes.map((zip) => `c${countryId}.${zip}` as const),
  );
}

/** Every country's zone. */
export const everywhere: readonly CountryZone[] = Object.values(countryIds).map((id) => `c${id}` as const);

/** Each condition alone. That sold homes are shown as well is none: nobody is told of them. */
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

/** All that the words of a condition need: the places that it names. */
function optionsFor(criteria: SearchCriteria, language: Language): SearchOptions {
  return {
    fields: { city: true, type: true, price: true, rooms: [], filters: [] },
    cities: { sale: [], rent: [] },
    places: { sale: [], rent: [], [criteria.goal]: withChosenPlaces([], criteria, language) },
    types: [],
    counts: { types: null, features: {}, options: {} },
  };
}
