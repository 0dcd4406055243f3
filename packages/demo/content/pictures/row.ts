import { designBuilding } from '../../pictures/buildings/designs.ts';
import type { Building, Plot } from '../../pictures/buildings/plot.ts';
import { paintVolume } from '../../pictures/buildings/volume.ts';
import type { Point } from '../../pictures/camera.ts';
import { boxOrder, type Standing } from '../../pictures/grounds/standing.ts';
import type { RoofForm } from '../../pictures/roofs/roof.ts';
import type { Caster } from '../../pictures/shade.ts';
import { rectangle } from '../../pictures/shapes.ts';

/** A plot in a row, with the type of house on it. */
export interface Lot {
  variant: string;
  era: number;
  floors: number;
  /** The roof form; any if absent. */
  form?: RoofForm;
  /** Metres of garden before the next house. */
  gap?: number;
}

/**
 * Houses side by side from x on, in metres, with their fronts at z = 0; adjacent houses differ in colour and design.
 */
export function buildRow(lots: readonly Lot[], region: Plot['region'], x: number, seed: number): Building[] {
  const row: Building[] = [];
  let at = x;
  lots.forEach((lot, index) => {
    const building = fitting(lot, region, at, seed * 1009 + index * 7919, row.at(-1));
    row.push(building);
    at += building.width + (lot.gap ?? 0);
  });
  return row;
}

/** The first of many candidates that has the required roof and a wall colour different from its neighbour's. */
function fitting(lot: Lot, region: Plot['region'], x: number, seed: number, beside: Building | undefined): Building {
  const { variant, era, floors, form } = lot;
  const at = (n: number) =>
    designBuilding({ variant, era, floors, region, condition: 'good', seed: (seed + n * 104729) % 1_000_003 }, x);
  const wallOf = (building: Building | undefined) => building?.volumes[0]?.wall.colour ?? '#000000';
  for (let n = 0; n < 400; n++) {
    const building = at(n);
    if (form !== undefined && building.volumes[0]?.roof.form !== form) continue;
    if (apart(wallOf(building), wallOf(beside)) > 70) return building;
  }
  return at(0);
}

/** The distance of two #rrggbb colours: 0 if equal, 765 for black and white. */
function apart(one: string, other: string): number {
  const parts = (colour: string) => [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
  const theirs = parts(other);
  return parts(one).reduce((sum, part, n) => sum + Math.abs(part - (theirs[n] ?? 0)), 0);
}

/** A building as an object of the picture, for the painting order. */
export function standingOf({ volumes }: Building, casters: readonly Caster[]): Standing {
  const boxes = volumes.map(({ box }) => box);
  return {
    on: {
      x: [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x, width }) => x + width))],
      z: [Math.min(...boxes.map(({ z }) => z)), Math.max(...boxes.map(({ z, depth }) => z + depth))],
    },
    paint: (canvas) => {
      const { eye } = canvas.camera;
      for (const volume of [...volumes].sort((one, other) => boxOrder(eye, one.box, other.box)))
        paintVolume(canvas, volume, casters);
    },
  };
}

/** The outline of a building that casts its shadow on the ground. */
export function casterOf({ volumes }: Building): Caster {
  return volumes.map(({ box: { x, y, z, width, height, depth } }) =>
    [y, y + height].flatMap((up): Point[] => rectangle([x, up, z], [x + width, up, z + depth])),
  );
}
