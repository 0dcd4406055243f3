import type { Point } from '../camera.ts';
import { mix } from '../palette.ts';
import { glowing, shade, strength } from './lampshades.ts';
import type { Scene } from './scene.ts';
import type { Style } from './schemes.ts';
import { cone, paintTurned } from './turned.ts';

/** Types of hanging lamp. */
export type PendantKind = 'globe' | 'cone' | 'drum' | 'paper' | 'rattan';

/** A lamp hanging from the ceiling; `y` is its lower edge. */
export function pendant(scene: Scene, x: number, y: number, z: number, kind: PendantKind, colour: string): void {
  const { brush, room, light } = scene;
  const high: Record<PendantKind, number> = {
    globe: 0.3,
    cone: 0.22,
    drum: 0.24,
    paper: 0.48,
    rattan: 0.34,
  };
  const wide = kind === 'drum' || kind === 'paper' || kind === 'rattan' ? 0.5 : 0.4;
  scene.stand(
    { x, z, y },
    [wide, room.height - y, wide],
    (piece) =>
      piece.other([0, 0, 0], [wide, room.height - y, wide], () => {
        brush.rod('#3a3632', 0.012, [x, room.height, z], [x, y + high[kind], z]);
        const at: Point = [x, y, z];
        switch (kind) {
          case 'globe':
            shade(scene, at, round(0.15), '#f4ead6', true);
            break;
          case 'paper':
            shade(scene, at, round(0.24), '#f3ecdc', true);
            brush.rods(
              [0.1, 0.17, 0.24, 0.31, 0.38].map((v) => {
                const r = Math.sqrt(Math.max(0, 0.24 ** 2 - (v - 0.24) ** 2));
                return [
                  [x - r, y + v, z],
                  [x + r, y + v, z],
                ] as const;
              }),
              '#b9ab8c',
              0.006,
              0.5,
            );
            break;
          case 'cone':
            shade(
              scene,
              at,
              [
                [0.19, 0],
                [0.05, 0.19],
                [0.03, 0.22],
              ],
              colour,
              false,
            );
            paintTurned(brush, light, at, cone(0.15, 0.14, 0.01), glowing, glowing);
            break;
          case 'drum':
            shade(scene, at, cone(0.25, 0.25, 0.24), mix('#efe6d2', colour, 0.25), true);
            break;
          case 'rattan':
            shade(
              scene,
              at,
              [
                [0.12, 0],
                [0.23, 0.09],
                [0.25, 0.18],
                [0.17, 0.29],
                [0.05, 0.34],
              ],
              '#c39a63',
              false,
            );
            brush.rods(
              Array.from({ length: 7 }, (_, n) => {
                const share = n / 6 - 0.5;
                return [
                  [x + share * 0.24, y, z],
                  [x + share * 0.5, y + 0.15, z],
                  [x + share * 0.1, y + 0.33, z],
                ] as const;
              }),
              '#8a6636',
              0.008,
              0.6,
            );
            break;
        }
      }),
    0,
  );
  scene.shine([x, y + high[kind] * 0.4, z], 1.1, strength(scene));
}

/** The outline of a sphere with its base at the origin. */
function round(radius: number): readonly (readonly [number, number])[] {
  return [0.06, 0.2, 0.36, 0.5, 0.64, 0.8, 0.94].map((share) => {
    const v = share * 2 * radius;
    return [Math.sqrt(Math.max(0.0001, radius ** 2 - (v - radius) ** 2)), v] as const;
  });
}

/** The pendants that suit a home. */
export function pendantOf(scene: Scene): PendantKind {
  const { random, taste } = scene;
  const kinds: Record<Style, readonly [PendantKind, ...PendantKind[]]> = {
    classic: ['globe', 'drum'],
    deco: ['globe'],
    country: ['rattan', 'drum', 'cone'],
    mid: ['paper', 'cone', 'globe'],
    seventies: ['globe', 'drum'],
    loft: ['cone'],
    modern: ['globe', 'drum', 'paper', 'rattan'],
    plain: ['paper', 'cone'],
  };
  return random.pick(kinds[taste.style]);
}
