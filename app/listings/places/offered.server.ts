import type { Language } from '~/i18n/languages.ts';
import { countryIds } from '../domain/codes.ts';
import type { CityCount } from '../domain/entity.ts';
import { fullName } from './full-name.server.ts';
import type { KnownPlace, PlaceChoice } from './place.ts';
import { placesOfPostcode } from './of-postcode.server.ts';
import { above, placeById } from './register.server.ts';

/**
 * Cached per list of cities, which is the same array until listings change (`rememberingStore`), because every search
 * offers places.
 */
const offered = new WeakMap<readonly CityCount[], Map<Language, PlaceChoice[]>>();

/**
 * The places above the cities that have homes, sorted by size and name: municipalities, arrondissements, provinces,
 * regions and countries that contain more than one of them. Countries only if both have homes.
 */
export function placesAbove(cities: readonly CityCount[], language: Language): PlaceChoice[] {
  const known = offered.get(cities) ?? new Map<Language, PlaceChoice[]>();
  offered.set(cities, known);
  const places = known.get(language) ?? findPlacesAbove(cities, language);
  known.set(language, places);
  return places;
}

function findPlacesAbove(cities: readonly CityCount[], language: Language): PlaceChoice[] {
  const held = new Map<KnownPlace, CityCount[]>();
  for (const city of cities) {
    for (const place of placesOfPostcode(city.zip)) {
      if (place.countryId !== city.countryId || place.kind === 'part' || isSameAsParent(place)) continue;
      held.set(place, [...(held.get(place) ?? []), city]);
    }
  }
  const countries = new Set(cities.map(({ countryId }) => countryId));
  return [...held]
    .filter(([{ kind }, here]) => (kind === 'country' ? countries.size > 1 : here.length > 1))
    .map(([place, here]) => choiceOf(place, language, sum(here)))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.name.localeCompare(b.name, language));
}

/** The choice for a place id; null if unknown. */
export function chosenPlace(id: string, language: Language, count = 0): PlaceChoice | null {
  const place = placeById(id);
  return place && choiceOf(place, language, count);
}

const kinds: readonly PlaceChoice['kind'][] = [
  'part',
  'municipality',
  'arrondissement',
  'canton',
  'province',
  'region',
  'country',
];

function choiceOf(place: KnownPlace, language: Language, count: number): PlaceChoice {
  const isCanton = place.kind === 'arrondissement' && place.countryId === countryIds.luxembourg;
  const name = fullName(place, language);
  const [holder] = above(place);
  return {
    id: place.id,
    kind: isCanton ? 'canton' : place.kind,
    name: place.kind === 'part' && holder ? `${name} (${holder.names[language]})` : name,
    count,
  };
}

/** Such as Brussels' arrondissement, which equals its region. */
function isSameAsParent(place: KnownPlace): boolean {
  const [parent] = above(place);
  return parent !== undefined && parent.postcodes.length === place.postcodes.length;
}

function sum(cities: readonly CityCount[]): number {
  return cities.reduce((total, { propertyCount }) => total + propertyCount, 0);
}
