import { createRandom } from '../../listings/random.ts';
import type { FacadeSubject } from '../address.ts';
import { designBuilding } from './designs.ts';
import { type Point, sheet } from '../camera.ts';
import { type Canvas, hazed } from '../canvas.ts';
import type { Building, Plot } from './plot.ts';
import type { Caster } from '../shade.ts';
import { boxOrder, type Footprint, type Standing } from '../grounds/standing.ts';
import { paintVolume, type Volume } from './volume.ts';
import { rectangle } from '../shapes.ts';

/** Width of a side street with its pavements, in metres. */
export const sideStreet = 12;

/** The listing and its neighbours, as far as they are in the picture. */
export function row(
  plot: Plot,
  ours: Building | null,
  view: FacadeSubject['view'],
  garden: boolean,
  width: number,
  casters: readonly Caster[],
): Standing[] {
  const near = view === 'front' || view === 'back' || view === 'entrance';
  const reach = near ? 20 : view === 'street' ? 52 : 44;
  const standing: Standing[] = ours ? [standingOf(ours, casters)] : [];
  const gap = ours?.gap ?? 7;
  for (const side of [-1, 1] as const) {
    const corner = ours?.corner === (side < 0 ? 'left' : 'right');
    const first = corner ? sideStreet : gap;
    let edge = side < 0 ? -first : width + first;
    let last = ours?.volumes[0]?.wall.colour ?? '';
    for (let n = 1; Math.abs(edge) < reach + width; n++) {
      const building = unlike(
        plot,
        last,
        (seed) => {
          const next = neighbour(plot, seed);
          const { width: wide } = designBuilding(next, 0, garden);
          return designBuilding(next, side < 0 ? edge - wide : edge, garden);
        },
        n * 977 + (side > 0 ? 50021 : 0),
      );
      standing.push(standingOf(building, casters, near ? 0.3 : 0.2));
      last = building.volumes[0]?.wall.colour ?? '';
      edge += side * (building.width + Math.max(gap, building.gap));
    }
  }
  return standing;
}

/** A house in a different colour from its neighbour's. */
function unlike(plot: Plot, beside: string, make: (seed: number) => Building, shift: number): Building {
  let building = make((plot.seed * 13 + shift) >>> 0);
  for (let n = 1; n < 3 && alike(building.volumes[0]?.wall.colour ?? '', beside); n++)
    building = make((plot.seed * 13 + shift + n * 7001) >>> 0);
  return building;
}

function alike(one: string, other: string): boolean {
  if (!one || !other) return false;
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const theirs = parts(other);
  return parts(one).reduce((sum, part, n) => sum + Math.abs(part - (theirs[n] ?? 0)), 0) < 60;
}

/** The backs of the houses in the next street, across the gardens. */
export function rowBehind(plot: Plot, depth: number): Standing[] {
  const standing: Standing[] = [];
  for (let x = -48, n = 0; x < 60; n++) {
    const building = designBuilding(neighbour(plot, plot.seed * 17 + n * 331), x, true);
    const moved = building.volumes
      .filter(({ before }) => before === undefined)
      .map((volume) => ({ ...volume, box: { ...volume.box, z: volume.box.z + depth + 24 } }));
    standing.push(standingOf({ ...building, volumes: moved }, [], 0.22));
    x += building.width;
  }
  return standing;
}

function standingOf({ volumes }: Building, casters: readonly Caster[], haze = 0): Standing {
  return {
    on: footprintOf(volumes),
    paint: (canvas) => {
      const { eye } = canvas.camera;
      const ordered = [...volumes].sort((one, other) => boxOrder(eye, one.box, other.box));
      for (const volume of ordered) {
        const all = [...casters, ...siblings(volume, volumes)];
        if (haze === 0) paintVolume(canvas, volume, all);
        else if (isInSight(canvas, volume)) paintVolume(hazed(canvas, haze), volume, all);
      }
    },
  };
}

/** The parts of the same building in front of a part, cut off at its front, so that they cast shadows on it. */
function siblings({ box }: Volume, volumes: readonly Volume[]): Caster[] {
  return volumes
    .filter((other) => other.box.z < box.z - 0.05)
    .map(({ box: other }) => {
      const [near, far] = [other.z, Math.min(other.z + other.depth, box.z)];
      return [
        [near, far].flatMap((z): Point[] =>
          rectangle([other.x, other.y, z], [other.x + other.width, other.y + other.height, z]),
        ),
      ];
    });
}

function footprintOf(volumes: readonly Volume[]): Footprint {
  const boxes = volumes.map(({ box }) => box);
  return {
    x: [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x, width }) => x + width))],
    z: [Math.min(...boxes.map(({ z }) => z)), Math.max(...boxes.map(({ z, depth }) => z + depth))],
  };
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

function neighbour(plot: Plot, seed: number): Plot {
  const random = createRandom(seed);
  const like = (variant: string, from: number, to: number, floors: number): Plot => ({
    variant,
    era: random.between(from, to),
    floors,
    seed,
    region: plot.region,
    condition: random.pick(['good', 'good', 'dated', 'renovated']),
  });
  const floors = Math.max(2, Math.min(4, plot.floors + random.between(-1, 0)));
  switch (plot.variant) {
    case 'villa':
    case 'modern-house':
    case 'bungalow':
    case 'family-house':
    case 'plot':
      return like(
        random.pick(['family-house', 'family-house', plot.variant === 'bungalow' ? 'bungalow' : 'villa']),
        1956,
        2012,
        2,
      );
    case 'farmhouse':
      return like(random.pick(['farmhouse', 'family-house']), 1870, 1990, 2);
    case 'warehouse':
      return like('warehouse', 1980, 2010, 1);
    case 'workshop':
      return like(random.pick(['terraced-house', 'workshop']), 1905, 1960, 2);
    case 'offices':
      return like('offices', 1990, 2018, Math.max(2, plot.floors - random.between(0, 2)));
    case 'garage-box':
      return like(random.pick(['terraced-house', 'garage-box']), 1950, 1970, 2);
    case 'town-house':
    case 'income-property':
    case 'corner-house':
      return like(random.pick(['town-house', 'terraced-house', 'income-property']), 1896, 1938, Math.min(3, floors));
    case 'terraced-house':
    case 'shop':
    case 'cafe':
      return like(
        random.pick(['terraced-house', 'terraced-house', 'terraced-house', 'shop']),
        1908,
        1972,
        Math.min(floors, 3),
      );
    case 'loft':
      return like(random.pick(['terraced-house', 'income-property', 'workshop']), 1900, 1950, 3);
    default:
      return plot.floors <= 2
        ? like('terraced-house', 1996, 2027, 2)
        : like(
            random.pick(['terrace-flat', 'new-flat', 'town-house', 'terraced-house', 'income-property']),
            1910,
            2020,
            Math.max(3, Math.min(5, plot.floors - random.between(0, 2))),
          );
  }
}
