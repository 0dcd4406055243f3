import { languages } from '~/i18n/languages.ts';
import type { LanguageChoice } from '~/i18n/text.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { ListingsPort } from '../domain/port.ts';
import { citiesNamed } from './named-city.ts';

/**
 * A search whose free text is the name of one city, in any language, or its zip, as the search for that city; null for any other. A
 * form without JavaScript, and a visitor who writes `Gent` in French, mean that city.
 */
export async function asCitySearch(
  listings: Pick<ListingsPort, 'cities'>,
  criteria: SearchCriteria,
  choice: LanguageChoice,
): Promise<SearchCriteria | null> {
  if (criteria.text === '') return null;
  const listed = await listings.cities(criteria.goal, choice);
  const translated = await Promise.all(languages.map((language) => listings.cities(criteria.goal, { language })));
  const found = [listed, ...translated].map((cities) => citiesNamed(criteria.text, cities));
  const [named] = found.flat();
  const places = new Set(found.flat().map(({ countryId, zip }) => `${countryId} ${zip}`));
  if (!named || places.size > 1 || found.some(({ length }) => length > 1)) return null;
  // As this page's list has it; where several share the zip, as it was written.
  const here = listed.filter(({ countryId, zip }) => countryId === named.countryId && zip === named.zip);
  const { name, zip } = here.length === 1 && here[0] ? here[0] : named;
  return { ...criteria, text: '', cities: [...criteria.cities, { name: name.toLowerCase(), zip }], page: 1 };
}
