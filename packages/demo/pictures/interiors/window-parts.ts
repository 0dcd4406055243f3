import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import type { Brush } from './brush.ts';
import type { Opening } from './panes.ts';
import type { RoomLight } from './room-light.ts';
import type { Taste } from './taste.ts';
import type { Pane } from './uv.ts';

/** The architrave around a window. */
export function casing(brush: Brush, light: RoomLight, plane: Plane, pane: Pane, opening: Opening, taste: Taste): void {
  if (taste.age === 'now' || opening.kind === 'steel' || opening.kind === 'cottage') return;
  const wide = taste.age === 'old' ? 0.14 : 0.07;
  const tone = light.shade(taste.frame, plane.normal, plane.at(pane.u + pane.width / 2, pane.v + 1));
  const low = pane.v < 0.1 ? 0 : wide * 0.5;
  brush.face(plane.rect(pane.u - wide, pane.v - low, pane.width + 2 * wide, pane.height + wide + low), tone);
  if (taste.age === 'old') {
    const shape = plane.rect(
      pane.u - wide * 0.45,
      pane.v - low,
      pane.width + wide * 0.9,
      pane.height + wide * 0.45 + low,
    );
    brush.rods([[...shape, ...shape.slice(0, 1)]], mix(tone, palette.slate, 0.3), 0.012, 0.7);
  }
}

/** The reveals of the opening; `deep` in metres. */
export function reveal(
  brush: Brush,
  light: RoomLight,
  plane: Plane,
  { u, v, width, height }: Pane,
  deep: number,
  taste: Taste,
): void {
  const colour = taste.brick ? mix(taste.accent, '#e9e1d3', 0.4) : mix(taste.frame, palette.white, 0.4);
  const [n, mid] = [plane.normal, plane.at(u + width / 2, v + height / 2)];
  const side: Point = [Math.abs(n[2]), 0, Math.abs(n[0])];
  const tone = (share: number, normal: Point) => mix(light.shade(colour, normal, mid), palette.slate, share);
  const jamb = (at: number) => [
    plane.at(at, v),
    plane.at(at, v, -deep),
    plane.at(at, v + height, -deep),
    plane.at(at, v + height),
  ];
  brush.face(plane.rect(u, v, width, height), tone(0.3, n));
  brush.face(jamb(u), light.dusk ? tone(0.25, side) : tone(0.02, side));
  brush.face(jamb(u + width), light.dusk ? tone(0.25, side) : tone(0.1, side));
  brush.face(
    [
      plane.at(u, v + height),
      plane.at(u + width, v + height),
      plane.at(u + width, v + height, -deep),
      plane.at(u, v + height, -deep),
    ],
    tone(0.22, [0, -1, 0]),
  );
  brush.face(
    [plane.at(u, v), plane.at(u + width, v), plane.at(u + width, v, -deep), plane.at(u, v, -deep)],
    tone(light.dusk ? 0.2 : 0, [0, 1, 0]),
  );
}

/** The window sill inside. */
export function sillBoard(brush: Brush, light: RoomLight, plane: Plane, { u, v, width }: Pane, taste: Taste): void {
  if (v < 0.25) return;
  const stone = taste.age === 'now' ? '#efece5' : sillStone(taste);
  const [from, to] = [u - 0.06, u + width + 0.06];
  const at = plane.at(u, v, 0.1);
  brush.face(
    [plane.at(from, v, 0), plane.at(to, v, 0), plane.at(to, v, 0.1), plane.at(from, v, 0.1)],
    light.shade(stone, [0, 1, 0], at),
  );
  brush.face(
    plane.rect(from, v - 0.045, to - from, 0.045, 0.1),
    mix(light.shade(stone, plane.normal, at), palette.slate, 0.12),
  );
  brush.face(plane.rect(from, v - 0.1, to - from, 0.055, 0.005), light.shadow, 0.16);
}

function sillStone({ age, dated }: Taste): string {
  return age === 'old' ? '#d9d2c4' : dated || age === 'seventies' ? '#b9b2a4' : '#e6e0d4';
}
