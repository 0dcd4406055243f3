import { createRandom } from '../listings/random.ts';
import { type FacadeSubject, rooms } from './address.ts';

/** A kind of building, with its construction years and numbers of storeys. */
interface Sample {
  variant: string;
  type: string;
  years: readonly [number, number];
  floors: readonly [number, number];
}

/** Every building the demo can draw, the most frequent kinds first. */
export const sampleVariants: readonly Sample[] = [
  { variant: 'terraced-house', type: 'house', years: [1898, 1972], floors: [2, 3] },
  { variant: 'town-house', type: 'house', years: [1880, 1914], floors: [3, 4] },
  { variant: 'family-house', type: 'house', years: [1934, 2016], floors: [1, 2] },
  { variant: 'new-flat', type: 'apartment', years: [2022, 2027], floors: [3, 6] },
  { variant: 'villa', type: 'villa', years: [1905, 2018], floors: [1, 2] },
  { variant: 'corner-house', type: 'house', years: [1924, 1939], floors: [3, 5] },
  { variant: 'farmhouse', type: 'house', years: [1790, 1900], floors: [1, 2] },
  { variant: 'modern-house', type: 'house', years: [2008, 2025], floors: [2, 2] },
  { variant: 'terrace-flat', type: 'apartment', years: [1962, 2019], floors: [4, 7] },
  { variant: 'bungalow', type: 'house', years: [1960, 1979], floors: [1, 1] },
  { variant: 'income-property', type: 'income-property', years: [1895, 1975], floors: [3, 5] },
  { variant: 'shop', type: 'commercial', years: [1900, 1965], floors: [2, 3] },
  { variant: 'loft', type: 'apartment', years: [1885, 1936], floors: [3, 5] },
  { variant: 'penthouse', type: 'apartment', years: [1998, 2024], floors: [5, 7] },
  { variant: 'plot', type: 'plot', years: [0, 0], floors: [0, 0] },
  { variant: 'cafe', type: 'commercial', years: [1895, 1950], floors: [2, 3] },
  { variant: 'duplex', type: 'apartment', years: [1925, 2015], floors: [4, 5] },
  { variant: 'garden-flat', type: 'apartment', years: [1975, 2022], floors: [3, 4] },
  { variant: 'studio', type: 'studio', years: [1965, 2018], floors: [4, 6] },
  { variant: 'workshop', type: 'industrial', years: [1905, 1960], floors: [1, 1] },
  { variant: 'warehouse', type: 'industrial', years: [1955, 2015], floors: [1, 1] },
  { variant: 'offices', type: 'offices', years: [1985, 2022], floors: [3, 5] },
  { variant: 'garage-box', type: 'garage', years: [1955, 1985], floors: [1, 1] },
  { variant: 'parking', type: 'garage', years: [1970, 2015], floors: [2, 2] },
];

const regions = ['flanders', 'brussels', 'wallonia', 'luxembourg'] as const;
const conditions = ['good', 'new', 'renovated', 'dated'] as const;

/** Addresses of façades, each of a different listing, spread over kinds, regions, ages and conditions. */
export function sampleAddresses(count: number, view: FacadeSubject['view'] = 'front'): string[] {
  return Array.from({ length: count }, (_, n) => {
    const random = createRandom(n * 7919 + 11);
    // The first kinds occur more often, as among real listings.
    const sample =
      sampleVariants[n % 3 === 2 ? Math.floor(n / 3) % 8 : (n - Math.floor(n / 3)) % sampleVariants.length];
    if (!sample) return '';
    const query = new URLSearchParams({
      listing: String(4100 + n),
      n: '1',
      view,
      type: sample.type,
      variant: sample.variant,
      floors: String(random.between(...sample.floors)),
      era: String(random.between(...sample.years)),
      seed: String(random.between(1, 99999)),
      region: regions[(n + Math.floor(n / 4)) % 4] ?? 'flanders',
      condition: conditions[(n * 3 + Math.floor(n / 5)) % 4] ?? 'good',
    });
    if (random.chance(0.6)) query.set('number', String(random.between(1, 148)));
    return `demo:facade?${query.toString()}`;
  });
}

/** Addresses of interiors: every room, in homes of several periods. */
export function sampleInteriors(count: number): string[] {
  return Array.from({ length: count }, (_, n) => {
    const random = createRandom(n * 104729 + 5);
    const sample = sampleVariants[(n * 5) % 8];
    const query = new URLSearchParams({
      listing: String(5100 + n),
      n: '2',
      room: rooms[n % rooms.length] ?? 'living',
      type: sample?.type ?? 'house',
      variant: sample?.variant ?? 'terraced-house',
      floors: '2',
      era: String(random.between(1895, 2024)),
      seed: String(random.between(1, 99999)),
      region: regions[n % 4] ?? 'flanders',
      condition: conditions[(n + Math.floor(n / 4)) % 4] ?? 'good',
    });
    return `demo:interior?${query.toString()}`;
  });
}
