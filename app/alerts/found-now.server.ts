import { propertyCards } from '~/listings/cards/property-card.server.ts';
import type { PropertyCard } from '~/listings/cards/property-card.ts';
import { fixedPath } from '~/addresses/entity-paths.ts';
import { formsFilters } from '~/forms/demand-register/asked.server.ts';
import { readPlaces } from '~/forms/demand-register/places.server.ts';
import type { Language } from '~/i18n/languages.ts';
import type { Area } from '~/listings/domain/areas.ts';
import { priceRanges } from '~/listings/domain/codes.ts';
import type { ListingsPort } from '~/listings/domain/port.ts';
import { cityValue, parseSearch, searchQuery, type SearchState } from '~/listings/search/search-params.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { Demand } from './demand.ts';

/** The current results of a search. */
export interface FoundNow {
  cards: PropertyCard[];
  /** Path of the full results. */
  all: string;
}

type FoundFor = Pick<Visit, 'choice' | 'cards' | 'inMode' | 'language'> & {
  context: { listings: Pick<ListingsPort, 'search' | 'municipalities'> };
};

const mostCards = 3;

/** The homes that currently match a registered search, newest first. */
export async function foundNow(
  { context, choice, cards, inMode, language }: FoundFor,
  demand: Demand,
): Promise<FoundNow> {
  const search = await searchOf(context.listings, demand, language);
  const { items } = await context.listings.search(
    { ...search.criteria, mostBedrooms: demand.maxBedrooms },
    { ...choice, pageSize: mostCards },
  );
  return {
    cards: propertyCards(items, cards),
    all: inMode(fixedPath(demand.goal, language) + searchQuery(search)),
  };
}

/** A registered search as a search of the site, which has no maximum number of bedrooms. */
async function searchOf(
  listings: Pick<ListingsPort, 'municipalities'>,
  demand: Demand,
  language: Language,
): Promise<SearchState> {
  const { goal, types, areas, places, minPrice, maxPrice, minBedrooms, garages } = demand;
  const query = new URLSearchParams(demand.asked);
  const { cities } = await readPlaces(listings, places, language);
  for (const city of cities) query.append('city', cityValue(city));
  for (const area of areas) query.append('city', placeOfArea(area));
  for (const type of types) query.append('type', String(type));
  if (minPrice !== null || maxPrice !== null)
    query.set('price', `${minPrice ?? priceRanges[goal].min}-${maxPrice ?? priceRanges[goal].max}`);
  if (minBedrooms !== null) query.set('bedrooms', String(minBedrooms));
  if (garages > 0) query.set('garages', String(garages));
  for (const name of formsFilters) if (demand[name]) query.set(name, '1');
  return parseSearch(goal, query);
}

/** The place in the register for an area of the form. */
function placeOfArea(area: Area): string {
  switch (area) {
    case 'brussels':
      return 'region.brussels';
    case 'luxembourg':
      return 'country.luxembourg';
    case 'luxembourg-province':
      return 'province.luxembourg';
    default:
      return `province.${area}`;
  }
}
