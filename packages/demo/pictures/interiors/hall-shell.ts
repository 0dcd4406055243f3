import type { Random } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import { paintBricks } from './bricks.ts';
import type { FloorFinish } from './floor-patterns.ts';
import { paintFloor } from './floors.ts';
import type { Scene } from './scene.ts';
import { paintTunnel } from './tunnel.ts';
import { paintGloom } from './walls.ts';

/** A power-floated concrete floor. */
export const slab: FloorFinish = { pattern: 'concrete', colour: '#b0aca3', second: '#8a8882' };

/** The shell of an industrial hall: pitched roof with trusses and skylights, walls of metal sheets or painted brick. */
export function hallShell(
  scene: Scene,
  height: number,
  ridge: number,
  wall: string,
  brick: boolean,
  random: Random,
): void {
  const { brush, light, room } = scene;
  const { width: w, depth: d } = room;
  const section = [
    [0, 0],
    [0, height],
    [w / 2, ridge],
    [w, height],
    [w, 0],
  ] as const;
  paintTunnel(scene, section, (n) => (n === 1 || n === 2 ? '#dcd8cf' : wall), wall);
  if (brick) {
    for (const name of ['left', 'right'] as const)
      paintBricks(
        brush,
        light,
        room.walls[name],
        { u: name === 'left' ? room.near : 0, v: 0, width: d - room.near, height: 1.2 },
        '#b07a5f',
        random,
      );
  } else {
    const lines: Point[][] = [];
    for (let z = Math.max(room.near, brush.camera.eye[2] + 0.5); z < d; z += 0.5)
      lines.push(
        [
          [0, 0, z],
          [0, height, z],
        ],
        [
          [w, 0, z],
          [w, height, z],
        ],
      );
    for (let x = 0; x < w; x += 0.5)
      lines.push([
        [x, 0, d],
        [x, height + (ridge - height) * (1 - Math.abs(x / w - 0.5) * 2), d],
      ]);
    brush.rods(lines, mix(wall, palette.slate, 0.4), 0.02, 0.3);
  }
  // Skylights in the roof.
  for (const side of [0, 1])
    for (let z = d - 2; z > brush.camera.eye[2] + 1.5; z -= 4) {
      const at = (share: number, zz: number): Point => [
        side ? w - (w / 2) * share : (w / 2) * share,
        height + (ridge - height) * share,
        zz,
      ];
      brush.face([at(0.3, z), at(0.78, z), at(0.78, z - 1.4), at(0.3, z - 1.4)], light.dusk ? '#8b93a6' : '#f7f9f6');
      if (light.sun && side === 0)
        brush.face(
          [
            [w * 0.3, 0.01, z - 0.6],
            [w * 0.5, 0.01, z - 0.6],
            [w * 0.56, 0.01, z - 2],
            [w * 0.36, 0.01, z - 2],
          ],
          light.warmth,
          0.24,
        );
    }
  paintFloor(brush, light, room, slab, random);
  paintGloom(brush, light, room.walls.left, { u: room.near, v: 0, width: d - room.near, height });
  trusses(scene, height, ridge);
}

function trusses(scene: Scene, height: number, ridge: number): void {
  const { brush, light, room } = scene;
  const w = room.width;
  const steel = light.shade('#6b757b', [0, -0.4, -0.8], [w / 2, height, room.depth / 2]);
  for (let z = room.depth - 1.5; z > brush.camera.eye[2] + 2; z -= 4) {
    const low = (share: number): Point => [w * share, height - 0.1, z];
    const high = (share: number): Point => [
      w * share,
      height + (ridge - height) * (1 - Math.abs(share - 0.5) * 2) - 0.08,
      z,
    ];
    brush.rods(
      [
        [low(0), low(1)],
        [low(0), high(0.5), low(1)],
      ],
      steel,
      0.14,
    );
    brush.rods(
      [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875].flatMap((share, n) => [
        [low(share), high(share)],
        [low(share), high(n < 3 ? share + 0.125 : n > 3 ? share - 0.125 : share)],
      ]),
      steel,
      0.06,
    );
    brush.rods(
      [
        [
          [0.1, 0, z],
          [0.1, height, z],
        ],
        [
          [w - 0.1, 0, z],
          [w - 0.1, height, z],
        ],
      ],
      steel,
      0.2,
    );
  }
}
