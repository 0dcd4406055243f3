import type { Random } from '../../listings/random.ts';
import { type Cell, type Front, heightOf } from './front.ts';

/** The height at which each storey above the first begins, in metres. */
export function floorsOf(front: Front): number[] {
  return front.storeys.slice(1).map((_, n) => heightOf({ base: front.base, storeys: front.storeys.slice(0, n + 1) }));
}

/** The bays of a storey, from the left or from the right. */
export function swap(random: Random, cells: readonly Cell[]): Cell[] {
  return random.chance(0.5) ? [...cells].reverse() : [...cells];
}
