import { createRandom } from '../../listings/random.ts';
import { type GarageDoor, paintGarageDoor } from '../walls/garage-doors.ts';
import { paintNumber } from '../walls/house-number.ts';
import type { WallPainter } from './volume.ts';

/** A row of garage doors; the one for sale has a different colour. */
export function garageFront(
  seed: number,
  count: number,
  colour: string,
  kind: GarageDoor,
  wall: string,
  number?: string,
): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(seed * 3 + 1009);
    const lane = plane.width / count;
    const middle = Math.floor(count / 2);
    const others = random.pick<readonly [string, ...string[]]>([
      ['#c5c3bb', '#b3b5b1', '#d3cec0'],
      ['#8d9a8c', '#a3ab9c', '#b6b8aa'],
      ['#9a8a74', '#b09c80', '#8a7a66'],
    ]);
    canvas.face(plane.rect(0, 0, plane.width, 0.2, 0.02), canvas.tone('#6f6d68', plane));
    for (let n = 0; n < count; n++) {
      const opening = {
        u: lane * n + lane * 0.08,
        v: 0.03,
        width: lane * 0.84,
        height: Math.min(2.25, plane.height - 0.6),
      };
      paintGarageDoor(canvas, plane, opening, n === middle ? colour : random.pick(others), kind, wall);
      canvas.face(
        plane.rect(opening.u - 0.1, opening.v + opening.height, opening.width + 0.2, 0.2, 0.03),
        canvas.tone('#d6d0c2', plane),
      );
      if (n === middle) paintNumber(canvas, plane, number ?? '', lane * (n + 0.5), plane.height - 0.36, 0.2);
    }
    // A lamp over every other pier.
    for (let n = 1; n < count; n += 2) {
      const u = lane * n;
      canvas.face(plane.rect(u - 0.06, 1.9, 0.12, 0.28, 0.12), canvas.tone('#2f353a', plane));
      canvas.glow([plane.rect(u - 0.045, 1.94, 0.09, 0.16, 0.13)], canvas.light.lamps > 0.3 ? '#fff0c2' : '#d8d2bd');
    }
  };
}
