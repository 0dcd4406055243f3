import { createRandom } from '../../listings/random.ts';
import { barn } from './modern-barn.ts';
import { boxes } from './modern-boxes.ts';
import { twins } from './modern-gables.ts';
import type { Building, Plot } from './plot.ts';

/** A contemporary house: stacked boxes, a long barn, or a gabled house without eaves. */
export function modernHouse(plot: Plot, x: number, garden: boolean): Building {
  const dated: Plot = { ...plot, era: Math.max(2008, plot.era) };
  const random = createRandom(plot.seed * 13 + 7);
  const kind = random.pick(['boxes', 'boxes', 'barn', 'gables'] as const);
  return kind === 'boxes'
    ? boxes(dated, x, garden, random)
    : kind === 'barn'
      ? barn(dated, x, garden, random)
      : twins(dated, x, garden, random);
}
