import type { LanguageChoice } from '~/i18n/text.ts';
import { plainText } from '~/i18n/text.ts';
import { goals, roomFields, type RoomField } from '../domain/codes.ts';
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

/** Which fields the search shows: filter config, requirements §3. Without a config all of them. */
function searchFields(config: StoredFilterConfig | null | undefined): SearchFields {
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

/** Cities with their counts and types in ShowOrder, for one goal or for both. */
export async function searchOptions(
  listings: ListingsPort,
  config: StoredFilterConfig | null | undefined,
  choice: LanguageChoice,
): Promise<SearchOptions> {
  const [sale, rent, types] = await Promise.all([
    listings.cities('sale', choice),
    listings.cities('rent', choice),
    listings.propertyTypes(),
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
  };
}

function cityOption({ name, zip, propertyCount }: CityCount): CityOption {
  return { name, zip, count: propertyCount };
}
