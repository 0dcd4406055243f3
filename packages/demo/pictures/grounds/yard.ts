import { createRandom, type Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import { paintBicycle } from './bicycle.ts';
import { paintHedge } from '../greenery/shrubs.ts';
import type { Building } from '../buildings/plot.ts';
import { spot, type Standing } from './standing.ts';
import { paintLampPost } from './street-furniture.ts';
import { treesOf } from '../greenery/regional-trees.ts';
import type { Scene, Surroundings } from './scene.ts';
import { paintTree } from '../greenery/trees.ts';
import type { Tree } from '../greenery/tree-shapes.ts';
import { paintCar } from './vehicles.ts';

/** The surroundings of halls, offices and garages: trees behind, a hedge at the edge, cars, a lamp. */
export function yard(scene: Scene, ours: Building): Surroundings {
  const { subject, seed, width, setback, random, eye } = scene;
  const standing: Standing[] = [];
  const trees: Tree[] = [];
  const chance = (n: number) => createRandom(seed * 67 + n);
  const add = (x: number, z: number, paint: Standing['paint'], size = 0.4) =>
    standing.push({ on: spot(x, z, size), paint });
  const kinds = treesOf(subject, subject.variant !== 'warehouse');
  const kind = random.pick(kinds);
  const plant = (x: number, z: number, height: number) => {
    const tree: Tree = {
      kind: random.chance(0.7) ? kind : random.pick(kinds),
      at: [x, 0, z],
      height,
      seed: seed + trees.length * 19,
    };
    trees.push(tree);
    add(x, z, (canvas) => paintTree(canvas, tree));
  };
  const count = Math.round((width + 20) / 4);
  for (let n = 0; n < count; n++)
    plant(
      -10 + n * 4 + random.next() * 2,
      ours.depth + 3 + random.next() * 5,
      Math.max(6.5, ours.height * (1.05 + random.next() * 0.5)),
    );
  const left = eye[0] < width / 2;
  if (ours.gap > 2) {
    plant(left ? width + 3.4 : -3.4, -1, 6 + random.next() * 2);
    for (const [a, b] of [
      [-12, -0.6],
      [width + 0.6, width + 12],
    ] as const)
      add((a + b) / 2, -setback + 0.4, (canvas) =>
        paintHedge(canvas, [a, 0, -setback + 0.4], [b, 0, -setback + 0.4], 0.8, chance(1)),
      );
  }
  if (subject.variant === 'garage-box') {
    const x = width * (left ? 0.7 : 0.08);
    if (random.chance(0.5)) add(x + 1.8, -3.2, (canvas) => parked(canvas, x, -3.4, chance(2)), 0.8);
    else add(x, -0.35, (canvas) => paintBicycle(canvas, [x, 0, -0.35], chance(3)));
  } else if (random.chance(0.7)) {
    const x = left ? width * 0.66 : width * 0.04;
    add(x + 2, -setback + 2, (canvas) => parked(canvas, x, -Math.min(setback - 0.4, 3.4), chance(4)), 0.8);
  }
  if (random.chance(0.5))
    add(left ? width + 1.4 : -1.4, -2, (canvas) =>
      paintLampPost(canvas, [left ? width + 1.4 : -1.4, 0, -2], chance(5)),
    );
  return { standing, trees };
}

/** A car, unless it is so close that it would fill the picture. */
function parked(canvas: Canvas, x: number, z: number, random: Random): void {
  if (canvas.camera.depth([x, 0, z]) > 8 && canvas.camera.depth([x + 4, 0, z]) > 8) paintCar(canvas, x, z, random);
}
