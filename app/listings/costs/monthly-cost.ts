/**
 * What a home costs a month: the loan for what one's own money does not pay, and the charges and the property tax of which one knows. The calculator on a property's
 * page and the search by monthly cost are both made from it.
 */
import type { Region } from '../domain/codes.ts';
import { buyingCosts, creditCosts, monthlyPayment, monthlyPayments } from './buying-costs.ts';
import { purchaseOf, type CostsView } from './costs-view.ts';
import { loanDefaults } from './tariffs.ts';

/** How a purchase is paid for. */
export interface Financing {
  /** Whole euros of one's own. They pay taxes and notaries first, then the price. */
  own: number;
  /** A year's interest. */
  ratePercent: number;
  years: number;
}

/**
 * The loan for what one's own money does not pay, in whole euros. The costs of its deed are lent with it.
 *
 * @param toPay the price with the taxes and the notary of the purchase, in whole euros
 */
export function loanNeeded(region: Region, toPay: number, own: number): number {
  const gap = Math.max(0, toPay - own);
  // A larger loan has a dearer deed, by a few cents a euro: each round is nearer, and none is beyond.
  let loan = gap;
  for (;;) {
    const next = gap === 0 ? 0 : gap + creditCosts(region, loan);
    if (next <= loan) return loan;
    loan = next;
  }
}

/** What a loan costs a month, in whole euros. */
export function loanAMonth(loan: number, { ratePercent, years }: Omit<Financing, 'own'>): number {
  return Math.round(monthlyPayment(loan, ratePercent, years));
}

/** The other way round: the largest loan, in whole euros, for each amount a month from nothing to `most`. */
export function largestLoans(most: number, { ratePercent, years }: Omit<Financing, 'own'>): number[] {
  const paymentOf = monthlyPayments(ratePercent, years);
  const ofOneEuro = paymentOf(1);
  return Array.from({ length: most + 1 }, (_, perMonth) => {
    // Payments are rounded, and grow evenly with the loan: one division is at most a euro or two above.
    let loan = Math.ceil((perMonth + 0.5) / ofOneEuro) + 1;
    while (loan > 0 && Math.round(paymentOf(loan)) > perMonth) loan -= 1;
    return loan;
  });
}

/** The most that the price, the taxes and the notary of a purchase may come to together with a loan, in whole euros. */
export function mostToPay(region: Region, loan: number, own: number): number {
  // A loan that its own deed uses up pays for nothing.
  return own + Math.max(0, loan - creditCosts(region, loan));
}

/** How a purchase is usually paid for: the calculator begins with it. The bank lends its usual share of the price, the buyer brings the rest and the costs. */
export function usualFinancing(costs: CostsView): Financing & { ownHome: boolean } {
  const { region, price } = costs;
  const loan = Math.round(price * (1 - loanDefaults.ownShare));
  const own = price + buyingCosts(purchaseOf(costs, true)).total + creditCosts(region, loan) - loan;
  return { own, ratePercent: loanDefaults.ratePercent, years: loanDefaults.years, ownHome: true };
}

/**
 * What a home costs a month in whole euros, with the charges and the property tax that are known.
 *
 * @param works what is to be paid for beside the purchase, in whole euros
 */
export function monthlyCost(costs: CostsView, financing: Financing & { ownHome: boolean }, works = 0): number {
  const toPay = costs.price + buyingCosts(purchaseOf(costs, financing.ownHome)).total + works;
  return loanAMonth(loanNeeded(costs.region, toPay, financing.own), financing) + costs.monthlyCharges;
}
