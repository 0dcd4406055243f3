// Requirements 10.39
import { describe, expect, it } from 'vitest';
import { buyingCosts, creditCosts, monthlyPayment, onScale, type Purchase } from './buying-costs.ts';
import { creditFee, saleFee } from './tariffs.ts';

const purchase = (change: Partial<Purchase>): Purchase => ({
  region: 'flanders',
  price: 300_000,
  ownHome: false,
  deepRenovation: false,
  classesGained: 0,
  buyers: 1,
  vatPercentage: null,
  ...change,
});

describe('registration tax, by worked examples', () => {
  it.each<[string, Partial<Purchase>, number]>([
    ['Flanders, 12 % (vlaanderen.be)', { price: 300_000 }, 36_000],
    ['Flanders, the only own home at 2 % (vlaanderen.be)', { price: 300_000, ownHome: true }, 6_000],
    ['Flanders, with a deep renovation at 1 %', { price: 300_000, ownHome: true, deepRenovation: true }, 3_000],
    ['Flanders, a deep renovation of another home', { price: 300_000, deepRenovation: true }, 36_000],
    ['Brussels, 200,000 at 12.5 % is 25,000 (belfina.be)', { region: 'brussels', price: 200_000 }, 25_000],
    [
      'Brussels, an own home of 200,000 costs nothing (fiscalite.brussels)',
      { region: 'brussels', price: 200_000, ownHome: true },
      0,
    ],
    [
      'Brussels, 350,000 with 200,000 off is 18,750 (livios.be)',
      { region: 'brussels', price: 350_000, ownHome: true },
      18_750,
    ],
    [
      'Brussels, two classes gained save 6,250 more (livios.be)',
      { region: 'brussels', price: 350_000, ownHome: true, classesGained: 2 },
      12_500,
    ],
    [
      'Brussels, one class gained saves nothing',
      { region: 'brussels', price: 350_000, ownHome: true, classesGained: 1 },
      18_750,
    ],
    ['Brussels, an own home of 600,000', { region: 'brussels', price: 600_000, ownHome: true }, 50_000],
    ['Brussels, dearer than 600,000', { region: 'brussels', price: 600_001, ownHome: true }, 75_000],
    ['Wallonia, 12.5 % (notaire.be)', { region: 'wallonia', price: 250_000 }, 31_250],
    ['Wallonia, the only own home at 3 % (notaire.be)', { region: 'wallonia', price: 250_000, ownHome: true }, 7_500],
    ['Luxembourg, 7 % (guichet.lu)', { region: 'luxembourg', price: 700_000 }, 49_000],
    ['Luxembourg, an own home for one', { region: 'luxembourg', price: 700_000, ownHome: true }, 9_000],
    [
      'Luxembourg, for two: 100 always remain (guichet.lu)',
      { region: 'luxembourg', price: 700_000, ownHome: true, buyers: 2 },
      100,
    ],
    ['a new building in Belgium at 21 %', { price: 300_000, vatPercentage: 21 }, 63_050],
    ['torn down and built again at 6 %', { price: 300_000, vatPercentage: 6, ownHome: true }, 18_050],
    ['a new home in Luxembourg at 17 %', { region: 'luxembourg', price: 500_000, vatPercentage: 17 }, 85_000],
    [
      'a new own home in Luxembourg: 3 %, as far as that saves 50,000',
      { region: 'luxembourg', price: 500_000, vatPercentage: 17, ownHome: true },
      35_000,
    ],
    [
      'a new small own home in Luxembourg at 3 %',
      { region: 'luxembourg', price: 300_000, vatPercentage: 17, ownHome: true },
      9_000,
    ],
    ['nothing', { price: 0 }, 0],
  ])('%s', (_name, change, tax) => {
    expect(buyingCosts(purchase(change)).tax).toBe(tax);
  });
});

describe('notaries', () => {
  it.each([
    // Scale J, computed by hand.
    [7_500, 342],
    [17_500, 627],
    [64_095, 1_389],
    // "About 1 % of 200,000" and "about 1.3 % of 125,000" (plusmagazine.knack.be).
    [125_000, 1_736],
    [200_000, 2_164],
    [1_000_000, 2_877],
  ])('ask %d: %d for a sale', (price, fee) => {
    expect(Math.round(onScale(price, saleFee))).toBe(fee);
  });

  it('ask about 800 for a loan of 200,000 (nn.be)', () => {
    expect(onScale(200_000, creditFee)).toBeGreaterThan(780);
    expect(onScale(200_000, creditFee)).toBeLessThan(820);
  });

  it('add VAT and administration to the fee, and all to a total', () => {
    const costs = buyingCosts(purchase({ ownHome: true }));
    expect(costs).toMatchObject({ tax: 6_000, notaryFee: 2_998, administration: 1_331 });
    expect(costs.total).toBe(10_329);
  });
});

describe('a loan', () => {
  it('costs 1.3 % of what is secured, the registrar and the notary', () => {
    // 240,000 × 1.1 × 1.3 % = 3,432; 400; (880.65 + 550) × 1.21.
    expect(creditCosts('flanders', 240_000)).toBe(5_563);
    expect(creditCosts('flanders', 0)).toBe(0);
    expect(creditCosts('luxembourg', 240_000)).toBe(2_400);
  });

  it.each([
    // 200,000 for 20 years at 3 %: 1,105.15 per month with a compounded monthly rate.
    [200_000, 3, 20, 1_105.15],
    [120_000, 0, 10, 1_000],
    [0, 3, 20, 0],
  ])('of %d at %d %% for %d years costs %d a month', (amount, rate, years, payment) => {
    expect(monthlyPayment(amount, rate, years)).toBeCloseTo(payment, 1);
  });
});
