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

/** Kilometres: what "near" means without a distance. */
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
 * A search whose free text is a place, or a sentence ("huis met tuin in Gent tot 400.000") as the conditions that it names, in whatever language of the
 * site; what cannot be read stays free text. Null where nothing of it can. Conditions of before stay unless the sentence says otherwise.
 */
export async function asReadSearch(
  listings: Pick<ListingsPort, 'cities' | 'propertyTypes'>,
  criteria: SearchCriteria,
  choice: LanguageChoice,
): Promise<SearchCriteria | null> {
  if (criteria.text === '') return null;
  // A whole text that is a place needs no reading: `Brussel 1020` is one of several.
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
  // A sentence of which only stop words went says no more than before.
  return isSame || isOnlyShorter(read, criteria) ? null : read;
}

/**
 * A search whose words find nothing as the search for the place that they begin, or miss by a slip of the finger: one where the agency has homes.
 * Null where there is none, or where the words alone find something.
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

/** The sentences read last. A reading holds for as long as the store answers with the same cities: until listings change. */
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

/** Whether words name a place, each group of words looked up once. */
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

/** The agency's city of that name; else the place that the register knows by it, unless it is only one of several that the agency has. */
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

/** By the agency's own list; null where the sentence names no type that it has. */
function typesOf({ types }: Reading, webIds: readonly number[]): number[] | null {
  const found = webIds.filter((webId) => types.some((type) => type === propertyTypeKey(webId)));
  return found.length === 0 ? null : found;
}

/** Within the goal's range (requirements §5); null for all of it. */
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

/** What is named of a monthly budget, over the one of before. Own money without an amount a month is no wish. */
function budgetOf({ month, ownMoney }: Reading, before: MonthlyBudget | undefined): Pick<FilterValues, 'month'> {
  const most = month ?? before?.month;
  if (!most) return {};
  return { month: { ...defaultFinancing, ...before, month: most, ...(ownMoney !== null && { own: ownMoney }) } };
}
