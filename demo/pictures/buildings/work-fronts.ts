import { createRandom } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import { paintDoor } from '../walls/doors.ts';
import { type GarageDoor, paintGarageDoor } from '../walls/garage-doors.ts';
import { paintNumber } from '../walls/house-number.ts';
import { blueStone, frames, mix, palette, zinc } from '../palette.ts';
import { dropShadow } from '../shade.ts';
import type { WallPainter } from './volume.ts';
import { paintWindow, type WindowStyle } from '../walls/windows.ts';

export const steel: WindowStyle = {
  frame: frames.grey,
  panes: 3,
  transom: 1,
  head: 'flat',
  surround: 'none',
  trim: zinc,
  sill: zinc,
  reveal: 0.12,
  dressing: 'bare',
};

/** Loading doors under a canopy, a strip of high windows and the office at one end. */
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

/** Offices: ribbons of glass, a grid of it, or tall fins before it. */
export function officesFront(
  seed: number,
  floors: number,
  storey: number,
  wall: string,
  kind: 'ribbons' | 'grid' | 'fins',
  number?: string,
): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(seed * 3 + 907);
    const { width } = plane;
    for (let floor = 0; floor < floors; floor++) {
      const v = storey * floor + (floor === 0 ? 0.35 : kind === 'fins' ? 0.3 : 0.7);
      const high = storey * (floor === 0 ? 0.78 : kind === 'fins' ? 0.88 : 0.66);
      const bays = Math.round(width / (kind === 'grid' ? 1.7 : 3));
      if (kind === 'grid') {
        for (let n = 0; n < bays; n++)
          paintWindow(
            canvas,
            plane,
            { u: (width * (n + 0.14)) / bays, v, width: (width * 0.72) / bays, height: high },
            { ...steel, panes: 1, reveal: 0.34, dressing: 'modern' },
            wall,
            random,
          );
        continue;
      }
      paintWindow(
        canvas,
        plane,
        { u: 0.3, v, width: width - 0.6, height: high },
        { ...steel, panes: bays * 2, reveal: 0.22, dressing: 'bare' },
        wall,
        random,
      );
      const blinds: Point[][] = [];
      for (let n = 0; n < bays * 2; n++) {
        const drop = high * (0.2 + random.next() * 0.6);
        if (random.chance(0.28))
          blinds.push(
            plane.rect(
              0.36 + ((width - 0.6) * n) / (bays * 2),
              v + high - drop - 0.1,
              (width - 0.6) / (bays * 2) - 0.12,
              drop,
              -0.2,
            ),
          );
      }
      canvas.fill(blinds, '#e9e3d6', 0.4);
      if (canvas.light.lamps > 0.3 || random.chance(0.3))
        canvas.fade(
          plane.rect(0.36 + random.next() * width * 0.5, v + 0.06, width * 0.3, high - 0.14, -0.2),
          'lamp',
          0.7,
        );
    }
    if (kind === 'fins') {
      const fins: Point[][] = [];
      for (let u = 0.6; u < width - 0.3; u += 0.95)
        fins.push(plane.rect(u, storey, 0.1, storey * (floors - 1) + 0.2, 0.35));
      canvas.fill(
        fins.map((fin) => fin.map(([x, y, z]): Point => [x - canvas.light.side * 0.25, y - 0.1, z + 0.34])),
        canvas.light.shadow,
        canvas.light.depth * 0.7,
      );
      canvas.fill(fins, canvas.tone(random.pick(['#a77b52', '#d9d2c2', '#5c656b', '#8f6642']), plane));
    }
    const u = width * (0.3 + random.next() * 0.3);
    canvas.face(plane.rect(u - 0.5, 0, 3.8, 3, 0.06), canvas.tone(mix(wall, palette.slate, 0.6), plane));
    canvas.fade(
      plane.rect(u - 0.1, 0.05, 3, 2.4, 0.07),
      random.chance(0.5 + canvas.light.lamps) ? 'lamp-soft' : 'glass',
    );
    canvas.fill(
      [
        plane.rect(u + 1.35, 0.05, 0.1, 2.4, 0.08),
        plane.rect(u + 0.6, 0.05, 0.05, 2.4, 0.08),
        plane.rect(u + 2.15, 0.05, 0.05, 2.4, 0.08),
        plane.rect(u - 0.1, 2.4, 3, 0.1, 0.08),
      ],
      frames.black,
    );
    const canopy = { u: u - 0.8, v: 2.9, width: 4.4, height: 0.2 };
    dropShadow(canvas, plane, canopy, 1.5);
    canvas.face(
      [
        plane.at(canopy.u, 2.9, 0),
        plane.at(canopy.u + 4.4, 2.9, 0),
        plane.at(canopy.u + 4.4, 2.9, 1.5),
        plane.at(canopy.u, 2.9, 1.5),
      ],
      mix(wall, canvas.light.shadow, 0.55),
    );
    canvas.face(plane.rect(canopy.u, 2.9, 4.4, 0.2, 1.5), canvas.tone(blueStone, plane));
    if (number !== undefined) paintNumber(canvas, plane, number, u - 1.1, 1.8, 0.36);
  };
}

/** A row of garage doors; the one for sale stands out by its colour. */
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

/** The way down to a car park under a building, with its barrier. */
export function parkingFront(seed: number, wall: string): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(seed * 3 + 1103);
    const { width, height } = plane;
    const u = width * (random.chance(0.5) ? 0.1 : 0.4);
    const wide = Math.min(6.2, width * 0.5);
    canvas.face(plane.rect(u - 0.35, 0, wide + 0.7, 3.1, 0.04), canvas.tone(blueStone, plane));
    canvas.glow([plane.rect(u, 0, wide, 2.6)], '#1b2126');
    for (const [share, glow] of [
      [0.12, 0.8],
      [0.3, 0.5],
    ] as const) {
      canvas.glow([plane.rect(u + wide * share, 2.3 - share * 1.4, wide * (1 - share * 2), 0.07)], '#f6dc9c', glow);
      canvas.glow(
        [
          [
            plane.at(u + wide * share, 2.28 - share * 1.4),
            plane.at(u + wide * (1 - share), 2.28 - share * 1.4),
            plane.at(u + wide * (1 - share * 0.4), 0.05),
            plane.at(u + wide * share * 0.4, 0.05),
          ],
        ],
        '#e9bf70',
        0.13,
      );
    }
    canvas.face(plane.rect(u, 2.2, wide, 0.4), canvas.tone(zinc, plane), 0.9);
    canvas.face(plane.rect(u + 0.1, 0.85, wide * 0.84, 0.13, 0.6), canvas.tone('#f1ebdd', plane));
    canvas.fill(
      [0, 1, 2, 3].map((n) => plane.rect(u + 0.3 + n * wide * 0.21, 0.85, wide * 0.09, 0.13, 0.61)),
      canvas.tone(palette.brick, plane),
    );
    canvas.face(plane.rect(u - 0.28, 0, 0.3, 1.15, 0.6), canvas.tone('#d9a62e', plane));
    // The sign: a white P on blue, drawn as a shape.
    const s = u + wide + 0.75;
    canvas.face(plane.rect(s, 1.7, 1.1, 1.1, 0.1), canvas.tone('#2f5d8c', plane));
    canvas.fill(
      [
        plane.rect(s + 0.3, 1.87, 0.16, 0.76, 0.11),
        plane.rect(s + 0.3, 2.48, 0.5, 0.15, 0.11),
        plane.rect(s + 0.3, 2.16, 0.5, 0.14, 0.11),
        plane.rect(s + 0.66, 2.16, 0.15, 0.46, 0.11),
      ],
      '#ffffff',
    );
    for (let level = 3.5; level + 2 < height; level += 2.9)
      for (let n = 0; n < Math.round(width / 3); n++)
        paintWindow(
          canvas,
          plane,
          { u: (n * width) / Math.round(width / 3) + 0.6, v: level + 0.5, width: 1.8, height: 1.7 },
          { ...steel, panes: 2, reveal: 0.2, dressing: 'home' },
          wall,
          random,
        );
  };
}

/** A small workshop: wide doors of boards, steel windows, a lamp over the door. */
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
