import { propertyTypes, type PropertyTypeKey } from '~/listings/domain/codes.ts';

export const variantKeys = [
  'family-house',
  'terraced-house',
  'town-house',
  'corner-house',
  'villa',
  'bungalow',
  'farmhouse',
  'modern-house',
  'new-flat',
  'terrace-flat',
  'garden-flat',
  'penthouse',
  'duplex',
  'loft',
  'studio',
  'plot',
  'income-property',
  'shop',
  'cafe',
  'warehouse',
  'workshop',
  'offices',
  'garage-box',
  'parking',
] as const;
export type VariantKey = (typeof variantKeys)[number];

type Range = readonly [from: number, to: number];

/** A kind of property: determines size, rooms, age and price, and has its own name in each language. */
export interface Variant {
  key: VariantKey;
  type: PropertyTypeKey;
  /** Living area in m²; 0 for plots. */
  living: Range;
  /** m² of land; 0 if it has none of its own. */
  ground: Range;
  bedrooms: Range;
  /** Construction years; 0 for plots. */
  built: Range;
  /** Number of free-standing sides; null for flats and parts of buildings. */
  facades: number | null;
  /** Storeys of the building. */
  floors: Range;
  /** Share with a garden, 0 to 1. */
  garden: number;
  /** Share with a terrace. */
  terrace: number;
  /** Size of the terrace in m². */
  terraceSize: Range;
  /** Share with a garage of its own. */
  garage: number;
}

const none: Range = [0, 0];
const plain = { ground: none, bedrooms: none, facades: null, garden: 0, terrace: 0, terraceSize: none, garage: 0 };
const house = { ...plain, type: 'house', floors: [2, 2], garden: 1, terrace: 0.9, terraceSize: [12, 38] } as const;
const flat = { ...plain, type: 'apartment', terrace: 0.85, terraceSize: [5, 18] } as const;

export const variants: Record<VariantKey, Variant> = {
  'family-house': made('family-house', {
    ...house,
    living: [138, 195],
    ground: [310, 640],
    bedrooms: [3, 4],
    built: [1968, 2006],
    facades: 3,
    garage: 0.75,
  }),
  'terraced-house': made('terraced-house', {
    ...house,
    living: [96, 155],
    ground: [80, 230],
    bedrooms: [2, 4],
    built: [1919, 1966],
    facades: 2,
    floors: [2, 3],
    garden: 0.88,
    garage: 0.12,
  }),
  'town-house': made('town-house', {
    ...house,
    living: [185, 320],
    ground: [120, 290],
    bedrooms: [4, 6],
    built: [1880, 1914],
    facades: 2,
    floors: [3, 4],
    garden: 0.92,
    garage: 0.1,
  }),
  'corner-house': made('corner-house', {
    ...house,
    living: [135, 235],
    ground: [85, 190],
    bedrooms: [3, 5],
    built: [1924, 1939],
    facades: 3,
    floors: [3, 3],
    garden: 0.3,
    terrace: 0.8,
    terraceSize: [8, 20],
    garage: 0.3,
  }),
  villa: made('villa', {
    ...house,
    living: [210, 390],
    ground: [820, 2600],
    bedrooms: [4, 6],
    built: [1958, 2014],
    facades: 4,
    terrace: 1,
    terraceSize: [28, 80],
    garage: 0.95,
  }),
  bungalow: made('bungalow', {
    ...house,
    living: [115, 190],
    ground: [620, 1400],
    bedrooms: [2, 4],
    built: [1962, 1978],
    facades: 4,
    floors: [1, 1],
    terrace: 1,
    terraceSize: [18, 45],
    garage: 0.85,
  }),
  farmhouse: made('farmhouse', {
    ...house,
    living: [190, 360],
    ground: [1600, 9800],
    bedrooms: [3, 6],
    built: [1850, 1930],
    facades: 4,
    floors: [1, 2],
    terrace: 0.95,
    terraceSize: [25, 70],
    garage: 0.7,
  }),
  'modern-house': made('modern-house', {
    ...house,
    living: [155, 275],
    ground: [260, 980],
    bedrooms: [3, 5],
    built: [2008, 2025],
    facades: 4,
    terrace: 1,
    terraceSize: [18, 50],
    garage: 0.6,
  }),
  'new-flat': made('new-flat', {
    ...flat,
    living: [68, 122],
    bedrooms: [1, 3],
    built: [2020, 2026],
    floors: [3, 7],
    terrace: 0.97,
    terraceSize: [7, 20],
  }),
  'terrace-flat': made('terrace-flat', {
    ...flat,
    living: [58, 112],
    bedrooms: [1, 3],
    built: [1966, 2014],
    floors: [3, 9],
  }),
  'garden-flat': made('garden-flat', {
    ...flat,
    living: [66, 118],
    ground: [60, 210],
    bedrooms: [1, 3],
    built: [1994, 2023],
    floors: [2, 5],
    garden: 1,
    terrace: 1,
    terraceSize: [10, 26],
  }),
  penthouse: made('penthouse', {
    ...flat,
    living: [105, 185],
    bedrooms: [2, 4],
    built: [1998, 2024],
    floors: [4, 10],
    terrace: 1,
    terraceSize: [24, 85],
  }),
  duplex: made('duplex', {
    ...flat,
    living: [88, 150],
    bedrooms: [2, 3],
    built: [1988, 2019],
    floors: [3, 5],
    terrace: 0.7,
  }),
  loft: made('loft', {
    ...flat,
    living: [92, 230],
    bedrooms: [1, 3],
    built: [1896, 1938],
    floors: [3, 5],
    terrace: 0.45,
    terraceSize: [8, 35],
  }),
  studio: made('studio', {
    ...flat,
    type: 'studio',
    living: [25, 44],
    built: [1964, 2019],
    floors: [3, 9],
    terrace: 0.35,
    terraceSize: [3, 7],
  }),
  plot: made('plot', { ...plain, type: 'plot', living: none, ground: [240, 1650], built: none, floors: none }),
  'income-property': made('income-property', {
    ...plain,
    type: 'income-property',
    living: [190, 460],
    ground: [95, 260],
    bedrooms: [3, 8],
    built: [1890, 1964],
    facades: 2,
    floors: [3, 4],
    garden: 0.25,
  }),
  shop: made('shop', { ...plain, type: 'commercial', living: [48, 260], built: [1902, 2012], floors: [2, 4] }),
  cafe: made('cafe', {
    ...plain,
    type: 'commercial',
    living: [85, 280],
    ground: [90, 260],
    built: [1885, 1972],
    facades: 2,
    floors: [2, 3],
    terrace: 0.6,
    terraceSize: [16, 60],
  }),
  warehouse: made('warehouse', {
    ...plain,
    type: 'industrial',
    living: [420, 2400],
    ground: [800, 4600],
    built: [1974, 2021],
    facades: 4,
    floors: [1, 1],
  }),
  workshop: made('workshop', {
    ...plain,
    type: 'industrial',
    living: [120, 480],
    ground: [160, 720],
    built: [1928, 1992],
    facades: 2,
    floors: [1, 2],
  }),
  offices: made('offices', { ...plain, type: 'offices', living: [70, 620], built: [1962, 2023], floors: [3, 9] }),
  'garage-box': made('garage-box', { ...plain, type: 'garage', living: [14, 21], built: [1962, 2016], floors: [1, 1] }),
  parking: made('parking', { ...plain, type: 'garage', living: [11, 14], built: [1988, 2024], floors: [1, 1] }),
};

function made(key: VariantKey, rest: Omit<Variant, 'key'>): Variant {
  return { key, ...rest };
}

/** The CRM's code of a type. */
export function webIdOf(type: PropertyTypeKey): number {
  return propertyTypes.find(({ key }) => key === type)?.webId ?? 0;
}

/** Residential types: only they have kitchens, bedrooms and an energy label for homes. */
export function isHome(type: PropertyTypeKey): boolean {
  return type === 'house' || type === 'apartment' || type === 'studio' || type === 'income-property';
}

/** A dwelling in a building with several. */
export function isFlat(type: PropertyTypeKey): boolean {
  return type === 'apartment' || type === 'studio';
}
