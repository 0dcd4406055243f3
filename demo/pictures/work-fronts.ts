import { createRandom } from '../listings/random.ts';
import type { Point } from './camera.ts';
import { blueStone, frames, mix, palette, zinc } from './palette.ts';
import type { WallPainter } from './volume.ts';
import { paintDoor, paintGarageDoor, paintWindow, type WindowStyle } from './windows.ts';

const steel: WindowStyle = { frame: frames.grey, panes: 3, transom: 1, lintel: 'none', sill: zinc, reveal: 0.1 };

/** Loading doors under a canopy, a strip of high windows and the office door at one end. */
export function warehouseFront(seed: number, accent: string): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(seed + 809);
    const { width, height } = plane;
    canvas.face(plane.rect(0, 0, width, 0.9, 0.03), canvas.tone('#a39d92', plane));
    canvas.face(plane.rect(0, height - 1.1, width, 0.55, 0.04), canvas.tone(accent, plane));
    const count = random.between(2, 3);
    const office = width * 0.28;
    const flip = random.chance(0.5);
    const start = flip ? width * 0.04 : office + width * 0.04;
    const lane = (width - office - width * 0.08) / count;
    for (let n = 0; n < count; n++) {
      const wide = Math.min(4, lane * 0.72);
      const u = start + lane * n + (lane - wide) / 2;
      paintGarageDoor(
        canvas,
        plane,
        { u, v: 0.05, width: wide, height: Math.min(4.2, height * 0.6) },
        random.pick(['#c8ccca', '#8d979c', '#dad6cb']),
        false,
      );
      canvas.fill([plane.rect(u - 0.3, 0, 0.16, 1, 0.3), plane.rect(u + wide + 0.14, 0, 0.16, 1, 0.3)], '#d9a62e');
    }
    const at = flip ? width - office : 0;
    canvas.face(plane.rect(at, 0, office, height * 0.78, 0.06), canvas.tone(mix(accent, palette.slate, 0.55), plane));
    for (const level of [0.95, height * 0.45])
      paintWindow(
        canvas,
        plane,
        { u: at + office * 0.38, v: level, width: office * 0.54, height: height * 0.2 },
        steel,
        accent,
        random,
      );
    paintDoor(
      canvas,
      plane,
      { u: at + office * 0.1, v: 0.05, width: 1.1, height: 2.3 },
      { colour: '#3a4046', trim: accent, kind: 'glazed', steps: 0 },
      random,
    );
    const lights: Point[][] = [];
    for (let u = start; u < start + lane * count - 1; u += 2.2)
      lights.push(plane.rect(u, height * 0.74, 1.7, 0.6, 0.01));
    for (const light of lights) canvas.fade(light, 'glass');
  };
}

/** Offices: ribbons of glass, or a grid of it. */
export function officesFront(seed: number, floors: number, storey: number, wall: string, grid: boolean): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(seed + 907);
    const { width } = plane;
    for (let floor = 0; floor < floors; floor++) {
      const v = storey * floor + (floor === 0 ? 0.35 : 0.7);
      const high = storey * (floor === 0 ? 0.78 : 0.66);
      const bays = Math.round(width / (grid ? 1.5 : 3));
      if (grid) {
        for (let n = 0; n < bays; n++)
          paintWindow(
            canvas,
            plane,
            { u: (width * (n + 0.14)) / bays, v, width: (width * 0.72) / bays, height: high },
            { ...steel, panes: 1, reveal: 0.28 },
            wall,
            random,
          );
      } else {
        canvas.fade(plane.rect(0.3, v, width - 0.6, high), 'glass');
        const panels: Point[][] = [];
        for (let n = 0; n < bays * 2; n++)
          if (random.chance(0.25))
            panels.push(
              plane.rect(
                0.3 + ((width - 0.6) * n) / (bays * 2),
                v,
                (width - 0.6) / (bays * 2),
                high * (0.2 + random.next() * 0.6),
              ),
            );
        canvas.fill(panels, '#e9e3d6', 0.3);
        if (random.chance(0.4 + canvas.light.lamps))
          canvas.fade(plane.rect(0.3 + random.next() * width * 0.6, v, width * 0.22, high), 'lamp', 0.75);
        canvas.fill(
          Array.from({ length: bays * 2 + 1 }, (_, n) =>
            plane.rect(0.27 + ((width - 0.6) * n) / (bays * 2), v, 0.06, high, 0.04),
          ),
          frames.grey,
        );
        canvas.face(plane.rect(0.3, v + high - 0.22, width - 0.6, 0.22), canvas.light.shadow, canvas.light.depth);
      }
    }
    const u = width * (0.3 + random.next() * 0.3);
    canvas.face(plane.rect(u - 0.5, 0, 3.6, 3, 0.06), canvas.tone(mix(wall, palette.slate, 0.6), plane));
    canvas.fade(plane.rect(u - 0.1, 0.05, 2.8, 2.4, 0.07), random.chance(0.6) ? 'lamp' : 'glass');
    canvas.fill([plane.rect(u + 1.25, 0.05, 0.1, 2.4, 0.08), plane.rect(u - 0.1, 2.4, 2.8, 0.1, 0.08)], frames.black);
    canvas.face(
      [plane.at(u - 0.8, 2.9, 0), plane.at(u + 3.4, 2.9, 0), plane.at(u + 3.4, 2.9, 1.4), plane.at(u - 0.8, 2.9, 1.4)],
      mix(wall, canvas.light.shadow, 0.55),
    );
    canvas.face(plane.rect(u - 0.8, 2.9, 4.2, 0.18, 1.4), canvas.tone(blueStone, plane));
  };
}

/** A row of garage doors; the one for sale is the only one in colour. */
export function garageFront(seed: number, count: number, colour: string): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(seed + 1009);
    const lane = plane.width / count;
    const old = random.chance(0.4);
    for (let n = 0; n < count; n++) {
      const ours = n === Math.floor(count / 2);
      paintGarageDoor(
        canvas,
        plane,
        { u: lane * n + lane * 0.1, v: 0.03, width: lane * 0.8, height: Math.min(2.2, plane.height - 0.5) },
        ours ? colour : random.pick(['#c5c3bb', '#b3b5b1', '#d3cec0']),
        old,
      );
    }
    canvas.fill(
      Array.from({ length: count + 1 }, (_, n) =>
        plane.rect(Math.min(plane.width - 0.1, lane * n), 0, 0.1, plane.height - 0.2, 0.03),
      ),
      canvas.tone('#8d877c', plane),
      0.5,
    );
  };
}

/** The way down to a car park under a building, with its barrier. */
export function parkingFront(seed: number, wall: string): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(seed + 1103);
    const { width, height } = plane;
    const u = width * (random.chance(0.5) ? 0.12 : 0.42);
    const wide = Math.min(5.6, width * 0.46);
    canvas.face(plane.rect(u - 0.3, 0, wide + 0.6, 3, 0.04), canvas.tone(blueStone, plane));
    canvas.face(plane.rect(u, 0, wide, 2.6), '#1d2328');
    for (let n = 0; n < 4; n++)
      canvas.face(
        plane.rect(u + 0.5 + n * 0.25, 2.35 - n * 0.22, wide - 1 - n * 0.5, 0.08),
        '#f2d591',
        0.85 - n * 0.15,
      );
    canvas.fade(plane.rect(u, 0, wide, 1.2), 'fade-down', 0.6);
    canvas.face(plane.rect(u, 2.2, wide, 0.4), canvas.tone(zinc, plane), 0.9);
    canvas.face(plane.rect(u + 0.1, 0.85, wide * 0.84, 0.13, 0.6), '#f1ebdd');
    canvas.fill(
      [0, 1, 2, 3].map((n) => plane.rect(u + 0.3 + n * wide * 0.21, 0.85, wide * 0.09, 0.13, 0.61)),
      palette.brick,
    );
    canvas.face(plane.rect(u - 0.28, 0, 0.3, 1.15, 0.6), '#d9a62e');
    // The sign: a white P on blue, drawn as a shape.
    const s = u + wide + 0.55;
    canvas.face(plane.rect(s, 1.8, 0.9, 0.9, 0.1), '#2f5d8c');
    canvas.fill(
      [
        plane.rect(s + 0.25, 1.95, 0.13, 0.6, 0.11),
        plane.rect(s + 0.25, 2.43, 0.42, 0.12, 0.11),
        plane.rect(s + 0.25, 2.17, 0.42, 0.11, 0.11),
        plane.rect(s + 0.56, 2.17, 0.12, 0.38, 0.11),
      ],
      '#ffffff',
    );
    for (let level = 3.5; level + 2 < height; level += 2.9)
      for (let n = 0; n < Math.round(width / 3); n++)
        paintWindow(
          canvas,
          plane,
          { u: n * 3 + 0.6, v: level + 0.5, width: 1.7, height: 1.6 },
          { ...steel, panes: 2 },
          wall,
          random,
        );
  };
}
