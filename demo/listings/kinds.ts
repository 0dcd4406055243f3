import { propertyTypes, type PropertyTypeKey } from '~/listings/codes.ts';

/** What sells as one kind of property: decides size, rooms, age and price, and has its own words in each language. */
export interface Variant {
  key: VariantKey;
  type: PropertyTypeKey;
  /** m² inside; for plots 0. */
  living: [number, number];
  /** m² of ground; 0 where there is none of its own. */
  ground: [number, number];
  bedrooms: [number, number];
  /** Construction years. */
  built: [number, number];
  facades: number | null;
  /** Storeys of the building. */
  floors: [number, number];
  garden: boolean;
  /** Share of the municipality's price a m² (of ground for plots). */
  price: number;
}

export const variantKeys = [
  'family-house',
  'terraced-house',
  'town-house',
  'villa',
  'new-flat',
  'terrace-flat',
  'penthouse',
  'duplex',
  'studio',
  'plot',
  'income-property',
  'shop',
  'warehouse',
  'offices',
  'garage-box',
  'parking',
] as const;
export type VariantKey = (typeof variantKeys)[number];

const inside = (
  key: VariantKey,
  type: PropertyTypeKey,
  living: [number, number],
  bedrooms: [number, number],
  built: [number, number],
  price: number,
  rest: Partial<Variant> = {},
): Variant => ({
  key,
  type,
  living,
  bedrooms,
  built,
  price,
  ground: [0, 0],
  facades: null,
  floors: [1, 1],
  garden: false,
  ...rest,
});

export const variants: readonly Variant[] = [
  inside('family-house', 'house', [140, 190], [3, 4], [1972, 2004], 0.78, {
    ground: [320, 620],
    facades: 3,
    floors: [2, 2],
    garden: true,
  }),
  inside('new-flat', 'apartment', [75, 115], [2, 3], [2019, 2025], 1.15, { floors: [3, 6] }),
  inside('terraced-house', 'house', [105, 150], [2, 3], [1925, 1965], 0.72, {
    ground: [90, 210],
    facades: 2,
    floors: [2, 3],
    garden: true,
  }),
  inside('terrace-flat', 'apartment', [70, 105], [1, 3], [1985, 2012], 1, { floors: [3, 7] }),
  inside('villa', 'house', [220, 320], [4, 5], [1988, 2015], 0.95, {
    ground: [900, 2200],
    facades: 4,
    floors: [2, 2],
    garden: true,
  }),
  inside('studio', 'studio', [26, 42], [0, 0], [1974, 2014], 1.15, { floors: [3, 6] }),
  inside('town-house', 'house', [190, 280], [4, 5], [1898, 1914], 0.85, {
    ground: [120, 240],
    facades: 2,
    floors: [3, 4],
    garden: true,
  }),
  inside('plot', 'plot', [0, 0], [0, 0], [0, 0], 0.09, { ground: [380, 1250], floors: [0, 0] }),
  inside('penthouse', 'apartment', [115, 160], [2, 3], [2006, 2022], 1.4, { floors: [5, 8] }),
  inside('income-property', 'income-property', [220, 420], [4, 8], [1905, 1960], 0.7, {
    ground: [110, 220],
    facades: 2,
    floors: [3, 4],
  }),
  inside('shop', 'commercial', [65, 220], [0, 0], [1930, 1995], 0.8, { floors: [2, 3] }),
  inside('duplex', 'apartment', [95, 135], [2, 3], [1995, 2016], 1.05, { floors: [3, 4] }),
  inside('warehouse', 'industrial', [420, 1400], [0, 0], [1978, 2012], 0.25, {
    ground: [900, 3200],
    facades: 4,
    floors: [1, 1],
  }),
  inside('offices', 'offices', [90, 420], [0, 0], [1990, 2018], 0.7, { floors: [3, 6] }),
  inside('garage-box', 'garage', [15, 20], [0, 0], [1975, 2015], 0.5, { floors: [1, 1] }),
  inside('parking', 'garage', [12, 13], [0, 0], [2005, 2022], 0.55, { floors: [1, 1] }),
];

export function webIdOf(type: PropertyTypeKey): number {
  return propertyTypes.find(({ key }) => key === type)?.webId ?? 0;
}

/** Types people live in: only they have kitchens, bedrooms and an energy label for homes. */
export function isHome(type: PropertyTypeKey): boolean {
  return type === 'house' || type === 'apartment' || type === 'studio' || type === 'income-property';
}

export function hasBuilding(type: PropertyTypeKey): boolean {
  return type !== 'plot';
}
