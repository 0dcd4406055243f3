import { mix, palette } from '../palette.ts';
import { high } from './kitchen-appliances.ts';
import type { Scene, Spot } from './scene.ts';
import { bowl, vase } from './small-things.ts';
import { doors } from './storage.ts';

/** A kitchen island: cupboards below an overhanging worktop. */
export function island(scene: Scene, spot: Spot, [width, depth]: readonly [number, number]): void {
  const { taste, brush, random } = scene;
  const colour = random.chance(0.5)
    ? taste.front
    : random.pick([taste.wood, mix(taste.accent, palette.slate, 0.15), mix(taste.front, palette.slate, 0.35)]);
  const waterfall = (taste.style === 'modern' || taste.style === 'plain') && random.chance(0.6);
  const fruit = random.pick(['#c98f2b', '#a8452c', '#8a9a4b']);
  scene.stand(spot, [width, 1.3, depth], (piece) => {
    piece.box(
      [waterfall ? 0.05 : 0.06, 0, 0.26],
      [width - (waterfall ? 0.1 : 0.12), high - 0.04, depth - 0.3],
      colour,
      {
        front: (face) => {
          doors(
            brush,
            face,
            Math.round(width / 0.6),
            1,
            colour,
            null,
            taste.style === 'classic' || taste.style === 'country',
          );
          brush.blend(face.rect(0, 0, face.width, face.height), [
            { at: face.at(width / 2, face.height), colour: '#14171a', opacity: 0.26 },
            { at: face.at(width / 2, face.height * 0.4), colour: '#14171a', opacity: 0.1 },
            { at: face.at(width / 2, 0), colour: '#14171a', opacity: 0.22 },
          ]);
        },
      },
    );
    if (waterfall) for (const x of [0, width - 0.05]) piece.box([x, 0, 0], [0.05, high, depth], taste.worktop);
    piece.box([0, high - 0.04, 0], [width, 0.05, depth], taste.worktop);
    if (!taste.sparse) {
      bowl(piece, [width * 0.7, high + 0.01, depth * 0.55], 0.17, '#e6e1d6', fruit);
      vase(piece, [width * 0.24, high + 0.01, depth * 0.6], 0.28, random.pick(['#8fa39d', '#e6e1d6', '#53606a']));
    }
  });
}
