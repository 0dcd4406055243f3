import type { Point } from '../camera.ts';
import { mix } from '../palette.ts';
import type { Plane } from '../plane.ts';
import type { Brush } from './brush.ts';
import type { RoomLight } from './room-light.ts';
import type { Patch } from './walls.ts';

/** A papered wall: stripes, a trellis or sprigs, in two close tones. */
export function paintPaper(brush: Brush, light: RoomLight, wall: Plane, patch: Patch, colour: string): void {
  const at = wall.at(patch.u + patch.width / 2, 1.2);
  const second = light.shade(mix(colour, '#6b4f34', 0.3), wall.normal, at);
  const third = light.shade(mix(colour, '#fff6e0', 0.6), wall.normal, at);
  // Derived from the colour, so that all walls of a room have the same pattern.
  const kind = Number.parseInt(colour.slice(5), 16) % 3;
  const shapes: Point[][] = [];
  const accents: Point[][] = [];
  const { u: left, v: low, width, height } = patch;
  if (kind === 0)
    for (let u = left; u < left + width; u += 0.24) {
      shapes.push(wall.rect(u, low, Math.min(0.09, left + width - u), height));
      accents.push(wall.rect(Math.min(u + 0.15, left + width), low, 0.015, height));
    }
  else
    for (let row = 0; row * 0.3 < height - 0.1; row++)
      for (let u = left + (row % 2 ? 0.15 : 0); u < left + width - 0.05; u += 0.3) {
        const [cu, cv] = [u + 0.08, low + row * 0.3 + 0.14];
        const petals = kind === 1 ? 4 : 6;
        const shape: Point[] = [];
        for (let n = 0; n < petals * 2; n++) {
          const radius = n % 2 ? (kind === 1 ? 0.03 : 0.035) : kind === 1 ? 0.11 : 0.075;
          const angle = (n / petals) * Math.PI;
          shape.push(wall.at(cu + Math.cos(angle) * radius, cv + Math.sin(angle) * radius));
        }
        shapes.push(shape);
        accents.push(wall.rect(cu - 0.014, cv - 0.014, 0.028, 0.028));
      }
  brush.fill(shapes, second, 0.5);
  brush.fill(accents, third, 0.7);
}
