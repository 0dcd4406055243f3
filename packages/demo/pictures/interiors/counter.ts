import { mix, palette } from '../palette.ts';
import { bouquet } from './bouquets.ts';
import type { Scene } from './scene.ts';
import { vase } from './small-things.ts';
import { doors } from './storage.ts';
import { paintTiles } from './wall-tiles.ts';

/** A counter with a worktop; `tiled` gives it a tiled front. */
export function counter(
  scene: Scene,
  x: number,
  z: number,
  long: number,
  turn: number,
  front: string,
  tiled: boolean,
): void {
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
