import type { Canvas } from './canvas.ts';
import { paintWall, type Wall } from './materials.ts';
import { isSeen, sidesOf, type Box, type Plane } from './plane.ts';
import { paintRoof, type Roof } from './roofs.ts';
import type { WindowStyle } from './windows.ts';

/** Paints what is on a wall: windows, doors, balconies. */
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
  /** Free-standing sides; a party wall has nothing to show. */
  side?: WallPainter;
}

/** Walls first, then the roof over them. */
export function paintVolume(canvas: Canvas, volume: Volume): void {
  const { box, wall, roof, seed } = volume;
  const sides = sidesOf(box);
  const faces = [
    [sides.back, volume.back],
    [sides.left, volume.side],
    [sides.right, volume.side],
    [sides.front, volume.front],
  ] as const;
  for (const [plane, paint] of faces) {
    if (!isSeen(plane, canvas.camera.eye)) continue;
    paintWall(canvas, plane, wall, seed);
    weather(canvas, plane, roof.overhang);
    paint?.(canvas, plane);
  }
  paintRoof(canvas, box, roof, wall, volume.window, seed);
}

/** Damp above the ground and the shadow under the eaves. */
function weather(canvas: Canvas, plane: Plane, overhang: number): void {
  const { light } = canvas;
  const drop = 0.35 + overhang * 1.1;
  canvas.fade(plane.rect(0, 0, plane.width, Math.min(1.1, plane.height * 0.3)), 'fade-up', 0.4);
  canvas.face(plane.rect(0, plane.height - drop, plane.width, drop), light.shadow, light.depth * 0.55);
  canvas.fade(plane.rect(0, plane.height - drop * 2.4, plane.width, drop * 1.4), 'fade-down', 0.35);
}
