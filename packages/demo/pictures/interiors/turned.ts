import type { Point } from '../camera.ts';
import type { Brush } from './brush.ts';
import type { RoomLight } from './room-light.ts';

/** Pairs of a radius and a height, from bottom to top. */
export type Profile = readonly (readonly [radius: number, height: number])[];

/** A straight side from one radius to another. */
export const cone = (foot: number, rim: number, height: number): Profile => [
  [foot, 0],
  [rim, height],
];

/** Paints a body of revolution at a point of the room. */
export function paintTurned(
  brush: Brush,
  light: RoomLight,
  foot: Point,
  profile: Profile,
  colour: string,
  open?: string,
): void {
  if (brush.camera.depth(foot) < 0.4) return;
  const { eye } = brush.camera;
  const rings = profile.map(([radius, height]) => {
    const at: Point = [foot[0], foot[1] + height, foot[2]];
    const [x, y] = brush.camera.flat([at])[0] ?? [0, 0];
    const wide = radius * brush.camera.scale(at);
    return { x, y, wide, high: (wide * (eye[1] - at[1])) / Math.max(0.5, brush.camera.depth(at)) };
  });
  const [first, last] = [rings[0], rings[rings.length - 1]];
  if (!first || !last) return;
  const n = (value: number) => Math.round(value * 10) / 10;
  const up = rings.map(({ x, y, wide }) => `${n(x - wide)} ${n(y)}`);
  const down = [...rings].reverse().map(({ x, y, wide }) => `${n(x + wide)} ${n(y)}`);
  const arc = ({ wide, high }: typeof first, sweep: 0 | 1) => `A${n(wide)} ${n(Math.abs(high))} 0 0 ${sweep} `;
  const outlineOf = `M${up.join('L')}${arc(last, last.high > 0 ? 1 : 0)}${down.join('L')}${arc(first, first.high > 0 ? 1 : 0)}${up[0] ?? ''}Z`;
  const [toLeft, toRight] = sideways(brush);
  const middle: Point = [foot[0], foot[1] + 0.3, foot[2]];
  const tone = (normal: Point) => light.shade(colour, normal, middle);
  const ellipse = ({ x, y, wide, high }: typeof first) =>
    `M${n(x - wide)} ${n(y)}A${n(wide)} ${n(Math.abs(high))} 0 0 1 ${n(x + wide)} ${n(y)}A${n(wide)} ${n(Math.abs(high))} 0 0 1 ${n(x - wide)} ${n(y)}Z`;
  // Seen from below, the inside of a shade is visible.
  if (first.high < -0.4 && first.wide > 1)
    brush.path(ellipse(first), light.shade(open ?? colour, [0, -0.4, 0], middle));
  brush.path(outlineOf, brush.wash([tone(toLeft), tone([0, 0.3, -0.9]), tone(toRight)]));
  if (last.high > 0.2 && last.wide > 0.5) {
    brush.path(ellipse(last), light.shade(open ?? colour, [0, 1, 0], middle));
  }
}

/** The directions that appear as left and right on the sheet. */
function sideways(brush: Brush): readonly [Point, Point] {
  const { eye, depth, flat } = brush.camera;
  const share = (dx: number, dz: number) => depth([eye[0] + dx, eye[1], eye[2] + dz]);
  const [sin, cos] = [share(1, 0), share(0, 1)];
  const ahead: Point = [eye[0] + sin * 3 + cos, eye[1], eye[2] + cos * 3 - sin];
  // A mirrored camera swaps left and right.
  const way = (flat([ahead])[0]?.[0] ?? 700) > 600 ? 1 : -1;
  return [
    [-cos * way, 0, sin * way],
    [cos * way, 0, -sin * way],
  ];
}
