import type { Random } from '../listings/random.ts';
import { blockBack, blockFront, type BlockFront } from './block-front.ts';
import { doors, mix, palette, stone, woods } from './palette.ts';
import type { Building, Plot } from './plot.ts';
import type { Roof } from './roofs.ts';
import { brick, render, roofOf, windowStyle } from './traits.ts';
import type { Volume } from './volume.ts';

/** A block of flats, sometimes with a storey set back on top. */
export function block(plot: Plot, x: number, garden: boolean, random: Random): Building {
  const { variant, era, seed } = plot;
  const modern = era >= 2003;
  const floors = Math.max(3, plot.floors);
  const bays =
    variant === 'studio' ? random.between(4, 6) : variant === 'duplex' ? random.between(2, 4) : random.between(3, 5);
  const width = bays * (random.between(36, 42) / 10);
  const wall = modern
    ? random.pick([
        brick(random, 'pale'),
        brick(random, 'dark'),
        render(random),
        brick(random, 'yellow'),
        brick(random, 'painted'),
        brick(random, 'red'),
      ])
    : random.pick([
        brick(random, 'brown'),
        brick(random, 'yellow'),
        brick(random, 'red'),
        { kind: 'concrete', colour: '#c9c4b8' } as const,
      ]);
  const storey = 2.9;
  const set = variant === 'penthouse' || (modern && random.chance(0.35));
  const body = set ? floors - 1 : floors;
  const front: BlockFront = {
    seed,
    bays,
    floors: body,
    storey,
    wall: wall.colour,
    panel: random.pick([
      wall.colour,
      wall.colour,
      random.pick(woods),
      '#555b60',
      mix(wall.colour, palette.slate, 0.25),
    ]),
    slab: random.pick(['#d8d3c8', '#e6e1d6', '#c3c1ba', '#4c5257']),
    window: { ...windowStyle(random, false, modern), transom: 1, panes: random.between(1, 2), lintel: 'none' },
    rail: modern ? random.pick(['glass', 'bars', 'glass'] as const) : random.pick(['bars', 'solid', 'glass'] as const),
    terraces:
      variant === 'studio'
        ? random.pick(['none', 'middle', 'alternate'] as const)
        : variant === 'terrace-flat'
          ? random.pick(['all', 'sides', 'middle'] as const)
          : random.pick(['sides', 'alternate', 'middle', 'all'] as const),
    bands: !modern && random.chance(0.7),
    entrance: { colour: random.pick(doors), trim: '#50565b', kind: 'glazed', steps: 0 },
    ground: random.pick(['flats', 'glass', 'garages'] as const),
  };
  const [face, rear] = [blockFront(front), blockBack(front)];
  const height = storey * body + 0.6;
  const mansard = variant === 'duplex' || (!set && random.chance(0.18));
  const depth = 12;
  const roof: Roof = {
    ...roofOf(mansard ? 'mansard' : 'flat', 2.6, random, era),
    dormers: mansard ? bays : 0,
    chimney: false,
  };
  if (!mansard) roof.colour = random.pick(['#9aa0a2', '#5c6266', stone]);
  const volumes: Volume[] = [
    {
      box: { x, y: 0, z: 0, width, height, depth },
      wall,
      roof,
      window: front.window,
      seed,
      front: garden ? rear : face,
      back: garden ? face : rear,
    },
  ];
  if (set) {
    const top = blockFront({
      ...front,
      seed: seed + 3,
      floors: 1,
      bays: Math.max(2, bays - 1),
      ground: 'glass',
      wall: '#6d7276',
      panel: '#6d7276',
    });
    volumes.push({
      box: { x: x + 1.4, y: height, z: 2, width: width - 2.8, height: storey + 0.1, depth: depth - 4 },
      wall: { kind: random.pick(['sheets', 'boards'] as const), colour: random.pick(['#6d7276', '#8a8378', ...woods]) },
      roof: { ...roof, form: 'flat', colour: '#474d52', overhang: 0.3 },
      window: front.window,
      seed: seed + 5,
      front: top,
      back: top,
    });
  }
  return {
    volumes,
    width,
    height: height + (set ? storey : mansard ? 2.6 : 0),
    depth,
    setback: modern ? random.pick([0, 2.5]) : 0,
    gap: 0,
  };
}
