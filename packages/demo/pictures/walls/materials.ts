import { createRandom, type Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import type { Flat, Point } from '../camera.ts';
import { paintBoards, paintFrame } from './cladding.ts';
import type { Extent } from './extent.ts';
import { paintAshlar, paintCourses, paintRubble } from './masonry.ts';
import { mix, palette, stone } from '../palette.ts';
import type { Plane } from '../plane.ts';

export interface Wall {
  kind: 'brick' | 'render' | 'boards' | 'sheets' | 'stone' | 'concrete' | 'rubble' | 'frame';
  colour: string;
  /** Horizontal bands, in metres from the ground. */
  bands?: readonly number[];
  /** Colour of the bands; limestone by default. */
  band?: string;
  worn?: boolean;
}

/** Paints a wall's surface: its colour, an uneven wash and, where it is large enough to be visible, its material. */
export function paintWall(
  canvas: Canvas,
  plane: Plane,
  wall: Wall,
  seed: number,
  outlineShape?: readonly Point[],
  extent?: Extent,
): void {
  const colour = canvas.tone(wall.colour, plane);
  const full: Extent = extent ?? { from: 0, to: plane.height, span: () => [0, plane.width] };
  canvas.face(outlineShape ?? plane.rect(0, 0, plane.width, plane.height), colour);
  const random = createRandom(seed * 31 + 7);
  if (!extent && canvas.detail(plane.at(plane.width / 2, plane.height / 2)) > 9)
    wash(canvas, plane, colour, wall, random);
  switch (wall.kind) {
    case 'brick':
      paintCourses(canvas, plane, full, colour, random);
      break;
    case 'boards':
      paintBoards(canvas, plane, full, colour, 0.15, random);
      break;
    case 'sheets':
      paintBoards(canvas, plane, full, colour, 0.34);
      break;
    case 'stone':
      paintAshlar(canvas, plane, full, colour, 0.42, random);
      break;
    case 'concrete':
      paintAshlar(canvas, plane, full, colour, 1.2, random);
      break;
    case 'rubble':
      paintRubble(canvas, plane, full, colour, random);
      break;
    case 'frame':
      paintFrame(canvas, plane, full, random);
      break;
    case 'render':
  }
  paintBands(canvas, plane, wall, full);
}

function paintBands(canvas: Canvas, plane: Plane, wall: Wall, full: Extent): void {
  const visibleBands = (wall.bands ?? []).filter((height) => height >= full.from && height <= full.to - 0.1);
  const strip = (height: number, thick: number, out: number) => {
    const [left, right] = full.span(height);
    return plane.rect(left, height, right - left, thick, out);
  };
  canvas.fill(
    visibleBands.map((height) => strip(height, 0.15, 0.02)),
    canvas.tone(wall.band ?? stone, plane),
  );
  canvas.fill(
    visibleBands.map((height) => strip(height - 0.06, 0.06, 0)),
    canvas.light.shadow,
    canvas.light.depth * 0.6,
  );
}

/** Large uneven patches, as from a brush; streaks where a wall is worn. */
function wash(canvas: Canvas, plane: Plane, colour: string, wall: Wall, random: Random): void {
  const { width, height } = plane;
  const patch = (): Point[] => {
    const [u, v] = [random.next() * width, random.next() * height];
    const [w, h] = [width * (0.2 + random.next() * 0.3), height * (0.08 + random.next() * 0.2)];
    const corners: Flat[] = [
      [u - w, v - h * 0.4],
      [u + w * 0.3, v - h],
      [u + w, v - h * 0.2],
      [u + w * 0.7, v + h],
      [u - w * 0.4, v + h * 0.7],
    ];
    return corners.map(([x, y]) => plane.at(Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))));
  };
  const strength = wall.worn ? 1.7 : 1;
  canvas.fill([patch(), patch(), patch()], mix(colour, canvas.light.warmth, 0.5), 0.16 * strength);
  canvas.fill([patch(), patch(), patch()], mix(colour, canvas.light.shadow, 0.4), 0.13 * strength);
  if (!wall.worn) return;
  const streaks = Array.from({ length: Math.round(width * 0.9) }, () => {
    const long = height * (0.12 + random.next() * 0.3);
    return plane.rect(random.next() * (width - 0.3), height - long - 0.3, 0.12 + random.next() * 0.25, long);
  });
  for (const streak of streaks) canvas.fade(streak, 'fade-down', 0.28);
  if (wall.kind === 'render')
    canvas.fill(
      [0, 1].map(() => plane.rect(random.next() * width * 0.8, random.next() * 0.5, width * 0.12, 0.3 + random.next())),
      mix(colour, palette.steel, 0.4),
      0.22,
    );
}
