import type { DemoMunicipality } from '../places/index.ts';
import type { Random } from '../random.ts';
import type { ProjectPlan } from './plan.ts';

/** A home of a project, the source of a line in its price list. Surfaces in m², prices in whole euros. */
export interface Unit {
  id: string;
  name: string;
  floor: number;
  living: number;
  terrace: number;
  bedrooms: number;
  price: number;
  /** The CRM's code: 0 available, 1 in option, 2 sold. */
  status: 0 | 1 | 2;
  publishPrice: boolean;
  /** The id of its own listing, if it has one. */
  listing: string | null;
}

/** Draws the homes of a project; those with a listing take their ids from `listingIds`. */
export function unitsOf(
  plan: ProjectPlan,
  place: DemoMunicipality,
  listingIds: readonly string[],
  random: Random,
): Unit[] {
  const perFloor = Math.max(1, Math.ceil(plan.units / plan.floors));
  return Array.from({ length: plan.units }, (_, n) => {
    const flats = plan.kind === 'flats';
    const floor = flats ? Math.floor(n / perFloor) : 0;
    const living = flats ? random.between(58, 118) + (floor === plan.floors - 1 ? 22 : 0) : random.between(134, 178);
    const terrace = flats ? random.between(7, 18) + (floor === plan.floors - 1 ? 16 : 0) : random.between(16, 30);
    const listing = listingIds[n] ?? null;
    // Higher floors are more expensive.
    const share = flats ? 1.12 + floor * 0.015 : 0.92;
    return {
      id: `${plan.id}-${n + 1}`,
      name: flats ? `${floor}.${String((n % perFloor) + 1).padStart(2, '0')}` : String(n + 1),
      floor,
      living,
      terrace,
      bedrooms: flats ? (living > 96 ? 3 : living > 66 ? 2 : 1) : living > 155 ? 4 : 3,
      price: Math.round((place.level * share * living + terrace * place.level * 0.2) / 1_000) * 1_000,
      status: plan.sold < 1 && listing !== null ? 0 : random.chance(plan.sold) ? 2 : random.chance(0.2) ? 1 : 0,
      publishPrice: listing !== null || !random.chance(0.1),
      listing,
    };
  });
}
