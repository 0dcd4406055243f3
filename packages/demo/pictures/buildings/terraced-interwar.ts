import type { Random } from '../../listings/random.ts';
import { mix, palette } from '../palette.ts';
import { type BowShape, paintBow } from '../walls/bow-window.ts';
import { corners, stripes } from '../walls/ornaments.ts';
import { type Cell, type Front, type Storey, heightOf, window, nothing } from './front.ts';
import { floorsOf } from './terraced-storeys.ts';

/** An interwar terraced house: a bay over the street, bands and small panes. */
export function interwar(front: Front, count: number, width: number, random: Random): Front {
  const flip = random.chance(0.5);
  const order = (cells: Cell[]) => (flip ? cells.reverse() : cells);
  const garage = random.chance(0.25);
  const storeys: Storey[] = [
    {
      height: 3.1,
      cells: order([
        { share: 0.7, kind: 'door', width: 1.05, height: 2.45, sill: 0.17 },
        garage
          ? { share: 1.2, kind: 'garage', width: 2.5, height: 2.2, sill: 0.02 }
          : window(random.pick([1.9, 2.2, 1.5]), 1.55, 0.8, { share: 1.2, style: { panes: 3 } }),
      ]),
    },
    ...Array.from({ length: count - 1 }, (_, n): Storey => ({
      height: 2.9 - n * 0.1,
      cells: order([
        window(0.95, 1.5, 0.85, { share: 0.7, style: { panes: 1 } }),
        n === 0 || random.chance(0.5)
          ? { ...nothing, share: 1.2 }
          : window(2, 1.45, 0.85, { share: 1.2, style: { panes: 3 } }),
      ]),
    })),
  ];
  const made: Front = { ...front, base: 0.35, storeys, cornice: random.pick(['plain', 'dentils', 'corbels']) };
  const floors = floorsOf(made);
  const bowWide = width * 0.46;
  const over = storeys.slice(1).every(({ cells }) => cells.some(({ kind }) => kind === 'none'));
  const shape = random.pick<BowShape>(['canted', 'box', 'round', 'canted']);
  const colour = random.pick([
    front.wall,
    mix(front.wall, front.trim, 0.75),
    '#e9e1d0',
    mix(front.wall, palette.slate, 0.2),
  ]);
  const bow = {
    u: flip ? width * 0.06 : width * 0.94 - bowWide,
    v: (floors[0] ?? 3.4) - 0.1,
    width: bowWide,
    out: random.pick([0.5, 0.65]),
    shape,
    storeys: over ? storeys.slice(1).map(({ height }) => height - 0.05) : [2.75],
    colour,
    trim: front.trim,
    window: front.window,
    roof: random.pick(['zinc', 'slab'] as const),
    seed: front.seed,
  };
  return {
    ...made,
    under: random.pick([
      [],
      [
        stripes(
          floors.flatMap((v) => [v - 0.2, v + 0.6]),
          0.1,
          front.trim,
        ),
      ],
      [stripes([0.9, 1.15, 1.4, 1.65, 1.9], 0.06, mix(front.wall, palette.slate, 0.3))],
      [corners(mix(front.wall, palette.slate, 0.25), heightOf(made))],
    ]),
    over: [(canvas, plane) => paintBow(canvas, plane, bow)],
  };
}
