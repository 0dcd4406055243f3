import { createRandom } from '../../listings/random.ts';
import { country } from './country-house.ts';
import { modernHouse } from './modern-house.ts';
import type { Building, Plot } from './plot.ts';

/** A villa: a white country house, or a contemporary one. */
export function villa(plot: Plot, x: number, garden: boolean): Building {
  return plot.era < 2008 ? country(plot, x, garden, createRandom(plot.seed * 11 + 5)) : modernHouse(plot, x, garden);
}
