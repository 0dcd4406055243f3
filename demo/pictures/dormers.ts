import { createRandom } from '../listings/random.ts';
import type { Point } from './camera.ts';
import type { Canvas } from './canvas.ts';
import { mix, palette, stone, zinc } from './palette.ts';
import { type Box, isSeen, type Plane, sidesOf } from './plane.ts';
import type { Roof } from './roofs.ts';
import { paintWindow, type WindowStyle } from './windows.ts';

/** Windows that stand out of the front slope. */
export function dormers(canvas: Canvas, box: Box, roof: Roof, slope: Plane, frame: WindowStyle, seed: number): void {
  const random = createRandom(seed + 23);
  const top = box.y + box.height;
  const steep = roof.form === 'mansard';
  for (let n = 0; n < roof.dormers; n++) {
    const wide = steep ? 1.15 : Math.min(1.7, box.width * 0.28);
    const x = box.x + (box.width * (n + 0.5)) / roof.dormers - wide / 2;
    const foot = steep ? 0.35 : roof.rise * 0.2;
    const tall = steep ? Math.min(1.55, roof.rise - 0.5) : Math.min(1.35, roof.rise * 0.5);
    // The front of the dormer stands where the slope reaches its foot.
    const z = box.z + ((steep ? 1.1 : box.depth / 2) * foot) / roof.rise - 0.02;
    const deep = ((steep ? 1.1 : box.depth / 2) * tall) / roof.rise;
    const body: Box = { x, y: top + foot, z, width: wide, height: tall, depth: deep };
    const sides = sidesOf(body);
    for (const cheek of [sides.left, sides.right]) {
      if (!isSeen(cheek, canvas.camera.eye)) continue;
      const low = cheek === sides.left ? cheek.width : 0;
      canvas.face(
        [cheek.at(low, 0), cheek.at(cheek.width - low, tall), cheek.at(low, tall)],
        canvas.tone(roof.colour, cheek),
      );
    }
    canvas.face(sides.front.rect(0, 0, wide, tall), canvas.tone(stone, sides.front));
    paintWindow(
      canvas,
      sides.front,
      { u: 0.14, v: 0.14, width: wide - 0.28, height: tall - 0.22 },
      { ...frame, lintel: 'none', shutters: undefined, reveal: 0.06 },
      stone,
      random,
    );
    const ridge: Point = [x + wide / 2, top + foot + tall + wide * 0.32, z - 0.12];
    if (steep || random.chance(0.4)) {
      canvas.face(
        [[x - 0.14, top + foot + tall, z - 0.12], ridge, [x + wide + 0.14, top + foot + tall, z - 0.12]],
        canvas.tone(mix(stone, roof.colour, steep ? 0.1 : 0.75), slope),
      );
      canvas.lines(
        [[[x - 0.2, top + foot + tall - 0.02, z - 0.12], ridge, [x + wide + 0.2, top + foot + tall - 0.02, z - 0.12]]],
        mix(roof.colour, palette.slate, 0.3),
        0.09,
      );
    } else {
      canvas.face(
        [
          [x - 0.12, top + foot + tall, z - 0.15],
          [x + wide + 0.12, top + foot + tall, z - 0.15],
          [x + wide + 0.12, top + foot + tall + 0.16, z - 0.15],
          [x - 0.12, top + foot + tall + 0.16, z - 0.15],
        ],
        canvas.tone(zinc, slope),
      );
    }
  }
}
