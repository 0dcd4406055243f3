import type { PropertyTypeKey } from '~/listings/domain/codes.ts';
import type { Random } from '../random.ts';
import type { Facts } from './facts.ts';
import { isHome, type Variant, type VariantKey } from './variants.ts';

type Rooms = Pick<Facts, 'bedrooms' | 'bathrooms' | 'showers' | 'toilets' | 'units' | 'garages' | 'parkings'>;

/** The number of rooms of each kind: bedrooms by m², bathrooms by bedrooms. */
export function drawRooms(
  { variant, living, built, given }: { variant: Variant; living: number; built: number; given: Partial<Facts> },
  random: Random,
): Rooms {
  const { key, type } = variant;
  const bedrooms = given.bedrooms ?? bedroomsOf(variant, living, random);
  const units = type === 'income-property' ? Math.max(2, Math.min(5, Math.round(living / 85))) : 0;
  const many = bedrooms >= 4 && living > 170;
  const bathrooms =
    units || (!isHome(type) ? 0 : type === 'studio' ? Number(random.chance(0.3)) : many ? random.between(1, 2) : 1);
  const showers = isHome(type) && units === 0 ? showersOf(type, bathrooms, bedrooms, random) : 0;
  return {
    bedrooms: units > 0 ? Math.max(units, bedrooms) : bedrooms,
    bathrooms,
    showers,
    toilets: toiletsOf(type, living, units, bathrooms, random),
    units,
    garages: random.chance(variant.garage) ? (key === 'villa' || key === 'farmhouse' ? random.between(1, 3) : 1) : 0,
    parkings: parkingsOf(key, type, living, built, random),
  };
}

function bedroomsOf(
  { bedrooms: [fewest, most], living: [small, large] }: Variant,
  living: number,
  random: Random,
): number {
  const share = large > small ? (living - small) / (large - small) : 0;
  const usual = fewest + share * (most - fewest);
  return Math.max(fewest, Math.min(most, Math.round(usual + (random.next() - 0.5) * 0.7)));
}

function showersOf(type: PropertyTypeKey, bathrooms: number, bedrooms: number, random: Random): number {
  if (type === 'studio') return 1 - bathrooms;
  return bedrooms >= 3 && random.chance(0.45) ? 1 : 0;
}

function toiletsOf(type: PropertyTypeKey, living: number, units: number, bathrooms: number, random: Random): number {
  if (type === 'plot' || type === 'garage') return 0;
  if (units > 0) return units;
  if (!isHome(type)) return living > 250 ? random.between(2, 4) : 1;
  return living > 120 ? Math.max(2, bathrooms + 1) : 1;
}

function parkingsOf(key: VariantKey, type: PropertyTypeKey, living: number, built: number, random: Random): number {
  if (type === 'offices') return Math.max(0, Math.round(living / 60) - random.between(0, 2));
  if (key === 'warehouse') return random.between(4, 18);
  if (key === 'workshop') return random.between(1, 4);
  if (key === 'villa' || key === 'farmhouse' || key === 'bungalow') return random.between(2, 5);
  if (key === 'family-house' || key === 'modern-house') return random.between(1, 3);
  if (type === 'apartment' && built >= 1990) return random.chance(0.45) ? 1 : 0;
  return 0;
}
