/**
 * The monthly cost of a home: the loan for what own money does not cover, plus known charges and property tax. Used by
 * the calculator on a property's page and by the search by monthly cost.
 */
import type { Region } from '../domain/codes.ts';
import { buyingCosts, creditCosts, monthlyPayment, monthlyPayments } from './buying-costs.ts';
import { purchaseOf, type CostsView } from './costs-view.ts';
import { loanDefaults } from './tariffs.ts';

/** How a purchase is financed. */
export interface Financing {
  /** Own money in whole euros. It covers taxes and notary fees first, then the price. */
  own: number;
  /** Interest per year. */
  ratePercent: number;
  years: number;
}

/**
 * The loan needed beyond own money, in whole euros, including the costs of its own deed.
 *
 * @param toPay the price with the taxes and notary fees of the purchase, in whole euros
 */
export function loanNeeded(region: Region, toPay: number, own: number): number {
  const gap = Math.max(0, toPay - own);
  // A larger loan has a more expensive deed, by a few cents per euro, so this converges from below.
  let loan = gap;
  for (;;) {
    const next = gap === 0 ? 0 : gap + creditCosts(region, loan);
    if (next <= loan) return loan;
    loan = next;
  }
}

/** The monthly payment of a loan, in whole euros. */
export function loanAMonth(loan: number, { ratePercent, years }: Omit<Financing, 'own'>): number {
  return Math.round(monthlyPayment(loan, ratePercent, years));
}

/** The inverse: the largest loan, in whole euros, for each monthly amount from 0 to `most`. */
export function largestLoans(most: number, { ratePercent, years }: Omit<Financing, 'own'>): number[] {
  const paymentOf = monthlyPayments(ratePercent, years);
  const ofOneEuro = paymentOf(1);
  return Array.from({ length: most + 1 }, (_, perMonth) => {
    // Payments are rounded and proportional to the loan, so the quotient is at most a euro or two too high.
    let loan = Math.ceil((perMonth + 0.5) / ofOneEuro) + 1;
    while (loan > 0 && Math.round(paymentOf(loan)) > perMonth) loan -= 1;
    return loan;
  });
}

/** The highest total of price, taxes and notary fees that a loan and own money can pay, in whole euros. */
export function mostToPay(region: Region, loan: number, own: number): number {
  // A loan that does not cover its own deed pays for nothing.
  return own + Math.max(0, loan - creditCosts(region, loan));
}

/**
 * The calculator's initial financing: the bank lends its usual share of the price, the buyer pays the rest and the
 * costs.
 */
export function usualFinancing(costs: CostsView): Financing & { ownHome: boolean } {
  const { region, price } = costs;
  const loan = Math.round(price * (1 - loanDefaults.ownShare));
  const own = price + buyingCosts(purchaseOf(costs, true)).total + creditCosts(region, loan) - loan;
  return { own, ratePercent: loanDefaults.ratePercent, years: loanDefaults.years, ownHome: true };
}

/**
 * The monthly cost of a home in whole euros, including known charges and property tax.
 *
 * @param works additional costs to finance, in whole euros
 */
export function monthlyCost(costs: CostsView, financing: Financing & { ownHome: boolean }, works = 0): number {
  const toPay = costs.price + buyingCosts(purchaseOf(costs, financing.ownHome)).total + works;
  return loanAMonth(loanNeeded(costs.region, toPay, financing.own), financing) + costs.monthlyCharges;
}
