import { steel } from './steel-window.ts';
import { createRandom } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import { dropShadow } from '../shade.ts';
import { paintDoor } from '../walls/doors.ts';
import { paintGarageDoor } from '../walls/garage-doors.ts';
import { paintNumber } from '../walls/house-number.ts';
import { paintWindow } from '../walls/windows.ts';
import type { WallPainter } from './volume.ts';

/** Loading doors under a canopy, a strip of high windows, and an office at one end. */
export function warehouseFront(seed: number, accent: string, number?: string): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(seed * 3 + 809);
    const { width, height } = plane;
    canvas.face(plane.rect(0, 0, width, 0.9, 0.03), canvas.tone('#a39d92', plane));
    const count = random.between(2, 3);
    const office = width * (0.24 + random.next() * 0.08);
    const flip = random.chance(0.5);
    const start = flip ? width * 0.04 : office + width * 0.04;
    const lane = (width - office - width * 0.08) / count;
    if (random.chance(0.6)) canvas.face(plane.rect(0, height - 1.1, width, 0.5, 0.04), canvas.tone(accent, plane));
    const door = random.pick(['#d3d5d0', '#8d979c', '#dad6cb', accent]);
    for (let n = 0; n < count; n++) {
      const wide = Math.min(4.2, lane * 0.74);
      const u = start + lane * n + (lane - wide) / 2;
      paintGarageDoor(
        canvas,
        plane,
        { u, v: 0.05, width: wide, height: Math.min(4.4, height * 0.62) },
        door,
        'sections',
        accent,
      );
      canvas.fill(
        [plane.rect(u - 0.34, 0, 0.16, 1, 0.3), plane.rect(u + wide + 0.18, 0, 0.16, 1, 0.3)],
        canvas.tone('#d9a62e', plane),
      );
    }
    const canopy = { u: start - 0.2, v: Math.min(4.8, height * 0.68), width: lane * count + 0.4, height: 0.22 };
    dropShadow(canvas, plane, canopy, 1.6);
    const out = 1.6;
    canvas.face(
      [
        plane.at(canopy.u, canopy.v, 0),
        plane.at(canopy.u + canopy.width, canopy.v, 0),
        plane.at(canopy.u + canopy.width, canopy.v, out),
        plane.at(canopy.u, canopy.v, out),
      ],
      mix(canvas.tone('#8b9396', plane), canvas.light.shadow, 0.4),
    );
    canvas.face(plane.rect(canopy.u, canopy.v, canopy.width, 0.22, out), canvas.tone('#dfe0db', plane));
    const at = flip ? width - office : 0;
    canvas.face(plane.rect(at, 0, office, height * 0.82, 0.06), canvas.tone(mix(accent, palette.slate, 0.55), plane));
    for (const level of [0.95, height * 0.47])
      paintWindow(
        canvas,
        plane,
        { u: at + office * 0.36, v: level, width: office * 0.58, height: height * 0.24 },
        { ...steel, dressing: 'modern' },
        accent,
        random,
      );
    paintDoor(
      canvas,
      plane,
      { u: at + office * 0.1, v: 0.05, width: 1.1, height: 2.3 },
      { colour: '#3a4046', trim: accent, kind: 'glazed', head: 'flat', surround: 'none', steps: 0, canopy: 'slab' },
      accent,
      random,
    );
    if (number !== undefined) paintNumber(canvas, plane, number, at + office * 0.1 + 1.5, 2.9, 0.34);
    const lights: Point[][] = [];
    for (let u = start; u < start + lane * count - 1; u += 2.2)
      lights.push(plane.rect(u, height * 0.76, 1.7, 0.6, 0.01));
    for (const light of lights) canvas.fade(light, 'glass');
  };
}
