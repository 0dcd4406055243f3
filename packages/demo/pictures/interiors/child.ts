import { mix, palette } from '../palette.ts';
import { hangArt } from './art.ts';
import { bedroomShell } from './bedroom.ts';
import { bed } from './beds.ts';
import { bookcase } from './bookcase.ts';
import { dress } from './curtains.ts';
import { tableLamp } from './lamps.ts';
import { windowsOn } from './openings.ts';
import { pendant } from './pendants.ts';
import { rug } from './rugs.ts';
import { against, type Arrange, type Scene } from './scene.ts';

/** A child's room. */
export const child: Arrange = (taste, random) => {
  const [w, d] = [3.6 + random.next() * 0.4, 4];
  const soft = random.pick(['#c9d3c4', '#d9c3ae', '#b9cad0', '#e3cfa0', '#d8bdb0', '#c4c3d3']);
  const openings = windowsOn(taste, 'back', w * 0.34, w - 0.35, random);
  const right = random.chance(0.5);
  return {
    size: [w, taste.height, d],
    openings,
    shell: { ...bedroomShell(taste, 'left', taste.dated ? mix(soft, taste.wall, 0.4) : soft), brick: [] },
    eye: [w - 0.75, 1.35, -1],
    aim: [w * 0.42, d],
    lamps: [[w / 2, 2, 2.2]],
    furnish: (scene) => {
      const { room, brush, light } = scene;
      openings.forEach((opening) => dress(scene, opening));
      const cover = random.pick([taste.pop, '#7f9168', '#c98f2b', '#8fa3b0', '#c27a5f']);
      const way = random.between(0, 2);
      rug(scene, w * 0.6, d - 1.7, 1.6, 1.4);
      if (way === 0) {
        bed(scene, { x: 0.52, z: d - 1.2 }, 0.95, taste.style === 'country' ? 'iron' : 'wood', '#f1ebdf', cover);
        desk(scene, w - 0.32, right ? d - 1.5 : d - 1.3, -Math.PI / 2);
      } else if (way === 1) {
        bed(scene, { x: 1.1, z: d - 0.6, turn: Math.PI / 2 }, 0.95, 'platform', '#f1ebdf', cover);
        if (random.chance(0.6)) canopy(scene, 1.1, d - 0.6);
        bookcase(scene, against(room, 'left', d - 2, 0.32), [1.2, 1.15, 0.32], mix(taste.wood, '#ffffff', 0.25));
        desk(scene, w - 0.32, d - 1.6, -Math.PI / 2);
      } else {
        bed(scene, { x: 0.52, z: d - 1.5 }, 0.95, 'wood', '#f1ebdf', cover);
        desk(scene, w * 0.66, d - 0.32, 0);
        bookcase(scene, against(room, 'right', d - 1.7, 0.32), [1.4, 1.15, 0.32], mix(taste.wood, '#ffffff', 0.25));
        tableLamp(scene, w - 0.2, 1.15, d - 1.4);
      }
      toys(scene, w * (0.45 + random.next() * 0.2), d - 1.6 - random.next() * 0.4);
      // Bunting or a mountain range painted on the wall.
      const wall = room.walls.left;
      const hills = random.chance(0.5);
      const noise = Array.from({ length: 9 }, () => random.next());
      scene.hang(() => {
        const at = wall.at(d - 1, 1.4);
        if (hills)
          for (const [share, low] of [
            [0.25, 0.5],
            [0.5, 0.2],
          ] as const)
            brush.face(
              [
                wall.at(0, 0),
                ...noise.map((high, n) => wall.at((n / 8) * d, 0.9 + low * 0.6 + high * 0.5)),
                wall.at(d, 0),
              ],
              light.shade(mix(soft, palette.slate, share * 0.5), wall.normal, at),
              0.6,
            );
        else
          noise.forEach((_, n) => {
            const [u, v] = [0.9 + n * 0.33, 2 - Math.sin((n / 8) * Math.PI) * 0.18];
            brush.face(
              [wall.at(u, v), wall.at(u + 0.24, v), wall.at(u + 0.12, v - 0.26)],
              light.shade([taste.pop, '#7f9168', '#c98f2b', '#8fa3b0'][n % 4] ?? taste.pop, wall.normal, at),
            );
          });
      });
      hangArt(scene, 'right', d - 1.3, 0.8, 1.35);
      pendant(
        scene,
        w / 2,
        room.height - 0.75,
        d - 1.8,
        random.pick(['paper', 'globe', 'rattan'] as const),
        taste.metal,
      );
    },
  };
};

/** A bed frame in the shape of a house. */
function canopy(scene: Scene, x: number, z: number): void {
  const wood = mix(scene.taste.wood, '#ffffff', 0.2);
  scene.stand(
    { x, z: z - 0.02, turn: Math.PI / 2 },
    [1.06, 1.9, 2.2],
    (piece) => {
      for (const end of [0.03, 2.17])
        piece.rods(
          [
            [
              [0.02, 0.02, end],
              [0.02, 1.3, end],
              [0.53, 1.85, end],
              [1.04, 1.3, end],
              [1.04, 0.02, end],
            ],
          ],
          wood,
          0.05,
        );
      piece.rods(
        [
          [
            [0.53, 1.85, 0.03],
            [0.53, 1.85, 2.17],
          ],
        ],
        wood,
        0.05,
      );
    },
    0,
  );
}

function desk(scene: Scene, x: number, z: number, turn: number): void {
  const { taste, random } = scene;
  scene.stand({ x, z, turn }, [1.1, 1.5, 0.56], (piece) => {
    piece.box([0, 0.68, 0], [1.1, 0.035, 0.56], mix(taste.wood, '#ffffff', 0.15));
    for (const [px, pz] of [
      [0.04, 0.04],
      [1.06, 0.04],
      [0.04, 0.52],
      [1.06, 0.52],
    ] as const)
      piece.rods(
        [
          [
            [px, 0.68, pz],
            [px, 0.01, pz],
          ],
        ],
        '#efebe2',
        0.035,
      );
    piece.box([0.1, 1.15, 0.36], [0.9, 0.03, 0.2], mix(taste.wood, '#ffffff', 0.15));
    for (let n = 0; n < 9; n++)
      piece.box(
        [0.14 + n * 0.045, 1.18, 0.4],
        [0.036, 0.16 + ((n * 37) % 7) * 0.012, 0.14],
        ['#a8452c', '#7f9168', '#c98f2b', '#4b5965', '#e6e1d6'][n % 5] ?? '#a8452c',
      );
    piece.turned(
      [0.8, 1.18, 0.46],
      [
        [0.04, 0],
        [0.09, 0.05],
        [0.09, 0.11],
        [0.02, 0.18],
      ],
      '#6b8aa0',
    );
    piece.box([0.3, 0.715, 0.14], [0.32, 0.015, 0.24], '#f4f0e8');
    piece.turned(
      [0.86, 0.715, 0.3],
      [
        [0.035, 0],
        [0.035, 0.1],
      ],
      taste.pop,
    );
  });
  scene.stand(
    {
      x: x + Math.sin(turn) * 0.62,
      z: z - Math.cos(turn) * 0.62 - random.next() * 0.12,
      turn: turn + Math.PI - 0.2,
    },
    [0.38, 0.72, 0.38],
    (piece) => {
      for (const [px, pz] of [
        [0.05, 0.05],
        [0.33, 0.05],
        [0.05, 0.33],
        [0.33, 0.33],
      ] as const)
        piece.rods(
          [
            [
              [px, 0.4, pz],
              [px, 0.01, pz],
            ],
          ],
          taste.wood,
          0.03,
        );
      piece.soft([0.01, 0.38, 0.01], [0.36, 0.04, 0.36], '#efe8da', 0.05);
      for (const px of [0.06, 0.32])
        piece.rods(
          [
            [
              [px, 0.4, 0.34],
              [px, 0.6, 0.38],
            ],
          ],
          taste.wood,
          0.025,
        );
      piece.sheet(
        [
          [0.03, 0.5, 0.36],
          [0.35, 0.5, 0.36],
          [0.34, 0.74, 0.39],
          [0.04, 0.74, 0.39],
        ],
        taste.pop,
        0.08,
      );
    },
  );
}

/** Blocks, a ball and a bear. */
function toys(scene: Scene, x: number, z: number): void {
  scene.stand(
    { x, z },
    [0.7, 0.36, 0.4],
    (piece) => {
      piece.box([0, 0, 0.1], [0.12, 0.12, 0.12], '#c98f2b');
      piece.box([0.13, 0, 0.14], [0.12, 0.12, 0.12], '#7f9168');
      piece.box([0.06, 0.12, 0.12], [0.12, 0.12, 0.12], '#a8452c');
      piece.turned(
        [0.42, 0, 0.1],
        [
          [0.03, 0],
          [0.09, 0.05],
          [0.1, 0.1],
          [0.08, 0.16],
          [0.02, 0.2],
        ],
        '#6b8aa0',
      );
      piece.turned(
        [0.6, 0, 0.28],
        [
          [0.07, 0],
          [0.1, 0.07],
          [0.08, 0.15],
          [0.05, 0.18],
          [0.075, 0.23],
          [0.07, 0.28],
          [0.02, 0.32],
        ],
        '#a5794f',
      );
    },
    0.7,
  );
}
