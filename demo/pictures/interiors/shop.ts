import { mix, palette } from '../palette.ts';
import { mirror, hangArt } from './art.ts';
import { pendant, pendantOf } from './lamps.ts';
import { bouquet, plant } from './plants.ts';
import { against, type Arrange, type Scene } from './scene.ts';
import { chair, stool } from './seats.ts';
import type { ShellWish } from './shell.ts';
import { doors } from './storage.ts';
import { books, bowl, table, vase } from './tables.ts';
import type { Taste } from './taste.ts';
import type { Random } from '../../listings/random.ts';
import type { Opening } from './window.ts';
import { paintTiles } from './walls.ts';
import { rug } from './textiles.ts';

function shell(taste: Taste, random: Random): ShellWish {
  const tone = random.pick([taste.wall, mix(taste.accent, taste.wall, 0.2), mix(taste.accent, taste.wall, 0.5)]);
  return {
    floor:
      taste.age === 'old' || taste.age === 'interwar'
        ? random.pick([taste.wet, taste.floor])
        : random.pick([
            taste.floor,
            { pattern: 'terrazzo', colour: '#d9d3c7', second: '#8a8378' },
            { pattern: 'concrete', colour: '#b3aea5', second: '#8a8882' },
          ]),
    colours: { back: tone, right: random.chance(0.5) ? tone : taste.wall },
    brick: random.chance(0.25) || taste.brick ? ['right'] : [],
    beams: false,
  };
}

/** The shop window, seen from inside: the street behind it. */
function shopWindow(taste: Taste, wall: 'left' | 'back', from: number, to: number, height: number): Opening[] {
  return [
    {
      wall,
      place: (from + to) / 2,
      sill: 0.35,
      width: to - from,
      height: height - 0.9,
      kind: taste.age === 'now' ? 'large' : 'plain',
    },
  ];
}

/** A counter with a worktop; `tiled` is its front in tiles. */
function counter(scene: Scene, x: number, z: number, long: number, turn: number, front: string, tiled: boolean): void {
  const { brush, light, taste, random } = scene;
  const [h, d] = [1.05, 0.65];
  const fluted = !tiled && random.chance(0.5);
  scene.stand({ x, z, turn }, [long, 1.5, d], (piece) => {
    piece.box([0.03, 0, 0.04], [long - 0.06, h - 0.05, d - 0.08], front, {
      front: (face) => {
        if (tiled)
          paintTiles(brush, light, face, { u: 0, v: 0, width: face.width, height: face.height }, taste.tile, random);
        else if (fluted)
          brush.fill(
            Array.from({ length: Math.round(long / 0.09) }, (_, n) =>
              face.rect(n * 0.09, 0.08, 0.03, face.height - 0.08),
            ),
            mix(front, palette.slate, 0.45),
            0.5,
          );
        else doors(brush, face, Math.round(long / 0.7), 1, front, null, true);
        brush.blend(face.rect(0, 0, face.width, face.height), [
          { at: face.at(long / 2, face.height), colour: '#14171a', opacity: 0.2 },
          { at: face.at(long / 2, face.height * 0.6), colour: '#14171a', opacity: 0.02 },
          { at: face.at(long / 2, 0), colour: '#14171a', opacity: 0.22 },
        ]);
      },
    });
    piece.box([0, h - 0.05, 0], [long, 0.05, d], random.chance(0.5) ? taste.wood : taste.worktop);
    piece.box([long * 0.72, h, d * 0.35], [0.28, 0.2, 0.22], '#33383b');
    vase(piece, [long * 0.2, h, d * 0.5], 0.26, random.pick(['#8fa39d', '#b5654a', '#e6e1d6']));
    piece.other([long * 0.2 - 0.05, h + 0.26, d * 0.45], [0.1, 0.3, 0.1], (place) =>
      bouquet(brush, light, place([long * 0.2, h + 0.24, d * 0.5]), 0.36, taste.pop, random),
    );
  });
}

/** Clothes on a rail. */
function rail(scene: Scene, x: number, z: number, turn: number): void {
  const { taste, random } = scene;
  const tones = ['#3f4f5c', taste.pop, '#c9b694', taste.second, '#5f6f64', '#e6e1d6', taste.fabric, '#8a5142'];
  const pieces = Array.from({ length: 13 }, () => ({
    tone: tones[random.between(0, 7)] ?? '#3f4f5c',
    long: 0.6 + random.next() * 0.35,
  }));
  scene.stand({ x, z, turn }, [1.4, 1.55, 0.5], (piece) => {
    piece.rods(
      [
        [
          [0.02, 0.01, 0.02],
          [0.02, 0.01, 0.48],
        ],
        [
          [1.38, 0.01, 0.02],
          [1.38, 0.01, 0.48],
        ],
        [
          [0.02, 0.01, 0.25],
          [0.02, 1.5, 0.25],
          [1.38, 1.5, 0.25],
          [1.38, 0.01, 0.25],
        ],
      ],
      taste.metal,
      0.026,
    );
    pieces.forEach(({ tone, long }, n) =>
      piece.soft([0.08 + n * 0.096, 1.44 - long, 0.06], [0.07, long, 0.38], tone, 0.03),
    );
  });
}

/** Shelves along a wall with goods. */
function goods(scene: Scene, wall: 'right' | 'back', place: number, width: number): void {
  const { random, taste, brush, light } = scene;
  const [h, d] = [2.2, 0.36];
  const noise = Array.from({ length: 60 }, () => random.next());
  const tones = ['#e6e1d6', taste.pop, taste.second, '#8fa39d', '#c9a878', taste.accent, '#53606a'];
  scene.stand(against(scene.room, wall, place, d), [width, h, d], (piece) => {
    piece.box([0, 0, 0.02], [width, h, d - 0.02], taste.wood, {
      front: (face) => {
        const rows = 5;
        for (let row = 0; row < rows; row++) {
          const v = (row * h) / rows + 0.03;
          const high = h / rows - 0.05;
          brush.blend(face.rect(0.03, v, width - 0.06, high), [
            { at: face.at(0, v + high), colour: mix(taste.wood, '#f4e6c8', light.dusk ? 0.55 : 0.3) },
            { at: face.at(0, v), colour: mix(taste.wood, '#2a221a', 0.3) },
          ]);
          for (let u = 0.08, n = row * 7; u < width - 0.2; n++) {
            const chance = noise[n % 60] ?? 0.5;
            const tone = light.shade(tones[Math.floor(chance * 7)] ?? '#e6e1d6', face.normal, face.at(u, v));
            const wide = 0.09 + chance * 0.12;
            if (row === 0 || chance < 0.4) brush.face(face.rect(u, v, wide, high * (0.4 + chance * 0.5)), tone);
            else if (chance < 0.75) brush.rounded(face.rect(u, v, wide, high * 0.62), 0.05, tone);
            else
              for (let k = 0; k < 3; k++)
                brush.face(face.rect(u, v + k * 0.06, wide, 0.052), k % 2 ? tone : mix(tone, '#ffffff', 0.35));
            u += wide + 0.03 + chance * 0.05;
          }
        }
      },
    });
  });
}

/** A shop. */
export const shop: Arrange = (taste, random) => {
  const [w, d, h] = [5.8 + random.next(), 6.6, Math.max(3, taste.height)];
  const way = random.between(0, 2);
  const openings = way === 1 ? shopWindow(taste, 'back', 0.6, w - 1.7, h) : shopWindow(taste, 'left', 1, 4.6, h);
  const front = random.pick([taste.front, mix(taste.accent, palette.slate, 0.12), taste.wood]);
  return {
    size: [w, h, d],
    openings,
    shell: shell(taste, random),
    eye: [w * (0.28 + random.next() * 0.3), 1.5, -0.7],
    aim: [w * 0.54, d],
    lamps: [
      [w * 0.4, 2.4, 3],
      [w * 0.7, 2.4, 5],
      [w * 0.6, 2.2, d - 0.6],
    ],
    furnish: (scene) => {
      const { room } = scene;
      if (random.chance(0.5)) rug(scene, w * 0.5, 3.4, 2.4, 1.8);
      if (way === 0) {
        goods(scene, 'back', w * 0.62, w * 0.66);
        counter(scene, w * 0.62, d - 1.6, 2, 0, front, random.chance(0.4));
        rail(scene, w - 0.9, 3, -1.4);
        display(scene, w * 0.46, 2.9);
      } else if (way === 1) {
        goods(scene, 'right', d - 2.4, 3.4);
        counter(scene, 1, d - 2.6, 1.9, Math.PI / 2, front, random.chance(0.4));
        display(scene, w * 0.52, 3.4);
        hangArt(scene, 'left', d - 2.6, 1.6, 1.4);
      } else {
        rail(scene, w - 0.6, d - 1.3, -Math.PI / 2);
        rail(scene, w - 0.6, d - 3, -Math.PI / 2);
        display(scene, w * 0.48, 3.2);
        counter(scene, w * 0.45, d - 0.9, 1.8, 0, front, false);
        mirror(scene, room.walls.back, { u: w - 1.5, v: 0.25, width: 0.8, height: 1.9 }, false);
        hangArt(scene, 'back', w * 0.42, 2, 1.5);
      }
      const lamp = pendantOf(scene);
      for (const [x, z] of [
        [w * 0.34, 2.6],
        [w * 0.62, 2.6],
        [w * 0.34, 4.6],
        [w * 0.62, 4.6],
      ] as const)
        pendant(scene, x, h - 1, z, lamp === 'chandelier' || lamp === 'paper' ? 'globe' : lamp, taste.metal);
      plant(scene, { x: 0.5, z: d - 0.5 }, 1.5);
    },
  };
};

function display(scene: Scene, x: number, z: number): void {
  const { taste, random } = scene;
  table(
    scene,
    { x, z },
    [1.6, 0.72, 0.85],
    random.pick(['legs', 'steel', 'farm'] as const),
    taste.wood,
    (piece, top) => {
      books(piece, [0.15, top, 0.25], [taste.pop, '#e6e1d6', taste.accent, taste.second]);
      for (const [dx, tone] of [
        [0.6, '#8fa39d'],
        [0.78, '#b5654a'],
        [0.96, '#e6e1d6'],
      ] as const)
        vase(piece, [dx, top, 0.4], 0.16 + dx * 0.1, tone);
      bowl(piece, [1.32, top, 0.45], 0.15, taste.second);
    },
  );
}

/** A café or a small restaurant. */
export const cafe: Arrange = (taste, random) => {
  const [w, d, h] = [5.8 + random.next() * 0.8, 6.4, Math.max(3, taste.height)];
  const openings = shopWindow(taste, 'left', 1, 4.8, h);
  const front = random.pick([mix(taste.accent, palette.slate, 0.2), taste.wood, taste.front]);
  const seat = random.pick([taste.wood, '#3a3632', mix(taste.wood, '#2a1c12', 0.4)]);
  const tiled = random.chance(0.5);
  return {
    size: [w, h, d],
    openings,
    shell: {
      ...shell(taste, random),
      tiled: tiled ? { walls: ['back'], to: h - 0.6 } : undefined,
      panelled: !tiled && random.chance(0.5) ? ['right', 'back'] : [],
    },
    eye: [w * (0.3 + random.next() * 0.35), 1.5, -0.7],
    aim: [w * 0.54, d],
    lamps: [
      [w * 0.6, 2.2, d - 1.3],
      [w * 0.4, 2, 2.6],
      [w * 0.75, 2, 3],
    ],
    furnish: (scene) => {
      const { brush, light, room } = scene;
      const bar = w * 0.62;
      counter(scene, bar, d - 1.45, w * 0.62, 0, front, !tiled && random.chance(0.5));
      backBar(scene, bar, w * 0.58);
      for (let n = 0; n < 4; n++)
        stool(scene, { x: bar - w * 0.22 + n * w * 0.15, z: d - 2.1, turn: Math.PI }, 0.76, seat);
      const places = [
        [1.25, 2],
        [1.25, 3.9],
        [w * 0.5, 2.6],
        [w - 1.15, 1.9],
        [w - 1.1, 3.6],
      ] as const;
      for (const [x, z] of places) {
        table(
          scene,
          { x, z },
          [0.66, 0.74, 0.66],
          'pedestal',
          random.chance(0.5) ? '#e6e1d6' : taste.wood,
          (piece, top) => {
            if (random.chance(0.6)) vase(piece, [0.4, top, 0.33], 0.14, '#e6e1d6');
            piece.turned(
              [0.22, top, 0.28],
              [
                [0.03, 0],
                [0.045, 0.06],
              ],
              '#f4f0e8',
              '#4a3428',
            );
          },
        );
        const turn = random.next() * 1.2;
        for (const angle of [turn, turn + Math.PI])
          chair(scene, { x: x - Math.sin(angle) * 0.55, z: z + Math.cos(angle) * 0.55, turn: angle }, 'bentwood', seat);
      }
      const board = room.walls.right;
      scene.hang(() => {
        brush.face(board.rect(1.2, 1.3, 1.3, 0.95, 0.03), light.shade(taste.wood, board.normal, board.at(2, 2)));
        brush.face(board.rect(1.25, 1.35, 1.2, 0.85, 0.035), '#2b3130');
        brush.fill(
          Array.from({ length: 6 }, (_, n) =>
            board.rect(1.35 + (n % 2) * 0.1, 2.05 - n * 0.11, 0.5 + ((n * 5) % 4) * 0.1, 0.025, 0.036),
          ),
          '#d9d6cc',
          0.7,
        );
      });
      const lamp = random.pick(['dome', 'globe', 'cone', 'rattan'] as const);
      for (let n = 0; n < 3; n++) pendant(scene, bar - w * 0.2 + n * w * 0.2, h - 1.1, d - 1.5, lamp, taste.metal);
      for (const [x, z] of [
        [1.3, 2.9],
        [w - 1.2, 2.8],
      ] as const)
        pendant(scene, x, h - 1.2, z, lamp, taste.metal);
      plant(scene, { x: 0.45, z: d - 0.5 }, 1.6);
    },
  };
};

/** Bottles and glasses behind a bar. */
function backBar(scene: Scene, x: number, width: number): void {
  const { brush, light, random, taste } = scene;
  const noise = Array.from({ length: 50 }, () => random.next());
  scene.stand(against(scene.room, 'back', x, 0.3), [width, 2.4, 0.3], (piece) => {
    piece.box([0, 0, 0], [width, 0.9, 0.3], mix(taste.wood, palette.slate, 0.2));
    for (const y of [1.25, 1.65, 2.05]) {
      piece.box([0, y, 0.08], [width, 0.035, 0.2], taste.wood);
      piece.other([0, y + 0.035, 0.12], [width, 0.3, 0.1], (place) => {
        for (let u = 0.06, n = Math.round(y * 20); u < width - 0.08; n++) {
          const chance = noise[n % 50] ?? 0.5;
          const tone = light.shade(
            ['#2f4a3a', '#7a4a2a', '#c9a24f', '#d9e2e0', '#5a2f2f', '#e6e1d6', '#8a9a8f'][Math.floor(chance * 7)] ??
              '#2f4a3a',
            [0, 0, -1],
            place([u, y, 0.15]),
          );
          const high = chance < 0.7 ? 0.26 : 0.12;
          const box = (du: number, dv: number, w: number, hh: number) => [
            place([u + du, y + 0.035 + dv, 0.15]),
            place([u + du + w, y + 0.035 + dv, 0.15]),
            place([u + du + w, y + 0.035 + dv + hh, 0.15]),
            place([u + du, y + 0.035 + dv + hh, 0.15]),
          ];
          brush.rounded(box(0, 0, 0.065, high * 0.66), 0.015, tone);
          if (chance < 0.7) brush.face(box(0.02, high * 0.6, 0.026, high * 0.4), tone);
          u += 0.085 + chance * 0.05;
        }
      });
    }
  });
}
