import type { Flat, Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { type Head, type Opening, outlineOf, riseOf } from './openings.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import { dropShadow } from '../shade.ts';

/** Types of window and door surround. */
export type Surround = 'none' | 'lintel' | 'flat-arch' | 'arch' | 'stone' | 'quoins' | 'band' | 'hood' | 'eyebrow';

/** Paints a surround in its own colour, projecting slightly from the wall. */
export function paintSurround(
  canvas: Canvas,
  plane: Plane,
  opening: Opening,
  head: Head,
  surround: Surround,
  trim: string,
  wall: string,
): void {
  const { u, v, width, height } = opening;
  const colour = canvas.tone(trim, plane);
  const fine = canvas.detail(plane.at(u, v)) > 24;
  const out = 0.03;
  const face = (shape: readonly Flat[]) => shape.map(([x, y]) => plane.at(x, y, out));
  switch (surround) {
    case 'none':
      return;
    case 'lintel':
      canvas.face(plane.rect(u - 0.14, v + height, width + 0.28, 0.22, out), colour);
      if (fine) canvas.face(plane.rect(u - 0.14, v + height - 0.03, width + 0.28, 0.03), canvas.light.shadow, 0.3);
      return;
    case 'flat-arch':
      return voussoirs(canvas, plane, opening, head, mix(wall, trim, 0.35), wall, 0.24, fine);
    case 'arch':
      return voussoirs(canvas, plane, opening, head, trim, wall, 0.26, fine);
    case 'stone':
    case 'band': {
      const wide = surround === 'stone' ? 0.16 : 0.1;
      const outer = outlineOf(opening, head, wide);
      const sides = outer.map(([x, y], n): Flat => (n < 2 ? [x, v] : [x, y]));
      dropShadow(canvas, plane, { u: u - wide, v, width: width + wide * 2, height: height + wide }, 0.05, 0.7);
      canvas.face(face(sides), colour);
      if (surround === 'stone' && head !== 'flat') keystone(canvas, plane, opening, colour);
      return;
    }
    case 'quoins': {
      const course = 0.3;
      const blocks: Point[][] = [];
      for (let up = 0, n = 0; up < height - riseOf(head, width) - 0.05; up += course, n++) {
        const wide = n % 2 ? 0.14 : 0.3;
        const tall = Math.min(course * 0.96, height - up);
        blocks.push(plane.rect(u - wide, v + up, wide, tall, out), plane.rect(u + width, v + up, wide, tall, out));
      }
      canvas.fill(blocks, colour);
      if (head === 'flat') canvas.face(plane.rect(u - 0.3, v + height, width + 0.6, 0.26, out), colour);
      else voussoirs(canvas, plane, opening, head, trim, wall, 0.24, fine);
      return;
    }
    case 'hood': {
      const outer = outlineOf(opening, head, 0.15).map(([x, y], n): Flat => (n < 2 ? [x, v] : [x, y]));
      canvas.face(face(outer), colour);
      const top = v + height + 0.22;
      dropShadow(canvas, plane, { u: u - 0.26, v: top, width: width + 0.52, height: 0.12 }, 0.2);
      canvas.face(plane.rect(u - 0.24, top - 0.08, width + 0.48, 0.09, 0.12), mix(colour, canvas.light.shadow, 0.12));
      canvas.face(plane.rect(u - 0.28, top, width + 0.56, 0.12, 0.2), mix(colour, palette.white, 0.2));
      return;
    }
    case 'eyebrow':
      dropShadow(canvas, plane, { u: u - 0.2, v: v + height + 0.06, width: width + 0.4, height: 0.1 }, 0.3);
      canvas.face(plane.rect(u - 0.2, v + height + 0.06, width + 0.4, 0.11, 0.3), colour);
  }
}

/** Voussoirs or bricks on edge over an opening, in alternating shades. */
function voussoirs(
  canvas: Canvas,
  plane: Plane,
  { u, v, width, height }: Opening,
  head: Head,
  trim: string,
  wall: string,
  thick: number,
  fine: boolean,
): void {
  const top = v + height;
  const colour = canvas.tone(trim, plane);
  const ring = (grow: number): Flat[] => {
    if (head === 'flat')
      return Array.from({ length: 12 }, (_, n): Flat => {
        const share = n / 11;
        return [u + width * share + (share - 0.5) * grow * 0.9, top + grow];
      });
    const outline = outlineOf({ u, v, width, height }, head, grow);
    return outline.slice(2).reverse();
  };
  const [inner, outer] = [ring(0), ring(thick)];
  canvas.face(
    [...inner, ...outer.reverse()].map(([x, y]) => plane.at(x, y, 0.02)),
    colour,
  );
  if (!fine) return;
  const ends = ring(thick);
  const wedges: Point[][] = [];
  ring(0).forEach(([x, y], n, all) => {
    const [next, outerNow, outerNext] = [all[n + 1], ends[n], ends[n + 1]];
    if (n % 2 === 0 && next && outerNow && outerNext)
      wedges.push([
        plane.at(x, y, 0.025),
        plane.at(...next, 0.025),
        plane.at(...outerNext, 0.025),
        plane.at(...outerNow, 0.025),
      ]);
  });
  canvas.fill(wedges, mix(colour, canvas.tone(wall, plane), 0.3), 0.6);
}

function keystone(canvas: Canvas, plane: Plane, { u, v, width, height }: Opening, colour: string): void {
  const [x, top] = [u + width / 2, v + height];
  canvas.face(
    [
      plane.at(x - 0.09, top - 0.06, 0.07),
      plane.at(x + 0.09, top - 0.06, 0.07),
      plane.at(x + 0.15, top + 0.3, 0.07),
      plane.at(x - 0.15, top + 0.3, 0.07),
    ],
    mix(colour, palette.white, 0.22),
  );
}
