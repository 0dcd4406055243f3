import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditCosts } from './buying-costs.ts';
import { largestLoans, loanAMonth, loanNeeded, mostToPay } from './monthly-cost.ts';

const region = fc.constantFrom('flanders' as const, 'luxembourg' as const);
const financing = fc.record({
  own: fc.nat(1_000_000),
  ratePercent: fc.nat(1_500).map((hundredths) => hundredths / 100),
  years: fc.integer({ min: 5, max: 30 }),
});

describe('a loan', () => {
  it('pays what own money does not, and its own deed', () => {
    // 256,154 × 1.1 × 1.3 % = 3,663; 400; (906.43 + 550) × 1.21: 5,825 of the loan pay for the deed.
    expect(loanNeeded('flanders', 310_329, 60_000)).toBe(256_154);
    expect(loanNeeded('luxembourg', 300_000, 201_000)).toBe(100_000);
  });

  it('is none where own money is enough', () => {
    expect(loanNeeded('flanders', 200_000, 200_000)).toBe(0);
    expect(loanNeeded('flanders', 200_000, 900_000)).toBe(0);
    expect(loanAMonth(0, { ratePercent: 3, years: 20 })).toBe(0);
  });

  it('is never a euro more than needed', () =>
    fc.assert(
      fc.property(region, fc.nat(3_000_000), fc.nat(1_000_000), (where, toPay, own) => {
        const loan = loanNeeded(where, toPay, own);
        expect(loan - creditCosts(where, loan)).toBe(Math.max(0, toPay - own));
      }),
    ));
});

it('the most that can be paid is what the calculator finds affordable, to the euro', () =>
  fc.assert(
    fc.property(region, fc.nat(2_000), financing, (where, month, loan) => {
      const most = mostToPay(where, largestLoans(month, loan)[month] ?? 0, loan.own);
      const costOf = (toPay: number) => loanAMonth(loanNeeded(where, toPay, loan.own), loan);
      expect(costOf(most)).toBeLessThanOrEqual(month);
      expect(costOf(most + 1)).toBeGreaterThan(month);
    }),
  ));
