import type { Canvas } from './canvas.ts';
import type { Point } from './camera.ts';
import { mix, palette } from './palette.ts';
import type { Plane } from './plane.ts';

export type Rail = 'glass' | 'bars' | 'solid';

export interface Balcony {
  u: number;
  v: number;
  width: number;
  deep: number;
}

/** A slab that stands out of a wall, its shadow on the wall and its railing. */
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
  const thick = 0.2;
  const drop = deep * 0.9;
  const lean = -light.side * deep * 0.35;
  canvas.face(
    [
      plane.at(u, v - thick),
      plane.at(u + width, v - thick),
      plane.at(u + width + lean, v - thick - drop),
      plane.at(u + lean, v - thick - drop),
    ],
    light.shadow,
    light.depth * 0.85,
  );
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
  const high = 1.02;
  if (rail === 'glass') {
    if (end !== null) canvas.face(cheek(v, v + high, end), light.sky[1], 0.35);
    canvas.face(plane.rect(u, v, width, high, deep), mix(light.sky[1], palette.steel, 0.35), 0.42);
    canvas.face(
      [
        plane.at(u, v + high * 0.5, deep),
        plane.at(u + width * 0.5, v + high, deep),
        plane.at(u + width * 0.75, v + high, deep),
        plane.at(u, v + high * 0.15, deep),
      ],
      light.sky[2],
      0.22,
    );
  } else if (rail === 'solid') {
    if (end !== null) canvas.face(cheek(v, v + high, end), mix(slab, light.shadow, 0.3));
    canvas.face(plane.rect(u, v, width, high, deep), slab);
  } else {
    const step = Math.max(0.13, 3.4 / canvas.detail(plane.at(u, v, deep)));
    const bars: Point[][] = [];
    for (let at = 0; at <= width + 0.001; at += step)
      bars.push([plane.at(u + at, v, deep), plane.at(u + at, v + high, deep)]);
    canvas.lines(bars, '#2d3338', 0.025, 0.9);
  }
  canvas.lines(
    [[plane.at(u, v + high, deep), plane.at(u + width, v + high, deep)]],
    rail === 'solid' ? mix(slab, palette.white, 0.3) : '#3a4046',
    0.055,
  );
}
