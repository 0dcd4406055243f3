import { mix, palette } from '../palette.ts';
import type { WallName } from './room.ts';
import { against, type Scene } from './scene.ts';
import { doors } from './storage.ts';

/** Height of a worktop in metres. */
export const high = 0.9;

/** Depth of kitchen units in metres. */
export const deep = 0.62;

/** Tall units with an oven, and perhaps a fridge; `place` and `width` along the wall in metres. */
export function tallUnits(
  scene: Scene,
  wall: WallName,
  place: number,
  width: number,
  framed: boolean,
  handle: string | null,
): void {
  const { taste, room, brush } = scene;
  const top = Math.min(room.height - 0.25, 2.25);
  const oven = scene.random.chance(0.7);
  const fridge = scene.random.chance(0.35);
  scene.stand(against(room, wall, place, deep, 0), [width, top, deep], (piece) => {
    piece.box([0, 0.08, 0], [width, top - 0.08, deep], taste.front, {
      front: (face) => {
        doors(brush, face, 2, 1, taste.front, handle, framed);
        brush.face(face.rect(0, 1.3, width, 0.008), mix(taste.front, palette.slate, 0.55), 0.7);
        if (oven) {
          brush.face(face.rect(0.04, 0.72, width / 2 - 0.08, 0.55), '#24272a');
          brush.face(face.rect(0.09, 0.78, width / 2 - 0.18, 0.33), '#3d4245');
          brush.face(face.rect(0.09, 1.14, width / 2 - 0.18, 0.02, 0.03), '#b9bcba');
        }
        if (fridge) {
          brush.face(face.rect(width / 2 + 0.01, 0, width / 2 - 0.02, face.height), '#c4c8c8');
          brush.face(face.rect(width / 2 + 0.05, 0.5, 0.02, 1.1, 0.03), '#8d9293');
          brush.face(face.rect(width / 2 + 0.01, 0.62, width / 2 - 0.02, 0.01), '#7d8283');
        }
        brush.blend(face.rect(0, 0, face.width, face.height), [
          { at: face.at(width / 2, face.height), colour: '#ffffff', opacity: 0.08 },
          { at: face.at(width / 2, 0), colour: '#1d2126', opacity: 0.2 },
        ]);
      },
    });
    piece.box([0.03, 0, 0.05], [width - 0.06, 0.08, deep - 0.08], mix(taste.front, palette.slate, 0.75));
  });
}
