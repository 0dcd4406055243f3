import { roofOf } from './traits.ts';
import { createRandom } from '../../listings/random.ts';
import { mix, palette } from '../palette.ts';
import type { Roof } from '../roofs/roof.ts';
import type { Wall } from '../walls/materials.ts';
import { frontOf, sideCells } from './corner-front.ts';
import { doorOf, heightOf, paintFront, window } from './front.ts';
import { gardenFront } from './garden-front.ts';
import type { Building, Plot } from './plot.ts';
import { paintCorner } from './rounded-corner.ts';
import { brick, trimOf } from './regions.ts';
import type { Volume } from './volume.ts';

/** An interwar house on a street corner: bands of brick and render run around a rounded corner. */
export function cornerHouse(plot: Plot, x: number, garden: boolean): Building {
  const random = createRandom(plot.seed * 23 + 13);
  const dated: Plot = { ...plot, era: Math.min(1939, Math.max(1924, plot.era || 1932)) };
  const trim = random.pick([trimOf(dated.region, random), '#ece5d6']);
  const wall: Wall = {
    ...random.pick([
      brick(random, 'yellow'),
      brick(random, 'brown'),
      brick(random, 'red'),
      { kind: 'render', colour: random.pick(['#efe8d9', '#e9dcc0', '#dfe0d6', '#ead0b8']) } as const,
    ]),
    worn: plot.condition === 'dated',
  };
  const count = Math.max(3, Math.min(6, plot.floors));
  const [width, depth, r] = [random.between(95, 125) / 10, random.between(100, 130) / 10, random.pick([2.2, 2.8, 3.2])];
  const left = random.chance(0.5);
  const front = frontOf(dated, wall, trim, count, random, width - r);
  const tall = heightOf(front) + 0.9;
  const roof: Roof = {
    ...roofOf('flat', 0, random, dated),
    form: 'flat',
    rise: 0,
    colour: mix(trim, palette.white, 0.1),
    dormers: 0,
    chimney: false,
    overhang: random.pick([0.12, 0.3]),
    panels: false,
  };
  const street = paintFront(front);
  const side = paintFront({
    ...front,
    seed: plot.seed + 5,
    number: undefined,
    storeys: front.storeys.map(({ height }, n) => ({
      height,
      cells: n === 0 ? [window(1.4, 1.5, 0.9), window(1.4, 1.5, 0.9)] : sideCells(n, random),
    })),
  });
  const back = gardenFront({ ...front, seed: plot.seed + 9 }, false);
  const main: Volume = {
    box: { x: left ? x + r : x, y: 0, z: 0, width: width - r, height: tall, depth },
    wall,
    roof,
    window: front.window,
    seed: plot.seed,
    front: garden ? back : street,
    back: garden ? street : back,
  };
  const flank: Volume = {
    ...main,
    box: { x: left ? x : x + width - r, y: 0, z: r, width: r, height: tall, depth: depth - r },
    seed: plot.seed + 2,
    front: () => undefined,
    back: () => undefined,
    side,
    before: garden
      ? undefined
      : (canvas, casters) =>
          paintCorner(canvas, casters, {
            plot: dated,
            front,
            wall,
            x: left ? x : x + width - r,
            r,
            left,
            tall,
          }),
  };
  return {
    volumes: garden ? [main] : [main, flank],
    width,
    height: tall + 0.6,
    depth,
    setback: 0,
    gap: 0,
    door: (left ? r : 0) + doorOf(front, width - r),
    drives: [],
    corner: garden ? undefined : left ? 'left' : 'right',
  };
}
