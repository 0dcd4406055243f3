import type { Random } from '../listings/random.ts';
import { houseBack, houseFront, type HouseFront } from './facade.ts';
import type { Wall } from './materials.ts';
import { blueStone, doors, mix, palette, stone, woods } from './palette.ts';
import type { Building, Plot } from './plot.ts';
import type { RoofForm } from './roofs.ts';
import { brick, render, roofOf, windowStyle } from './traits.ts';
import type { Volume } from './volume.ts';

/** A house in a row: maison de maître, terraced house, shop with a flat, house with flats, or a new one. */
export function terrace(plot: Plot, x: number, garden: boolean, random: Random): Building {
  const { variant, era, seed } = plot;
  const old = era < 1920;
  const modern = variant === 'new-house';
  const interwar = era >= 1920 && era < 1946;
  const width =
    variant === 'income-property'
      ? random.between(72, 96) / 10
      : variant === 'town-house'
        ? random.between(62, 84) / 10
        : random.between(54, 72) / 10;
  const bays = width > 6.6 ? 3 : 2;
  const wall = modern
    ? random.pick([brick(random, 'pale'), brick(random, 'dark'), brick(random, 'painted')])
    : old
      ? random.pick([
          brick(random, 'red'),
          render(random),
          brick(random, 'yellow'),
          { kind: 'stone', colour: random.pick(['#ded3be', '#d3c6ae']) } as const,
        ])
      : random.pick([
          brick(random, 'red'),
          brick(random, 'red'),
          brick(random, 'brown'),
          brick(random, 'yellow'),
          brick(random, 'painted'),
          render(random),
        ]);
  const base = old ? 0.9 : modern ? 0.1 : 0.3;
  const count = Math.max(2, Math.min(4, plot.floors));
  const storeys = Array.from(
    { length: count },
    (_, n) => (old ? 3.9 - n * 0.35 : 2.9 - n * 0.08) + (variant === 'shop' && n === 0 ? 0.7 : 0),
  );
  const doorBay = random.chance(0.5) ? 0 : bays - 1;
  const trim = wall.kind === 'brick' ? stone : mix(wall.colour, palette.white, 0.5);
  const front: HouseFront = {
    seed,
    bays,
    storeys,
    base,
    wall: wall.colour,
    trim,
    plinth: random.pick([blueStone, mix(blueStone, palette.limestone, 0.3), '#57595b']),
    window: windowStyle(random, old, modern),
    share: modern ? 0.62 : old ? 0.46 : bays === 2 ? 0.56 : 0.5,
    tall: old ? 0.66 : modern ? 0.7 : 0.54,
    ground:
      variant === 'shop'
        ? 'shop'
        : !old && bays > 1 && random.chance(era > 1950 ? 0.6 : 0.25) && variant !== 'income-property'
          ? 'garage'
          : 'windows',
    doorBay,
    door: {
      colour: random.pick(doors),
      trim,
      kind: old ? 'panels' : random.pick(['glazed', 'boards', 'panels'] as const),
      steps: base > 0.5 ? 3 : 1,
    },
    garage: random.pick([...woods, '#5f6a70', '#e3ddcf', '#3f4f48']),
    balcony: old && random.chance(0.65) ? 1 : 0,
    bow: interwar && variant !== 'shop' && random.chance(0.7),
    cornice: old ? 'brackets' : modern ? 'none' : random.pick(['plain', 'plain', 'brackets'] as const),
    downpipe: random.chance(0.75),
  };
  const height = base + storeys.reduce((sum, storey) => sum + storey, 0) + (old ? 0.5 : 0.2);
  const form: RoofForm = modern
    ? random.pick(['flat', 'gable', 'ridge'])
    : old
      ? random.pick(['mansard', 'mansard', 'ridge', 'ridge', 'stepped', 'bell'])
      : random.pick(
          interwar ? ['ridge', 'ridge', 'stepped', 'bell', 'mansard', 'gable'] : ['ridge', 'ridge', 'flat', 'ridge'],
        );
  const bands =
    old && wall.kind !== 'render' && random.chance(0.7)
      ? storeys.slice(0, -1).flatMap((_, n) => [base + sum(storeys, n + 1) - 0.1])
      : [];
  const volume: Volume = {
    box: { x, y: 0, z: 0, width, height, depth: old ? 11 : 9.5 },
    wall: { ...wall, bands },
    roof: roofOf(
      form,
      form === 'mansard' ? 2.3 : form === 'ridge' ? 3 + random.next() : width * (0.5 + random.next() * 0.18),
      random,
      era,
    ),
    window: front.window,
    seed,
    front: garden ? houseBack(front, modern) : houseFront(front),
    back: garden ? houseFront(front) : houseBack(front, modern),
  };
  const extension: Volume[] = garden && random.chance(0.6) ? [annex(volume, front, random)] : [];
  return {
    volumes: [volume, ...extension],
    width,
    height: height + (form === 'flat' ? 0 : volume.roof.rise),
    depth: volume.box.depth,
    setback: modern ? 1.5 : 0,
    gap: 0,
  };
}

/** A lower kitchen wing in the garden. */
function annex(main: Volume, front: HouseFront, random: Random): Volume {
  const width = main.box.width * (0.5 + random.next() * 0.15);
  const left = random.chance(0.5);
  const wall: Wall = random.chance(0.5) ? main.wall : render(random);
  const rear = houseBack({ ...front, seed: front.seed + 1, storeys: [2.8] }, false);
  return {
    box: { x: left ? main.box.x : main.box.x + main.box.width - width, y: 0, z: -3.4, width, height: 2.95, depth: 3.4 },
    wall: { ...wall, bands: [] },
    roof: { ...main.roof, form: 'flat', chimney: false, colour: '#4a4f53', dormers: 0 },
    window: { ...main.window, frame: '#3a4046' },
    seed: main.seed + 41,
    front: rear,
    back: rear,
  };
}

function sum(values: readonly number[], count: number): number {
  return values.slice(0, count).reduce((total, value) => total + value, 0);
}
