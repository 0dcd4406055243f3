import type { Random } from '../../listings/random.ts';
import { mix, palette, woods } from '../palette.ts';
import { panel } from '../walls/ornaments.ts';
import { type Front, type Storey, window } from './front.ts';
import { swap } from './terraced-storeys.ts';

/** A contemporary terraced house: large staggered openings, with wood or dark brick between them. */
export function recent(front: Front, count: number, width: number, random: Random): Front {
  const ground = swap(random, [
    { share: 0.6, kind: 'door', width: 1.1, height: 2.35, sill: 0.06 },
    random.chance(0.5)
      ? { share: 1.2, kind: 'garage', width: 2.7, height: 2.35, sill: 0.02 }
      : window(Math.min(3, width * 0.45), 2.2, 0.15, { share: 1.2 }),
  ]);
  const upper = Array.from({ length: count - 1 }, (): Storey => ({
    height: 2.9,
    cells: random.pick([
      [
        window(Math.min(3.4, width * 0.55), 2.1, 0.3, { share: 1.4, rail: random.chance(0.4) ? 'glass' : undefined }),
        window(0.8, 2.1, 0.3, { share: 0.6, style: { panes: 1 } }),
      ],
      [window(1.2, 2.1, 0.3, { style: { panes: 1 } }), window(1.2, 2.1, 0.3, { style: { panes: 1 } })],
      [window(0.9, 2.1, 0.3, { share: 0.6, style: { panes: 1 } }), window(2.2, 1.5, 0.9, { share: 1.2 })],
      [window(Math.min(4, width * 0.7), 1.7, 0.7, { style: { panes: 3 } })],
    ]),
  }));
  const timber = random.pick(woods);
  return {
    ...front,
    base: 0.06,
    plinth: { ...front.plinth, height: 0 },
    storeys: [{ height: 2.9, cells: ground }, ...upper],
    cornice: 'none',
    pipe: random.chance(0.4) ? front.pipe : undefined,
    under: random.pick([
      [],
      [panel({ u: 0, v: 0, width: width * 2, height: 2.85 }, timber)],
      [panel({ u: 0, v: 0, width: width * 2, height: 2.85 }, '#3f4549')],
      [panel({ u: 0, v: 0, width: width * 2, height: 2.85 }, mix(front.wall, palette.white, 0.35))],
    ]),
  };
}
