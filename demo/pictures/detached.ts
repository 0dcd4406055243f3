import type { Random } from '../listings/random.ts';
import { houseBack, houseFront, type HouseFront, houseSide } from './facade.ts';
import type { Wall } from './materials.ts';
import { doors, mix, palette, stone, woods } from './palette.ts';
import type { Building, Plot } from './plot.ts';
import type { Roof, RoofForm } from './roofs.ts';
import { brick, render, roofOf, windowStyle } from './traits.ts';
import type { Volume } from './volume.ts';
import type { WindowStyle } from './windows.ts';

/** A house with air around it: family house or villa, with or without a wing. */
export function detached(plot: Plot, x: number, garden: boolean, random: Random): Building {
  const { era, seed } = plot;
  const villa = plot.variant === 'villa';
  const modern = era >= 2004 || (villa && era >= 1998 && random.chance(0.45));
  const width = villa ? random.between(120, 155) / 10 : random.between(82, 104) / 10;
  const wall = modern
    ? random.pick([render(random), brick(random, 'pale'), brick(random, 'dark'), brick(random, 'painted')])
    : random.pick([
        brick(random, 'red'),
        brick(random, 'brown'),
        brick(random, 'painted'),
        brick(random, 'yellow'),
        brick(random, 'brown'),
      ]);
  const storeys = modern ? [2.9, 2.9] : villa || random.chance(0.6) ? [2.8] : [2.7, 2.5];
  const height = 0.25 + storeys.reduce((total, storey) => total + storey, 0) + 0.25;
  const bays = villa ? 4 : 3;
  const window: WindowStyle = {
    ...windowStyle(random, false, modern),
    shutters: !modern && random.chance(0.4) ? random.pick(doors) : undefined,
  };
  const front: HouseFront = {
    seed,
    bays,
    storeys,
    base: 0.25,
    wall: wall.colour,
    trim: stone,
    plinth: modern ? '#5b5f62' : mix(wall.colour, palette.slate, 0.3),
    window,
    share: window.shutters !== undefined ? 0.42 : modern ? 0.7 : 0.56,
    tall: modern ? 0.72 : 0.56,
    ground: !villa && random.chance(0.55) ? 'garage' : 'windows',
    doorBay: villa ? random.between(1, 2) : random.pick([0, 2]),
    door: {
      colour: random.pick(doors),
      trim: modern ? wall.colour : stone,
      kind: random.pick(['glazed', 'boards', 'panels'] as const),
      steps: 1,
    },
    garage: random.pick([...woods, '#5f6a70', '#e3ddcf']),
    balcony: 0,
    bow: false,
    cornice: 'none',
    downpipe: !modern,
  };
  const depth = villa ? 10.5 : 9.5;
  const form: RoofForm = modern
    ? 'flat'
    : villa
      ? random.pick(['hip', 'ridge', 'hip'])
      : random.pick(['ridge', 'ridge', 'gable', 'hip']);
  const low = storeys.length === 1;
  const roof: Roof = {
    ...roofOf(form, form === 'gable' ? width * 0.4 : low ? 4.4 + random.next() : 3.2, random, era),
    dormers: form === 'ridge' && low ? (villa ? 3 : 2) : 0,
    overhang: modern ? 0.1 : 0.55,
  };
  const main: Volume = {
    box: { x, y: 0, z: 0, width, height, depth },
    wall,
    roof,
    window,
    seed,
    front: garden ? houseBack(front, true) : houseFront(front),
    back: houseBack(front, true),
    side: houseSide(front),
  };
  if (garden && form !== 'flat') main.front = houseBack(front, false);
  const volumes = [main];
  const wing = villa || random.chance(0.5) ? random.between(34, 52) / 10 : 0;
  if (wing > 0) {
    const wingWall: Wall = modern ? { kind: 'boards', colour: random.pick(woods) } : wall;
    const wingFront: HouseFront = {
      ...front,
      seed: seed + 61,
      bays: 1,
      storeys: [2.8],
      ground: 'garage',
      doorBay: -1,
      share: 0.6,
    };
    const right = random.chance(0.5);
    volumes.unshift({
      box: { x: right ? x + width : x - wing, y: 0, z: modern ? -1.2 : 1.6, width: wing, height: 2.95, depth: 6.5 },
      wall: wingWall,
      roof: {
        ...roof,
        form: modern ? 'flat' : form === 'hip' ? 'hip' : random.pick(['ridge', 'flat'] as const),
        rise: 2.1,
        dormers: 0,
        chimney: false,
        skylights: 0,
        panels: false,
        overhang: modern ? 0.1 : 0.35,
      },
      window,
      seed: seed + 67,
      front: garden ? houseBack({ ...wingFront, seed: seed + 71 }, false) : houseFront(wingFront),
      back: houseBack(wingFront, false),
      side: houseSide(wingFront),
    });
    if (modern) volumes.reverse();
  }
  return {
    volumes,
    width: width + wing,
    height: height + (form === 'flat' ? 0 : roof.rise),
    depth,
    setback: villa ? 9 : 6,
    gap: villa ? 9 : 3.5,
  };
}
