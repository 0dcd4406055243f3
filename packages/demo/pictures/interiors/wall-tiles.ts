import type { Random } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import type { Brush } from './brush.ts';
import type { RoomLight } from './room-light.ts';
import type { TileKind } from './taste.ts';
import { paintWash, type Patch } from './walls.ts';

/** Width and height in metres. */
const tileSizes: Record<TileKind, readonly [number, number]> = {
  metro: [0.2, 0.1],
  square: [0.15, 0.15],
  large: [0.9, 0.45],
  upright: [0.075, 0.22],
  old: [0.15, 0.15],
};

/** Wall tiles up to a height. */
export function paintTiles(
  brush: Brush,
  light: RoomLight,
  wall: Plane,
  patch: Patch,
  tile: { kind: TileKind; colour: string; joint: string },
  random: Random,
): void {
  paintWash(brush, light, wall, patch, tile.colour);
  const [wide, high] = tileSizes[tile.kind];
  const at = wall.at(patch.u + patch.width / 2, patch.v + patch.height / 2);
  const near = brush.detail(at);
  const coarse = near * wide < 5 ? 2 : 1;
  const [w, h] = [wide * coarse, high * coarse];
  const pale: Point[][] = [];
  const dark: Point[][] = [];
  const joints: Point[][] = [];
  for (let row = 0; row * h < patch.height - 0.005; row++) {
    const v = patch.v + row * h;
    if (row > 0) joints.push(wall.rect(patch.u, v - 0.003, patch.width, 0.007));
    const shift = tile.kind === 'metro' && row % 2 ? -w / 2 : 0;
    for (let u = patch.u + shift; u < patch.u + patch.width; u += w) {
      const from = Math.max(u, patch.u);
      const to = Math.min(u + w, patch.u + patch.width);
      const top = Math.min(h, patch.v + patch.height - v);
      if (to - from < 0.01) continue;
      if (random.chance(0.3)) (random.chance(0.5) ? pale : dark).push(wall.rect(from, v, to - from, top));
      if (u > patch.u) joints.push(wall.rect(u - 0.003, v, 0.007, top));
    }
  }
  brush.fill(pale, '#ffffff', 0.12);
  brush.fill(dark, mix(tile.colour, palette.slate, 0.6), 0.08);
  brush.fill(joints, light.shade(tile.joint, wall.normal, at), near * w < 9 ? 0.4 : 0.75);
  if (tile.kind === 'old') {
    brush.face(
      wall.rect(patch.u, patch.v + patch.height - 0.14, patch.width, 0.07),
      light.shade('#5f7480', wall.normal, at),
    );
    brush.face(
      wall.rect(patch.u, patch.v + patch.height, patch.width, 0.03, 0.01),
      light.shade('#efe9dc', wall.normal, at),
    );
  }
}
