import type { TFunction } from 'i18next';
import type { Language } from '~/i18n/languages.ts';
import { propertyTypeKey } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { capitalised } from '../search/active-filters.ts';
import type { SearchOptions } from '../search/search-options.ts';
import { cityValue, hasPlace, hasTown } from '../search/search-query.ts';
import { shownCount } from '../search/shown-count.ts';

interface Found {
  criteria: SearchCriteria;
  /** Number of homes found, over all pages. */
  total: number;
  /** The page's options, with cities named in its language. */
  options: SearchOptions;
}

/** With more types the heading says "homes"; with more places it gives their number. */
const namedAtMost = 2;

/**
 * One line that says what was found: "15 huizen te koop in Gent en Brugge", "3 appartements à louer à Arlon", "No
 * houses for sale in Ghent". It names goal, types and places; other conditions are shown as chips.
 *
 * @param t the texts of `language`
 */
export function searchHeading({ criteria, total, options }: Found, language: Language, t: TFunction): string {
  const homes = kindsOfHomes(criteria.types, total, t);
  const found =
    total === 0
      ? t(`searchHeading.none.${criteria.goal}`, { homes })
      : t(`searchHeading.found.${criteria.goal}`, { homes, total: shownCount(total, language).total });
  const around = criteria.radius !== null && hasTown(criteria) && t('searchHeading.around', { km: criteria.radius });
  const line = [found, where(placeNames(criteria, options, language, t), t), around].filter(Boolean).join(' ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** Whether a search is narrowed by type or place, so that its heading says more than the page title. */
export function isNarrowed(criteria: SearchCriteria): boolean {
  return hasPlace(criteria) || criteria.types.length > 0;
}

/** "house", "houses and apartments"; "properties" for no type, more than two types or a type of the agency's own. */
function kindsOfHomes(types: readonly number[], count: number, t: TFunction): string {
  const keys = types.map(propertyTypeKey);
  const [first, second] = keys;
  if (!first || keys.length > namedAtMost || keys.includes(null)) return t('searchHeading.homes.property', { count });
  const kind = t(`searchHeading.homes.${first}`, { count });
  if (!second) return kind;
  return t('searchHeading.twoKinds', { count, first: kind, second: t(`searchHeading.homes.${second}`, { count }) });
}

/**
 * The chosen places in the page's language, in French with their preposition. A municipality with several zips is named
 * once.
 */
function placeNames(
  { goal, cities, places }: SearchCriteria,
  options: SearchOptions,
  language: Language,
  t: TFunction,
): string[] {
  const listed = new Map(options.cities[goal].map((city) => [cityValue(city), city.name]));
  const inTown = (name: string) => (language === 'fr' ? atFrenchPlace(name) : name);
  const names = cities.map((city) => inTown(listed.get(cityValue(city)) ?? capitalised(city.name)));
  const others = options.places[goal].filter(({ id }) => places.includes(id));
  const larger = others.map(({ kind, name }) =>
    kind === 'municipality' || kind === 'part'
      ? inTown(name)
      : t(`searchHeading.in.${kind}`, {
          name: language === 'fr' && kind !== 'region' && kind !== 'country' ? ofFrenchPlace(name) : name,
        }),
  );
  return [...new Set([...names, ...larger])];
}

function where(names: readonly string[], t: TFunction): string {
  const [first, second] = names;
  if (first === undefined) return '';
  if (second === undefined) return t('searchHeading.place', { first });
  const others = names.length - namedAtMost;
  return others === 0
    ? t('searchHeading.twoPlaces', { first, second })
    : t('searchHeading.morePlaces', { count: others, first, second });
}

/** French repeats the preposition, which merges with an article: à Arlon, à La Louvière, au Rœulx, aux Bons Villers. */
function atFrenchPlace(name: string): string {
  const [, article, rest] = /^(les?) (.+)$/i.exec(name) ?? [];
  if (article === undefined || rest === undefined) return `à ${name}`;
  return `${article.length === 2 ? 'au' : 'aux'} ${rest}`;
}

/** D’Anvers, de Namur, de Hainaut. */
function ofFrenchPlace(name: string): string {
  return /^[aeiouéè]/i.test(name) ? `d’${name}` : `de ${name}`;
}
