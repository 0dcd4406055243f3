import { block } from './block.ts';
import { bungalow } from './bungalow.ts';
import { cornerHouse } from './corner-house.ts';
import { detached } from './detached.ts';
import { farmhouse } from './farmhouse.ts';
import { loft } from './loft.ts';
import { modernHouse } from './modern-house.ts';
import type { Building, Plot } from './plot.ts';
import { incomeHouse, shopHouse } from './shops.ts';
import { terraced } from './terraced.ts';
import { townHouse } from './town-house.ts';
import { villa } from './villa.ts';
import { works } from './works.ts';

type Design = (plot: Plot, x: number, garden: boolean) => Building;

const designs: Record<string, Design> = {
  'family-house': detached,
  'terraced-house': terraced,
  'town-house': townHouse,
  'corner-house': cornerHouse,
  villa,
  bungalow,
  farmhouse,
  'modern-house': modernHouse,
  'new-flat': block,
  'terrace-flat': block,
  'garden-flat': block,
  penthouse: block,
  duplex: block,
  studio: block,
  loft,
  'income-property': incomeHouse,
  shop: shopHouse,
  cafe: shopHouse,
  warehouse: works,
  workshop: works,
  offices: works,
  'garage-box': works,
  parking: works,
};

/** A building whose front has its left corner at x, seen from the street or from the garden. */
export function designBuilding(plot: Plot, x: number, garden = false): Building {
  const design = designs[plot.variant] ?? (plot.floors <= 2 ? terraced : block);
  return design(plot, x, garden);
}

const yards: ReadonlySet<string> = new Set(['warehouse', 'workshop', 'offices', 'garage-box', 'parking']);

/** Buildings that have a yard instead of a garden. */
export function isWorks(variant: string): boolean {
  return yards.has(variant);
}
