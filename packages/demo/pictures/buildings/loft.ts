import { createRandom } from '../../listings/random.ts';
import { type Cell, doorOf, type Front, heightOf, paintFront, type Storey, window } from './front.ts';
import { gardenFront } from './garden-front.ts';
import type { Wall } from '../walls/materials.ts';
import { anchors, corners, pilasters } from '../walls/ornaments.ts';
import { blueStone, mix, palette } from '../palette.ts';
import type { Building, Plot } from './plot.ts';
import type { Roof } from '../roofs/roof.ts';
import { brick } from './regions.ts';
import { doorStyle, roofOf, windowStyle } from './traits.ts';

/** A former brick factory or warehouse with steel windows between piers. */
export function loft(plot: Plot, x: number, garden: boolean): Building {
  const random = createRandom(plot.seed * 31 + 17);
  const dated: Plot = { ...plot, era: Math.min(1938, Math.max(1880, plot.era || 1910)) };
  const wall: Wall = {
    ...random.pick([
      brick(random, 'red'),
      brick(random, 'maroon'),
      brick(random, 'brown'),
      brick(random, 'painted'),
      brick(random, 'yellow'),
    ]),
    worn: plot.condition === 'dated',
  };
  const pale = random.pick([
    '#ddd3bf',
    mix(wall.colour, palette.slate, 0.3),
    mix(blueStone, palette.white, 0.3),
    '#c9a884',
  ]);
  const floors = Math.max(3, Math.min(5, plot.floors));
  const bays = random.between(3, 5);
  const width = bays * random.pick([3.3, 3.7, 4.1]);
  const head = random.pick(['segment', 'flat', 'basket', 'round'] as const);
  const style = windowStyle(dated, random, pale);
  const bars = [random.between(4, 6), random.between(5, 6)] as const;
  const pane = (tall: number): Cell => window((width / bays) * 0.72, tall, 0.65, { style: { bars } });
  const gate = random.between(0, bays - 1);
  const entry = (gate + 1) % bays;
  const storeys: Storey[] = Array.from({ length: floors }, (_, n) => ({
    height: n === 0 ? 4 : 3.7,
    cells: Array.from({ length: bays }, (_, column): Cell => {
      if (n > 0) return pane(head === 'round' && n < floors - 1 ? 2.4 : 2.6);
      if (column === gate) return { share: 1, kind: 'garage', width: 3, height: 3.1, sill: 0.02 };
      return column === entry ? { share: 1, kind: 'door', width: 1.4, height: 2.9, sill: 0.1 } : pane(2.6);
    }),
  }));
  const front: Front = {
    seed: plot.seed,
    base: 0.2,
    storeys,
    wall: wall.colour,
    trim: pale,
    plinth: { colour: blueStone, height: 0.7 },
    window: {
      ...style,
      frame: random.pick(['#2c3135', '#3a4a44', '#4a5157', '#6b2f28']),
      head,
      surround: random.pick(['flat-arch', 'arch', 'lintel', 'none'] as const),
      reveal: 0.26,
      dressing: 'modern',
      boxes: 0,
      rollers: 0,
    },
    door: {
      ...doorStyle(dated, random, pale, 'flat'),
      kind: 'glazed',
      colour: '#2c3135',
      surround: 'none',
      canopy: 'glass',
      steps: 0,
    },
    garage: {
      colour: random.pick(['#3a4a44', '#6b2f28', '#4a5157', '#7d6a4a']),
      kind: random.pick(['boards', 'leaves', 'ribs'] as const),
    },
    cornice: random.pick(['corbels', 'corbels', 'plain']),
    slab: '#5a6064',
    pipe: 0.99,
    under: [
      pilasters(
        Array.from({ length: bays + 1 }, (_, n) => n / bays),
        0.7,
        0.2 + 4 + (floors - 1) * 3.7 - 0.4,
        random.chance(0.6) ? mix(wall.colour, palette.slate, 0.1) : pale,
        0.42,
      ),
      ...(random.chance(0.4) ? [anchors([4, 7.7], bays)] : []),
      ...(random.chance(0.3) ? [corners(pale, 15, 0.4)] : []),
    ],
    over: [],
    number: plot.number,
  };
  const form = random.pick(['flat', 'flat', 'saw', 'gable'] as const);
  const rise = form === 'saw' ? 2.1 : width * 0.26;
  const roof: Roof = {
    ...roofOf(form, rise, random, dated),
    dormers: 0,
    chimney: false,
    skylights: 0,
    overhang: 0.08,
    colour: form === 'flat' ? pale : '#4d4a49',
  };
  const height = heightOf(front) + 0.6;
  const street = paintFront(front);
  const back = gardenFront({ ...front, plinth: { ...front.plinth, height: 0.3 } }, true);
  return {
    volumes: [
      {
        box: { x, y: 0, z: 0, width, height, depth: 16 },
        wall,
        roof,
        window: front.window,
        seed: plot.seed,
        front: garden ? back : street,
        back: garden ? street : back,
      },
    ],
    width,
    height: height + (form === 'flat' ? 0 : rise),
    depth: 16,
    setback: 0,
    gap: 0,
    door: doorOf(front, width),
    drives: [],
  };
}
