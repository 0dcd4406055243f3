import { asksPrice } from '../domain/asks-price.ts';
import { goalCodes, marqueeCodes, priceRanges, roomFields, type Marquee } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { areaBox } from '../domain/area.ts';
import { reachOf } from '../places/reach.server.ts';
import { bareZip } from '../places/bare-zip.ts';
import { filterConditions } from './filter-columns.ts';
import { plain, wordQuery } from './words.ts';

/** SQL: whether the marquee of `listing l` is shown instead of its price. */
export function isPriceless(marquees: readonly Marquee[], parameter: Parameter): string {
  return `l.marquee = ANY (${parameter(marquees.map((name) => marqueeCodes[name]))}::smallint[])`;
}

/** Adds a parameter and returns its placeholder. */
export type Parameter = (value: unknown) => string;

export interface Conditions {
  /** On the table `listing l`. */
  where: string;
  parameters: unknown[];
}

/** The price limits of a search, inclusive; null if there are none. */
function askedPrices({ goal, price }: SearchCriteria): { min: number | null; max: number | null } | null {
  const range = priceRanges[goal];
  const min = price && price.min > range.min ? price.min : null;
  // A maximum at the range's end means "and more" (requirements 5.5).
  const max = price && price.max < range.max ? price.max : null;
  return min === null && max === null ? null : { min, max };
}

/** The filters of requirements 7.1 as SQL. A price filter never finds a listing whose price is not published. */
export function conditionsOf(criteria: SearchCriteria): Conditions {
  const parameters: unknown[] = [goalCodes[criteria.goal]];
  const parts = ['l.goal = $1'];
  const parameter = (value: unknown) => `$${parameters.push(value)}`;

  const words = wordQuery(criteria.text);
  if (words) {
    parts.push(
      `(l.id, l.hash) IN (SELECT listing_id, hash FROM listing_words WHERE words @@ ${parameter(words)}::tsquery)`,
    );
  }
  const inPlaces = municipalitiesOf(criteria);
  if (inPlaces !== null) parts.push(`l.municipality_id IN (${inPlaces(parameter)})`);
  if (criteria.types.length > 0) parts.push(`l.types && ${parameter([...criteria.types])}::integer[]`);
  for (const { parameter: column } of roomFields) {
    const count = criteria.rooms[column];
    if (count) parts.push(`l.${column} >= ${parameter(count)}`);
  }
  if (typeof criteria.mostBedrooms === 'number') parts.push(`l.bedrooms <= ${parameter(criteria.mostBedrooms)}`);
  const prices = askedPrices(criteria);
  if (prices && prices.min !== null) parts.push(`l.price >= ${parameter(prices.min)}`);
  if (prices && prices.max !== null) parts.push(`l.price <= ${parameter(prices.max)}`);
  parts.push(...filterConditions(criteria.filters, parameter));
  // Nor may it reveal a price that is replaced by a marquee.
  if (asksPrice(criteria) && criteria.pricelessMarquees?.length)
    parts.push(`NOT ${isPriceless(criteria.pricelessMarquees, parameter)}`);
  if (criteria.filters.sold && criteria.closedSince)
    parts.push(`(l.offered OR l.closed_on >= ${parameter(criteria.closedSince)}::date)`);
  // The area's bounding box comes first because it can use an index; the polygon is tested on the rest.
  for (const box of [criteria.box, criteria.area && areaBox(criteria.area)]) {
    if (!box) continue;
    const { south, west, north, east } = box;
    parts.push(`l.latitude BETWEEN ${parameter(south)}::float8 AND ${parameter(north)}::float8`);
    parts.push(`l.longitude BETWEEN ${parameter(west)}::float8 AND ${parameter(east)}::float8`);
  }
  if (criteria.area) {
    const corners = criteria.area.map(({ latitude, longitude }) => `(${longitude},${latitude})`).join(',');
    parts.push(`${parameter(`(${corners})`)}::polygon @> point(l.longitude, l.latitude)`);
  }
  return { where: parts.join(' AND '), parameters };
}

/** SQL: the ids of the municipalities in a search's cities, places and radius; null if it names none. */
function municipalitiesOf(criteria: SearchCriteria): ((parameter: Parameter) => string) | null {
  const reach = reachOf(criteria);
  const { cities } = criteria;
  if (reach.length === 0 && cities.length === 0) return null;
  return (parameter) => {
    const wishes = reach.map(({ countryId, postcodes }) => {
      const country = `SELECT id FROM municipality WHERE country_id = ${parameter(countryId)}`;
      return postcodes === null ? country : `${country} AND zip = ANY (${parameter(postcodes)}::text[])`;
    });
    if (cities.length > 0) {
      const names = parameter(cities.map(({ name }) => plain(name)));
      const zips = parameter(cities.map(({ zip }) => bareZip(zip)));
      wishes.push(
        `SELECT m.id FROM unnest(${names}::text[], ${zips}::text[]) AS wish (name, zip)
           JOIN municipality m ON m.zip = wish.zip AND wish.name = ANY (m.names)`,
      );
    }
    return wishes.join(' UNION ALL ');
  };
}
