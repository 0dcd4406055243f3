/**
 * The search by monthly cost. What buying a home comes to is worked out by the calculator's own function when the home is stored, and what somebody can pay by
 * the same when they ask: SQL only compares the two.
 */
import { buyingCosts } from '../costs/buying-costs.ts';
import { costsView, purchaseOf, type CostsView } from '../costs/costs-view.ts';
import { largestLoans, mostToPay } from '../costs/monthly-cost.ts';
import { tariffsOf } from '../costs/tariffs.ts';
import type { Region } from '../domain/codes.ts';
import type { Listing } from '../domain/entity.ts';
import type { MonthlyBudget } from '../domain/filters.ts';
import { priceText } from '../domain/rules/price.ts';
import type { FilterColumn } from './filter-column.ts';

/** A home whose price is not published, or that nobody can buy, has none of these. */
export const monthColumns: readonly FilterColumn[] = [
  column('pay_own_home', 'integer', (costs) => toPay(costs, true)),
  column('pay_second_home', 'integer', (costs) => toPay(costs, false)),
  column('monthly_charges', 'integer', ({ monthlyCharges }) => monthlyCharges),
  column('luxembourg_deed', 'boolean', ({ region }) => region === 'luxembourg'),
];

/** A condition on `listing l`: its monthly cost is no more than the budget. */
export function monthCondition(budget: MonthlyBudget, parameter: (value: unknown) => string): string {
  const { month, own, ownHome } = budget;
  const loans = largestLoans(month, budget);
  // The most that may be paid for a home, by what is left a month for its loan.
  const limits = (region: Region) => loans.map((loan) => mostToPay(region, loan, own));
  // A loan's deed costs the same in the three regions of Belgium.
  const [belgian, luxembourgish] = [limits('flanders'), limits('luxembourg')];
  // Nothing costs less than its price: an index on prices finds what is left to compare.
  const dearest = Math.max(belgian.at(-1) ?? 0, luxembourgish.at(-1) ?? 0);
  const regional = `CASE WHEN l.luxembourg_deed THEN ${parameter(luxembourgish)}::integer[] ELSE ${parameter(belgian)}::integer[] END`;
  const limit = `(${regional})[${parameter(month)}::integer - l.monthly_charges + 1]`;
  return `l.price <= ${parameter(dearest)} AND l.${ownHome ? 'pay_own_home' : 'pay_second_home'} <= ${limit}`;
}

function column(
  name: string,
  type: FilterColumn['type'],
  of: (costs: CostsView) => boolean | number | null,
): FilterColumn {
  return {
    column: name,
    type,
    of: (listing) => {
      const costs = publicCosts(listing);
      return costs && of(costs);
    },
    version: tariffsOf,
  };
}

function publicCosts(listing: Listing): CostsView | null {
  const { amount, unit } = listing.price;
  return costsView(listing, priceText({ amount, unit, marquee: listing.marquee, marqueeLabel: null }));
}

/** The price with its taxes and notary, in whole euros; null for what is beyond a loan's arithmetic. */
function toPay(costs: CostsView, ownHome: boolean): number | null {
  const sum = costs.price + buyingCosts(purchaseOf(costs, ownHome)).total;
  return sum < 2_000_000_000 ? sum : null;
}
