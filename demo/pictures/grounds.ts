import type { Random } from '../listings/random.ts';
import { isWorks } from './buildings.ts';
import type { Point } from './camera.ts';
import type { Canvas } from './canvas.ts';
import { paintLawn, paintLevel } from './ground.ts';

/** Front gardens, drives and yards. */
export function paintForecourt(canvas: Canvas, variant: string, setback: number, width: number, random: Random): void {
  const edge = -setback;
  if (isWorks(variant)) {
    paintLevel(canvas, [-60, width + 60], [edge, 1], variant === 'warehouse' ? '#9c9a94' : '#b0aaa0');
    return;
  }
  paintLawn(canvas, [-60, width + 60], [edge, variant === 'plot' ? 60 : 12], random);
  if (variant === 'plot') return;
  const drive = random.chance(0.5) ? width * 0.72 : width * 0.06;
  paintLevel(canvas, [drive, drive + Math.min(3.2, width * 0.4)], [edge, 0.5], '#b7aea2');
  paintLevel(canvas, [width * 0.42, width * 0.42 + 1.2], [edge, 0.5], '#c4bbad');
}

/** Lawn and terrace behind a house. */
export function paintGarden(canvas: Canvas, random: Random, width: number): void {
  paintLawn(canvas, [-60, width + 60], [-60, 0.5], random);
  paintLevel(canvas, [-0.2, width + 0.2], [-6.2, 0.3], random.pick(['#b9b0a4', '#a98e72', '#c7bdad']));
  const joints: Point[][] = [];
  for (let z = -6; z < 0; z += 0.8)
    joints.push([
      [-0.2, 0, z],
      [width + 0.2, 0, z],
    ]);
  for (let x = 0; x < width; x += 0.8)
    joints.push([
      [x, 0, -6.2],
      [x, 0, 0],
    ]);
  canvas.lines(joints, '#26303a', 0.025, 0.18);
}
