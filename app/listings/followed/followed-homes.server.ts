import { propertyCards, type CardOptions } from '../cards/property-card.server.ts';
import { defaultSort } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { ListingsPort } from '../domain/port.ts';
import type { SeenHome } from './changes.ts';
import { maxFollowedHomes } from './follow-query.ts';

/**
 * The homes of a followed search and their number; `homes` is null if there are too many. Includes a price only if the
 * site shows it, i.e. not if it is unpublished or replaced by a marquee.
 */
export async function followedHomes(
  listings: ListingsPort,
  criteria: SearchCriteria,
  options: CardOptions,
): Promise<{ total: number; homes: SeenHome[] | null }> {
  const whole = { ...criteria, sort: defaultSort, page: 1 };
  const { items, total } = await listings.search(whole, { ...options.choice, pageSize: maxFollowedHomes });
  if (total > maxFollowedHomes) return { total, homes: null };
  const prices = new Map(items.map(({ id, price }) => [id, price.amount]));
  const homes = propertyCards(items, options).map(({ id, path, title, price }) => ({
    id,
    path,
    title: title.text,
    price: price.kind === 'price' && price.text !== 'NaN' ? (prices.get(id) ?? null) : null,
  }));
  return { total, homes };
}
