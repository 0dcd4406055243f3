import type { Random } from '../listings/random.ts';
import type { Wall } from './materials.ts';
import { doors } from './palette.ts';
import type { Building, Plot } from './plot.ts';
import type { Roof } from './roofs.ts';
import { brick, render, roofOf, windowStyle } from './traits.ts';
import type { Volume } from './volume.ts';
import { garageFront, officesFront, parkingFront, warehouseFront } from './work-fronts.ts';

/** What people do not live in: warehouse, offices, garage boxes, car park. */
export function works(plot: Plot, x: number, rear: boolean, random: Random): Building {
  const { variant, era } = plot;
  const seed = rear ? plot.seed + 17 : plot.seed;
  const flat: Roof = { ...roofOf('flat', 0, random, era), colour: '#7c8286', chimney: false };
  const window = windowStyle(random, false, true);
  const one = (
    width: number,
    height: number,
    depth: number,
    wall: Wall,
    front: Volume['front'],
    setback: number,
    gap: number,
    roof = flat,
  ): Building => ({
    volumes: [{ box: { x, y: 0, z: 0, width, height, depth }, wall, roof, window, seed, front, back: front }],
    width,
    height: height + (roof.form === 'flat' ? 0 : roof.rise),
    depth,
    setback,
    gap,
  });
  if (variant === 'warehouse') {
    const pitched = random.chance(0.45);
    const width = random.between(22, 30);
    return one(
      width,
      random.between(60, 74) / 10,
      24,
      { kind: 'sheets', colour: random.pick(['#c9cdca', '#b4bfc4', '#ddd8cb', '#8b969b']) },
      warehouseFront(seed, random.pick(['#9c3d26', '#37516b', '#4f6341', '#b9852b', '#3f454a'])),
      10,
      12,
      pitched ? { ...flat, form: 'gable', rise: 2.2, colour: '#7f888c' } : flat,
    );
  }
  if (variant === 'offices') {
    const floors = Math.max(2, plot.floors);
    const wall = random.pick([
      { kind: 'concrete', colour: '#cfcbc1' } as const,
      brick(random, 'pale'),
      brick(random, 'dark'),
      { kind: 'stone', colour: '#ddd3bf' } as const,
      brick(random, 'red'),
    ]);
    return one(
      random.between(17, 23),
      floors * 3.4 + 0.8,
      15,
      wall,
      officesFront(seed, floors, 3.4, wall.colour, random.chance(0.5)),
      3,
      5,
    );
  }
  if (variant === 'parking') {
    const wall = random.pick([
      { kind: 'concrete', colour: '#c2beb5' } as const,
      brick(random, 'pale'),
      brick(random, 'brown'),
      brick(random, 'yellow'),
    ]);
    return one(random.between(12, 16), random.pick([6.6, 9.4]), 14, wall, parkingFront(seed, wall.colour), 1, 0);
  }
  const count = random.pick([3, 5, 5]);
  const wall = random.pick([
    brick(random, 'red'),
    brick(random, 'brown'),
    { kind: 'concrete', colour: '#c2bcae' } as const,
    render(random),
  ]);
  return one(count * 3, 2.8, 6, wall, garageFront(seed, count, random.pick(doors)), 4, 0);
}
