import type { Canvas } from '../canvas.ts';
import { type Opening, paintRecess, paintRecessShadow } from './openings.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';

export type GarageDoor = 'sections' | 'boards' | 'leaves' | 'ribs';

export function paintGarageDoor(
  canvas: Canvas,
  plane: Plane,
  opening: Opening,
  colour: string,
  kind: GarageDoor,
  wall: string,
): void {
  const { u, v, width, height } = opening;
  const recess = paintRecess(canvas, plane, opening, 'flat', 0.2, wall);
  const face = canvas.tone(colour, plane);
  canvas.face(recess.cut(recess.outline), face);
  const dark = mix(face, canvas.light.shadow, 0.45);
  const pale = mix(face, palette.white, 0.25);
  const put = (shapes: ReturnType<typeof recess.rect>[], fill: string, opacity?: number) =>
    canvas.fill(
      shapes.filter((shape) => shape.length > 2),
      fill,
      opacity,
    );
  const up = (count: number, thick: number) =>
    Array.from({ length: count - 1 }, (_, n) => recess.rect(u, v + (height * (n + 1)) / count, width, thick));
  const along = (count: number, thick: number) =>
    Array.from({ length: count - 1 }, (_, n) => recess.rect(u + (width * (n + 1)) / count, v, thick, height));
  const detail = canvas.detail(plane.at(u, v));
  switch (kind) {
    case 'sections':
      put(up(5, 0.03), dark);
      if (detail > 20) put(up(5, 0.012), pale);
      break;
    case 'boards':
      put(along(Math.round(width / 0.2), 0.02), dark, 0.7);
      break;
    case 'ribs':
      put(along(Math.round(width / 0.32), 0.05), dark, 0.4);
      break;
    case 'leaves': {
      put([recess.rect(u + width / 2 - 0.015, v, 0.03, height)], dark);
      put(
        [0.06, 0.54].flatMap((at) => [recess.rect(u + width * at, v + height * 0.08, width * 0.4, height * 0.5)]),
        dark,
        0.55,
      );
      for (const at of [0.08, 0.29, 0.56, 0.77]) {
        const pane = recess.rect(u + width * at, v + height * 0.66, width * 0.16, height * 0.22);
        if (pane.length > 2) canvas.fade(pane, 'glass-dark');
      }
    }
  }
  put([recess.rect(u + width * 0.46, v + height * 0.36, width * 0.08, 0.05)], '#2c3135');
  paintRecessShadow(canvas, plane, recess);
}
