import type { Random } from '../../listings/random.ts';
import { gardenFront } from './garden-front.ts';
import { doorOf, drivesOf, type Front, heightOf, paintFront } from './front.ts';
import type { Wall } from '../walls/materials.ts';
import { blueStone, doors, mix, palette, stone, woods } from '../palette.ts';
import type { Building, Plot } from './plot.ts';
import type { Roof } from '../roofs/roof.ts';
import { doorStyle, windowStyle } from './traits.ts';
import { trimOf, wallOf } from './regions.ts';
import type { Volume } from './volume.ts';

/** The shared attributes of row houses, before each style adds its own. */
export function plainFront(plot: Plot, random: Random): { front: Front; wall: Wall } {
  const wall = wallOf(plot, random);
  const trim = trimOf(plot.region, random);
  const window = windowStyle(plot, random, trim);
  return {
    wall,
    front: {
      seed: plot.seed,
      base: 0.3,
      storeys: [],
      wall: wall.colour,
      trim,
      plinth: {
        colour: random.pick([blueStone, mix(blueStone, palette.limestone, 0.3), mix(wall.colour, palette.slate, 0.45)]),
        height: 0.5,
      },
      window,
      door: doorStyle(plot, random, trim, window.head),
      garage: {
        colour: random.pick([...woods, '#5f6a70', '#e3ddcf', '#3f4f48', ...doors.slice(0, 3)]),
        kind:
          plot.era < 1960
            ? random.pick(['leaves', 'boards'] as const)
            : random.pick(['sections', 'ribs', 'boards'] as const),
      },
      cornice: 'plain',
      pipe: random.chance(0.7) ? random.pick([0.01, 0.97]) : undefined,
      slab: random.pick([stone, mix(blueStone, palette.white, 0.2)]),
      under: [],
      over: [],
      number: plot.number,
    },
  };
}

/** A house between two others: front and back, roof and, in the garden, a lower wing. */
export function rowHouse(
  plot: Plot,
  x: number,
  garden: boolean,
  random: Random,
  parts: { front: Front; wall: Wall; roof: Roof; width: number; depth: number; extra: number; setback: number },
): Building {
  const { front, wall, roof, width, depth, setback } = parts;
  const height = heightOf(front) + parts.extra;
  const open = plot.era > 2000 || plot.condition === 'renovated' || random.chance(0.3);
  // Behind a painted or carved street front there is plain brick.
  const plain: Wall = garden ? { ...wall, bands: [] } : wall;
  const street = paintFront(front);
  const back = gardenFront(front, open);
  const main: Volume = {
    box: { x, y: 0, z: 0, width, height, depth },
    wall: plain,
    roof:
      garden && roof.form !== 'flat' && roof.form !== 'mansard'
        ? { ...roof, form: roof.form === 'ridge' ? 'ridge' : 'gable' }
        : roof,
    window: front.window,
    seed: plot.seed,
    front: garden ? back : street,
    back: garden ? street : back,
  };
  return {
    volumes: garden && random.chance(0.65) ? [main, annex(main, front, random)] : [main],
    width,
    height: height + (roof.form === 'flat' ? 0 : roof.rise),
    depth,
    setback,
    gap: 0,
    door: doorOf(front, width),
    drives: drivesOf(front, width),
  };
}

/** A lower kitchen wing in the garden. */
function annex(main: Volume, front: Front, random: Random): Volume {
  const width = main.box.width * (0.5 + random.next() * 0.2);
  const left = random.chance(0.5);
  const wall: Wall = random.pick([
    main.wall,
    { kind: 'render', colour: '#ece6da' } as const,
    { kind: 'boards', colour: random.pick(woods) } as const,
    { kind: 'sheets', colour: '#4f565b' } as const,
  ]);
  const rear = gardenFront({ ...front, seed: front.seed + 1, base: 0.1, storeys: [{ height: 2.9, cells: [] }] }, true);
  return {
    box: { x: left ? main.box.x : main.box.x + main.box.width - width, y: 0, z: -3.4, width, height: 3.1, depth: 3.4 },
    wall: { ...wall, bands: [] },
    roof: { ...main.roof, form: 'flat', chimney: false, colour: '#4a4f53', dormers: 0, overhang: 0.12 },
    window: { ...main.window, frame: '#3a4046' },
    seed: main.seed + 41,
    front: rear,
    back: rear,
    side: () => undefined,
  };
}
