import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import type { Brush } from './brush.ts';
import type { RoomLight } from './room-light.ts';
import type { Patch } from './walls.ts';

/** Raised panels with a dado, as in houses from before the First World War. */
export function paintPanels(
  brush: Brush,
  light: RoomLight,
  wall: Plane,
  patch: Patch,
  colour: string,
  holes: readonly Patch[],
): void {
  const at = wall.at(patch.u + patch.width / 2, 1.2);
  const [bright, dark] = [
    mix(light.shade(colour, wall.normal, at), '#ffffff', 0.3),
    mix(light.shade(colour, wall.normal, at), palette.slate, 0.26),
  ];
  const count = Math.max(2, Math.round(patch.width / 1.15));
  const wide = patch.width / count;
  const lines: Point[][] = [];
  const lights: Point[][] = [];
  const rail = 0.92;
  for (let n = 0; n < count; n++)
    for (const [low, high] of [
      [0.26, rail - 0.1],
      [rail + 0.14, patch.height - 0.36],
    ] as const) {
      const [u, w] = [patch.u + n * wide + 0.12, wide - 0.24];
      if (
        holes.some(
          (hole) =>
            u < hole.u + hole.width + 0.1 &&
            u + w > hole.u - 0.1 &&
            low < hole.v + hole.height + 0.1 &&
            high > hole.v - 0.1,
        )
      )
        continue;
      const shape = wall.rect(u, low, w, high - low);
      lines.push([...shape, ...shape.slice(0, 1)]);
      const inner = wall.rect(u + 0.035, low + 0.035, w - 0.07, high - low - 0.07);
      lights.push([...inner, ...inner.slice(0, 1)]);
    }
  brush.rods(lines, dark, 0.014, 0.7);
  brush.rods(lights, bright, 0.01, 0.75);
  brush.face(wall.rect(patch.u, rail, patch.width, 0.045, 0.01), bright);
  brush.face(wall.rect(patch.u, rail - 0.02, patch.width, 0.02, 0.01), dark, 0.5);
}

/** A skirting board; tall and moulded in old houses. */
export function paintSkirting(
  brush: Brush,
  light: RoomLight,
  wall: Plane,
  u: number,
  width: number,
  tall: boolean,
  colour: string,
): void {
  const high = tall ? 0.2 : 0.09;
  const tone = light.shade(colour, wall.normal, wall.at(u + width / 2, 0.1));
  brush.face(wall.rect(u, 0, width, high, 0.015), tone);
  brush.face(wall.rect(u, high - 0.012, width, 0.012, 0.015), mix(tone, '#ffffff', 0.4));
  if (tall) brush.face(wall.rect(u, high - 0.055, width, 0.01, 0.015), mix(tone, palette.slate, 0.3), 0.6);
}

/** A plaster cornice under the ceiling. */
export function paintCornice(
  brush: Brush,
  light: RoomLight,
  wall: Plane,
  u: number,
  width: number,
  height: number,
): void {
  const tone = light.shade('#f6f2ea', wall.normal, wall.at(u + width / 2, height));
  const strip = (from: number, to: number, out: number, colour: string, opacity = 1) =>
    brush.face(wall.rect(u, height - to, width, to - from, out), colour, opacity);
  strip(0.2, 0.26, 0.005, light.shadow, 0.14);
  strip(0, 0.2, 0.03, tone);
  strip(0.17, 0.2, 0.05, mix(tone, '#ffffff', 0.5));
  strip(0.1, 0.115, 0.05, mix(tone, palette.slate, 0.28), 0.7);
  strip(0, 0.09, 0.09, mix(tone, palette.slate, 0.1));
  strip(0.08, 0.095, 0.09, mix(tone, '#ffffff', 0.6));
}
