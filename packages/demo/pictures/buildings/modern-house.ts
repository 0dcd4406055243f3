import { createRandom } from '../../listings/random.ts';
import { barn } from './modern-barn.ts';
import { boxes } from './modern-boxes.ts';
import type { Building, Plot } from './plot.ts';

/** A contemporary house: stacked boxes or a long barn. */
export function modernHouse(plot: Plot, x: number, garden: boolean): Building {
  const dated: Plot = { ...plot, era: Math.max(2008, plot.era) };
  const random = createRandom(plot.seed * 13 + 7);
  return (random.chance(0.5) ? boxes : barn)(dated, x, garden, random);
}
