import { createRandom, type Random } from '../../listings/random.ts';
import type { Wall } from '../walls/materials.ts';
import { doors, mix, palette } from '../palette.ts';
import type { Building, Plot } from './plot.ts';
import type { Roof } from '../roofs/roof.ts';
import { brick, render } from './regions.ts';
import { roofOf, windowStyle } from './traits.ts';
import type { Volume } from './volume.ts';
import { garageFront } from './garage-front.ts';
import { officesFront } from './offices-front.ts';
import { parkingFront } from './parking-front.ts';
import { workshopFront } from './workshop-front.ts';

/** Non-residential buildings: warehouse, workshop, offices, garage boxes, car park. */
export function works(plot: Plot, x: number, rear: boolean): Building {
  const random = createRandom(plot.seed * 43 + 29);
  const seed = rear ? plot.seed + 17 : plot.seed;
  switch (plot.variant) {
    case 'warehouse':
      return warehouse(plot, x, seed, random);
    case 'workshop':
      return workshop(plot, x, seed, random);
    case 'offices':
      return offices(plot, x, seed, random);
    case 'parking':
      return parking(plot, x, seed, random);
    default:
      return garages(plot, x, seed, random);
  }
}

interface Hall {
  size: readonly [width: number, height: number, depth: number];
  wall: Wall;
  front: Volume['front'];
  setback: number;
  gap: number;
  roof?: Partial<Roof>;
  door: number;
}

function hall(
  plot: Plot,
  x: number,
  seed: number,
  random: Random,
  { size, wall, front, setback, gap, roof, door }: Hall,
): Building {
  const [width, height, depth] = size;
  const whole: Roof = {
    ...roofOf('flat', 0, random, plot),
    colour: '#7c8286',
    chimney: false,
    overhang: 0.06,
    ...roof,
    dormers: 0,
    skylights: 0,
  };
  return {
    volumes: [
      {
        box: { x, y: 0, z: 0, width, height, depth },
        wall,
        roof: whole,
        window: windowStyle({ ...plot, era: 2012 }, random, '#6b7176'),
        seed,
        front,
        back: front,
        side: () => undefined,
      },
    ],
    width,
    height: height + (whole.form === 'flat' ? 0 : whole.rise),
    depth,
    setback,
    gap,
    door,
    drives: [[0, width]],
  };
}

function warehouse(plot: Plot, x: number, seed: number, random: Random): Building {
  const colour = random.pick(['#c9cdca', '#b4bfc4', '#ddd8cb', '#8b969b', '#a9b4a8']);
  const form = random.pick(['flat', 'gable', 'flat'] as const);
  const width = random.between(18, 22);
  return hall(plot, x, seed, random, {
    size: [width, random.between(54, 62) / 10, 20],
    wall: { kind: 'sheets', colour },
    front: workshopFront(seed, random.pick(doors), colour, plot.number),
    setback: 9,
    gap: 10,
    roof: { form, rise: 2.4, colour: '#7f888c', cover: 'seams', overhang: 0.2 },
    door: width * 0.4,
  });
}

function workshop(plot: Plot, x: number, seed: number, random: Random): Building {
  const wall: Wall = {
    ...random.pick([
      brick(random, 'red'),
      brick(random, 'painted'),
      brick(random, 'maroon'),
      render(random),
      brick(random, 'yellow'),
    ]),
    worn: plot.condition === 'dated',
  };
  const width = random.between(13, 17);
  const form = random.pick(['saw', 'gable', 'saw', 'clipped'] as const);
  return hall(plot, x, seed, random, {
    size: [width, random.between(42, 48) / 10, 14],
    wall,
    front: workshopFront(seed, random.pick(doors), wall.colour, plot.number),
    setback: 3.5,
    gap: 3,
    roof: {
      form,
      rise: form === 'saw' ? 1.9 : width * 0.2,
      colour: random.pick(['#4d4a49', '#8a4a38', '#6b7176']),
      cover: form === 'saw' ? 'seams' : 'tiles',
      overhang: 0.2,
    },
    door: width * 0.4,
  });
}

function offices(plot: Plot, x: number, seed: number, random: Random): Building {
  const floors = Math.min(6, Math.max(2, plot.floors));
  const wall = random.pick<Wall>([
    { kind: 'concrete', colour: '#cfcbc1' },
    brick(random, 'pale'),
    brick(random, 'dark'),
    { kind: 'stone', colour: '#ddd3bf' },
    brick(random, 'red'),
    brick(random, 'painted'),
  ]);
  const width = random.between(16, 22);
  return hall(plot, x, seed, random, {
    size: [width, floors * 3.4 + 0.8, 15],
    wall,
    front: officesFront(
      seed,
      floors,
      3.4,
      wall.colour,
      random.pick(['ribbons', 'grid', 'fins', 'grid'] as const),
      plot.number,
    ),
    setback: 3,
    gap: 5,
    roof: { colour: mix(wall.colour, palette.white, 0.25) },
    door: width * 0.5,
  });
}

function parking(plot: Plot, x: number, seed: number, random: Random): Building {
  const wall = random.pick<Wall>([
    { kind: 'concrete', colour: '#c2beb5' },
    brick(random, 'pale'),
    brick(random, 'brown'),
    brick(random, 'yellow'),
    brick(random, 'red'),
  ]);
  const width = random.between(12, 15);
  return hall(plot, x, seed, random, {
    size: [width, random.pick([6.6, 9.4]), 14],
    wall,
    front: parkingFront(seed, wall.colour),
    setback: 1,
    gap: 0,
    door: width * 0.4,
  });
}

function garages(plot: Plot, x: number, seed: number, random: Random): Building {
  const count = random.pick([3, 3, 5]);
  const wall = random.pick<Wall>([
    brick(random, 'red'),
    brick(random, 'brown'),
    brick(random, 'yellow'),
    { kind: 'concrete', colour: '#c2bcae' },
    render(random),
    brick(random, 'painted'),
  ]);
  const pitched = count === 3 && random.chance(0.3);
  return hall(plot, x, seed, random, {
    size: [count * 3, 3, 6],
    wall,
    front: garageFront(
      seed,
      count,
      random.pick(doors),
      random.pick(['leaves', 'boards', 'ribs', 'sections'] as const),
      wall.colour,
      plot.number,
    ),
    setback: 5,
    gap: 0,
    roof: pitched
      ? { form: 'gable', rise: 1.5, colour: '#8a4a38', cover: 'tiles', overhang: 0.3 }
      : { colour: '#d6d0c2', overhang: 0.1 },
    door: (count * 3) / 2,
  });
}
