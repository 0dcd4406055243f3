import { createRandom } from '../../listings/random.ts';
import type { Flat, Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { mix, palette } from '../palette.ts';
import { createPlane, isSeen, type Plane } from '../plane.ts';
import { dropShadow } from '../shade.ts';
import { paintWindow, type WindowStyle } from './windows.ts';

export type BowShape = 'canted' | 'box' | 'round';

/** A bay window over the street, through one or more storeys. */
export interface Bow {
  u: number;
  /** Height of its floor. */
  v: number;
  width: number;
  out: number;
  shape: BowShape;
  /** Heights of its storeys in metres. */
  storeys: readonly number[];
  colour: string;
  trim: string;
  window: WindowStyle;
  roof: 'zinc' | 'slab';
  seed: number;
}

/** The corners of a bay from left to right: along the wall and out of it. */
function cornersOf({ width, out, shape }: Bow): Flat[] {
  if (shape === 'box')
    return [
      [0, 0],
      [0, out],
      [width, out],
      [width, 0],
    ];
  if (shape === 'canted')
    return [
      [0, 0],
      [width * 0.22, out],
      [width * 0.78, out],
      [width, 0],
    ];
  return [0, 0.12, 0.36, 0.64, 0.88, 1].map((share): Flat => [share * width, Math.sin(share * Math.PI) ** 0.6 * out]);
}

/** A bay window with its corbel, windows and roof. */
export function paintBow(canvas: Canvas, plane: Plane, bow: Bow): void {
  const { u, v, width, out, storeys, trim } = bow;
  const height = storeys.reduce((sum, storey) => sum + storey, 0);
  const corners = cornersOf(bow);
  const random = createRandom(bow.seed + 307);
  dropShadow(canvas, plane, { u, v: v - 0.2, width, height: height + 0.3 }, out * 0.92);
  const [, eyeV] = plane.measure(canvas.camera.eye);
  // The corbel below narrows towards the wall.
  const foot = corners.map(([x, y]) => plane.at(u + width / 2 + (x - width / 2) * 0.72, v - 0.42, y * 0.3));
  const sole = corners.map(([x, y]) => plane.at(u + x, v - 0.05, y));
  if (eyeV < v) {
    canvas.face(sole, mix(canvas.tone(trim, plane), canvas.light.shadow, 0.5));
    canvas.face([...foot, ...[...sole].reverse()], mix(canvas.tone(trim, plane), canvas.light.shadow, 0.28));
  }
  for (let n = 0; n + 1 < corners.length; n++) {
    const [from, to] = [corners[n], corners[n + 1]];
    if (from && to) paintFacet(canvas, plane, bow, from, to, height, random.between(0, 9999));
  }
  paintTop(canvas, plane, bow, corners, height);
}

function paintFacet(canvas: Canvas, plane: Plane, bow: Bow, from: Flat, to: Flat, height: number, seed: number): void {
  const start = plane.at(bow.u + from[0], bow.v, from[1]);
  const end = plane.at(bow.u + to[0], bow.v, to[1]);
  const wide = Math.hypot(end[0] - start[0], end[2] - start[2]);
  const along: Point = [(end[0] - start[0]) / wide, 0, (end[2] - start[2]) / wide];
  const facet = createPlane(start, along, [0, 1, 0], wide, height);
  if (!isSeen(facet, canvas.camera.eye)) return;
  const random = createRandom(seed);
  canvas.face(facet.rect(0, 0, wide, height), canvas.tone(bow.colour, facet));
  let floor = 0;
  for (const storey of bow.storeys) {
    const margin = Math.min(0.12, wide * 0.12);
    canvas.face(facet.rect(0, floor, wide, 0.1, 0.03), canvas.tone(bow.trim, facet));
    if (wide > 0.85)
      canvas.face(
        facet.rect(margin, floor + 0.2, wide - margin * 2, 0.46, 0.015),
        mix(canvas.tone(bow.colour, facet), canvas.light.shadow, 0.14),
      );
    if (wide > 0.3)
      paintWindow(
        canvas,
        facet,
        { u: margin, v: floor + 0.82, width: wide - margin * 2, height: storey - 1.02 },
        {
          ...bow.window,
          panes: wide > 1.7 ? Math.max(2, bow.window.panes) : 1,
          surround: 'none',
          head: 'flat',
          reveal: 0.07,
          shutters: undefined,
          boxes: undefined,
          rollers: undefined,
        },
        bow.colour,
        random,
      );
    floor += storey;
  }
}

function paintTop(canvas: Canvas, plane: Plane, bow: Bow, corners: readonly Flat[], height: number): void {
  const top = bow.v + height;
  const grow = 0.1;
  const rim = corners.map(([x, y]): Flat => [x + (x < bow.width / 2 ? -grow : grow), y > 0 ? y + grow : 0]);
  const band = (v: number, tall: number, colour: string) => {
    for (let n = 0; n + 1 < rim.length; n++) {
      const [from, to] = [rim[n], rim[n + 1]];
      if (!from || !to) continue;
      canvas.face(
        [
          plane.at(bow.u + from[0], v, from[1]),
          plane.at(bow.u + to[0], v, to[1]),
          plane.at(bow.u + to[0], v + tall, to[1]),
          plane.at(bow.u + from[0], v + tall, from[1]),
        ],
        colour,
      );
    }
  };
  const trim = canvas.tone(bow.trim, plane);
  band(top, 0.18, trim);
  if (bow.roof === 'zinc') {
    const slope = rim.map(([x, y]) => plane.at(bow.u + x, top + 0.18, y));
    const wall = [...rim]
      .reverse()
      .map(([x]) => plane.at(bow.u + bow.width / 2 + (x - bow.width / 2) * 0.8, top + 0.75, 0));
    canvas.face([...slope, ...wall], canvas.tone('#6f7b82', plane));
    return;
  }
  band(top + 0.18, 0.1, mix(trim, palette.white, 0.3));
}
