import type { Plane } from '../plane.ts';
import type { Brush } from './brush.ts';
import type { RoomLight } from './room-light.ts';

/** Part of a wall: from u to u + width, from v to v + height. */
export interface Patch {
  u: number;
  v: number;
  width: number;
  height: number;
}

/** A wall in its colour, shaded along its length. */
export function paintWash(
  brush: Brush,
  light: RoomLight,
  wall: Plane,
  { u, v, width, height }: Patch,
  colour: string,
): void {
  brush.blend(
    wall.rect(u, v, width, height),
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => {
      // At eye level the gradient stops are level on the sheet, so the gradient stays vertical.
      const at = wall.at(u + width * share, brush.camera.eye[1]);
      return { at, colour: light.shade(colour, wall.normal, at) };
    }),
  );
}

/** Ambient shadow where a wall meets ceiling and floor, in thin layers. */
export function paintGloom(brush: Brush, light: RoomLight, wall: Plane, { u, v, width, height }: Patch): void {
  // Fewer layers suffice where the steps are less than a pixel.
  const layers = brush.pixels < 0.5 ? 7 : 10;
  const [high, low] = [Math.min(0.8, height * 0.3), Math.min(0.6, height * 0.25)];
  for (let n = 1; n <= layers; n++) {
    const share = (n / layers) ** 1.4;
    brush.fill(
      [wall.rect(u, v + height - high * share, width, high * share), wall.rect(u, v, width, low * share)],
      light.shadow,
      0.15 / layers,
    );
  }
}
