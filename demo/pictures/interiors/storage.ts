import { createRandom, type Random } from '../../listings/random.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import type { Brush } from './brush.ts';
import type { Piece, Size } from './piece.ts';
import { grow } from './plants.ts';
import type { RoomLight } from './room-light.ts';
import type { Scene, Spot } from './scene.ts';
import { books, bowl, vase } from './tables.ts';

const spines = [
  '#8a5142',
  '#5f6f64',
  '#d9c9a4',
  '#3f4f5c',
  '#b08d57',
  '#e6e1d6',
  '#76604f',
  '#a8452c',
  '#4b5965',
  '#c9b694',
];

/** Doors or drawers on the front of a cupboard. */
export function doors(
  brush: Brush,
  face: Plane,
  columns: number,
  rows: number,
  colour: string,
  handle: string | null,
  framed: boolean,
): void {
  const [w, h] = [face.width / columns, face.height / rows];
  const gap = [];
  const handles = [];
  const mouldings = [];
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const [u, v] = [column * w, row * h];
      if (column > 0 && row === 0) gap.push(face.rect(u - 0.004, 0.01, 0.008, face.height - 0.02));
      if (row > 0 && column === 0) gap.push(face.rect(0.01, v - 0.004, face.width - 0.02, 0.008));
      if (handle !== null) {
        if (rows > 1 || h < w * 0.6) handles.push(face.rect(u + w / 2 - 0.06, v + h * 0.62, 0.12, 0.016, 0.012));
        else
          handles.push(
            face.rect(column % 2 ? u + 0.05 : u + w - 0.066, v + h * 0.5, 0.016, Math.min(0.16, h * 0.3), 0.012),
          );
      }
      if (framed && w > 0.2 && h > 0.18) {
        const shape = face.rect(u + 0.06, v + 0.06, w - 0.12, h - 0.12);
        mouldings.push([...shape, ...shape.slice(0, 1)]);
      }
    }
  brush.fill(gap, mix(colour, palette.slate, 0.55), 0.8);
  if (mouldings.length > 0) brush.rods(mouldings, mix(colour, palette.slate, 0.4), 0.012, 0.6);
  if (handle !== null) brush.fill(handles, handle);
}

/** A low cupboard with things on it. */
export function sideboard(scene: Scene, spot: Spot, width = 1.7): void {
  const { taste } = scene;
  const legged = taste.style === 'mid' || taste.style === 'modern' || taste.style === 'plain' || taste.style === 'loft';
  const colour = taste.style === 'country' ? taste.accent : taste.wood;
  const [high, depth] = [0.78, 0.44];
  const foot = legged ? 0.18 : 0.06;
  const set = settingOut(scene, width, high, depth);
  scene.stand(spot, [width, high + 0.6, depth], (piece) => {
    if (legged)
      for (const [x, z] of [
        [0.08, 0.06],
        [width - 0.08, 0.06],
        [0.08, depth - 0.06],
        [width - 0.08, depth - 0.06],
      ] as const)
        piece.rods(
          [
            [
              [x, foot, z],
              [x < 0.5 ? x - 0.03 : x + 0.03, 0.01, z],
            ],
          ],
          taste.style === 'loft' ? taste.metal : mix(colour, palette.slate, 0.2),
          0.035,
        );
    piece.box([0, legged ? foot : 0, 0], [width, high - foot + (legged ? 0 : foot), depth], colour, {
      front: (face) => {
        doors(piece.brush, face, Math.max(2, Math.round(width / 0.5)), 1, colour, taste.metal, !legged);
        piece.brush.blend(face.rect(0, 0, face.width, face.height), [
          { at: face.at(face.width / 2, face.height), colour: '#ffffff', opacity: 0.08 },
          { at: face.at(face.width / 2, 0), colour: '#20242a', opacity: 0.16 },
        ]);
      },
    });
    set(piece);
  });
}

/** What stands on a chest: a lamp is placed by the room itself. */
export function settingOut(scene: Scene, width: number, top: number, depth: number): (piece: Piece) => void {
  const { taste, random } = scene;
  const pick = [random.next(), random.next(), random.next()];
  const seeds = Array.from({ length: 60 }, () => random.next());
  const tone = random.pick(['#e6e1d6', '#8fa39d', '#b5654a', '#53606a', taste.pop, '#cbb9a4']);
  const green = random.pick(['fern', 'snake', 'monstera', 'palm'] as const);
  return (piece) => {
    if (taste.sparse && (pick[0] ?? 0) < 0.5) return;
    if ((pick[0] ?? 0) < 0.6)
      books(piece, [width * 0.12, top, depth * 0.25], [taste.pop, '#e6e1d6', taste.accent, taste.second]);
    if ((pick[1] ?? 0) < 0.7)
      vase(piece, [width * (0.5 + (pick[2] ?? 0) * 0.2), top, depth * 0.5], 0.2 + (pick[2] ?? 0) * 0.16, tone);
    else bowl(piece, [width * 0.55, top, depth * 0.5], 0.15, tone);
    if ((pick[2] ?? 0) < 0.6) {
      const at = [width * 0.86, top, depth * 0.5] as const;
      piece.turned(
        at,
        [
          [0.06, 0],
          [0.085, 0.1],
          [0.09, 0.14],
        ],
        mix(tone, palette.slate, 0.3),
        '#4a3a2c',
      );
      piece.other([at[0] - 0.05, top + 0.14, at[2] - 0.05], [0.1, 0.3, 0.1], (place) =>
        grow(piece.brush, piece.light, place([at[0], top + 0.13, at[2]]), green, 0.34, seeds),
      );
    }
  };
}

/** Books and a few other things along a shelf, on a face: from u to u + width, standing on v. */
export function shelfOf(
  brush: Brush,
  light: RoomLight,
  face: Plane,
  u: number,
  v: number,
  width: number,
  high: number,
  random: Random,
): void {
  const tone = (colour: string) => light.shade(colour, face.normal, face.at(u + width / 2, v));
  const groups = new Map<string, ReturnType<Plane['rect']>[]>();
  const put = (colour: string, shape: ReturnType<Plane['rect']>) =>
    groups.set(colour, [...(groups.get(colour) ?? []), shape]);
  let at = u + 0.015;
  const end = u + width - 0.02;
  while (at < end - 0.03) {
    const chance = random.next();
    if (chance < 0.72) {
      const count = random.between(3, 8);
      for (let n = 0; n < count && at < end - 0.05; n++) {
        const wide = 0.022 + random.next() * 0.035;
        put(
          spines[random.between(0, spines.length - 1)] ?? '#76604f',
          face.rect(at, v, wide, high * (0.55 + random.next() * 0.32)),
        );
        at += wide + 0.003;
      }
    } else if (chance < 0.82) {
      const r = Math.min(0.07, high * 0.24, (end - at) / 2.2);
      const shape = Array.from({ length: 10 }, (_, n) =>
        face.at(at + r + Math.cos((n / 10) * Math.PI * 2) * r, v + r + Math.sin((n / 10) * Math.PI * 2) * r),
      );
      put(random.pick(['#e6e1d6', '#b5654a', '#8fa39d', '#53606a']), shape);
      at += r * 2 + 0.03;
    } else if (chance < 0.9) {
      const wide = Math.min(0.2, end - at);
      for (let n = 0; n < 3; n++)
        put(
          spines[random.between(0, spines.length - 1)] ?? '#76604f',
          face.rect(at, v + n * 0.035, wide - n * 0.012, 0.032),
        );
      at += wide + 0.03;
    } else at += 0.1 + random.next() * 0.1;
  }
  for (const [colour, shapes] of groups) brush.fill(shapes, tone(colour));
}

/** An open bookcase. */
export function bookcase(scene: Scene, spot: Spot, [width, height, depth]: Size, colour = scene.taste.wood): void {
  const { taste, random } = scene;
  const rows = Math.max(2, Math.round(height / 0.38));
  const bays = Math.max(1, Math.round(width / 0.85));
  const closed = taste.style === 'classic' || taste.style === 'country' ? 1 : 0;
  const noise = random.between(1, 1e6);
  scene.stand(spot, [width, height, depth], (piece) => {
    const chance = createRandom(noise);
    piece.box([0, 0, 0], [width, height, depth], colour, {
      front: (face) => {
        const { brush, light } = piece;
        const [w, h] = [width / bays, height / rows];
        for (let bay = 0; bay < bays; bay++)
          for (let row = 0; row < rows; row++) {
            const [u, v] = [bay * w + 0.02, row * h + 0.02];
            if (row < closed) {
              const shape = face.rect(u + 0.05, v + 0.05, w - 0.14, h - 0.14);
              brush.rods([[...shape, ...shape.slice(0, 1)]], mix(colour, palette.slate, 0.4), 0.012, 0.6);
              continue;
            }
            brush.blend(face.rect(u, v, w - 0.04, h - 0.03), [
              {
                at: face.at(u, v + h - 0.03),
                colour: mix(light.shade(colour, face.normal, face.at(u, v)), '#1d1a18', 0.62),
              },
              { at: face.at(u, v), colour: mix(light.shade(colour, face.normal, face.at(u, v)), '#1d1a18', 0.4) },
            ]);
            if (!taste.sparse || chance.chance(0.35)) shelfOf(brush, light, face, u, v, w - 0.04, h - 0.04, chance);
            brush.face(face.rect(u, v + h - 0.09, w - 0.04, 0.06), '#14120f', 0.25);
          }
      },
    });
    if (taste.style === 'classic')
      piece.box([-0.03, height, -0.03], [width + 0.06, 0.06, depth + 0.03], mix(colour, '#ffffff', 0.08));
  });
}

/** A wardrobe or a tall cupboard. */
export function wardrobe(scene: Scene, spot: Spot, [width, height, depth]: Size, colour: string): void {
  const { taste } = scene;
  const old = taste.style === 'classic' || taste.style === 'country' || taste.style === 'deco';
  scene.stand(spot, [width, height, depth], (piece) => {
    piece.box([0, old ? 0.08 : 0, 0], [width, height - (old ? 0.08 : 0), depth], colour, {
      front: (face) => {
        doors(
          piece.brush,
          face,
          Math.max(2, Math.round(width / 0.55)),
          1,
          colour,
          old || taste.dated ? taste.metal : null,
          old,
        );
        piece.brush.blend(face.rect(0, 0, face.width, face.height), [
          { at: face.at(face.width / 2, face.height), colour: '#ffffff', opacity: 0.1 },
          { at: face.at(face.width / 2, 0), colour: '#20242a', opacity: 0.16 },
        ]);
      },
    });
    if (old) {
      piece.box([-0.04, height, -0.04], [width + 0.08, 0.07, depth + 0.04], mix(colour, '#ffffff', 0.06));
      for (const x of [0.02, width - 0.1]) piece.box([x, 0, 0.03], [0.08, 0.08, 0.08], mix(colour, palette.slate, 0.3));
    }
  });
}

/** A chest of drawers. */
export function chest(scene: Scene, spot: Spot, [width, height, depth]: Size, colour = scene.taste.wood): void {
  const { taste } = scene;
  const set = settingOut(scene, width, height, depth);
  scene.stand(spot, [width, height + 0.5, depth], (piece) => {
    for (const [x, z] of [
      [0.05, 0.05],
      [width - 0.05, 0.05],
      [0.05, depth - 0.05],
      [width - 0.05, depth - 0.05],
    ] as const)
      piece.rods(
        [
          [
            [x, 0.14, z],
            [x, 0.01, z],
          ],
        ],
        mix(colour, palette.slate, 0.3),
        0.04,
      );
    piece.box([0, 0.12, 0], [width, height - 0.12, depth], colour, {
      front: (face) =>
        doors(
          piece.brush,
          face,
          width > 1.1 ? 2 : 1,
          3,
          colour,
          taste.metal,
          taste.style === 'classic' || taste.style === 'country',
        ),
    });
    set(piece);
  });
}
