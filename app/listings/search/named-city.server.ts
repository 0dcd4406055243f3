import { languages } from '~/i18n/languages.ts';
import type { LanguageChoice } from '~/i18n/text.ts';
import type { Goal } from '../domain/codes.ts';
import type { CityChoice, SearchCriteria } from '../domain/criteria.ts';
import type { CityCount } from '../domain/entity.ts';
import type { ListingsPort } from '../domain/port.ts';
import { citiesSpelled, spelling } from './named-city.ts';

/**
 * Turns free text that is one city's name, in any language, or its zip into a search for that city; null for other
 * text. It serves forms without JavaScript, and visitors who write `Gent` on a French page.
 */
export async function asCitySearch(
  listings: Pick<ListingsPort, 'cities'>,
  criteria: SearchCriteria,
  choice: LanguageChoice,
): Promise<SearchCriteria | null> {
  if (criteria.text === '') return null;
  const city = cityMeant(criteria.text, await readCityLists(listings, criteria.goal, choice));
  return city && { ...criteria, text: '', cities: [...criteria.cities, city], page: 1 };
}

/** The page's own list of cities, then the list in each language. */
export type CityLists = readonly [here: readonly CityCount[], ...others: (readonly CityCount[])[]];

export async function readCityLists(
  listings: Pick<ListingsPort, 'cities'>,
  scope: Goal | 'all',
  choice: LanguageChoice,
): Promise<CityLists> {
  const [here, others] = await Promise.all([
    listings.cities(scope, choice),
    Promise.all(languages.map((language) => listings.cities(scope, { language }))),
  ]);
  return [here, ...others];
}

/** The city that a text names in any language, as the page's list spells it; null if it names none or several. */
export function cityMeant(text: string, lists: CityLists): CityChoice | null {
  const asked = spelling(text);
  const found = lists.map((cities) => citiesSpelled(asked, cities));
  const [named] = found.flat();
  const places = new Set(found.flat().map(({ countryId, zip }) => `${countryId} ${zip}`));
  if (!named || places.size > 1 || found.some(({ length }) => length > 1)) return null;
  // Where several share the zip, keep the name as typed.
  const here = lists[0].filter(({ countryId, zip }) => countryId === named.countryId && zip === named.zip);
  const { name, zip } = here.length === 1 && here[0] ? here[0] : named;
  return { name: name.toLowerCase(), zip };
}
