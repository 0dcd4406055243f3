import type { SortOrder } from '../codes.ts';
import type { ListingSummary } from '../entity.ts';

type Compare = (a: ListingSummary, b: ListingSummary) => number;

const latestId: Compare = (a, b) => b.id.localeCompare(a.id);
const newest: Compare = (a, b) => (b.publishedOn ?? '').localeCompare(a.publishedOn ?? '') || latestId(a, b);
const price = ({ price: { amount } }: ListingSummary) => amount;

const orders: Record<SortOrder, Compare> = {
  newest,
  // Listings without a published price come last in both directions.
  'price-asc': (a, b) => (price(a) ?? Infinity) - (price(b) ?? Infinity) || -latestId(a, b),
  'price-desc': (a, b) => (price(b) ?? -Infinity) - (price(a) ?? -Infinity) || latestId(a, b),
  type: (a, b) => (a.typeDescription ?? '').localeCompare(b.typeDescription ?? '') || newest(a, b),
  city: (a, b) => (a.city ?? '').localeCompare(b.city ?? '') || newest(a, b),
};

/** Sorts listings from several searches, or chosen one by one, in the order of the results page (requirements 2.25). */
export function inOrder(listings: readonly ListingSummary[], sort: SortOrder): ListingSummary[] {
  return [...listings].sort(orders[sort]);
}
