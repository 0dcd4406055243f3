import { countryIds } from './codes.ts';

/** Belgian provinces, Brussels and the Grand Duchy, as areas to search in. */
export const areas = [
  'antwerp',
  'limburg',
  'east-flanders',
  'west-flanders',
  'flemish-brabant',
  'brussels',
  'walloon-brabant',
  'hainaut',
  'liege',
  'namur',
  'luxembourg-province',
  'luxembourg',
] as const;
export type Area = (typeof areas)[number];

/** Postcode ranges, inclusive: bpost's blocks. Null means the whole country. */
export const areaPostcodes: readonly { area: Area; countryId: number; from: string | null; to: string | null }[] = [
  ...(
    [
      ['brussels', '1000', '1299'],
      ['walloon-brabant', '1300', '1499'],
      ['flemish-brabant', '1500', '1999'],
      ['antwerp', '2000', '2999'],
      ['flemish-brabant', '3000', '3499'],
      ['limburg', '3500', '3999'],
      ['liege', '4000', '4999'],
      ['namur', '5000', '5999'],
      ['hainaut', '6000', '6599'],
      ['luxembourg-province', '6600', '6999'],
      ['hainaut', '7000', '7999'],
      ['west-flanders', '8000', '8999'],
      ['east-flanders', '9000', '9999'],
    ] as const
  ).map(([area, from, to]) => ({ area, countryId: countryIds.belgium, from, to })),
  { area: 'luxembourg', countryId: countryIds.luxembourg, from: null, to: null },
];
