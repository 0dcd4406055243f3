import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import { bouquet } from './bouquets.ts';
import { paintCornice } from './panelling.ts';
import { against, type Scene } from './scene.ts';
import { vase } from './small-things.ts';

type HearthKind = 'marble' | 'deco' | 'built' | 'brick';

/** The hearth typical of the house's period. */
function hearthOf(scene: Scene): HearthKind {
  const { taste } = scene;
  if (taste.beams) return 'brick';
  if (taste.age === 'old') return 'marble';
  if (taste.age === 'interwar') return 'deco';
  if (taste.age === 'seventies' || taste.age === 'postwar') return 'brick';
  return 'built';
}

/** A hearth at a place on the back wall. */
export function hearth(scene: Scene, place: number): void {
  const kind = hearthOf(scene);
  const { room, taste, random, brush, light } = scene;
  const breast = kind === 'built' || kind === 'brick' ? 1.7 : 1.9;
  const deep = 0.34;
  const stone =
    kind === 'marble'
      ? random.pick(['#e9e4da', '#4a4543', '#c9b8a2', '#a3564a', '#dcd8d0'])
      : kind === 'deco'
        ? random.pick(['#c9a878', '#8a6a52', '#6b5f58'])
        : '#d8d0c2';
  const wallTone = kind === 'brick' ? '#a9674c' : kind === 'built' ? mix(taste.accent, taste.wall, 0.3) : taste.wall;
  scene.stand(
    against(room, 'back', place, deep, 0),
    [breast, room.height, deep],
    (piece) =>
      piece.box([0, 0, 0], [breast, room.height, deep], wallTone, {
        front: (face) => {
          if (kind === 'brick') {
            const courses = Array.from({ length: Math.floor(room.height / 0.1) }, (_, n) =>
              face.rect(0, n * 0.1, breast, 0.012),
            );
            brush.fill(courses, '#d8c4ae', 0.45);
          }
          if (taste.cornice) paintCornice(brush, light, face, 0, breast, room.height);
          brush.blend(face.rect(0, room.height - 0.8, breast, 0.8), [
            { at: face.at(breast / 2, room.height), colour: light.shadow, opacity: 0.14 },
            { at: face.at(breast / 2, room.height - 0.8), colour: light.shadow, opacity: 0 },
          ]);
        },
      }),
    0,
  );
  const mantel = kind === 'built' ? 0 : 1.08;
  const front = against(room, 'back', place, 0.24, deep);
  const wide = kind === 'built' ? 1.2 : 1.46;
  const flower = random.pick([taste.pop, '#e9dfca', '#c98f2b', '#b98a94']);
  scene.stand(front, [wide, 1.7, 0.24], (piece) => {
    const dark = '#1d1b1a';
    if (kind === 'built') {
      piece.box([0.02, 0.42, 0.2], [wide - 0.04, 0.46, 0.03], '#2a2c2e', {
        front: (face) => {
          brush.face(face.rect(0.03, 0.03, face.width - 0.06, face.height - 0.06), dark);
          flames(scene, face.at(face.width / 2, 0.06), 0.7);
        },
      });
      piece.box([-0.2, 0, 0.02], [wide + 0.4, 0.2, 0.22], mix(taste.wood, palette.slate, 0.1));
      return;
    }
    const shade = mix(stone, palette.slate, 0.16);
    for (const x of [0.05, wide - 0.29]) {
      piece.box([x, 0, 0.06], [0.24, mantel - 0.06, 0.18], stone, {
        front: (face) => {
          const panel = face.rect(0.05, 0.12, 0.14, face.height - 0.4);
          brush.rods([[...panel, ...panel.slice(0, 1)]], shade, 0.014, 0.8);
          if (kind === 'marble')
            brush.face(face.rect(0.06, face.height - 0.22, 0.12, 0.14), mix(stone, '#ffffff', 0.2), 0.6);
        },
      });
      if (kind === 'marble') piece.box([x - 0.02, 0, 0.04], [0.28, 0.12, 0.2], shade);
    }
    piece.box([0.05, mantel - 0.3, 0.06], [wide - 0.1, 0.24, 0.18], stone, {
      front: (face) => {
        if (kind === 'deco')
          for (const n of [0, 1, 2])
            brush.face(
              face.rect(face.width / 2 - 0.2 + n * 0.06, 0.02, 0.4 - n * 0.12, 0.06 + n * 0.06, 0.004),
              mix(stone, '#ffffff', 0.1 + n * 0.08),
            );
        else {
          brush.rod(shade, 0.018, face.at(0.3, 0.05), face.at(face.width / 2, 0.14), face.at(face.width - 0.3, 0.05));
          brush.face(face.rect(face.width / 2 - 0.08, 0.06, 0.16, 0.15), mix(stone, '#ffffff', 0.22));
        }
      },
    });
    piece.box([0, mantel - 0.06, 0], [wide, 0.06, 0.24], mix(stone, '#ffffff', 0.08));
    piece.other([0.29, 0, 0.2], [wide - 0.58, mantel - 0.3, 0.02], (place) => {
      const box = (u: number, v: number, w: number, h: number): Point[] => [
        place([u, v, 0.22]),
        place([u + w, v, 0.22]),
        place([u + w, v + h, 0.22]),
        place([u, v + h, 0.22]),
      ];
      brush.face(box(0.29, 0, wide - 0.58, mantel - 0.3), mix(dark, kind === 'brick' ? '#7c3a2a' : '#3a3632', 0.4));
      brush.rounded(box(0.36, 0.02, wide - 0.72, mantel - 0.4), 0.12, dark);
      brush.face(box(0.42, 0.02, wide - 0.84, 0.08), '#4a3a30');
      if (random.chance(0.5) || light.dusk) flames(scene, place([wide / 2, 0.08, 0.2]), 0.3);
    });
    if (!taste.sparse) {
      vase(piece, [0.2, mantel, 0.12], 0.22, random.pick(['#8fa39d', '#b5654a', '#e6e1d6', '#53606a']));
      piece.other([0.14, mantel + 0.22, 0.1], [0.12, 0.3, 0.04], (place) =>
        bouquet(brush, light, place([0.2, mantel + 0.21, 0.12]), 0.3, flower, random),
      );
      for (const x of [wide - 0.3, wide - 0.2])
        piece.turned(
          [x, mantel, 0.12],
          [
            [0.035, 0],
            [0.012, 0.02],
            [0.01, 0.12],
            [0.02, 0.13],
            [0.012, 0.14],
            [0.011, 0.3],
          ],
          taste.metal,
        );
    }
  });
}

/** A low fire, `wide` metres, standing at a point. */
function flames(scene: Scene, at: Point, wide: number): void {
  const { brush, random } = scene;
  const shapes = (grow: number) =>
    Array.from({ length: 5 }, (_, n): Point[] => {
      const x = at[0] + (n / 4 - 0.5) * wide * (scene.room.walls.back.normal[2] !== 0 ? 1 : 0.2);
      const high = (0.1 + random.next() * 0.12) * grow;
      return [
        [x - 0.05 * grow, at[1], at[2]],
        [x + 0.05 * grow, at[1], at[2]],
        [x + 0.03 * grow, at[1] + high * 0.6, at[2]],
        [x, at[1] + high, at[2]],
        [x - 0.04 * grow, at[1] + high * 0.5, at[2]],
      ];
    });
  for (const [colour, grow] of [
    ['#d9772c', 1],
    ['#f4c45e', 0.6],
  ] as const)
    for (const shape of shapes(grow)) brush.rounded(shape, 0.03, colour, 0.9);
}
