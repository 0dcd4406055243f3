import { createRandom } from '../listings/random.ts';
import type { FacadeSubject } from './address.ts';
import { designBuilding } from './buildings.ts';
import { type Point, sheet } from './camera.ts';
import { type Canvas, hazed } from './canvas.ts';
import type { Building, Plot } from './plot.ts';
import type { Standing } from './standing.ts';
import { paintVolume, type Volume } from './volume.ts';

/** The listing between its neighbours, as far as the picture shows them. */
export function row(
  plot: Plot,
  ours: Building | null,
  view: FacadeSubject['view'],
  garden: boolean,
  width: number,
): Standing[] {
  const reach = view === 'front' || view === 'back' ? 22 : view === 'street' ? 60 : 44;
  const standing: Standing[] = ours ? standings(ours, 400) : [];
  const gap = ours?.gap ?? 7;
  for (const side of [-1, 1] as const) {
    let edge = side < 0 ? -gap : width + gap;
    for (let n = 1; Math.abs(edge) < reach + width; n++) {
      const seed = (plot.seed * 13 + n * 977 + (side > 0 ? 50021 : 0)) >>> 0;
      const next = neighbour(plot, seed);
      const { width: wide } = designBuilding(next, 0, garden);
      const building = designBuilding(next, side < 0 ? edge - wide : edge, garden);
      standing.push(...standings(building, 500 + Math.abs(edge), 0.2));
      edge += side * (wide + Math.max(gap, building.gap));
    }
  }
  return standing;
}

/** The backs of the next street, across the gardens. */
export function rowBehind(plot: Plot, depth: number): Standing[] {
  const standing: Standing[] = [];
  for (let x = -48, n = 0; x < 60; n++) {
    const building = designBuilding(neighbour(plot, plot.seed * 17 + n * 331), x, true);
    const moved = building.volumes.map((volume) => ({
      ...volume,
      box: { ...volume.box, z: volume.box.z + depth + 24 },
    }));
    standing.push(...standings({ ...building, volumes: moved }, 900, 0.22));
    x += building.width;
  }
  return standing;
}

function standings({ volumes }: Building, away: number, haze = 0): Standing[] {
  return volumes.map((volume, index) => ({
    away: away - index * 0.01,
    at: centre(volume),
    paint: (canvas) => {
      if (haze === 0) paintVolume(canvas, volume);
      else if (isInSight(canvas, volume)) paintVolume(hazed(canvas, haze), volume);
    },
  }));
}

function isInSight({ camera }: Canvas, { box }: Volume): boolean {
  const { x, y, z, width, height, depth } = box;
  const corners = camera.flat([
    [x, y, z],
    [x + width, y, z],
    [x + width, y + height, z + depth],
    [x, y + height, z + depth],
  ]);
  return corners.some(([at]) => at > 0) && corners.some(([at]) => at < sheet.width);
}

/** Where a building stands for the eye; what is built on top of another comes after it. */
function centre({ box }: Volume): Point {
  return [box.x + box.width / 2, box.y, box.z + Math.min(4, box.depth / 2) - box.y];
}

function neighbour(plot: Plot, seed: number): Plot {
  const random = createRandom(seed);
  const like = (variant: string, from: number, to: number, floors: number): Plot => ({
    variant,
    era: random.between(from, to),
    floors,
    seed,
  });
  switch (plot.variant) {
    case 'villa':
    case 'family-house':
    case 'plot':
      return like(plot.variant === 'plot' ? random.pick(['family-house', 'villa']) : plot.variant, 1972, 2012, 2);
    case 'warehouse':
      return like('warehouse', 1980, 2010, 1);
    case 'offices':
      return like('offices', 1990, 2018, Math.max(2, plot.floors - random.between(0, 2)));
    case 'garage-box':
      return like(random.pick(['terraced-house', 'garage-box']), 1950, 1970, 2);
    case 'town-house':
    case 'income-property':
      return like(random.pick(['town-house', 'town-house', 'income-property']), 1896, 1938, random.between(3, 4));
    case 'terraced-house':
    case 'shop':
      return like(random.pick(['terraced-house', 'terraced-house', 'shop']), 1912, 1965, random.between(2, 3));
    default:
      return plot.floors <= 2
        ? like('new-flat', 2024, 2027, 2)
        : like(
            random.pick(['terrace-flat', 'new-flat', 'town-house', 'terraced-house']),
            1930,
            2020,
            Math.max(3, Math.min(5, plot.floors - random.between(0, 2))),
          );
  }
}
