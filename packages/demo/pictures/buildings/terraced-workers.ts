import type { Random } from '../../listings/random.ts';
import { mix, palette } from '../palette.ts';
import { chequers, corners, stripes } from '../walls/ornaments.ts';
import { type Cell, type Front, type Storey, heightOf, window } from './front.ts';
import { floorsOf } from './terraced-storeys.ts';

/** A brick terraced house from before the First World War: a door, tall windows, arches and bands. */
export function workers(front: Front, count: number, width: number, random: Random): Front {
  const three = width > 6.2 && random.chance(0.5);
  const flip = random.chance(0.5);
  const order = (cells: Cell[]) => (flip ? cells.reverse() : cells);
  const door: Cell = {
    share: three ? 0.85 : 0.75,
    kind: 'door',
    width: 1.05,
    height: random.pick([2.5, 2.75]),
    sill: 0.17,
  };
  const tall = random.pick([1.7, 1.85, 2]);
  const wide = three ? 0.95 : random.pick([1.05, 1.15]);
  const below = three
    ? [door, window(wide, tall, 0.75), window(wide, tall, 0.75)]
    : random.chance(0.5)
      ? [door, window(1.5, tall, 0.75, { share: 1.25, style: { panes: 3 } })]
      : [door, window(wide, tall, 0.75, { share: 0.8 }), window(wide, tall, 0.75, { share: 0.8 })];
  const upper = Array.from({ length: count - 1 }, (_, n): Storey => {
    const high = tall - n * 0.25;
    const columns = three ? 3 : random.chance(0.75) ? 2 : 3;
    return {
      height: 3.1 - n * 0.35,
      cells: Array.from({ length: columns }, () => window(wide - (columns === 3 ? 0.1 : 0), high, 0.7)),
    };
  });
  const trim = random.pick([front.trim, '#e9dfc8', '#8a4a3a']);
  const storeys: Storey[] = [{ height: 3.3, cells: order(below) }, ...upper];
  const made: Front = {
    ...front,
    base: 0.35,
    storeys,
    cornice: random.pick(['corbels', 'dentils', 'brackets', 'corbels']),
  };
  const floors = floorsOf(made);
  return {
    ...made,
    under: random.pick([
      [],
      [stripes([1.1, 2.3, ...floors.flatMap((v) => [v + 0.75, v + 1.7])], 0.14, trim)],
      [chequers((floors[0] ?? 3.4) - 0.36, 0.17, trim, mix(front.wall, palette.slate, 0.25))],
      [corners(trim, heightOf(made))],
    ]),
  };
}
