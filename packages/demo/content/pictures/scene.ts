import { createCamera, type Point, type Stance } from '../../pictures/camera.ts';
import { type Canvas, createCanvas } from '../../pictures/canvas.ts';
import { groundPlane, paintLevel } from '../../pictures/grounds/ground.ts';
import { paintingOrder, spot, type Standing } from '../../pictures/grounds/standing.ts';
import type { Tree } from '../../pictures/greenery/tree-shapes.ts';
import { paintTree, treeCaster } from '../../pictures/greenery/trees.ts';
import type { Light } from '../../pictures/light.ts';
import { castOn, type Caster } from '../../pictures/shade.ts';
import { type Distance, paintDistance } from '../../pictures/sky/distance.ts';
import { paintSky } from '../../pictures/sky/sky.ts';
import type { Building, Plot } from '../../pictures/buildings/plot.ts';
import { createRandom, type Random } from '../../listings/random.ts';
import { buildRow, casterOf, standingOf, type Lot } from './row.ts';

/** A wide picture of a row of houses with its foreground and background. */
export interface Scene {
  seed: number;
  light: Light;
  stance: Stance;
  region: Plot['region'];
  lots: readonly Lot[];
  /** Metres along the street at which the row begins. */
  from: number;
  distance?: Distance;
  /** Colour of the ground behind the row; absent where the ground falls away. */
  land?: string;
  /** Paints the background behind the row, above the hills and below the roofs. */
  backdrop?: (canvas: Canvas, random: Random) => void;
  /** Paints the road, quay or lane in front of the row. */
  ground: (canvas: Canvas, random: Random) => void;
  /** The z of the houses across the street, behind the viewer; their shadow falls on the road. */
  across?: number;
  trees?: readonly Tree[];
  /** Lamps, cars, benches: painted in depth order with the houses. */
  things?: (row: readonly Building[], random: Random) => Standing[];
}

/** A banner is the upper part of the sheet, twice as wide as high. */
export const bannerBox = { left: 0, top: 100, width: 1200, height: 600 } as const;

/** A scene as SVG content in sheet units. `pixels` is the number of pixels per unit. */
export function paintScene(scene: Scene, pixels: number): string {
  const { seed, light, stance, trees = [] } = scene;
  const canvas = createCanvas(createCamera(stance), light, pixels);
  const random = createRandom(seed * 31 + 7);
  const row = buildRow(scene.lots, scene.region, scene.from, seed);
  paintSky(canvas, random, stance.horizon);
  if (scene.distance) paintDistance(canvas, random, stance.horizon, scene.distance);
  scene.backdrop?.(canvas, random);
  if (scene.land !== undefined) paintLevel(canvas, [-400, 400], [-3, 500], scene.land);
  scene.ground(canvas, random);
  const casters = trees.map(treeCaster);
  castOn(canvas, groundPlane([-90, 130], [-26, 60]), [...casters, ...row.map(casterOf)], 0.85);
  if (scene.across !== undefined)
    castOn(canvas, groundPlane([-90, 130], [-60, 0]), roofsAcross(scene.across, random), 0.8);
  const standing: Standing[] = [
    ...row.map((building) => standingOf(building, casters)),
    ...trees.map((tree) => ({
      on: spot(tree.at[0], tree.at[2], 0.3),
      paint: (on: Canvas) => paintTree(on, tree),
    })),
    ...(scene.things?.(row, random) ?? []),
  ];
  for (const { paint } of paintingOrder(canvas.camera.eye, standing)) paint(canvas);
  return canvas.svg();
}

/** The outlines of the houses across the street; `z` is behind the viewer. */
function roofsAcross(z: number, random: Random): Caster[] {
  const fronts: Point[][] = [];
  for (let x = -90; x < 130;) {
    const wide = 5.5 + random.next() * 3;
    const top = 7.5 + random.next() * 3;
    const gable = random.chance(0.5) ? 2.4 : 0.2;
    fronts.push([
      [x, 0.1, z],
      [x + wide, 0.1, z],
      [x + wide, top, z],
      [x + wide / 2, top + gable, z],
      [x, top, z],
    ]);
    x += wide;
  }
  return [fronts];
}
