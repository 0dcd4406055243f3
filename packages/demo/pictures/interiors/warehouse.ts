import { createRandom } from '../../listings/random.ts';
import { mix } from '../palette.ts';
import { hallShell, slab } from './hall-shell.ts';
import { pendant } from './pendants.ts';
import { rollerDoor } from './roller-door.ts';
import type { Arrange, Scene } from './scene.ts';
import { forklift } from './vehicles.ts';

/** Racks with pallets, running away from the eye. */
function rack(scene: Scene, x: number, from: number, to: number, levels: number): void {
  const { random, brush } = scene;
  const bay = 2.7;
  for (let z = from; z + bay <= to + 0.1; z += bay) {
    const loads = Array.from({ length: levels * 2 }, () => ({
      full: random.chance(0.82),
      tone: random.pick(['#c29d6c', '#b78f5e', '#cfae80', '#d9d4c8', '#a9b3b6', '#b5806a']),
      high: 0.6 + random.next() * 0.6,
    }));
    scene.stand(
      { x, z: z + bay / 2 },
      [1.1, levels * 1.6 + 0.4, bay],
      (piece) => {
        for (const pz of [0.04, bay - 0.1])
          for (const px of [0, 1.02]) piece.box([px, 0, pz], [0.08, levels * 1.6 + 0.3, 0.08], '#3f5f7a');
        for (let level = 0; level < levels; level++) {
          const y = level === 0 ? 0.05 : level * 1.6;
          if (level > 0) for (const px of [0, 1.02]) piece.box([px, y - 0.12, 0.1], [0.07, 0.11, bay - 0.2], '#c8782f');
          for (const n of [0, 1]) {
            const load = loads[level * 2 + n];
            if (!load?.full) continue;
            const z0 = 0.2 + n * 1.2;
            piece.box([0.06, y, z0], [0.98, 0.12, 1.05], '#a5835c');
            piece.box([0.1, y + 0.12, z0 + 0.04], [0.9, load.high, 0.96], load.tone, {
              left: (face) =>
                brush.rods(
                  [
                    [face.at(0, face.height * 0.5), face.at(face.width, face.height * 0.5)],
                    [face.at(face.width * 0.5, 0), face.at(face.width * 0.5, face.height)],
                  ],
                  mix(load.tone, '#5a4330', 0.5),
                  0.014,
                  0.5,
                ),
              right: (face) =>
                brush.rods(
                  [
                    [face.at(0, face.height * 0.5), face.at(face.width, face.height * 0.5)],
                    [face.at(face.width * 0.5, 0), face.at(face.width * 0.5, face.height)],
                  ],
                  mix(load.tone, '#5a4330', 0.5),
                  0.014,
                  0.5,
                ),
              front: (face) =>
                brush.rods(
                  [[face.at(face.width * 0.5, 0), face.at(face.width * 0.5, face.height)]],
                  mix(load.tone, '#5a4330', 0.5),
                  0.014,
                  0.5,
                ),
            });
          }
        }
      },
      0.5,
    );
  }
}

/** A warehouse: racks on both sides, or an empty floor. */
export const warehouse: Arrange = (taste, random, subject) => {
  const [w, d] = [13 + random.next() * 4, 22];
  const [height, ridge] = [5.6, 7.6];
  const empty = taste.sparse || random.chance(0.25);
  const wall = random.pick(['#cfcbc2', '#bfc6c8', '#d9d5cc', '#c8cdc6']);
  const brick = taste.age !== 'now' && random.chance(0.5);
  return {
    size: [w, ridge, d],
    eye: [w * (0.4 + random.next() * 0.2), 2, -1],
    aim: [w * 0.5, d],
    horizon: 420,
    focal: 800,
    openings: [],
    daylight: [
      [w * 0.35, 7, 6],
      [w * 0.65, 7, 14],
      [w / 2, 4, 20],
    ],
    lamps: [],
    shell: { floor: slab },
    before: (scene) => {
      hallShell(scene, height, ridge, wall, brick, createRandom(subject.seed + 4));
      const { brush } = scene;
      const lane = (x: number) =>
        [
          [x, 0.006, -0.5],
          [x + 0.12, 0.006, -0.5],
          [x + 0.12, 0.006, d - 0.5],
          [x, 0.006, d - 0.5],
        ] as const;
      brush.fill([lane(w * 0.34), lane(w * 0.64)], '#d9a93f', 0.75);
    },
    furnish: (scene) => {
      rollerDoor(scene, w * (random.chance(0.5) ? 0.5 : 0.62), 4, 4.2, random.chance(0.4));
      if (!empty) {
        rack(scene, 1.2, 3, d - 1, 3);
        rack(scene, w - 1.2, 3, d - 1, 3);
        if (random.chance(0.6)) rack(scene, w * 0.8 - 0.6, 9, d - 2, 3);
      } else {
        // Goods on the floor instead of racks.
        const tones = ['#c29d6c', '#b78f5e', '#cfae80', '#d9d4c8', '#a9b3b6'];
        for (let n = 0; n < 9; n++) {
          const [x, z] = [(n % 2 ? w - 1.2 : 1.2) + (n % 3) * (n % 2 ? -1.5 : 1.5), 6 + Math.floor(n / 2) * 3.4];
          const [tone, high] = [tones[random.between(0, 4)] ?? '#c29d6c', 0.7 + random.next() * 1.2];
          if (random.chance(taste.sparse ? 0.35 : 0.85))
            scene.stand({ x, z }, [1.2, high, 1], (piece) => {
              piece.box([0, 0, 0], [1.2, 0.14, 1], '#a5835c');
              piece.box([0.05, 0.14, 0.04], [1.1, high - 0.14, 0.92], tone);
            });
        }
        if (random.chance(0.6)) rack(scene, w - 1, 10, d - 1, 2);
      }
      if (random.chance(0.7)) forklift(scene, w * 0.42, 7 + random.next() * 3);
      for (let z = 4; z < d; z += 5) pendant(scene, w / 2, height - 0.6, z, 'cone', '#4a5053');
    },
  };
};
