import type { Random } from '../../listings/random.ts';
import { blueStone, mix, palette, stone } from '../palette.ts';
import type { Wall } from '../walls/materials.ts';
import { stripes } from '../walls/ornaments.ts';
import { type Cell, type Front, heightOf, window } from './front.ts';
import type { Plot } from './plot.ts';
import { windowStyle, doorStyle } from './traits.ts';

/** The street front of a corner house, `width` metres long without the corner itself. */
export function frontOf(plot: Plot, wall: Wall, trim: string, count: number, random: Random, width: number): Front {
  const style = windowStyle(plot, random, trim);
  const ribbon = random.chance(0.6);
  const balconies = random.pick(['solid', 'bars', 'none'] as const);
  const door: Cell = { share: 0.8, kind: 'door', width: 1.3, height: 2.6, sill: 0.17 };
  const wide = ribbon ? Math.min(3.2, width * 0.36) : 1.5;
  const storeys = [
    { height: 3.4, cells: [window(wide, 1.7, 0.85, { style: { panes: 3 } }), door] },
    ...Array.from({ length: count - 1 }, (_, n) => ({
      height: 2.95,
      cells: [
        window(wide, 1.6, 0.8, { style: { panes: ribbon ? 4 : 2 } }),
        window(1.2, balconies !== 'none' && n % 2 === 0 ? 2.2 : 1.6, balconies !== 'none' && n % 2 === 0 ? 0.15 : 0.8, {
          share: 0.8,
          rail: balconies !== 'none' && n % 2 === 0 ? balconies : undefined,
          deep: 0.8,
        }),
      ],
    })),
  ];
  const flip = random.chance(0.5);
  const made: Front = {
    seed: plot.seed,
    base: 0.4,
    storeys: flip ? storeys.map(({ height, cells }) => ({ height, cells: [...cells].reverse() })) : storeys,
    wall: wall.colour,
    trim,
    plinth: { colour: random.pick([blueStone, '#3b3f42', '#7a6a58']), height: 0.75 },
    window: { ...style, surround: 'none', head: 'flat', transom: random.pick([1, 0.72]), sill: stone },
    door: {
      ...doorStyle(plot, random, trim, 'flat'),
      kind: random.pick(['ironwork', 'glazed'] as const),
      surround: 'stone',
      canopy: 'slab',
    },
    garage: { colour: '#4a5157', kind: 'leaves' },
    cornice: 'none',
    slab: trim,
    under: [],
    over: [],
    number: plot.number,
  };
  return { ...made, under: bandsOf(made, count, trim, wall, random) };
}

/** Horizontal bands that continue across front, corner and side. */
function bandsOf(front: Front, count: number, trim: string, wall: Wall, random: Random): Front['under'] {
  const floors = Array.from({ length: count }, (_, n) => 3.8 + n * 2.95);
  return random.pick([
    [
      stripes(
        floors.flatMap((v) => [v + 0.62, v + 2.42]),
        0.16,
        trim,
      ),
    ],
    [
      stripes(
        floors.map((v) => v - 0.3),
        1.06,
        trim,
      ),
    ],
    [
      stripes(
        floors.flatMap((v) => [v - 0.05, v + 0.2, v + 0.45]),
        0.09,
        mix(wall.colour, palette.slate, 0.35),
      ),
      stripes([heightOf(front)], 0.5, trim),
    ],
  ]);
}

/** The bays of a storey in the side street's wall. */
export function sideCells(level: number, random: Random): Cell[] {
  return level % 2 === 0 || random.chance(0.5)
    ? [window(2.2, 1.6, 0.8, { style: { panes: 3 } }), window(1.1, 1.6, 0.8)]
    : [window(1.4, 1.6, 0.8), window(1.4, 1.6, 0.8)];
}
