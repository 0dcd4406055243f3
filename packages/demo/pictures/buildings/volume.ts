import type { Canvas } from '../canvas.ts';
import { paintWall, type Wall } from '../walls/materials.ts';
import { isSeen, sidesOf, type Box, type Plane } from '../plane.ts';
import { eavesShadow, paintRoof } from '../roofs/roofs.ts';
import type { Roof } from '../roofs/roof.ts';
import { castOn, type Caster } from '../shade.ts';
import type { WindowStyle } from '../walls/windows.ts';

/** Paints the details of a wall: windows, doors, balconies. */
export type WallPainter = (canvas: Canvas, plane: Plane) => void;

/** A box of walls with a roof. */
export interface Volume {
  box: Box;
  wall: Wall;
  roof: Roof;
  window: WindowStyle;
  seed: number;
  front: WallPainter;
  back: WallPainter;
  /** Free-standing sides; a party wall is blank. */
  side?: WallPainter;
  /** Parts attached to the front of the box, such as a porch or a rounded corner. */
  before?: (canvas: Canvas, casters: readonly Caster[]) => void;
}

/** Paints the walls, then the roof above them; casters throw shadows on the walls. */
export function paintVolume(canvas: Canvas, volume: Volume, casters: readonly Caster[] = []): void {
  const { box, wall, roof, seed } = volume;
  const sides = sidesOf(box);
  const faces = [
    [sides.back, volume.back],
    [sides.left, volume.side],
    [sides.right, volume.side],
    [sides.front, volume.front],
  ] as const;
  for (const [plane] of faces) {
    if (!isSeen(plane, canvas.camera.eye)) continue;
    paintWall(canvas, plane, wall, seed);
    canvas.fade(plane.rect(0, 0, plane.width, Math.min(1.3, plane.height * 0.3)), 'fade-up', 0.42);
  }
  eavesShadow(canvas, box, roof, true);
  for (const [plane, paint] of faces) {
    if (!isSeen(plane, canvas.camera.eye)) continue;
    paint?.(canvas, plane);
    castOn(canvas, plane, casters);
  }
  paintRoof(canvas, box, roof, wall, volume.window, seed);
  volume.before?.(canvas, casters);
}
