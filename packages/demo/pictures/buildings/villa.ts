import { createRandom } from '../../listings/random.ts';
import { cottage } from './cottage.ts';
import { country } from './country-house.ts';
import { manor } from './manor.ts';
import { modernHouse } from './modern-house.ts';
import type { Building, Plot } from './plot.ts';

/**
 * A villa: a slate-roofed manor, an interwar cottage, a white country house of the seventies, or a contemporary one.
 */
export function villa(plot: Plot, x: number, garden: boolean): Building {
  if (plot.era >= 2008) return modernHouse(plot, x, garden);
  const random = createRandom(plot.seed * 11 + 5);
  if (plot.era < 1920) return manor(plot, x, garden, random);
  return plot.era < 1955 ? cottage(plot, x, garden, random) : country(plot, x, garden, random);
}
