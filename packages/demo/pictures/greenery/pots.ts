import type { Random } from '../../listings/random.ts';
import { paintBox } from '../box.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';
import { leavesOf, paintCrown } from './foliage.ts';
import { paintGrasses, paintPetals } from './shrubs.ts';

/** A potted plant beside a door or on a terrace; `size` is the pot's height in metres. */
export function paintPot(canvas: Canvas, [x, y, z]: Point, size: number, random: Random): void {
  const colour = random.pick(['#b06a4a', '#8b8f8c', '#3f474b', '#d8cfbd', '#7d8a78']);
  const wide = size * 0.85;
  canvas.balls([{ at: [x, y + 0.01, z - 0.05], radius: wide * 0.8, squash: 0.18 }], canvas.light.shadow, 0.34);
  if (random.chance(0.5))
    paintBox(canvas, { x: x - wide / 2, y, z: z - wide / 2, width: wide, height: size, depth: wide }, colour);
  else {
    const face = canvas.tone(colour, { normal: [0, 0, -1] });
    canvas.face(
      [
        [x - wide * 0.36, y, z],
        [x + wide * 0.36, y, z],
        [x + wide * 0.52, y + size, z],
        [x - wide * 0.52, y + size, z],
      ],
      face,
    );
    canvas.face(
      [
        [x - canvas.light.side * wide * 0.36, y, z],
        [x - canvas.light.side * wide * 0.05, y, z],
        [x - canvas.light.side * wide * 0.08, y + size, z],
        [x - canvas.light.side * wide * 0.52, y + size, z],
      ],
      canvas.light.shadow,
      0.25,
    );
  }
  const kind = random.between(0, 3);
  if (kind === 0) return paintGrasses(canvas, [x, y + size, z], size * 1.5, random);
  const leaves = leavesOf(canvas.light, random, random.pick(['#5b7350', '#6a7f4a', '#76886a']));
  if (kind === 1) {
    // A clipped ball on a stem.
    canvas.line('#5b4a3a', 0.05, [x, y + size, z], [x, y + size * 2.4, z]);
    const clumps = [-1, 1, 0].map((dx, n) => ({ dx: dx * size * 0.16, dy: n * size * 0.1, radius: size * 0.42 }));
    return paintCrown(canvas, [x, y + size * 2.6, z], clumps, leaves, random, 1);
  }
  const clumps = [-1, 0, 1].map((dx) => ({ dx: dx * size * 0.3, dy: random.next() * size * 0.2, radius: size * 0.42 }));
  paintCrown(canvas, [x, y + size * 1.3, z], clumps, leaves, random);
  if (kind === 2) paintPetals(canvas, [x, y + size * 1.4, z - 0.05], size * 0.5, size * 0.35, random);
}
