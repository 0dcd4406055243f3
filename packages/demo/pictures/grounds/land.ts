import { createRandom } from '../../listings/random.ts';
import { paintFence } from './fences.ts';
import { paintHedge } from '../greenery/shrubs.ts';
import { paintStakes } from './stakes.ts';
import { spot, type Standing } from './standing.ts';
import { treesOf } from '../greenery/regional-trees.ts';
import type { Scene, Surroundings } from './scene.ts';
import { paintTree } from '../greenery/trees.ts';
import type { Tree, TreeKind } from '../greenery/tree-shapes.ts';

export type Land = 'meadow' | 'orchard' | 'gap' | 'woodland';

/** The type of land of a plot. */
export function landOf(seed: number): Land {
  return createRandom(seed * 71 + 1).pick(['meadow', 'orchard', 'gap', 'woodland', 'meadow']);
}

/** Land for sale: a meadow with a row of trees, an orchard, a gap between houses or the edge of a wood. */
export function land(scene: Scene): Surroundings {
  const { subject, seed, width, setback, random } = scene;
  const standing: Standing[] = [];
  const trees: Tree[] = [];
  const chance = (n: number) => createRandom(seed * 73 + n);
  const add = (x: number, z: number, paint: Standing['paint'], size = 0.4) =>
    standing.push({ on: spot(x, z, size), paint });
  const plant = (x: number, z: number, height: number, kind: TreeKind) => {
    const tree: Tree = { kind, at: [x, 0, z], height, seed: seed + trees.length * 23 };
    trees.push(tree);
    add(x, z, (canvas) => paintTree(canvas, tree));
  };
  const kinds = treesOf(subject, false);
  const kind = landOf(seed);
  switch (kind) {
    case 'orchard':
      for (let line = 0; line < 4; line++)
        for (let n = 0; n < 6; n++)
          plant(-9 + n * 6.4 + (random.next() - 0.5), 6 + line * 6, 4 + random.next() * 1, 'fruit');
      for (let n = 0; n < 6; n++) plant(-22 + n * 11, 40, 15 + random.next() * 5, 'poplar');
      break;
    case 'woodland':
      for (let n = 0; n < 22; n++)
        plant(
          -24 + n * 3 + random.next() * 2,
          19 + random.next() * 12 + Math.abs(n - 11) * -0.4,
          12 + random.next() * 8,
          random.pick(kinds),
        );
      break;
    case 'meadow': {
      const row: TreeKind =
        subject.region === 'flanders' ? random.pick(['pollard', 'poplar'] as const) : random.pick(kinds);
      for (let n = 0; n < 11; n++)
        plant(
          -26 + n * 6.6,
          26 + random.next(),
          row === 'poplar' ? 19 : row === 'pollard' ? 6.5 : 10 + random.next() * 4,
          row,
        );
      plant(
        random.chance(0.5) ? -3.4 : width + 3.4,
        7,
        8 + random.next() * 3,
        random.pick(['lime', 'maple', 'copper'] as const),
      );
      break;
    }
    case 'gap':
      for (let n = 0; n < 7; n++)
        plant(-7 + n * 5 + random.next() * 2, 22 + random.next() * 8, 10 + random.next() * 6, random.pick(kinds));
  }
  if (kind !== 'gap' && random.chance(0.7))
    add(width / 2, 14, (canvas) => paintFence(canvas, [-30, 0, 17], [width + 30, 0, 17], 1.1, 'wires', chance(1)), 0.1);
  if (kind === 'gap')
    for (const x of [-0.6, width + 0.6])
      add(x, 6, (canvas) => paintHedge(canvas, [x - 0.4, 0, -setback + 1], [x + 0.4, 0, 15], 1.3, chance(2)));
  if (subject.view !== 'back' && (kind === 'gap' || random.chance(0.72)))
    add(width / 2, 2, (canvas) => paintStakes(canvas, width, 2.4, chance(3)), 0.1);
  return { standing, trees };
}
