import { createRandom } from '../../listings/random.ts';
import { sheet } from '../camera.ts';
import { paintBicycle } from './bicycle.ts';
import { bedsOf } from './front-garden.ts';
import { paintBorder } from '../greenery/shrubs.ts';
import type { Building } from '../buildings/plot.ts';
import { paintPot } from '../greenery/pots.ts';
import { spot, type Standing } from './standing.ts';
import { paintBench, paintBollards, paintCafeTables, paintLampPost, paintPostBox } from './street-furniture.ts';
import { treesOf } from '../greenery/regional-trees.ts';
import type { Scene, Surroundings } from './scene.ts';
import { paintTree } from '../greenery/trees.ts';
import type { Tree } from '../greenery/tree-shapes.ts';
import { paintCar } from './vehicles.ts';

/** Objects on the pavement in front of a row house. */
export function streetLife(scene: Scene, ours: Building): Surroundings {
  const { subject, seed, width, setback, random, eye } = scene;
  const { view, variant } = subject;
  const standing: Standing[] = [];
  const trees: Tree[] = [];
  const kerb = -setback - 1.7;
  const add = (x: number, z: number, paint: Standing['paint'], size = 0.4) =>
    standing.push({ on: spot(x, z, size), paint });
  const chance = (n: number) => createRandom(seed * 53 + n);
  const kind = random.pick(treesOf(subject, true));
  const from = view === 'street' && eye[0] < width / 2;
  // Trees stand beside the front, never in front of it.
  const sides =
    view === 'aerial'
      ? [-9, -2, width + 2, width + 9]
      : [-1.6 - random.next() * 1.4, width + 1.6 + random.next() * 1.4];
  const places =
    view === 'street' ? (from ? [width + 2.5, width + 9] : [-2.5, -9]) : sides.filter(() => random.chance(0.55));
  for (const x of ours.corner ? places.slice(0, 1) : places) {
    if (ours.corner === 'left' ? x < 0 : ours.corner === 'right' ? x > width : false) continue;
    const tree: Tree = { kind, at: [x, 0, kerb], height: 5.2 + random.next() * 2.6, seed: seed + Math.round(x * 7) };
    trees.push(tree);
    add(x, kerb, (canvas) => paintTree(canvas, tree));
  }
  if (view === 'aerial') {
    for (let n = 0; n < 6; n++) {
      const x = -24 + n * 9 + random.next() * 3;
      add(x, -setback - 4.6, (canvas) => paintCar(canvas, x, -setback - 4.6, chance(70 + n)));
    }
    return { standing, trees };
  }
  const door = ours.door;
  const spare = door > width / 2 ? [width * 0.1, width * 0.42] : [width * 0.56, width * 0.86];
  if (variant === 'cafe') {
    const count = Math.max(2, Math.round(width / 2.4));
    add(
      width * 0.2,
      -setback - 1.2,
      (canvas) => paintCafeTables(canvas, [width * 0.14, 0, -setback - 1.2], count, chance(1)),
      1,
    );
  } else if (setback < 1 && random.chance(0.5)) {
    const x = random.pick([spare[0] ?? 1, (spare[1] ?? 2) - 1]);
    add(x, -0.35, (canvas) => paintBicycle(canvas, [x, 0, -0.35], chance(2)));
  }
  if (setback < 1 && random.chance(0.4) && variant !== 'parking') {
    const x = door + (door > width / 2 ? -1 : 1) * 0.95;
    add(x, -0.3, (canvas) => paintPot(canvas, [x, 0, -0.3], 0.42, chance(3)));
  }
  if (setback > 1)
    for (const [a, b] of bedsOf(ours, 0.2))
      if (b - a > 1.2)
        add(
          (a + b) / 2,
          -setback + 0.6,
          (canvas) =>
            paintBorder(canvas, [a, 0, -setback + 0.6], [b, 0, -setback + 0.6], 0.5, chance(Math.round(a * 9))),
          0.3,
        );
  const far = from ? width + 5 : -5;
  if (random.chance(0.4)) {
    const x = view === 'street' ? far : random.pick([-1.2, width + 1.2]);
    add(x, kerb, (canvas) => paintLampPost(canvas, [x, 0, kerb], chance(4)));
  }
  if (random.chance(0.22)) {
    const x = random.pick([-2.4, width + 2.4]);
    add(x, -0.6 - setback, (canvas) => paintPostBox(canvas, [x, 0, -0.6 - setback]));
  }
  if (random.chance(0.3))
    add(-0.5, kerb, (canvas) => paintBollards(canvas, [random.between(-3, 0), 0, kerb], 4, chance(5)));
  if (random.chance(0.14) && width > 7)
    add(width * 0.4, -setback - 0.6, (canvas) => paintBench(canvas, [spare[0] ?? 1, 0, -setback - 0.6]));
  if (view === 'front' && random.chance(0.32)) {
    const x = random.chance(0.5) ? -5.4 : width + 1;
    add(
      x + 2,
      -setback - 4.4,
      (canvas) => {
        // A car cut in half by the lower edge of the picture looks wrong.
        const wheel = canvas.camera.flat([[x + 2, -0.1, -setback - 4.4]])[0];
        if (wheel && wheel[1] < sheet.height) paintCar(canvas, x, -setback - 4.4, chance(6));
      },
      1.6,
    );
  }
  return { standing, trees };
}
