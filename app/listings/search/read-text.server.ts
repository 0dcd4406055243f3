import { LRUCache } from 'lru-cache';
import { languages, type Language } from '~/i18n/languages.ts';
import type { LanguageChoice } from '~/i18n/text.ts';
import { propertyTypeKey, type Goal } from '../domain/codes.ts';
import type { CityChoice, SearchCriteria } from '../domain/criteria.ts';
import { askedLabels, valuesFor, type FilterName, type FilterValues, type MonthlyBudget } from '../domain/filters.ts';
import type { ListingsPort } from '../domain/port.ts';
import { fullRange, isFullRange, withMaximum, withMinimum, type PriceRange } from '../domain/rules/price-range.ts';
import { placeNamed, placeNearlyNamed } from '../places/find.server.ts';
import type { KnownPlace } from '../places/place.ts';
import { asCitySearch, cityMeant, readCityLists, type CityLists } from './named-city.server.ts';
import { citiesSpelled, spelling } from './named-city.ts';
import { defaultFinancing } from './filter-params.ts';
import { searchLimits } from './search-params.ts';
import { emptySearch, searchQuery } from './search-query.ts';
import { readSentence } from './sentence/read-sentence.ts';
import type { Range, Reading, SentenceFlag } from './sentence/reading.ts';

/** Radius for "near" without a distance, in kilometres. */
const nearby = 10;

const filterOf: Record<SentenceFlag, FilterName> = {
  garden: 'garden',
  terrace: 'terrace',
  parking: 'parking',
  lift: 'lift',
  cellar: 'cellar',
  newBuild: 'newbuild',
  furnished: 'furnished',
  noRenovationDuty: 'noduty',
  sold: 'sold',
};

/**
 * Turns free text, in any of the site's languages, into conditions: a place, or a sentence ("huis met tuin in Gent tot
 * 400.000"). What cannot be interpreted stays free text; null if nothing can. Existing conditions are kept unless the
 * text overrides them.
 */
export async function asReadSearch(
  listings: Pick<ListingsPort, 'cities' | 'propertyTypes'>,
  criteria: SearchCriteria,
  choice: LanguageChoice,
): Promise<SearchCriteria | null> {
  if (criteria.text === '') return null;
  // Try the whole text as a place first: `Brussel 1020` is one of several cities of that name.
  const inCity = await asCitySearch(listings, criteria, choice);
  if (inCity !== null) return inCity;
  const [lists, types] = await Promise.all([readCityLists(listings, 'all', choice), listings.propertyTypes()]);
  const reading = readOnce(criteria.text, choice.language, lists);
  if (reading.used.length === 0) return null;
  const goal = reading.goal ?? criteria.goal;
  const named = reading.places.map((text) => ({ text, ...whereIs(text, lists) }));
  const unknown = named.flatMap(({ text, city, place }) => (city === null && place === null ? [text] : []));
  const webIds = types.map(({ webId }) => webId);
  const read: SearchCriteria = {
    ...criteria,
    goal,
    text: [reading.rest, ...unknown].filter((part) => part !== '').join(' '),
    cities: withCities(
      criteria.cities,
      named.flatMap(({ city }) => city ?? []),
    ),
    places: [...new Set([...criteria.places, ...named.flatMap(({ place }) => place?.id ?? [])])],
    radius: reading.near ? Math.min(reading.radius ?? nearby, searchLimits.radius) : criteria.radius,
    types: typesOf(reading, webIds) ?? criteria.types,
    rooms: { ...criteria.rooms, ...reading.rooms },
    price: reading.price === null ? (goal === criteria.goal ? criteria.price : null) : priceOf(goal, reading.price),
    filters: valuesFor(goal, {
      ...criteria.filters,
      ...filtersOf(reading),
      ...budgetOf(reading, criteria.filters.month),
    }),
    page: 1,
  };
  const isSame = read.goal === criteria.goal && queryOf(read) === queryOf({ ...criteria, page: 1 });
  // If only stop words were removed, nothing was understood.
  return isSame || isOnlyShorter(read, criteria) ? null : read;
}

/**
 * Turns text without results into a search for the place that it abbreviates or misspells, if the agency has homes
 * there. Null if there is no such place, or if the text alone has results.
 */
export async function asNearbyName(
  listings: Pick<ListingsPort, 'cities' | 'count'>,
  criteria: SearchCriteria,
  choice: LanguageChoice,
): Promise<SearchCriteria | null> {
  const { goal, text } = criteria;
  if (text === '' || (await listings.count({ ...emptySearch(goal).criteria, text })) > 0) return null;
  const lists = await readCityLists(listings, goal, choice);
  const place = placeNearlyNamed(text, ({ countryId, postcodes }) =>
    lists[0]
      .filter((city) => city.countryId === countryId && postcodes.includes(city.zip))
      .reduce((sum, { propertyCount }) => sum + propertyCount, 0),
  );
  if (place === null) return null;
  const city = place.kind === 'municipality' ? cityMeant(place.names[choice.language], lists) : null;
  return {
    ...criteria,
    text: '',
    cities: city ? withCities(criteria.cities, [city]) : criteria.cities,
    places: city ? criteria.places : [...new Set([...criteria.places, place.id])],
    page: 1,
  };
}

interface KeptReading {
  lists: CityLists;
  reading: Reading;
}

/**
 * Recently read sentences. An entry is valid while the store returns the same city arrays, i.e. until listings change.
 */
const readings = new LRUCache<string, KeptReading>({ max: 1_000 });

function readOnce(text: string, language: Language, lists: CityLists): Reading {
  const key = `${language} ${text}`;
  const kept = readings.get(key);
  if (kept !== undefined && kept.lists.every((cities, at) => cities === lists[at])) return kept.reading;
  const reading = readSentence(text, {
    languages: [language, ...languages.filter((each) => each !== language)],
    isPlace: placeTest(lists),
  });
  readings.set(key, { lists, reading });
  return reading;
}

/** Tests whether words name a place; memoized per group of words. */
function placeTest(lists: CityLists): (words: string) => boolean {
  const known = new Map<string, boolean>();
  return (words) => {
    const before = known.get(words);
    if (before !== undefined) return before;
    const asked = spelling(words);
    const isPlace = lists.some((cities) => citiesSpelled(asked, cities).length > 0) || placeNamed(words) !== null;
    known.set(words, isPlace);
    return isPlace;
  };
}

function queryOf(criteria: SearchCriteria): string {
  return searchQuery({ criteria, view: 'grid' });
}

function isOnlyShorter(read: SearchCriteria, criteria: SearchCriteria): boolean {
  return read.goal === criteria.goal && queryOf({ ...read, text: '' }) === queryOf({ ...criteria, page: 1, text: '' });
}

/**
 * The agency's city of that name; otherwise the register's place, if it covers all cities that the agency has by that
 * name.
 */
function whereIs(text: string, lists: CityLists): { city: CityChoice | null; place: KnownPlace | null } {
  const city = cityMeant(text, lists);
  const place = city === null ? placeNamed(text) : null;
  const asked = spelling(text);
  const listed = lists.flatMap((cities) => citiesSpelled(asked, cities));
  const holdsAll = listed.every(
    ({ zip, countryId }) => place?.countryId === countryId && place.postcodes.includes(zip),
  );
  return { city, place: holdsAll ? place : null };
}

function withCities(before: readonly CityChoice[], found: readonly CityChoice[]): readonly CityChoice[] {
  const fresh = found.filter(
    ({ name, zip }, index) =>
      ![...before, ...found.slice(0, index)].some((city) => city.name === name && city.zip === zip),
  );
  return [...before, ...fresh];
}

/** The agency's types that the sentence names; null if none. */
function typesOf({ types }: Reading, webIds: readonly number[]): number[] | null {
  const found = webIds.filter((webId) => types.some((type) => type === propertyTypeKey(webId)));
  return found.length === 0 ? null : found;
}

/** Clamped to the goal's range (requirements 5.3); null for the full range. */
function priceOf(goal: Goal, { min, max }: Range): PriceRange | null {
  const upTo = max === null ? fullRange(goal) : withMaximum(goal, fullRange(goal), max);
  const range = min === null ? upTo : withMinimum(goal, upTo, min);
  return isFullRange(goal, range) ? null : range;
}

function filtersOf({ flags, surface, ground, year, state, epc }: Reading): FilterValues {
  const label = askedLabels.find((each) => each === epc);
  return {
    ...Object.fromEntries(flags.map((flag) => [filterOf[flag], true])),
    ...(surface && { living: surface }),
    ...(ground && { ground }),
    ...(year && { year }),
    ...(state && { condition: state }),
    ...(label && { epc: label }),
  };
}

/** The monthly budget in the sentence, merged into the previous one. Own money without a monthly amount is ignored. */
function budgetOf({ month, ownMoney }: Reading, before: MonthlyBudget | undefined): Pick<FilterValues, 'month'> {
  const most = month ?? before?.month;
  if (!most) return {};
  return { month: { ...defaultFinancing, ...before, month: most, ...(ownMoney !== null && { own: ownMoney }) } };
}
