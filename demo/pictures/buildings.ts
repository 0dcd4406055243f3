import { createRandom } from '../listings/random.ts';
import { block } from './block.ts';
import { detached } from './detached.ts';
import type { Building, Plot } from './plot.ts';
import { terrace } from './terraced.ts';
import { works } from './works.ts';

/** A building with its front's left corner at x, as its street or its garden sees it. */
export function designBuilding(plot: Plot, x: number, garden = false): Building {
  const random = createRandom(plot.seed);
  switch (plot.variant) {
    case 'town-house':
    case 'income-property':
    case 'terraced-house':
    case 'shop':
      return terrace(plot, x, garden, random);
    case 'family-house':
    case 'villa':
      return detached(plot, x, garden, random);
    case 'warehouse':
    case 'offices':
    case 'garage-box':
    case 'parking':
      return works(plot, x, garden, random);
    default:
      return plot.floors <= 2
        ? terrace({ ...plot, variant: 'new-house' }, x, garden, random)
        : block(plot, x, garden, random);
  }
}

/** Buildings with a yard instead of a garden. */
export function isWorks(variant: string): boolean {
  return variant === 'warehouse' || variant === 'offices' || variant === 'garage-box' || variant === 'parking';
}
