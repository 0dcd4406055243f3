import { createRandom, type Random } from '../../listings/random.ts';
import { blockBack, blockFront } from './block-front.ts';
import { type BlockFront, entranceOf } from './block-plan.ts';
import type { Wall } from '../walls/materials.ts';
import { doors, mix, palette, stone, woods } from '../palette.ts';
import type { Building, Plot } from './plot.ts';
import type { Roof } from '../roofs/roof.ts';
import { brick, render, trimOf } from './regions.ts';
import { roofOf, windowStyle } from './traits.ts';
import type { Volume } from './volume.ts';

/** A block of flats, sometimes with a set-back top storey; its shape depends on the kind of flat for sale. */
export function block(plot: Plot, x: number, garden: boolean): Building {
  const random = createRandom(plot.seed * 29 + 15);
  const modern = plot.era >= 2003 || plot.variant === 'new-flat';
  const { variant } = plot;
  const floors = Math.min(variant === 'penthouse' ? 8 : 7, Math.max(variant === 'garden-flat' ? 3 : 4, plot.floors));
  const bays =
    variant === 'studio' ? random.between(4, 6) : variant === 'duplex' ? random.between(2, 4) : random.between(3, 5);
  const width = bays * (random.between(34, 42) / 10);
  const wall: Wall = { ...wallOf(plot, modern, random), worn: plot.condition === 'dated' };
  const set = variant === 'penthouse' || (modern && random.chance(0.35));
  const front = frontOf(plot, wall, modern, bays, set ? floors - 1 : floors, random);
  const mansard = variant === 'duplex' || (!set && random.chance(0.16));
  const height = front.storey * front.floors + 0.6;
  const depth = 12;
  const roof: Roof = {
    ...roofOf(mansard ? 'mansard' : 'flat', 2.6, random, plot),
    dormers: mansard ? bays : 0,
    chimney: false,
    ...(mansard ? {} : { colour: random.pick(['#9aa0a2', '#5c6266', stone]), overhang: 0.07 }),
  };
  const [face, rear] = [blockFront(front), blockBack(front)];
  const volumes: Volume[] = [
    {
      box: { x, y: 0, z: 0, width, height, depth },
      wall,
      roof,
      window: front.window,
      seed: plot.seed,
      front: garden ? rear : face,
      back: garden ? face : rear,
    },
  ];
  if (set) volumes.push(topFloor(front, x, width, height, depth, random));
  return {
    volumes,
    width,
    height: height + (set ? front.storey + 0.2 : mansard ? 2.6 : 0),
    depth,
    setback: variant === 'garden-flat' ? 4 : modern ? random.pick([0, 2.5]) : 0,
    gap: variant === 'garden-flat' || variant === 'new-flat' ? random.pick([0, 4]) : 0,
    drives: front.ground === 'garages' ? [[0, width]] : [],
    door: (width / bays) * (entranceOf(front) + 0.68),
  };
}

function wallOf(plot: Plot, modern: boolean, random: Random): Wall {
  if (modern)
    return random.pick([
      brick(random, 'pale'),
      brick(random, 'dark'),
      render(random),
      brick(random, 'sand'),
      brick(random, 'painted'),
      brick(random, 'red'),
      brick(random, 'maroon'),
    ]);
  if (plot.era < 1950)
    return random.pick([
      brick(random, 'yellow'),
      { kind: 'render', colour: '#ece4d3' } as const,
      brick(random, 'brown'),
      { kind: 'stone', colour: '#dcd3c0' } as const,
    ]);
  return random.pick([
    brick(random, 'brown'),
    brick(random, 'yellow'),
    brick(random, 'red'),
    brick(random, 'painted'),
    { kind: 'concrete', colour: '#c9c4b8' } as const,
  ]);
}

function frontOf(plot: Plot, wall: Wall, modern: boolean, bays: number, floors: number, random: Random): BlockFront {
  const style = windowStyle(plot, random, trimOf(plot.region, random));
  const { variant } = plot;
  return {
    seed: plot.seed,
    bays,
    floors,
    storey: 2.95,
    wall: wall.colour,
    panel: random.pick([
      wall.colour,
      wall.colour,
      random.pick(woods),
      '#555b60',
      mix(wall.colour, palette.slate, 0.25),
      mix(wall.colour, palette.white, 0.4),
    ]),
    slab: random.pick(['#d8d3c8', '#e6e1d6', '#c3c1ba', '#4c5257']),
    window: { ...style, transom: 1, panes: random.between(1, 2), surround: 'none', head: 'flat', boxes: 0 },
    rail: modern
      ? random.pick(['glass', 'bars', 'glass', 'mesh'] as const)
      : random.pick(['bars', 'solid', 'glass', 'iron'] as const),
    terraces:
      variant === 'studio'
        ? random.pick(['none', 'middle', 'alternate'] as const)
        : variant === 'terrace-flat'
          ? random.pick(['all', 'sides', 'alternate'] as const)
          : random.pick(['sides', 'alternate', 'middle', 'all', 'none'] as const),
    rhythm: modern
      ? random.pick(['even', 'staggered', 'tall', 'pairs', 'staggered'] as const)
      : random.pick(['even', 'ribbon', 'pairs', 'even'] as const),
    deep: variant === 'terrace-flat' ? 1.8 : random.pick([0.9, 1.3]),
    bands: random.chance(modern ? 0.3 : 0.6),
    fins: random.chance(0.2),
    entrance: { colour: random.pick(doors), trim: '#50565b', kind: 'glazed', head: 'flat', surround: 'none', steps: 0 },
    ground: variant === 'garden-flat' ? 'flats' : random.pick(['flats', 'glass', 'garages'] as const),
    number: plot.number,
    green: variant === 'terrace-flat' || variant === 'garden-flat' ? 0.9 : 0.4,
  };
}

/** A penthouse of glass behind a broad terrace. */
function topFloor(front: BlockFront, x: number, width: number, height: number, depth: number, random: Random): Volume {
  const top = blockFront({
    ...front,
    seed: front.seed + 4,
    floors: 1,
    bays: Math.max(2, front.bays - 1),
    ground: 'glass',
    wall: '#6d7276',
    panel: '#6d7276',
    bands: false,
    fins: false,
    number: undefined,
  });
  const inset = random.pick([1, 1.6]);
  return {
    box: { x: x + inset, y: height, z: 1.7, width: width - inset * 2, height: front.storey + 0.2, depth: depth - 4 },
    wall: {
      kind: random.pick(['sheets', 'boards'] as const),
      colour: random.pick(['#6d7276', '#8a8378', '#3f4549', ...woods]),
    },
    roof: {
      form: 'flat',
      rise: 0,
      colour: random.pick(['#474d52', '#e6e1d6']),
      cover: 'seams',
      dormers: 0,
      dormer: 'flat',
      skylights: 0,
      panels: random.chance(0.4),
      chimney: false,
      overhang: 0.7,
    },
    window: front.window,
    seed: front.seed + 5,
    front: top,
    back: top,
    side: () => undefined,
  };
}
