import type { Random } from '../../listings/random.ts';
import { blueStone, mix, palette } from '../palette.ts';
import { panel } from '../walls/ornaments.ts';
import { type Front, type Storey, window } from './front.ts';
import { floorsOf, swap } from './terraced-storeys.ts';

/** A post-war terraced house: a garage below, wide windows above, sometimes a coloured panel. */
export function postwar(front: Front, count: number, width: number, random: Random): Front {
  const bel = random.chance(0.6);
  const wide = random.pick([1.6, 2.1, 2.6]);
  const ground = swap(random, [
    { share: 0.6, kind: 'door', width: 1, height: 2.15, sill: 0.12 },
    bel
      ? { share: 1.2, kind: 'garage', width: 2.5, height: 2.15, sill: 0.02 }
      : window(wide + 0.2, 1.55, 0.7, { share: 1.2, style: { panes: 3 } }),
  ]);
  const layout = random.pick(['even', 'wide', 'mixed'] as const);
  const upper = Array.from({ length: count - 1 }, (_, n): Storey => ({
    height: 2.75,
    cells:
      layout === 'wide' && n === 0
        ? [window(Math.min(4.4, width * 0.76), 1.55, 0.75, { style: { panes: 4 } })]
        : layout === 'mixed'
          ? swap(random, [
              window(0.8, 1.15, 1.05, { share: 0.6, style: { panes: 1 } }),
              window(wide, 1.4, 0.85, { share: 1.1 }),
            ])
          : [window(Math.min(wide, width * 0.36), 1.4, 0.85), window(Math.min(wide, width * 0.36), 1.4, 0.85)],
  }));
  const made: Front = { ...front, base: 0.15, storeys: [{ height: 2.65, cells: ground }, ...upper], cornice: 'none' };
  const [first = 2.8] = floorsOf(made);
  return {
    ...made,
    under: random.pick([
      [],
      [
        panel(
          { u: 0, v: 0, width: 20, height: first - 0.05 },
          random.pick([mix(blueStone, palette.white, 0.3), '#b8a68a', mix(front.wall, palette.slate, 0.3)]),
        ),
      ],
      layout === 'wide'
        ? [
            panel(
              { u: width * 0.12, v: first + 0.1, width: width * 0.76, height: 0.66 },
              random.pick(['#6f8a8c', '#c9a45a', '#8a5142', '#e9e1d0', '#5b6a58']),
            ),
          ]
        : [],
    ]),
  };
}
