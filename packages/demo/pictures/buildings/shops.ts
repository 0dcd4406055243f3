import { createRandom } from '../../listings/random.ts';
import { type Cell, type Front, type Storey, window } from './front.ts';
import { corners, stripes } from '../walls/ornaments.ts';
import type { Building, Plot } from './plot.ts';
import { plainFront, rowHouse } from './row-house.ts';
import { periodOf, roofOf } from './traits.ts';

/** A house with a shop or a café on the ground floor and flats above. */
export function shopHouse(plot: Plot, x: number, garden: boolean): Building {
  const random = createRandom(plot.seed * 37 + 19);
  const { front, wall } = plainFront(plot, random);
  const count = Math.max(2, Math.min(4, plot.floors));
  const width = random.between(58, 82) / 10;
  const doorRight = random.chance(0.5);
  const own = random.chance(0.7);
  const old = plot.era < 1946;
  const door: Cell = { share: 0.42, kind: 'door', width: 1, height: 2.5, sill: 0.12 };
  const shop: Cell = { share: 1.7, kind: 'shop', width: 9, height: 3.4, sill: 0.02 };
  const columns = width > 7 ? 3 : 2;
  const storeys: Storey[] = [
    { height: 3.5, cells: own ? (doorRight ? [shop, door] : [door, shop]) : [shop] },
    ...Array.from({ length: count - 1 }, (_, n): Storey => ({
      height: 3 - n * 0.2,
      cells: Array.from({ length: columns }, () => window(old ? 1.05 : 1.4, old ? 1.85 - n * 0.2 : 1.45, 0.7)),
    })),
  ];
  const made: Front = {
    ...front,
    base: 0.15,
    plinth: { ...front.plinth, height: 0 },
    storeys,
    shop: { seed: plot.seed, kind: plot.variant === 'cafe' ? 'cafe' : 'shop', doorRight: !doorRight },
    cornice: old ? random.pick(['brackets', 'dentils', 'corbels']) : 'plain',
    under: old
      ? random.pick([[], [corners(front.trim, 12)], [stripes([4.4, 5.2, 6, 7.4, 8.2], 0.14, front.trim)]])
      : [],
  };
  const gabled = plot.region === 'flanders' && old;
  const form = random.pick(
    gabled ? (['ridge', 'stepped', 'bell', 'mansard'] as const) : (['ridge', 'mansard', 'ridge', 'gable'] as const),
  );
  return rowHouse(plot, x, garden, random, {
    front: { ...made, cornice: form === 'ridge' || form === 'mansard' ? made.cornice : 'none' },
    wall,
    roof: {
      ...roofOf(form, form === 'mansard' ? 2.3 : form === 'ridge' ? 3 : width * 0.55, random, plot),
      panels: false,
    },
    width,
    depth: 11,
    extra: 0.5,
    setback: 0,
  });
}

/** A house divided into flats: wider than its neighbours, with the same window on each floor. */
export function incomeHouse(plot: Plot, x: number, garden: boolean): Building {
  const random = createRandom(plot.seed * 41 + 23);
  const { front, wall } = plainFront(plot, random);
  const old = periodOf(plot.era) === 'old' || periodOf(plot.era) === 'belle-epoque';
  const count = Math.max(3, Math.min(5, plot.floors));
  const width = random.between(74, 102) / 10;
  const columns = width > 8.6 ? 4 : 3;
  const at = random.between(0, columns - 1);
  const size = old ? 1.05 : random.pick([1.4, 1.7]);
  const rail = random.chance(0.4) ? random.pick(['iron', 'bars'] as const) : undefined;
  const storeys: Storey[] = [
    {
      height: 3.3,
      cells: Array.from({ length: columns }, (_, n): Cell =>
        n === at
          ? { share: 1, kind: 'door', width: 1.15, height: 2.6, sill: 0.17 }
          : window(size, old ? 1.9 : 1.5, 0.75),
      ),
    },
    ...Array.from({ length: count - 1 }, (_, level): Storey => ({
      height: old ? 3.2 - level * 0.2 : 2.8,
      cells: Array.from({ length: columns }, (_, n) =>
        n === at && rail
          ? window(size, old ? 2.3 : 2.1, 0.15, { rail, deep: 0.7 })
          : window(size, (old ? 1.9 : 1.45) - (old ? level * 0.14 : 0), 0.7),
      ),
    })),
  ];
  const form = random.pick(old ? (['mansard', 'ridge', 'mansard'] as const) : (['flat', 'ridge', 'flat'] as const));
  return rowHouse(plot, x, garden, random, {
    front: {
      ...front,
      base: 0.4,
      storeys,
      cornice: form === 'flat' ? 'plain' : old ? random.pick(['brackets', 'dentils', 'corbels']) : 'plain',
      under: random.pick([[], [corners(front.trim, 16)], [stripes([3.6, 6.6, 9.4, 12.2], 0.2, front.trim)]]),
    },
    wall,
    roof: { ...roofOf(form, form === 'mansard' ? 2.4 : 3, random, plot), overhang: form === 'flat' ? 0.06 : 0.3 },
    width,
    depth: 12,
    extra: 0.6,
    setback: 0,
  });
}
