import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import { dropShadow } from '../shade.ts';

export type Rail = 'glass' | 'bars' | 'solid' | 'iron' | 'mesh';

export interface Balcony {
  u: number;
  v: number;
  width: number;
  deep: number;
}

/** A projecting slab with its railing, and its shadow on the wall. */
export function paintBalcony(
  canvas: Canvas,
  plane: Plane,
  { u, v, width, deep }: Balcony,
  rail: Rail,
  colour: string,
): void {
  const { light } = canvas;
  const [eyeU, eyeV] = plane.measure(canvas.camera.eye);
  const slab = canvas.tone(colour, plane);
  const thick = rail === 'iron' ? 0.16 : 0.22;
  dropShadow(canvas, plane, { u, v: v - thick, width, height: thick }, deep, 0.95);
  if (rail === 'iron') consoles(canvas, plane, { u, v: v - thick, width, deep }, slab);
  const level = (height: number): Point[] => [
    plane.at(u, height, 0),
    plane.at(u + width, height, 0),
    plane.at(u + width, height, deep),
    plane.at(u, height, deep),
  ];
  if (eyeV < v - thick) canvas.face(level(v - thick), mix(slab, light.shadow, 0.5));
  else canvas.face(level(v), mix(slab, light.warmth, 0.2));
  const end = eyeU < u ? u : eyeU > u + width ? u + width : null;
  const cheek = (from: number, to: number, at: number): Point[] => [
    plane.at(at, from, 0),
    plane.at(at, from, deep),
    plane.at(at, to, deep),
    plane.at(at, to, 0),
  ];
  if (end !== null) canvas.face(cheek(v - thick, v, end), mix(slab, light.shadow, 0.3));
  canvas.face(plane.rect(u, v - thick, width, thick, deep), mix(slab, palette.white, 0.12));
  const high = rail === 'iron' ? 0.9 : 1.05;
  switch (rail) {
    case 'glass':
      if (end !== null) canvas.face(cheek(v, v + high, end), light.sky[1], 0.3);
      canvas.glow([plane.rect(u, v, width, high, deep)], mix(light.sky[1], palette.steel, 0.3), 0.36);
      canvas.glow(
        [
          [
            plane.at(u, v + high * 0.5, deep),
            plane.at(u + width * 0.5, v + high, deep),
            plane.at(u + width * 0.72, v + high, deep),
            plane.at(u, v + high * 0.15, deep),
          ],
        ],
        light.sky[2],
        0.22,
      );
      break;
    case 'solid':
      if (end !== null) canvas.face(cheek(v, v + high, end), mix(slab, light.shadow, 0.3));
      canvas.face(plane.rect(u, v, width, high, deep), slab);
      break;
    case 'mesh':
      canvas.face(plane.rect(u, v, width, high, deep), canvas.tone('#3f464b', plane), 0.62);
      break;
    case 'bars':
    case 'iron':
      bars(canvas, plane, { u, v, width, deep }, high, rail === 'iron', end);
  }
  const hand = rail === 'solid' ? mix(slab, palette.white, 0.3) : '#33393e';
  const edge = [plane.at(u, v + high, deep), plane.at(u + width, v + high, deep)];
  canvas.lines(
    end === null ? [edge] : [edge, [plane.at(end, v + high, 0), plane.at(end, v + high, deep)]],
    hand,
    0.055,
  );
}

function bars(
  canvas: Canvas,
  plane: Plane,
  { u, v, width, deep }: Balcony,
  high: number,
  iron: boolean,
  end: number | null,
): void {
  const detail = canvas.detail(plane.at(u, v, deep));
  const step = Math.max(iron ? 0.16 : 0.12, 3.2 / detail);
  const rods: Point[][] = [];
  for (let at = 0; at <= width + 0.001; at += step)
    rods.push([plane.at(u + at, v, deep), plane.at(u + at, v + high, deep)]);
  if (end !== null)
    for (let out = step; out < deep; out += step) rods.push([plane.at(end, v, out), plane.at(end, v + high, out)]);
  canvas.lines(rods, '#2d3338', 0.022, 0.92);
  canvas.line('#2d3338', 0.03, plane.at(u, v + 0.1, deep), plane.at(u + width, v + 0.1, deep));
  if (!iron || detail < 26) return;
  // Scrolls between the rods.
  const curls: Point[][] = [];
  for (let at = step; at < width - step * 0.5; at += step * 2)
    curls.push(
      Array.from({ length: 11 }, (_, n) => {
        const angle = (n / 10) * Math.PI * 2;
        return plane.at(u + at + Math.cos(angle) * step * 0.8, v + high * 0.55 + Math.sin(angle) * high * 0.24, deep);
      }),
    );
  canvas.lines(curls, '#2d3338', 0.024);
}

/** The stone consoles of an old balcony. */
function consoles(canvas: Canvas, plane: Plane, { u, v, width, deep }: Balcony, slab: string): void {
  for (const at of width > 2.4 ? [0.08, 0.36, 0.64, 0.92] : [0.14, 0.86]) {
    const x = u + width * at;
    canvas.face(plane.rect(x - 0.09, v - 0.42, 0.18, 0.42, deep * 0.55), mix(slab, canvas.light.shadow, 0.16));
    canvas.face(plane.rect(x - 0.09, v - 0.14, 0.18, 0.14, deep * 0.85), slab);
  }
}
