import { createRandom } from '../../listings/random.ts';
import { paintFence } from './fences.ts';
import { paintGardenTable, paintLoungers, paintParasol, paintShed } from './garden-furniture.ts';
import { paintBorder, paintHedge } from '../greenery/shrubs.ts';
import type { Building } from '../buildings/plot.ts';
import { paintPot } from '../greenery/pots.ts';
import { spot, type Standing } from './standing.ts';
import { treesOf } from '../greenery/regional-trees.ts';
import type { Scene, Surroundings } from './scene.ts';
import { paintTree } from '../greenery/trees.ts';
import type { Tree } from '../greenery/tree-shapes.ts';

/** The garden behind a house: a terrace with furniture, borders, a tree or two, and the boundary to the neighbours. */
export function backGarden(scene: Scene, ours: Building): Surroundings {
  const { subject, seed, width, random, eye } = scene;
  const standing: Standing[] = [];
  const trees: Tree[] = [];
  const chance = (n: number) => createRandom(seed * 61 + n);
  const add = (x: number, z: number, paint: Standing['paint'], size = 0.4) =>
    standing.push({ on: spot(x, z, size), paint });
  const free = ours.gap > 2;
  const out = free ? Math.min(5, ours.gap * 0.7) : 0.15;
  const front = Math.min(...ours.volumes.map(({ box }) => box.z));
  const fence = random.pick(['boards', 'wall', 'hedge', 'hedge'] as const);
  for (const x of [-out, width + out])
    standing.push({
      on: { x: [x - 0.2, x + 0.2], z: [-13, 0] },
      paint: (canvas) =>
        fence === 'hedge'
          ? paintHedge(canvas, [x - 0.35, 0, -12], [x + 0.35, 0, 0], 1.7, chance(1))
          : paintFence(canvas, [x, 0, -12], [x, 0, 0], fence === 'wall' ? 1.9 : 1.75, fence, chance(1)),
    });
  const left = random.chance(0.5);
  const terrace = front - 2.6;
  if (subject.condition !== 'dated' || random.chance(0.5)) {
    const x = width * (left ? 0.56 : 0.1);
    const far = terrace - 0.4 - eye[2] > 4.6;
    if (far) add(x + 1, terrace - 0.4, (canvas) => paintGardenTable(canvas, [x, 0, terrace - 0.4], chance(2)), 1);
    if (far && random.chance(0.4))
      add(x + 1.1, terrace + 0.6, (canvas) => paintParasol(canvas, [x + 1.1, 0, terrace + 0.6], chance(3)), 0.3);
  }
  if (free && random.chance(0.5)) {
    const x = width * (left ? 0.08 : 0.66);
    add(x + 1, terrace - 1, (canvas) => paintLoungers(canvas, [x, 0, terrace - 1.2], chance(4)), 0.8);
  }
  for (const x of [0.35, width - 0.35])
    if (random.chance(0.7))
      add(x, front - 0.5, (canvas) => paintPot(canvas, [x, 0, front - 0.5], 0.5, chance(Math.round(x))), 0.2);
  for (const edge of [-out + 0.7, width + out - 0.7])
    standing.push({
      on: { x: [edge - 0.3, edge + 0.3], z: [-11, front - 4.2] },
      paint: (canvas) => {
        const near = Math.max(-11, canvas.camera.eye[2] + 3.4);
        if (near < front - 6)
          paintBorder(canvas, [edge, 0, front - 4.4], [edge, 0, near], 0.62, chance(Math.round(edge)));
      },
    });
  if (free && random.chance(0.4))
    add(
      left ? -out + 2 : width + out - 3,
      1,
      (canvas) => paintShed(canvas, [left ? -out + 0.4 : width + out - 2.8, 0, 1], chance(7)),
      1.2,
    );
  const kinds = treesOf(subject, !free);
  const plant = (x: number, z: number, height: number) => {
    const tree: Tree = {
      kind: random.pick(free ? kinds : (['fruit', 'birch', 'standard', 'maple'] as const)),
      at: [x, 0, z],
      height,
      seed: seed + trees.length * 17,
    };
    trees.push(tree);
    add(x, z, (canvas) => paintTree(canvas, tree));
  };
  plant(eye[0] < width / 2 ? width + out + 1.6 : -out - 1.6, front - 4.5, 4.2 + random.next() * 2.4);
  if (free)
    for (let n = 0; n < 4; n++)
      plant(
        -10 + n * ((width + 20) / 3),
        ours.depth + 6 + random.next() * 6,
        ours.height * (0.9 + random.next() * 0.6) + 2,
      );
  return { standing, trees };
}
