import type { Flat, Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { clip } from '../clip.ts';
import { mix } from '../palette.ts';
import type { Plane } from '../plane.ts';
import { slantOf } from '../shade.ts';

/** An opening in a wall, in the wall's coordinates. */
export interface Opening {
  u: number;
  v: number;
  width: number;
  height: number;
}

export type Head = 'flat' | 'segment' | 'basket' | 'round' | 'circle';

/** The outline of an opening, counter-clockwise from its lower left corner; `height` includes the arch. */
export function outlineOf({ u, v, width, height }: Opening, head: Head, grow = 0): Flat[] {
  const [left, right, low, high] = [u - grow, u + width + grow, v, v + height + grow];
  if (head === 'circle')
    return Array.from({ length: 16 }, (_, n): Flat => {
      const angle = (n / 16) * Math.PI * 2;
      return [
        u + width / 2 + Math.cos(angle) * (width / 2 + grow),
        v + height / 2 + Math.sin(angle) * (height / 2 + grow),
      ];
    });
  const rise = riseOf(head, right - left);
  if (rise === 0)
    return [
      [left, low],
      [right, low],
      [right, high],
      [left, high],
    ];
  const arc = Array.from({ length: 11 }, (_, n): Flat => {
    const angle = (n / 10) * Math.PI;
    return [(left + right) / 2 + (Math.cos(angle) * (right - left)) / 2, high - rise + Math.sin(angle) * rise];
  });
  return [[left, low], [right, low], ...arc];
}

/** The rise of an arch over an opening of that width. */
export function riseOf(head: Head, width: number): number {
  return { flat: 0, segment: width * 0.14, basket: width * 0.3, round: width / 2, circle: 0 }[head];
}

/** The visible part of the surface at the bottom of an opening. */
export interface Recess {
  deep: number;
  /** The opening in the wall. */
  outline: Flat[];
  /** The part of the bottom that the wall does not hide. */
  seen: Flat[];
  /** Clips a convex shape at the bottom to the visible part. */
  cut(shape: readonly Flat[]): Point[];
  rect(u: number, v: number, width: number, height: number): Point[];
}

/** An opening `deep` metres into a wall, with its jambs, sill and soffit painted. */
export function paintRecess(
  canvas: Canvas,
  plane: Plane,
  opening: Opening,
  head: Head,
  deep: number,
  jamb: string,
): Recess {
  const outline = outlineOf(opening, head);
  const [eyeU, eyeV, away] = plane.measure(canvas.camera.eye);
  const share = deep / Math.max(0.1, away);
  // The opening's outline, projected from the eye onto the bottom.
  const seen = clip(
    outline,
    outline.map(([u, v]): Flat => [u + (u - eyeU) * share, v + (v - eyeV) * share]),
  );
  const light = canvas.tone(jamb, plane);
  const at = (shape: readonly Flat[]) => shape.map(([u, v]) => plane.at(u, v, -deep));
  canvas.face(
    outline.map(([u, v]) => plane.at(u, v)),
    mix(light, canvas.light.shadow, 0.52),
  );
  if (canvas.detail(plane.at(opening.u, opening.v)) * deep > 1.6) {
    const slant = slantOf(canvas, plane);
    outline.forEach((from, n) => {
      const to = outline[(n + 1) % outline.length] ?? from;
      const [du, dv] = [to[0] - from[0], to[1] - from[1]];
      const long = Math.hypot(du, dv);
      if (long < 0.001) return;
      // The outline is counter-clockwise, so inwards is to the left.
      const normal: Flat = [-dv / long, du / long];
      if ((eyeU - from[0]) * normal[0] + (eyeV - from[1]) * normal[1] <= 0) return;
      const lit = slant ? Math.max(0, -(normal[0] * slant[0] + normal[1] * slant[1])) : 0.2;
      canvas.face(
        [plane.at(...from), plane.at(...to), plane.at(...to, -deep), plane.at(...from, -deep)],
        mix(light, canvas.light.shadow, lit > 0.25 ? 0.04 : normal[1] < -0.5 ? 0.6 : 0.42),
      );
    });
  }
  const cut = (shape: readonly Flat[]): Point[] => at(clip(shape, seen));
  return {
    deep,
    outline,
    seen,
    cut,
    rect: (u, v, width, height) =>
      cut([
        [u, v],
        [u + width, v],
        [u + width, v + height],
        [u, v + height],
      ]),
  };
}

/** The shadow of head and jamb on the bottom of an opening. */
export function paintRecessShadow(canvas: Canvas, plane: Plane, recess: Recess, deep = recess.deep): void {
  const place = (shape: readonly Flat[]) => shape.map(([u, v]) => plane.at(u, v, -recess.deep));
  const slant = slantOf(canvas, plane);
  const { light } = canvas;
  if (!slant) return;
  const moved = recess.outline.map(([u, v]): Flat => [u + slant[0] * deep, v + slant[1] * deep]);
  const lit = clip(recess.seen, moved);
  const shapes = lit.length > 2 ? [place(recess.seen), place(lit)] : [place(recess.seen)];
  canvas.pierced(shapes, light.shadow, Math.min(0.6, light.depth + 0.12));
}
