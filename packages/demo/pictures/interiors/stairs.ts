import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import { createPlane } from '../plane.ts';
import type { At } from './piece.ts';
import type { Scene } from './scene.ts';

/** A straight flight along the right wall, rising away from the eye, with its string, treads, balusters and newel. */
export function flight(scene: Scene, x: number, from: number, width: number): void {
  const { taste, brush, light, room, random } = scene;
  const modern = taste.age === 'now' || taste.style === 'loft' || (taste.style === 'modern' && random.chance(0.6));
  const steps = Math.floor((room.depth - from) / 0.25);
  const [run, rise] = [0.25, 0.185];
  const tread = taste.style === 'loft' ? '#8d6a48' : taste.wood;
  const riser = modern ? tread : mix(taste.wall, '#ffffff', 0.5);
  const runner =
    !modern && !taste.sparse && random.chance(0.55) ? random.pick([taste.pop, taste.accent, taste.fabric]) : null;
  const height = (n: number) => Math.min(room.height + 1, rise * (n + 1));
  for (let n = 0; n < steps; n++) {
    const z = from + n * run;
    const top = height(n);
    scene.stand(
      { x, z: z + run / 2 },
      [width, top, run],
      (piece) => {
        if (modern) piece.box([0, top - 0.06, -0.02], [width, 0.06, run + 0.03], tread);
        else {
          piece.box([0.03, 0, 0.02], [width - 0.03, top - 0.035, run - 0.02], riser);
          piece.box([0, top - 0.035, -0.02], [width, 0.035, run + 0.02], tread);
          if (runner !== null)
            piece.other([0.18, top - rise, -0.03], [width - 0.36, rise, run], (place) => {
              const tone = light.shade(runner, [0, 1, 0], place([0.4, top, 0.1]));
              brush.face(
                [
                  place([0.2, top + 0.002, -0.02]),
                  place([width - 0.2, top + 0.002, -0.02]),
                  place([width - 0.2, top + 0.002, run]),
                  place([0.2, top + 0.002, run]),
                ],
                tone,
              );
              brush.face(
                [
                  place([0.2, top - rise, -0.025]),
                  place([width - 0.2, top - rise, -0.025]),
                  place([width - 0.2, top, -0.025]),
                  place([0.2, top, -0.025]),
                ],
                mix(tone, palette.slate, 0.22),
              );
            });
        }
      },
      modern ? 0 : n < 2 ? 0.6 : 0,
    );
  }
  railing(scene, x - width / 2 - 0.03, from, steps, run, height, modern);
}

function railing(
  scene: Scene,
  x: number,
  from: number,
  steps: number,
  run: number,
  height: (n: number) => number,
  modern: boolean,
): void {
  const { taste, brush, light, room } = scene;
  const rail = modern ? (taste.style === 'loft' ? '#2c3135' : taste.wood) : mix(taste.wood, '#2a1c12', 0.35);
  const bar = modern ? '#3a4043' : mix(taste.wall, '#ffffff', 0.6);
  const last = steps - 1;
  const end: At = [x, height(last) + 0.9, from + last * run + 0.1];
  const turnedPost = taste.age === 'old' && !modern;
  scene.stand(
    { x, z: from + (steps * run) / 2, y: 0.01 },
    [0.03, room.height + 1.6, steps * run],
    () => {
      const tone = (colour: string) => light.shade(colour, [-0.9, 0.2, -0.3], [x, 1.2, from + 1]);
      const paths: Point[][] = [];
      for (let n = 0; n < steps; n++)
        for (const share of modern ? [0.5] : [0.25, 0.75]) {
          const z = from + (n + share) * run;
          const base = height(n);
          const top = height(0) + 0.88 + ((z - from) / run - 0.4) * 0.185;
          paths.push([
            [x, base, z],
            [x, top, z],
          ]);
        }
      brush.rods([...paths].reverse(), tone(bar), turnedPost ? 0.026 : 0.018);
      brush.rod(tone(rail), 0.055, [x, height(0) + 0.86, from], end);
      brush.rods(
        [
          [
            [x, height(0) + 0.875, from],
            [end[0], end[1] + 0.015, end[2]],
          ],
        ],
        mix(tone(rail), '#ffffff', 0.3),
        0.014,
        0.6,
      );
      const newel = createPlane([x - 0.05, 0, from - 0.02], [1, 0, 0], [0, 1, 0], 0.1, 1.15);
      brush.face(newel.rect(0, 0, 0.1, 1.12), tone(rail));
      brush.face(newel.rect(0.07, 0, 0.03, 1.12), mix(tone(rail), palette.slate, 0.3), 0.6);
      if (turnedPost) brush.rounded(newel.rect(-0.02, 1.1, 0.14, 0.14), 0.07, tone(rail));
    },
    0,
  );
}
