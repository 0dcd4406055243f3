import type { Random } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import { bouquet } from './bouquets.ts';
import { paintBricks } from './bricks.ts';
import { grow } from './foliage.ts';
import type { Scene } from './scene.ts';
import { paintWash } from './walls.ts';
import { rectangle } from '../shapes.ts';

/** A few flat clouds. */
export function clouds(scene: Scene, random: Random): void {
  const { brush, light } = scene;
  for (let n = 0; n < 4; n++) {
    const [x, y, wide] = [-34 + random.next() * 76, 11 + random.next() * 17, 5 + random.next() * 9];
    const puffs = Array.from({ length: 7 }, (_, puff) => {
      const share = puff / 6 - 0.5;
      const [cx, r] = [x + share * wide * 2, wide * (0.3 - share * share * 0.8) * (0.7 + random.next() * 0.5)];
      return Array.from({ length: 16 }, (_, k): Point => [
        cx + Math.cos((k / 16) * 6.283) * r * 1.5,
        y + Math.max(-0.12, Math.sin((k / 16) * 6.283)) * r * 0.62,
        58,
      ]);
    });
    brush.fill(puffs, light.dusk ? mix(light.sky[2], light.sky[1], 0.45) : '#ffffff', 0.34);
  }
}

/** The wall of the house on the left, with a glass door that reflects the sky. */
export function facade(scene: Scene, tone: string, brick: boolean, random: Random): void {
  const { brush, light, room, taste } = scene;
  const wall = room.walls.left;
  const patch = { u: room.near, v: 0, width: room.depth - room.near, height: 5.4 };
  if (brick) paintBricks(brush, light, wall, patch, tone, random);
  else paintWash(brush, light, wall, patch, tone);
  const frame = light.shade(taste.frame, wall.normal, wall.at(1.8, 1));
  const [u, width, high] = [0.7, 2.3, 2.3];
  brush.face(wall.rect(u - 0.05, 0, width + 0.1, high + 0.05), mix(frame, palette.slate, 0.2));
  for (const n of [0, 1]) {
    const pane = { u: u + n * (width / 2) + 0.05, width: width / 2 - 0.1 };
    brush.blend(wall.rect(pane.u, 0.06, pane.width, high - 0.1), [
      { at: wall.at(pane.u, high), colour: light.dusk ? '#f2cf92' : mix(light.sky[1], '#3d4a52', 0.35) },
      { at: wall.at(pane.u, 0.9), colour: light.dusk ? '#e0ae66' : mix(light.sky[2], '#4a545a', 0.45) },
      { at: wall.at(pane.u, 0.06), colour: light.dusk ? '#a9783f' : '#4d565a' },
    ]);
    brush.face(
      [
        wall.at(pane.u + pane.width * 0.1, 0.06),
        wall.at(pane.u + pane.width * 0.35, 0.06),
        wall.at(pane.u + pane.width * 0.75, high - 0.04),
        wall.at(pane.u + pane.width * 0.5, high - 0.04),
      ],
      '#ffffff',
      0.14,
    );
    const edge = wall.rect(pane.u, 0.06, pane.width, high - 0.1);
    brush.rod(frame, 0.07, ...edge, ...edge.slice(0, 1));
  }
  brush.face(wall.rect(room.near, 0, room.depth - room.near, 0.08, 0.02), '#68727a');
  const lamp = wall.at(3.4, 2, 0.1);
  brush.rounded(
    rectangle([lamp[0], lamp[1] - 0.1, lamp[2] - 0.06], [lamp[0], lamp[1] + 0.1, lamp[2] + 0.06]),
    0.03,
    light.dusk ? '#ffe2a0' : '#3a3f42',
  );
  scene.shine(lamp, 1, light.dusk ? 0.6 : 0);
}

/** Plants along the edge of a garden terrace: grasses, box and flowers. */
export function border(scene: Scene, random: Random): void {
  const { brush, light, room } = scene;
  for (let n = 0; n < 20; n++) {
    const x = -1 + ((n + random.next()) / 20) * (room.width + 3);
    const z = room.depth + 0.2 + random.next() * 0.4;
    const at: Point = [x, 0.02, z];
    const seeds = Array.from({ length: 60 }, () => random.next());
    const kind = random.between(0, 3);
    if (kind === 0) grow(brush, light, at, 'snake', 0.45 + random.next() * 0.4, seeds);
    else if (kind === 1)
      bouquet(
        brush,
        light,
        at,
        0.5 + random.next() * 0.3,
        random.pick(['#b98a94', '#c9a24f', '#8f7f9f', '#d9d2c4', '#b0654c']),
        random,
      );
    else {
      const [r, tone] = [0.2 + random.next() * 0.16, random.pick(['#5f7148', '#6d7f52', '#74865a'])];
      for (const [dx, dy, share] of [
        [0, 0.5, 0.2],
        [-0.5, 0.4, 0.1],
        [0.5, 0.4, 0.08],
        [-0.2, 0.9, -0.1],
        [0.25, 1, -0.2],
      ] as const)
        brush.face(
          Array.from({ length: 12 }, (_, k): Point => [
            x + dx * r + Math.cos((k / 12) * 6.283) * r * 0.75,
            dy * r + Math.sin((k / 12) * 6.283) * r * 0.62,
            z,
          ]),
          light.shade(mix(tone, share > 0 ? palette.slate : palette.straw, Math.abs(share)), [0, 0.6, -0.4], at),
        );
    }
  }
}
