import { steel } from './steel-window.ts';
import { createRandom } from '../../listings/random.ts';
import { blueStone } from '../palette.ts';
import { paintDoor } from '../walls/doors.ts';
import { paintGarageDoor } from '../walls/garage-doors.ts';
import { paintNumber } from '../walls/house-number.ts';
import { paintWindow } from '../walls/windows.ts';
import type { WallPainter } from './volume.ts';

/** A small workshop: wide boarded doors, steel windows, a lamp over the door. */
export function workshopFront(seed: number, colour: string, wall: string, number?: string): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(seed * 3 + 1201);
    const { width, height } = plane;
    canvas.face(plane.rect(0, 0, width, 0.5, 0.03), canvas.tone(blueStone, plane));
    const bays = Math.max(3, Math.round(width / 4));
    const bay = width / bays;
    const gate = random.between(0, bays - 1);
    for (let n = 0; n < bays; n++) {
      const left = bay * n;
      if (n === gate) {
        paintGarageDoor(
          canvas,
          plane,
          { u: left + bay * 0.1, v: 0.03, width: bay * 0.8, height: Math.min(3.5, height - 0.9) },
          colour,
          'leaves',
          wall,
        );
        continue;
      }
      const entry = n === (gate + 1) % bays;
      if (entry)
        paintDoor(
          canvas,
          plane,
          { u: left + bay * 0.1, v: 0.1, width: 1.1, height: 2.4 },
          { colour, trim: wall, kind: 'glazed', head: 'flat', surround: 'lintel', steps: 0, lamp: true },
          wall,
          random,
        );
      const u = left + (entry ? bay * 0.1 + 1.8 : bay * 0.12);
      paintWindow(
        canvas,
        plane,
        { u, v: 1, width: left + bay * 0.9 - u, height: Math.min(2.5, height - 1.8) },
        {
          ...steel,
          frame: random.pick(['#2c3135', '#3a4a44']),
          bars: [entry ? 3 : 5, 5],
          head: 'segment',
          surround: 'flat-arch',
          trim: '#cfc3af',
          reveal: 0.2,
        },
        wall,
        random,
      );
      if (entry && number !== undefined) paintNumber(canvas, plane, number, left + bay * 0.1 + 1.46, 1.4, 0.24);
    }
  };
}
