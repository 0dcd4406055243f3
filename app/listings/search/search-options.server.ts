import type { LanguageChoice } from '~/i18n/text.ts';
import { plainText } from '~/i18n/text.ts';
import type { ChoiceCounts } from '../domain/choice-counts.ts';
import { goals, roomFields, type RoomField } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { CityCount } from '../domain/entity.ts';
import { filters, type FilterName } from '../domain/filters.ts';
import type { ListingsPort } from '../domain/port.ts';
import { placesAbove } from '../places/offered.server.ts';
import type { CityOption, SearchFields, SearchOptions } from './search-options.ts';

interface StoredFilterConfig {
  citySelect?: { public?: boolean | null } | null;
  typeSelect?: { public?: boolean | null } | null;
  roomSelect?: { public?: boolean | null; dataFields?: readonly string[] | null } | null;
  priceRangeSlider?: { public?: boolean | null } | null;
  otherFilters?: { [Filter in FilterName]?: boolean | null } | null;
}

type Config = StoredFilterConfig | null | undefined;

/** Which fields the search shows, by the filter config (requirements 3.19). Without a config, all of them. */
function searchFields(config: Config): SearchFields {
  const chosen = config?.roomSelect?.dataFields;
  return {
    city: config?.citySelect?.public ?? true,
    type: config?.typeSelect?.public ?? true,
    price: config?.priceRangeSlider?.public ?? true,
    rooms:
      config?.roomSelect?.public === false
        ? []
        : roomFields.map(({ field }): RoomField => field).filter((field) => !chosen?.length || chosen.includes(field)),
    filters: filters.map(({ name }): FilterName => name).filter((name) => config?.otherFilters?.[name] ?? true),
  };
}

/** Number of homes per shown choice. */
export function shownChoiceCounts(
  listings: ListingsPort,
  config: Config,
  criteria: SearchCriteria,
): Promise<ChoiceCounts> {
  const { type, filters: shown } = searchFields(config);
  return listings.choiceCounts(criteria, { types: type, filters: shown });
}

/** Cities with counts and types in ShowOrder, for both goals. `criteria` is the page's search. */
export async function searchOptions(
  listings: ListingsPort,
  config: Config,
  choice: LanguageChoice,
  criteria: SearchCriteria,
): Promise<SearchOptions> {
  const [sale, rent, types, counts] = await Promise.all([
    listings.cities('sale', choice),
    listings.cities('rent', choice),
    listings.propertyTypes(),
    shownChoiceCounts(listings, config, criteria),
  ]);
  return {
    fields: searchFields(config),
    cities: { sale: sale.map(cityOption), rent: rent.map(cityOption) },
    places: { sale: placesAbove(sale, choice.language), rent: placesAbove(rent, choice.language) },
    types: types
      .map(({ webId, name, showOrder, sale: forSale, rent: forRent }) => ({
        webId,
        name: plainText(name, choice),
        showOrder,
        goals: goals.filter((goal) => (goal === 'sale' ? forSale : forRent)),
      }))
      .sort((a, b) => a.showOrder - b.showOrder),
    counts,
  };
}

function cityOption({ name, zip, propertyCount }: CityCount): CityOption {
  return { name, zip, count: propertyCount };
}
