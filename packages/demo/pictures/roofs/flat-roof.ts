import { paintBox } from '../box.ts';
import type { Canvas } from '../canvas.ts';
import { mix, palette, zinc } from '../palette.ts';
import { type Box, isSeen, sidesOf } from '../plane.ts';
import type { Roof } from './roof.ts';

/** A parapet with a coping, and the objects on a flat roof. */
export function paintFlatRoof(canvas: Canvas, box: Box, roof: Roof): void {
  const { top, front, back, left, right } = sidesOf(box);
  const y = box.y + box.height;
  if (isSeen(top, canvas.camera.eye)) {
    canvas.face(top.rect(0, 0, top.width, top.height), canvas.tone(mix(roof.colour, '#7f7d78', 0.65), top));
    canvas.fade(top.rect(0.3, 0.3, top.width - 0.6, top.height - 0.6), 'fade-right', 0.4);
    for (const share of [0.24, 0.6])
      paintBox(
        canvas,
        { x: box.x + box.width * share, y, z: box.z + box.depth * 0.4, width: 1.2, height: 0.5, depth: 1.2 },
        zinc,
      );
    if (roof.panels)
      for (let n = 0; n < Math.floor(box.width / 1.6) - 1; n++)
        canvas.face(
          [
            [box.x + 1 + n * 1.6, y + 0.2, box.z + 1],
            [box.x + 2.3 + n * 1.6, y + 0.2, box.z + 1],
            [box.x + 2.3 + n * 1.6, y + 0.6, box.z + 2.8],
            [box.x + 1 + n * 1.6, y + 0.6, box.z + 2.8],
          ],
          '#26364a',
        );
  }
  const over = Math.max(0.05, roof.overhang);
  for (const plane of [back, left, right, front]) {
    if (!isSeen(plane, canvas.camera.eye)) continue;
    const colour = canvas.tone(roof.colour, plane);
    const deep = roof.overhang > 0.2 ? 0.3 : 0.16;
    if (roof.overhang > 0.2 && plane.measure(canvas.camera.eye)[1] < plane.height)
      canvas.face(
        [
          plane.at(-over, plane.height - deep, over),
          plane.at(plane.width + over, plane.height - deep, over),
          plane.at(plane.width, plane.height - deep, 0),
          plane.at(0, plane.height - deep, 0),
        ],
        mix(colour, canvas.light.shadow, 0.5),
      );
    canvas.face(plane.rect(-over, plane.height - deep, plane.width + over * 2, deep + 0.02, over), colour);
    canvas.face(
      plane.rect(-over, plane.height - 0.02, plane.width + over * 2, 0.04, over),
      mix(colour, palette.white, 0.35),
    );
  }
}
