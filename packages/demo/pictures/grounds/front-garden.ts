import { createRandom } from '../../listings/random.ts';
import { type Fence, paintFence } from './fences.ts';
import { paintBorder, paintHedge } from '../greenery/shrubs.ts';
import type { Building } from '../buildings/plot.ts';
import { paintPot } from '../greenery/pots.ts';
import { spot, type Standing } from './standing.ts';
import { treesOf } from '../greenery/regional-trees.ts';
import type { Scene, Surroundings } from './scene.ts';
import { paintTree } from '../greenery/trees.ts';
import type { Tree, TreeKind } from '../greenery/tree-shapes.ts';
import { paintCar } from './vehicles.ts';

/** The plants of a free-standing house: trees behind and beside it, borders along its walls, a hedge at the street. */
export function frontGarden(scene: Scene, ours: Building): Surroundings {
  const { subject, seed, width, setback, random, eye } = scene;
  const { view, variant } = subject;
  const standing: Standing[] = [];
  const trees: Tree[] = [];
  const chance = (n: number) => createRandom(seed * 59 + n);
  const add = (x: number, z: number, paint: Standing['paint'], size = 0.4) =>
    standing.push({ on: spot(x, z, size), paint });
  const kinds = treesOf(subject, false);
  const plant = (x: number, z: number, height: number, kind: TreeKind = random.pick(kinds)) => {
    const tree: Tree = { kind, at: [x, 0, z], height, seed: seed + trees.length * 13 };
    trees.push(tree);
    add(x, z, (canvas) => paintTree(canvas, tree));
  };
  const depth = ours.depth;
  // A dark mass behind the roof makes it stand out.
  const main = random.pick(kinds);
  const behind = random.between(6, 9);
  for (let n = 0; n < behind; n++)
    plant(
      -12 + ((width + 24) * (n + 0.2 + random.next() * 0.6)) / behind,
      depth + 4 + random.next() * 10,
      ours.height * (1.15 + random.next() * 0.8) + 3,
      random.chance(0.55) ? main : random.pick(kinds),
    );
  const left = eye[0] < width / 2;
  // A tree on the side opposite the photographer frames the picture.
  if (random.chance(0.75))
    plant(
      left ? width + 4.6 : -4.6,
      random.pick([-1, 2, 4]),
      6 + random.next() * 4,
      random.chance(0.15) ? 'copper' : undefined,
    );
  if (random.chance(0.4)) plant(left ? -4.4 : width + 4.4, 5, 6.5 + random.next() * 3);
  if (random.chance(0.3) && view === 'front')
    plant(
      left ? width + 1.5 : -1.5,
      -setback * 0.62,
      3.4 + random.next() * 1.4,
      random.pick(['fruit', 'standard', 'pollard', 'birch'] as const),
    );
  const door = ours.door;
  for (const [a, b] of bedsOf(ours, 0.3))
    if (b - a > 1.4 && random.chance(0.8))
      add((a + b) / 2, -0.7, (canvas) =>
        paintBorder(
          canvas,
          [a, 0, -0.7],
          [a + (b - a) * 0.9, 0, -0.7],
          random.pick([0.45, 0.6]),
          chance(Math.round(a * 11)),
        ),
      );
  if (random.chance(0.6) && variant !== 'farmhouse')
    for (const side of [-0.95, 0.95])
      add(door + side, -0.45, (canvas) => paintPot(canvas, [door + side, 0, -0.45], 0.42, chance(31)));
  edge(scene, standing);
  if (view === 'aerial' && random.chance(0.7)) {
    const x = left ? width + 3 : -7;
    add(x + 2, -setback - 4.4, (canvas) => paintCar(canvas, x, -setback - 4.4, chance(8)), 1);
  }
  return { standing, trees };
}

/** The stretches of a front without doors or garages. */
export function bedsOf({ width, door, drives }: Building, margin: number): [number, number][] {
  const taken = [...drives, [door - 1.2, door + 1.2] as const].sort((one, other) => one[0] - other[0]);
  const beds: [number, number][] = [];
  let from = margin;
  for (const [start, end] of taken) {
    if (start > from) beds.push([from, start]);
    from = Math.max(from, end);
  }
  return [...beds, [from, width - margin]];
}

/** Hedges or fences at the street and between the gardens. */
function edge(scene: Scene, standing: Standing[]): void {
  const { seed, width, setback, random, subject, ours } = scene;
  const gap = Math.min(ours?.gap ?? 4, 6);
  const z = -setback + 0.4;
  const kind = random.pick(['hedge', 'hedge', 'hedge', 'wall', 'pickets', 'none'] as const);
  const country: Fence = subject.variant === 'farmhouse' ? 'wires' : 'boards';
  const make =
    (a: number, b: number): Standing['paint'] =>
    (canvas) => {
      // So close to the viewer, it would fill the picture.
      if (canvas.camera.eye[2] > z - 7) return;
      if (kind === 'hedge') paintHedge(canvas, [a, 0, z], [b, 0, z], 0.95, createRandom(seed + 6));
      else if (kind !== 'none')
        paintFence(canvas, [a, 0, z], [b, 0, z], kind === 'wall' ? 0.6 : 0.9, kind, createRandom(seed + 6));
    };
  for (const [a, b] of [
    [-14, -0.3],
    [width + 0.3, width + 14],
  ] as const)
    standing.push({ on: { x: [a, b], z: [z, z + 0.7] }, paint: make(a, b) });
  const hedge = random.chance(0.5);
  for (const x of [-gap * 0.6, width + gap * 0.6])
    standing.push({
      on: { x: [x - 0.3, x + 0.3], z: [-1, 9] },
      paint: (canvas) =>
        hedge
          ? paintHedge(canvas, [x - 0.3, 0, -1], [x + 0.3, 0, 9], 1.5, createRandom(seed + 16))
          : paintFence(canvas, [x, 0, -1], [x, 0, 9], 1.5, country, createRandom(seed + 16)),
    });
}
