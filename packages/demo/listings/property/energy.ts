import type { Random } from '../random.ts';
import type { Equipment } from './facts.ts';
import { isFlat, isHome, type Variant } from './variants.ts';

/** Original consumption of houses by construction period, in kWh/m²·year: up to this year, from, to. */
const eras: readonly (readonly [until: number, from: number, to: number])[] = [
  [1945, 350, 600],
  [1970, 310, 540],
  [1989, 225, 390],
  [2005, 145, 245],
  [2013, 85, 150],
  [2020, 38, 92],
  [9999, 4, 48],
];

interface Building {
  variant: Variant;
  built: number;
  renovated: number | null;
  equipment: Equipment;
}

/** The value of the certificate in kWh/m²·year; null if none is needed. Negative with solar panels on a new roof. */
export function energyOf({ variant, built, renovated, equipment }: Building, random: Random): number | null {
  if (built === 0 || variant.type === 'garage' || variant.type === 'industrial') return null;
  const era = eras.find(([until]) => built <= until) ?? eras[0];
  if (!era) return null;
  const [, from, to] = era;
  let value = random.between(from, to);
  if (isFlat(variant.type)) value *= 0.72;
  if (!isHome(variant.type)) value *= 0.85;
  if (renovated !== null) value *= renovated >= 2018 ? 0.36 : 0.52;
  if (equipment.heating === 'pump' && built < 2021) value *= 0.7;
  if (equipment.heating === 'electric') value *= 1.25;
  if (equipment.heating === 'oil') value *= 1.05;
  if (equipment.glazing === 'single') value *= 1.06;
  if (equipment.solar) value -= random.between(10, 28);
  // A renovated old house still consumes more than a new one.
  return Math.round(renovated === null ? value : Math.max(value, 52));
}
