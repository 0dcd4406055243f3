/**
 * Search by monthly cost. The calculator's own functions compute the cost of a home when it is stored and the budget
 * when it is searched for; SQL only compares the two.
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

/** All null for a home that has no published price or is not for sale. */
export const monthColumns: readonly FilterColumn[] = [
  column('pay_own_home', 'integer', (costs) => toPay(costs, true)),
  column('pay_second_home', 'integer', (costs) => toPay(costs, false)),
  column('monthly_charges', 'integer', ({ monthlyCharges }) => monthlyCharges),
  column('luxembourg_deed', 'boolean', ({ region }) => region === 'luxembourg'),
];

/** A condition on `listing l`: its monthly cost is within the budget. */
export function monthCondition(budget: MonthlyBudget, parameter: (value: unknown) => string): string {
  const { month, own, ownHome } = budget;
  const loans = largestLoans(month, budget);
  // The highest affordable cost for each amount left for the loan.
  const limits = (region: Region) => loans.map((loan) => mostToPay(region, loan, own));
  // A loan's deed costs the same in all regions of Belgium.
  const [belgian, luxembourgish] = [limits('flanders'), limits('luxembourg')];
  // The cost is never below the price, so an index on prices narrows the candidates.
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

/** The price including taxes and notary, in whole euros; null if it exceeds what can be computed for a loan. */
function toPay(costs: CostsView, ownHome: boolean): number | null {
  const sum = costs.price + buyingCosts(purchaseOf(costs, ownHome)).total;
  return sum < 2_000_000_000 ? sum : null;
}
