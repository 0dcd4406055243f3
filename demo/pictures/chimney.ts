import { paintBox } from './box.ts';
import type { Canvas } from './canvas.ts';
import type { Wall } from './materials.ts';
import { bricks, stone } from './palette.ts';
import type { Box } from './plane.ts';
import type { Roof } from './roofs.ts';

/** A chimney with its pots. */
export function paintChimney(canvas: Canvas, box: Box, roof: Roof, wall: Wall, seed: number): void {
  const right = seed % 2 === 0;
  const width = 0.9;
  const x =
    roof.form === 'hip'
      ? box.x + box.width * (right ? 0.62 : 0.34)
      : right
        ? box.x + box.width - width - 0.15
        : box.x + 0.15;
  const y = box.y + box.height + roof.rise * (roof.form === 'mansard' ? 0.9 : 0.55);
  const body: Box = { x, y, z: box.z + box.depth * 0.42, width, height: roof.rise * 0.45 + 0.75, depth: 0.7 };
  const colour = wall.kind === 'brick' ? wall.colour : bricks.red[0];
  paintBox(canvas, body, colour);
  paintBox(canvas, { ...body, x: x - 0.08, y: y + body.height, height: 0.14, width: width + 0.16 }, stone);
  for (const share of [0.25, 0.65])
    paintBox(
      canvas,
      { x: x + width * share, y: y + body.height + 0.14, z: body.z + 0.2, width: 0.18, height: 0.3, depth: 0.18 },
      '#8a4a35',
    );
}
