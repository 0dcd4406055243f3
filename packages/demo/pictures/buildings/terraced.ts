import { type Random, createRandom } from '../../listings/random.ts';
import { paintClimber } from '../greenery/climbers.ts';
import type { RoofForm } from '../roofs/roof.ts';
import type { Front } from './front.ts';
import type { Building, Plot } from './plot.ts';
import { plainFront, rowHouse } from './row-house.ts';
import { interwar } from './terraced-interwar.ts';
import { postwar } from './terraced-postwar.ts';
import { recent } from './terraced-recent.ts';
import { floorsOf } from './terraced-storeys.ts';
import { workers } from './terraced-workers.ts';
import { periodOf, roofOf } from './traits.ts';

/** A terraced house: narrow, two or three storeys, with a front typical of its period. */
export function terraced(plot: Plot, x: number, garden: boolean): Building {
  const random = createRandom(plot.seed * 3 + 1);
  const period = periodOf(plot.era);
  const count = Math.max(2, Math.min(4, plot.floors));
  const { front, wall } = plainFront(plot, random);
  const base: Front = { ...front, door: { ...front.door, steps: 1 } };
  const width = random.between(52, 70) / 10;
  const made =
    period === 'old' || period === 'belle-epoque'
      ? workers(base, count, width, random)
      : period === 'interwar'
        ? interwar(base, count, width, random)
        : period === 'new'
          ? recent(base, count, width, random)
          : postwar(base, count, width, random);
  const old = period === 'old' || period === 'belle-epoque';
  const form = formOf(plot, random);
  const rise =
    form === 'mansard' ? 2.3 : form === 'ridge' ? 2.7 + random.next() * 1.2 : width * (0.5 + random.next() * 0.16);
  const dressed: Front = {
    ...made,
    cornice: form === 'ridge' || form === 'mansard' ? made.cornice : 'none',
    over: random.chance(0.16) ? [...made.over, rose(plot.seed, made, width)] : made.over,
  };
  return rowHouse(plot, x, garden, random, {
    front: dressed,
    wall: {
      ...wall,
      band: front.trim,
      bands: old && wall.kind === 'brick' && random.chance(0.5) ? floorsOf(dressed).map((v) => v - 0.1) : [],
    },
    roof: { ...roofOf(form, rise, random, plot), overhang: form === 'flat' ? 0.06 : 0.3 },
    width,
    depth: old ? 10.5 : 9.5,
    extra: old ? 0.5 : 0.25,
    setback: period === 'new' && random.chance(0.5) ? 2 : 0,
  });
}

function formOf(plot: Plot, random: Random): RoofForm {
  const gabled = plot.region === 'flanders';
  switch (periodOf(plot.era)) {
    case 'old':
    case 'belle-epoque':
      return random.pick(
        gabled ? ['ridge', 'ridge', 'stepped', 'neck', 'mansard'] : ['ridge', 'ridge', 'ridge', 'mansard', 'gable'],
      );
    case 'interwar':
      return random.pick(
        gabled
          ? ['ridge', 'ridge', 'stepped', 'bell', 'gable', 'clipped']
          : ['ridge', 'ridge', 'mansard', 'gable', 'clipped'],
      );
    case 'new':
      return random.pick(['flat', 'gable', 'ridge', 'flat']);
    default:
      return random.pick(['ridge', 'ridge', 'ridge', 'flat']);
  }
}

/** A climbing rose that grows from a hole in the pavement along the first floor. */
function rose(seed: number, front: Front, width: number): Front['over'][number] {
  return (canvas, plane) => {
    const random = createRandom(seed * 19 + 5);
    const [first = 3.2] = floorsOf(front);
    const left = random.chance(0.5);
    const u = left ? 0.18 : width - 0.18;
    paintClimber(
      canvas,
      plane,
      {
        path: [
          [u, 0],
          [u, first - 0.2],
          [left ? width * 0.55 : width * 0.45, first - 0.12],
        ],
        spread: 0.28,
      },
      random,
    );
  };
}
