import { createRandom } from '../../listings/random.ts';
import { paintBox } from '../box.ts';
import type { Canvas } from '../canvas.ts';
import { hasGables } from './gable-lines.ts';
import type { Wall } from '../walls/materials.ts';
import { bricks, mix, palette, stone } from '../palette.ts';
import type { Box } from '../plane.ts';
import type { Roof } from './roof.ts';

/** A chimney with its pots. */
export function paintChimney(canvas: Canvas, box: Box, roof: Roof, wall: Wall, seed: number): void {
  const random = createRandom(seed * 5 + 17);
  const right = random.chance(0.5);
  const width = 0.6 + random.next() * 0.6;
  const inside = roof.form === 'hip' || hasGables(roof.form);
  const share = inside ? (right ? 0.6 : 0.34) : right ? 1 - (width + 0.15) / box.width : 0.15 / box.width;
  const x = box.x + box.width * share;
  // The height at which the slope meets the chimney.
  const foot =
    roof.form === 'mansard' ? 0.9 : hasGables(roof.form) ? 2 * Math.min(share, 1 - share - width / box.width) : 0.8;
  const y = box.y + box.height + roof.rise * foot;
  const tall = roof.rise * (1 - foot) + 0.7 + random.next() * 0.7;
  const body: Box = { x, y, z: box.z + box.depth * 0.42, width, height: tall, depth: 0.65 };
  const colour =
    wall.kind === 'brick'
      ? mix(wall.colour, palette.slate, 0.08)
      : random.pick([bricks.red[0], bricks.brown[0], wall.colour]);
  paintBox(canvas, body, colour);
  paintBox(
    canvas,
    { ...body, x: x - 0.05, y: y + tall - 0.34, height: 0.12, width: width + 0.1 },
    mix(colour, palette.slate, 0.2),
  );
  paintBox(canvas, { ...body, x: x - 0.08, y: y + tall, height: 0.12, width: width + 0.16 }, stone);
  const pots = random.between(1, 3);
  for (let n = 0; n < pots; n++)
    paintBox(
      canvas,
      {
        x: x + (width * (n + 0.5)) / pots - 0.09,
        y: y + tall + 0.12,
        z: body.z + 0.2,
        width: 0.18,
        height: 0.25 + random.next() * 0.25,
        depth: 0.18,
      },
      random.pick(['#9a5a3f', '#8a4a35', '#6b6f70']),
    );
}
