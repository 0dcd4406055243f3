import { mix } from '../palette.ts';
import { against, type Scene } from './scene.ts';
import { doors } from './storage.ts';

/** A bench with cushions under the windows. */
export function windowSeat(scene: Scene, x: number, long: number): void {
  const { taste, room } = scene;
  scene.stand(against(room, 'back', x, 0.5, 0), [long, 0.8, 0.5], (piece) => {
    const front = mix(taste.wall, '#ffffff', 0.5);
    piece.box([0, 0, 0.02], [long, 0.38, 0.48], front, {
      front: (face) => doors(piece.brush, face, Math.round(long / 0.7), 1, front, taste.metal, true),
    });
    piece.soft([0, 0.38, 0], [long, 0.1, 0.48], taste.second, 0.04);
    [0.12, 0.62, long - 0.56].forEach((at, n) =>
      piece.soft(
        [at, 0.48, 0.28],
        [0.44, 0.36, 0.13],
        n === 1 ? taste.pop : n === 0 ? taste.fabric : taste.accent,
        0.1,
      ),
    );
  });
}
