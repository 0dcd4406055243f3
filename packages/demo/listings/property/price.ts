import type { PropertyTypeKey } from '~/listings/domain/codes.ts';
import type { Random } from '../random.ts';
import type { Facts } from './facts.ts';
import { isFlat, type VariantKey } from './variants.ts';

/** The components of asking prices: place × kind × size × condition × label, plus land and extras. */
export type Priced = Pick<
  Facts,
  | 'variant'
  | 'place'
  | 'goal'
  | 'living'
  | 'ground'
  | 'garden'
  | 'terrace'
  | 'condition'
  | 'built'
  | 'energy'
  | 'garages'
  | 'floor'
  | 'lift'
>;

/** Price per m² of living area relative to the municipality's level, and a year's rent as a share of the value. */
const kinds: Record<VariantKey, { share: number; yield: number }> = {
  'family-house': { share: 0.6, yield: 0.036 },
  'terraced-house': { share: 0.66, yield: 0.038 },
  'town-house': { share: 0.66, yield: 0.034 },
  'corner-house': { share: 0.64, yield: 0.036 },
  villa: { share: 0.68, yield: 0.032 },
  bungalow: { share: 0.6, yield: 0.035 },
  farmhouse: { share: 0.54, yield: 0.032 },
  'modern-house': { share: 0.72, yield: 0.035 },
  'new-flat': { share: 1.1, yield: 0.041 },
  'terrace-flat': { share: 0.97, yield: 0.042 },
  'garden-flat': { share: 1.02, yield: 0.041 },
  penthouse: { share: 1.2, yield: 0.037 },
  duplex: { share: 0.97, yield: 0.041 },
  loft: { share: 1, yield: 0.04 },
  studio: { share: 0.98, yield: 0.05 },
  plot: { share: 0, yield: 0 },
  'income-property': { share: 0.62, yield: 0 },
  shop: { share: 0.7, yield: 0.05 },
  cafe: { share: 0.55, yield: 0.05 },
  warehouse: { share: 0.1, yield: 0.05 },
  workshop: { share: 0.24, yield: 0.05 },
  offices: { share: 0.6, yield: 0.05 },
  'garage-box': { share: 0, yield: 0.048 },
  parking: { share: 0, yield: 0.047 },
};

const conditionShares: Record<Facts['condition'], number> = { new: 1.12, renovated: 1.04, good: 0.96, dated: 0.85 };

/** The market value in whole euros. */
export function valueOf(facts: Priced, random: Random): number {
  const { variant, place, living, ground, energy, condition } = facts;
  const noise = 0.95 + random.next() * 0.1;
  if (variant.key === 'plot') return noise * place.land * ground * (560 / ground) ** 0.22;
  if (variant.key === 'garage-box') return noise * (15_000 + place.level * 4.4);
  if (variant.key === 'parking') return noise * (9_000 + place.level * 3.6);
  const inside = place.level * kinds[variant.key].share * living * sizeShare(variant.type, living);
  const quality = conditionShares[condition] * labelShare(energy);
  return noise * (inside * quality + groundValue(facts, ground) + extras(facts));
}

/** The monthly rent in whole euros. */
export function rentOf(facts: Priced, random: Random): number {
  return (valueOf(facts, random) * kinds[facts.variant.key].yield) / 12;
}

/** Small homes cost more per m². */
function sizeShare(type: PropertyTypeKey, living: number): number {
  const usual = type === 'apartment' || type === 'studio' ? 85 : type === 'house' ? 150 : 240;
  return (usual / living) ** 0.18;
}

/** A factor from 1.07 for the best energy labels to 0.88 for the worst. */
function labelShare(energy: number | null): number {
  return energy === null ? 1 : Math.max(0.88, Math.min(1.07, 1.07 - (energy - 60) * 0.00042));
}

/** The land under and around a building: worth less per m² than a building plot, and less with each m². */
function groundValue({ place, variant, garden }: Priced, ground: number): number {
  if (ground === 0) return 0;
  if (isFlat(variant.type)) return garden * place.level * 0.06;
  const farm = variant.key === 'farmhouse' ? 0.45 : 1;
  return place.land * 0.55 * farm * ground ** 0.9;
}

function extras({ variant, place, terrace, garages, floor, lift }: Priced): number {
  const outside = isFlat(variant.type) ? terrace * place.level * 0.22 : 0;
  const high = floor !== null && lift ? floor * place.level * 0.4 : 0;
  return outside + high + garages * (8_000 + place.level * 3.4);
}

/** Asking prices are rounded, often to just below a round sum (349.000, 495.000). */
export function askingPrice(value: number, random: Random): number {
  const charm = random.chance(0.62);
  if (value < 60_000) return nearest(value, 500);
  if (value < 100_000) return charm ? nearest(value, 5_000) - 500 : nearest(value, 500);
  if (value < 500_000)
    return charm ? nearest(value, 10_000) - random.pick([1_000, 1_000, 5_000]) : nearest(value, 5_000);
  if (value < 1_000_000) return charm ? nearest(value, 25_000) - random.pick([1_000, 5_000]) : nearest(value, 5_000);
  return charm ? nearest(value, 50_000) - 5_000 : nearest(value, 25_000);
}

/** Rounds a monthly rent to 5, 10 or 25 euros. */
export function askingRent(value: number, random: Random): number {
  if (value < 300) return Math.max(45, nearest(value, 5));
  if (value < 1_500) return random.chance(0.3) ? nearest(value, 25) : nearest(value, 10);
  return random.chance(0.5) ? nearest(value, 50) : nearest(value, 25);
}

function nearest(value: number, step: number): number {
  return Math.round(value / step) * step;
}
