/** The filters of the list of projects: `?city=gent|9000&bedrooms=3`, read and written as the search of homes does. */
import { languages } from '~/i18n/languages.ts';
import { plainText, type LanguageChoice } from '~/i18n/text.ts';
import type { CityChoice } from '~/listings/domain/criteria.ts';
import type { Project } from '~/listings/domain/entity.ts';
import { cityValue, emptySearch, parseSearch, writeSearch } from '~/listings/search/search-params.ts';

export interface ProjectFilter {
  city: CityChoice | null;
  /** At least so many in one of the units that are not sold; 0 is no condition. */
  bedrooms: number;
}

/** Reads a query; what cannot be meant is ignored. */
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

/** The projects that the filters let through. */
export function filterProjects(projects: readonly Project[], { city, bedrooms }: ProjectFilter): Project[] {
  return projects.filter(
    ({ address, units }) =>
      (city === null || isIn(address, city)) &&
      (bedrooms === 0 || units.some((unit) => unit.status !== 'sold' && (unit.bedrooms ?? 0) >= bedrooms)),
  );
}

/** The filters without a place in which there is no project, and with the name of its place in the page's language. */
export function knownFilter(
  projects: readonly Project[],
  filter: ProjectFilter,
  choice: LanguageChoice,
): ProjectFilter {
  const { city } = filter;
  const project = city && projects.find(({ address }) => isIn(address, city));
  return { ...filter, city: project ? cityOf(project, choice) : null };
}

/** What finds something where both filters together find nothing: one of them alone. */
export function widerFilters(projects: readonly Project[], filter: ProjectFilter): ProjectFilter[] {
  if (filter.city === null || filter.bedrooms === 0) return [];
  return [
    { ...filter, bedrooms: 0 },
    { ...filter, city: null },
  ].filter((wider) => filterProjects(projects, wider).length > 0);
}

export interface ProjectChoices {
  cities: { value: string; name: string }[];
  /** Numbers of bedrooms to ask for, the smallest first. */
  bedrooms: number[];
}

/** What there is to choose from: the places of projects by name, and numbers of bedrooms up to the largest home that is left. */
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

/** Whichever language it is named in. */
function isIn({ city, zip }: Project['address'], asked: CityChoice): boolean {
  return zip === asked.zip && languages.some((language) => city[language]?.toLowerCase() === asked.name);
}
