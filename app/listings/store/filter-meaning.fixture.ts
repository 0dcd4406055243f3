import { costsView } from '../costs/costs-view.ts';
import { monthlyCost } from '../costs/monthly-cost.ts';
import type { FilterName, FilterValues, MonthlyBudget } from '../domain/filters.ts';
import { priceText } from '../domain/rules/price.ts';
import type { Listing } from '../domain/entity.ts';

/** What each filter means for a home, implemented without columns. */
const means: { [Name in FilterName]: (home: Listing, value: NonNullable<FilterValues[Name]>) => boolean } = {
  garden: ({ detail }) => detail.flags.garden === true || (detail.gardenSurface ?? 0) > 0,
  terrace: ({ detail }) => detail.flags.terrace === true || (detail.terraceSurface ?? 0) > 0,
  parking: ({ detail, rooms }) =>
    detail.flags.garage === true || (rooms.garage ?? 0) + (detail.parkings ?? 0) + (detail.externalParkings ?? 0) > 0,
  lift: ({ detail }) => detail.flags.lift === true,
  cellar: ({ detail }) => detail.flags.cellar === true,
  newbuild: ({ detail, publishedOn }) =>
    (detail.vatPercentage ?? 0) > 0 || (detail.constructionYear ?? 0) >= Number(publishedOn.slice(0, 4)) - 2,
  furnished: ({ detail }) => detail.flags.furnished === true,
  noduty: (home) => {
    const isDwelling = ['house', 'apartment', 'studio', 'income-property'].includes(home.mainType ?? 'house');
    if (!isFlemish(home) || !isDwelling) return true;
    return home.energy.value !== null && home.energy.value <= 400;
  },
  // Not a condition: without it, only homes on offer are found.
  sold: () => true,
  month: (home, budget) => {
    const cost = costAMonth(home, budget);
    return cost !== null && cost <= budget.month;
  },
  // The words of the demo agency; none of them means "to be refreshed".
  condition: ({ detail }, state) =>
    (detail.condition.nl === 'Te renoveren' ? 'renovate' : detail.condition.nl ? 'ready' : null) === state,
  epc: (home, label) => {
    const letters = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
    const own = letterOf(home);
    return own !== null && letters.indexOf(own) <= letters.indexOf(label);
  },
  living: ({ livingSurface }, range) => isWithin(livingSurface, range),
  ground: ({ groundSurface }, range) => isWithin(groundSurface, range),
  squareprice: ({ price, livingSurface }, range) =>
    isWithin(price.amount !== null && livingSurface ? price.amount / livingSurface : null, range),
  year: ({ detail }, range) => isWithin(detail.constructionYear, range),
  floor: ({ detail }, range) => isWithin(detail.floor, range),
  available: ({ detail }, day) => detail.availableFrom !== null && detail.availableFrom <= day,
};

/** The filter values that tests search for. */
export const asked: { [Name in FilterName]: NonNullable<FilterValues[Name]>[] } = {
  garden: [true],
  terrace: [true],
  parking: [true],
  lift: [true],
  cellar: [true],
  newbuild: [true],
  furnished: [true],
  noduty: [true],
  sold: [true],
  month: [
    { month: 1_600, own: 60_000, ratePercent: 3.5, years: 25, ownHome: true },
    { month: 900, own: 150_000, ratePercent: 2.85, years: 20, ownHome: false },
  ],
  condition: ['ready', 'renovate'],
  epc: ['A', 'B', 'C', 'E'],
  living: [
    { min: 90, max: null },
    { min: 60, max: 140 },
  ],
  ground: [
    { min: 300, max: null },
    { min: null, max: 500 },
  ],
  squareprice: [
    { min: 2_000, max: 3_000 },
    { min: null, max: 2_500 },
  ],
  year: [
    { min: 1980, max: null },
    { min: 1900, max: 1960 },
  ],
  floor: [
    { min: 0, max: 0 },
    { min: 2, max: null },
  ],
  available: ['2026-12-01', '2027-06-01'],
};

/** Whether a search with these filters finds a home of its goal. */
export function fits(home: Listing, filters: FilterValues): boolean {
  return (
    (filters.sold === true || (home.marquee !== 'sold' && home.marquee !== 'rented')) &&
    Object.entries(filters).every(([name, value]) => means[name as FilterName](home, value as never))
  );
}

/** As computed by the calculator on the home's page; null if it has none. */
export function costAMonth(home: Listing, budget: MonthlyBudget): number | null {
  const { amount, unit } = home.price;
  const costs = costsView(home, priceText({ amount, unit, marquee: home.marquee, marqueeLabel: null }));
  return costs && monthlyCost(costs, budget);
}

function isWithin(value: number | null, { min, max }: { min: number | null; max: number | null }): boolean {
  if (value === null) return false;
  return (min === null || value >= min) && (max === null || Math.floor(value) <= max);
}

function isFlemish({ address: { countryId, zip } }: Listing): boolean {
  const code = Number(zip);
  return countryId === 10 && ((code >= 1500 && code <= 3999) || code >= 8000);
}

/** The scales of requirements 9.3, letters only. */
function letterOf(home: Listing): string | null {
  const { value, labelText } = home.energy;
  if (home.address.countryId === 50) return labelText?.trim().toUpperCase() ?? null;
  if (value === null) return null;
  const code = Number(home.address.zip);
  const scale: [string, number][] = isFlemish(home)
    ? [
        ['A', 100],
        ['B', 200],
        ['C', 300],
        ['D', 400],
        ['E', 500],
        ['F', Infinity],
      ]
    : code < 1300
      ? [
          ['A+', 15],
          ['A', 45],
          ['B', 95],
          ['C', 150],
          ['D', 210],
          ['E', 275],
          ['F', 345.99],
          ['G', Infinity],
        ]
      : [
          ['A+', 45],
          ['A', 85],
          ['B', 170],
          ['C', 255],
          ['D', 340],
          ['E', 425],
          ['F', 510],
          ['G', Infinity],
        ];
  if (isFlemish(home) && value < 0) return 'A+';
  return scale.find(([, upTo]) => value <= upTo)?.[0] ?? null;
}

/** A seeded pseudo-random generator of numbers from 0 to 1. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
