import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import type { Brush } from './brush.ts';
import { grow } from './foliage.ts';
import type { Piece, Size } from './piece.ts';
import type { Scene, Spot } from './scene.ts';
import { books, bowl, vase } from './small-things.ts';
import { corners } from '../shapes.ts';

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

/** A sideboard with objects on it. */
export function sideboard(scene: Scene, spot: Spot, width = 1.7): void {
  const { taste } = scene;
  const legged = taste.style === 'mid' || taste.style === 'modern' || taste.style === 'plain' || taste.style === 'loft';
  const colour = taste.style === 'country' ? taste.accent : taste.wood;
  const [high, depth] = [0.78, 0.44];
  const foot = legged ? 0.18 : 0.06;
  const set = settingOut(scene, width, high, depth);
  scene.stand(spot, [width, high + 0.6, depth], (piece) => {
    if (legged)
      for (const [x, z] of corners([0.08, width - 0.08], [0.06, depth - 0.06]))
        piece.rod(
          taste.style === 'loft' ? taste.metal : mix(colour, palette.slate, 0.2),
          0.035,
          [x, foot, z],
          [x < 0.5 ? x - 0.03 : x + 0.03, 0.01, z],
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

/** Objects on a chest; lamps are placed by the room. */
export function settingOut(scene: Scene, width: number, top: number, depth: number): (piece: Piece) => void {
  const { taste, random } = scene;
  const pick = [random.next(), random.next(), random.next()];
  const seeds = Array.from({ length: 60 }, () => random.next());
  const tone = random.pick(['#e6e1d6', '#8fa39d', '#b5654a', '#53606a', taste.pop, '#cbb9a4']);
  const green = random.pick(['snake', 'monstera', 'palm'] as const);
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
    for (const [x, z] of corners([0.05, width - 0.05], [0.05, depth - 0.05]))
      piece.rod(mix(colour, palette.slate, 0.3), 0.04, [x, 0.14, z], [x, 0.01, z]);
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
