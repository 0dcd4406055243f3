/** The filters of the list of projects: `?city=gent|9000&bedrooms=3`, with the same syntax as the search of homes. */
import { languages } from '~/i18n/languages.ts';
import { plainText, type LanguageChoice } from '~/i18n/text.ts';
import type { CityChoice } from '~/listings/domain/criteria.ts';
import type { Project } from '~/listings/domain/entity.ts';
import { cityValue, emptySearch, parseSearch, writeSearch } from '~/listings/search/search-params.ts';

export interface ProjectFilter {
  city: CityChoice | null;
  /** Minimum number of bedrooms in one of the unsold units; 0 for no condition. */
  bedrooms: number;
}

/** Parses a query; invalid values are ignored. */
export function parseProjectFilter(query: URLSearchParams): ProjectFilter {
  const { cities, rooms } = parseSearch('sale', query).criteria;
  return { city: cities[0] ?? null, bedrooms: rooms.bedrooms ?? 0 };
}

/** `?city=gent%7C9000…`, or the empty string. */
export function projectQuery(filter: ProjectFilter): string {
  const query = writeProjectFilter(filter);
  return query.size > 0 ? `?${query}` : '';
}

/** The canonical query of the filters. */
export function writeProjectFilter({ city, bedrooms }: ProjectFilter): URLSearchParams {
  const { criteria, view } = emptySearch('sale');
  return writeSearch({
    criteria: { ...criteria, cities: city ? [city] : [], rooms: bedrooms > 0 ? { bedrooms } : {} },
    view,
  });
}

export function filterProjects(projects: readonly Project[], { city, bedrooms }: ProjectFilter): Project[] {
  return projects.filter(
    ({ address, units }) =>
      (city === null || isIn(address, city)) &&
      (bedrooms === 0 || units.some((unit) => unit.status !== 'sold' && (unit.bedrooms ?? 0) >= bedrooms)),
  );
}

/** Removes a place without projects from the filters, and names the place in the page's language. */
export function knownFilter(
  projects: readonly Project[],
  filter: ProjectFilter,
  choice: LanguageChoice,
): ProjectFilter {
  const { city } = filter;
  const project = city && projects.find(({ address }) => isIn(address, city));
  return { ...filter, city: project ? cityOf(project, choice) : null };
}

/** Alternatives if both filters together find nothing: each of them alone, if it finds something. */
export function widerFilters(projects: readonly Project[], filter: ProjectFilter): ProjectFilter[] {
  if (filter.city === null || filter.bedrooms === 0) return [];
  return [
    { ...filter, bedrooms: 0 },
    { ...filter, city: null },
  ].filter((wider) => filterProjects(projects, wider).length > 0);
}

export interface ProjectChoices {
  cities: { value: string; name: string }[];
  /** The numbers of bedrooms to choose from, smallest first. */
  bedrooms: number[];
}

/** The available choices: the places of projects by name, and numbers of bedrooms up to the largest unsold home. */
export function projectChoices(projects: readonly Project[], choice: LanguageChoice): ProjectChoices {
  const cities = new Map(
    projects.map((project) => [cityValue(cityOf(project, choice)), plainText(project.address.city, choice)]),
  );
  const most = Math.max(
    0,
    ...projects.flatMap(({ units }) => units.flatMap((unit) => (unit.status === 'sold' ? [] : (unit.bedrooms ?? [])))),
  );
  return {
    cities: [...cities]
      .map(([value, name]) => ({ value, name }))
      .sort((a, b) => a.name.localeCompare(b.name, choice.language)),
    bedrooms: Array.from({ length: most }, (_, index) => index + 1),
  };
}

function cityOf({ address }: Project, choice: LanguageChoice): CityChoice {
  return { name: plainText(address.city, choice).toLowerCase(), zip: address.zip };
}

/** Compares the place by its name in any language. */
function isIn({ city, zip }: Project['address'], asked: CityChoice): boolean {
  return zip === asked.zip && languages.some((language) => city[language]?.toLowerCase() === asked.name);
}
