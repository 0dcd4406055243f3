import type { Goal } from '~/listings/domain/codes.ts';
import type { Character } from '../places/municipality.ts';
import type { DemoMunicipality } from '../places/index.ts';
import type { Random } from '../random.ts';
import { variantKeys, variants, type Variant, type VariantKey } from './variants.ts';

/** The mix of listings: relative weights, the share for rent, and the weight per type of place. */
const shares: Record<VariantKey, { weight: number; rent: number; where: Record<Character, number> }> = {
  'family-house': share(12, 0.12, 0.25, 1, 1.7, 1.3, 1.2, 0.5),
  'terraced-house': share(13, 0.12, 1.1, 1.5, 0.9, 0.3, 0.7, 0.5),
  'town-house': share(6.5, 0.08, 1.5, 1.1, 0.4, 0.15, 0.1, 0.3),
  'corner-house': share(4, 0.1, 1.4, 0.9, 0.9, 0.3, 0.1, 0.4),
  villa: share(7, 0.1, 0.06, 0.4, 1, 2.8, 1.5, 1.1),
  bungalow: share(3.5, 0.1, 0, 0.5, 1.1, 1.9, 1.6, 0.8),
  farmhouse: share(3.5, 0.04, 0, 0.3, 0.4, 1.6, 4.5, 0.2),
  'modern-house': share(5, 0.1, 0.2, 0.8, 1.6, 1.7, 1.4, 0.5),
  'new-flat': share(9, 0.25, 1.1, 1.1, 1, 0.6, 0.3, 1.6),
  'terrace-flat': share(11, 0.42, 1.4, 1, 1, 0.35, 0.2, 2),
  'garden-flat': share(4, 0.35, 0.9, 0.9, 1.2, 1.2, 0.5, 0.4),
  penthouse: share(3.2, 0.2, 1.2, 0.9, 0.7, 0.4, 0, 1.9),
  duplex: share(4, 0.35, 1.4, 1, 0.7, 0.4, 0.3, 0.9),
  loft: share(2.8, 0.35, 2.3, 0.7, 0.1, 0, 0, 0),
  studio: share(4.5, 0.55, 1.7, 0.8, 0.5, 0, 0, 2.2),
  plot: share(9.5, 0, 0.06, 0.8, 1.1, 1.8, 2.6, 0.5),
  'income-property': share(3.4, 0, 1.6, 1.2, 0.6, 0.1, 0.2, 0.4),
  shop: share(5, 0.5, 1.5, 1.3, 0.7, 0.4, 0.2, 1.2),
  cafe: share(2.2, 0.4, 1.3, 1.2, 0.3, 0.3, 1, 1.4),
  warehouse: share(3, 0.42, 0.4, 1.3, 1.8, 0.4, 0.8, 0.2),
  workshop: share(2, 0.4, 1.2, 1.2, 0.9, 0.4, 0.8, 0.2),
  offices: share(5.4, 0.55, 1.5, 1, 1.1, 0.6, 0.1, 0.4),
  'garage-box': share(4, 0.4, 1.3, 1.1, 0.9, 0.1, 0, 1.7),
  parking: share(3.2, 0.45, 1.6, 0.6, 0.5, 0, 0, 1.5),
};

/** Draws a kind of property and a goal, by the agency's mix and the character of the place. */
export function drawVariant({ character }: DemoMunicipality, random: Random): { variant: Variant; goal: Goal } {
  const key =
    random.weighted(variantKeys, (each) => shares[each].weight * shares[each].where[character]) ?? 'terraced-house';
  return { variant: variants[key], goal: random.chance(shares[key].rent) ? 'rent' : 'sale' };
}

function share(
  weight: number,
  rent: number,
  city: number,
  town: number,
  suburb: number,
  green: number,
  village: number,
  coast: number,
) {
  return { weight, rent, where: { city, town, suburb, green, village, coast } };
}
