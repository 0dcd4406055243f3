import type { Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';
import type { Extent } from './extent.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';

/** Joints, and single bricks a shade lighter, darker or warmer. */
export function paintCourses(canvas: Canvas, plane: Plane, extent: Extent, colour: string, random: Random): void {
  const detail = canvas.detail(plane.at(plane.width / 2, extent.from));
  // A course is 7.5 cm; from afar several are drawn as one, to avoid moiré.
  const rise = Math.max(0.075, (canvas.pixels < 0.5 ? 3.3 : 2.5) / detail);
  if (rise > 0.42) return;
  const long = rise * 2.9;
  const tones = [
    mix(colour, '#1f2533', 0.2),
    mix(colour, palette.white, 0.2),
    mix(colour, palette.ochre, 0.2),
    mix(colour, palette.rust, 0.22),
    mix(colour, '#4a4652', 0.16),
  ];
  const shapes: Point[][][] = tones.map(() => []);
  const area = (extent.to - extent.from) * plane.width;
  const count = Math.min(900, Math.round((area / (rise * long)) * (detail > 30 ? 0.24 : 0.16)));
  for (let n = 0; n < count; n++) {
    const row = Math.floor((random.next() * (extent.to - extent.from)) / rise);
    const v = extent.from + row * rise;
    const [left, right] = extent.span(v + rise);
    const wide = random.chance(0.25) ? long / 2 : long;
    const u = left + Math.floor((random.next() * (right - left)) / long) * long + (row % 2) * (long / 2);
    if (u + wide > right || v + rise > extent.to) continue;
    shapes[random.between(0, tones.length - 1)]?.push(plane.rect(u, v, wide, rise));
  }
  tones.forEach((shade, index) => canvas.fill(shapes[index] ?? [], shade, 0.7));
  // Neighbours in a small picture have no joints.
  if (detail < 12 && canvas.pixels < 0.5) return;
  const joints: Point[][] = [];
  for (let v = extent.from + rise; v < extent.to; v += rise) {
    const [left, right] = extent.span(v);
    if (right - left > 0.1) joints.push([plane.at(left, v), plane.at(right, v)]);
  }
  const mortar = mix(colour, '#fff2dc', 0.42);
  canvas.lines(joints, mortar, rise * 0.13, detail > 34 ? 0.5 : 0.32);
  if (detail < 60) return;
  // Vertical joints are only visible close up.
  const heads: Point[][] = [];
  for (let v = extent.from, row = 0; v + rise < extent.to; v += rise, row++) {
    const [left, right] = extent.span(v + rise);
    for (let u = left + (row % 2 ? long / 2 : long); u < right && heads.length < 2600; u += long)
      heads.push([plane.at(u, v), plane.at(u, v + rise)]);
  }
  canvas.lines(heads, mortar, rise * 0.11, 0.42);
}

/** Blocks with thin joints, some of them slightly darker. */
export function paintAshlar(
  canvas: Canvas,
  plane: Plane,
  extent: Extent,
  colour: string,
  size: number,
  random: Random,
): void {
  const joints: Point[][] = [];
  const dark: Point[][] = [];
  const pale: Point[][] = [];
  const fine = canvas.detail(plane.at(plane.width / 2, extent.from)) > 16;
  let row = 0;
  for (let v = extent.from; v < extent.to; v += size) {
    const [left, right] = extent.span(Math.min(extent.to, v + size));
    joints.push([plane.at(left, v), plane.at(right, v)]);
    row++;
    for (let u = left + (row % 2 ? 0 : size * 0.85); u < right; u += size * 1.7) {
      const [wide, tall] = [Math.min(size * 1.7, right - u), Math.min(size, extent.to - v)];
      if (wide < 0.05) continue;
      if (fine && u > left + 0.1) joints.push([plane.at(u, v), plane.at(u, v + tall)]);
      if (random.chance(0.34)) (random.chance(0.5) ? dark : pale).push(plane.rect(u, v, wide, tall));
    }
  }
  canvas.fill(dark, mix(colour, palette.steel, 0.3), 0.3);
  canvas.fill(pale, mix(colour, palette.white, 0.5), 0.3);
  canvas.lines(joints, mix(colour, palette.steel, 0.5), 0.022, 0.5);
}

/** Fieldstone of the Ardennes: uneven, in greys and ochres, in pale mortar. */
export function paintRubble(canvas: Canvas, plane: Plane, extent: Extent, colour: string, random: Random): void {
  const detail = canvas.detail(plane.at(plane.width / 2, extent.from));
  const tall = Math.max(0.2, (canvas.pixels < 0.5 ? 6 : 5) / detail);
  const tones = [
    mix(colour, '#46505a', 0.34),
    mix(colour, '#6d6a62', 0.3),
    mix(colour, '#b89a6c', 0.36),
    mix(colour, palette.white, 0.24),
    mix(colour, '#7a5f4a', 0.28),
    colour,
  ];
  const shapes: Point[][][] = tones.map(() => []);
  canvas.face(
    [
      plane.at(extent.span(extent.from)[0], extent.from),
      plane.at(extent.span(extent.from)[1], extent.from),
      plane.at(extent.span(extent.to)[1], extent.to),
      plane.at(extent.span(extent.to)[0], extent.to),
    ],
    mix(colour, '#e8dfcc', 0.42),
    0.8,
  );
  for (let v = extent.from; v < extent.to - tall * 0.4;) {
    const rise = tall * (0.75 + random.next() * 0.6);
    const top = Math.min(extent.to, v + rise);
    const [left, right] = extent.span(top);
    for (let u = left; u < right - 0.06;) {
      const wide = Math.min(right - u, tall * (0.9 + random.next() * 1.9));
      const gap = tall * 0.07;
      const nudge = () => (random.next() - 0.5) * tall * 0.22;
      shapes[random.between(0, tones.length - 1)]?.push([
        plane.at(u + gap, v + gap + Math.abs(nudge())),
        plane.at(u + wide * 0.5, v + gap + Math.abs(nudge()) * 0.5),
        plane.at(u + wide - gap, v + gap + Math.abs(nudge())),
        plane.at(u + wide - gap, top - Math.abs(nudge())),
        plane.at(u + wide * 0.4, top - gap * 0.5),
        plane.at(u + gap, top - gap - Math.abs(nudge())),
      ]);
      u += wide;
    }
    v += rise;
  }
  tones.forEach((shade, index) => canvas.fill(shapes[index] ?? [], shade, 0.92));
}
