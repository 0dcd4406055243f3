import { mix, palette } from '../palette.ts';
import { mirror } from './mirrors.ts';
import { alongWall, type WallName } from './room.ts';
import { against, type Scene } from './scene.ts';
import { vase } from './small-things.ts';
import { doors } from './storage.ts';

/** A washstand with basin, tap and a mirror above; from 1.3 m on with two basins. */
export function washstand(scene: Scene, wall: WallName, place: number, width: number, tone: string): void {
  const { room, taste, random, brush, light } = scene;
  const depth = 0.48;
  const pedestal = taste.dated || (taste.age === 'old' && random.chance(0.4));

  const front = random.pick([taste.front, taste.wood, mix(taste.accent, palette.slate, 0.1)]);
  const basins = width >= 1.3 ? [0.27, 0.73] : [0.5];
  const stone = random.pick(['#efece5', taste.worktop, '#d9d3c8']);
  scene.stand(against(room, wall, place, depth, 0), [width, 1.15, depth], (piece) => {
    if (pedestal) {
      for (const share of basins) {
        const x = width * share;
        piece.turned(
          [x, 0, depth - 0.2],
          [
            [0.13, 0],
            [0.09, 0.12],
            [0.08, 0.6],
            [0.12, 0.7],
          ],
          tone,
        );
        piece.soft([x - 0.3, 0.68, 0.02], [0.6, 0.17, depth - 0.02], tone, 0.09);
        piece.other([x - 0.22, 0.855, 0.06], [0.44, 0.01, 0.3], (at) =>
          brush.rounded(
            [
              at([x - 0.22, 0.855, 0.07]),
              at([x + 0.22, 0.855, 0.07]),
              at([x + 0.22, 0.855, 0.36]),
              at([x - 0.22, 0.855, 0.36]),
            ],
            0.14,
            mix(light.shade(tone, [0, 1, 0], at([x, 0.85, 0.2])), palette.slate, 0.18),
          ),
        );
        tap(piece, x, 0.85, depth - 0.06, taste.metal);
      }
      return;
    }
    piece.box([0, 0.38, 0.02], [width, 0.44, depth - 0.02], front, {
      front: (face) =>
        doors(
          brush,
          face,
          basins.length,
          2,
          front,
          taste.style === 'plain' ? null : taste.metal,
          taste.style === 'classic' || taste.style === 'country',
        ),
    });
    piece.box([-0.01, 0.82, 0], [width + 0.02, 0.04, depth], stone, {
      top: (face) => {
        for (const share of basins)
          brush.rounded(
            face.rect(width * share - 0.23, 0.08, 0.46, 0.3),
            0.09,
            mix(light.shade(tone, [0, 1, 0], face.at(0, 0)), palette.slate, 0.16),
          );
      },
    });
    for (const share of basins) {
      tap(piece, width * share, 0.86, depth - 0.07, taste.metal);
    }
    if (!taste.sparse) {
      vase(
        piece,
        [width * 0.06 + 0.03, 0.86, depth * 0.6],
        0.16,
        random.pick(['#8fa39d', '#b5654a', '#e6e1d6', '#53606a']),
      );
      piece.turned(
        [width - 0.1, 0.86, depth * 0.5],
        [
          [0.035, 0],
          [0.035, 0.12],
          [0.012, 0.13],
          [0.012, 0.16],
        ],
        '#a9845a',
      );
    }
  });
  const plane = room.walls[wall];
  const u = alongWall(room, wall, place);
  const round = !taste.dated && random.chance(0.5);
  if (round)
    for (const share of basins)
      mirror(scene, plane, { u: u + (share - 0.5) * width - 0.36, v: 1.12, width: 0.72, height: 0.72 }, true);
  else
    mirror(
      scene,
      plane,
      { u: u - width * 0.46, v: 1.06, width: width * 0.92, height: Math.min(0.9, room.height - 1.5) },
      false,
    );
  if (!round || basins.length === 1) {
    for (const side of [-1, 1]) {
      const at = plane.at(u + side * (round ? 0.5 : width * 0.46 + 0.1), 1.62, 0.08);
      scene.hang(() => {
        brush.rod(taste.metal, 0.02, plane.at(u + side * (round ? 0.5 : width * 0.46 + 0.1), 1.5, 0.05), at);
        brush.rounded(
          [
            [at[0], at[1] - 0.06, at[2]],
            [at[0], at[1] - 0.06, at[2]],
            [at[0], at[1] + 0.06, at[2]],
          ],
          0.05,
          '#f7edd6',
        );
      });
      scene.shine(at, 0.5, light.dusk ? 0.6 : 0.25);
    }
  }
}

function tap(
  piece: Parameters<Parameters<Scene['stand']>[2]>[0],
  x: number,
  y: number,
  z: number,
  metal: string,
): void {
  piece.rod(metal, 0.024, [x, y, z], [x, y + 0.2, z], [x, y + 0.22, z - 0.08], [x, y + 0.18, z - 0.15]);
}
