import type { Sql } from '~/platform/database.ts';
import { isOffered, listingsPerPage, type SortOrder } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { countLimit } from '../domain/port.ts';
import type { Language } from '~/i18n/languages.ts';
import { asksPrice, sortsByPrice } from '../domain/asks-price.ts';
import { conditionsOf, isPriceless } from './conditions.ts';

/** Unpublished prices are null in `listing`: such homes come last in both directions, newest first. */
const orders: Record<SortOrder, (price: string) => string> = {
  newest: () => 'l.published DESC, l.id DESC',
  'price-asc': (price) => `${price} NULLS LAST, l.published DESC, l.id DESC`,
  'price-desc': (price) => `${price} DESC NULLS LAST, l.published DESC, l.id DESC`,
  // `listing_content` duplicates goal and date so that an index covers this order.
  type: () => 'c.type_order, c.published DESC, c.listing_id DESC',
  city: () => 'c.city_order, c.published DESC, c.listing_id DESC',
};

export interface FoundPage<Item> {
  items: Item[];
  total: number;
  page: number;
  pageCount: number;
}

/** SQL that selects the ids of a page in order, with its parameters. */
export interface PageOfIds {
  select: string;
  parameters: readonly unknown[];
}

export interface PageOptions {
  language: Language;
  pageSize?: number;
}

/** The number of results, counted up to `countLimit`. */
export async function countFound(sql: Sql, criteria: SearchCriteria): Promise<number> {
  const { where, parameters } = conditionsOf(criteria);
  const [row] = await sql.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT 1 FROM listing l WHERE ${where} LIMIT ${countLimit}) AS found`,
    parameters,
  );
  return row?.total ?? 0;
}

/** Reads a page with `itemsOf`, and the total. A page beyond the last is replaced by the last. */
export async function findPage<Item>(
  sql: Sql,
  criteria: SearchCriteria,
  options: PageOptions,
  itemsOf: (ids: PageOfIds) => Promise<Item[]>,
): Promise<FoundPage<Item>> {
  const { where, parameters } = conditionsOf(criteria);
  const size = Math.max(1, Math.floor(options.pageSize ?? listingsPerPage));
  const inLanguage = criteria.sort === 'type' || criteria.sort === 'city';
  const read = (page: number) => {
    const values: unknown[] = [...parameters];
    const join = inLanguage
      ? `JOIN listing_content c ON c.listing_id = l.id AND c.hash = l.hash AND c.goal = $1 AND c.language = $${values.push(options.language)}`
      : '';
    const order = orders[criteria.sort](shownPrice(criteria, (value) => `$${values.push(value)}`));
    const limit = `LIMIT $${values.push(size)} OFFSET $${values.push((page - 1) * size)}`;
    return itemsOf({
      select: `SELECT l.id FROM listing l ${join} WHERE ${where} ORDER BY ${order} ${limit}`,
      parameters: values,
    });
  };
  const lastPossible = Math.ceil(countLimit / size);
  const asked = Math.min(Math.max(1, criteria.page), lastPossible);
  const [items, total] = await Promise.all([read(asked), countFound(sql, criteria)]);
  const pageCount = Math.max(1, Math.ceil(total / size));
  const page = Math.min(asked, pageCount);
  return { items: page === asked ? items : await read(page), total, page, pageCount };
}

/**
 * SQL: the price of `listing l` as shown. The plain column, which can use the index, unless the search may find homes
 * whose price is replaced by a marquee.
 */
function shownPrice(criteria: SearchCriteria, parameter: (value: unknown) => string): string {
  if (!sortsByPrice(criteria) || asksPrice(criteria)) return 'l.price';
  const priceless = (criteria.pricelessMarquees ?? []).filter((name) => isOffered(name) || criteria.filters.sold);
  return priceless.length === 0
    ? 'l.price'
    : `CASE WHEN ${isPriceless(priceless, parameter)} THEN NULL ELSE l.price END`;
}
