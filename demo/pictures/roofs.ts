import { createRandom } from '../listings/random.ts';
import type { Canvas } from './canvas.ts';
import type { Point } from './camera.ts';
import { bricks, mix, palette, stone, zinc } from './palette.ts';
import { createPlane, isSeen, sidesOf, type Box, type Plane } from './plane.ts';
import { paintWall, type Wall } from './materials.ts';
import { paintWindow, type WindowStyle } from './windows.ts';

export type RoofForm = 'ridge' | 'gable' | 'stepped' | 'bell' | 'mansard' | 'hip' | 'flat';

export interface Roof {
  form: RoofForm;
  /** Metres from the eaves to the ridge. */
  rise: number;
  colour: string;
  dormers: number;
  skylights: number;
  panels: boolean;
  chimney: boolean;
  /** How far the eaves stand out. */
  overhang: number;
}

/** A roof over a box of walls. */
export function paintRoof(canvas: Canvas, box: Box, roof: Roof, wall: Wall, frame: WindowStyle, seed: number): void {
  const top = box.y + box.height;
  if (roof.form === 'flat') return flat(canvas, box, roof);
  const slopes = slopesOf(box, roof);
  if (roof.form === 'stepped' || roof.form === 'bell' || roof.form === 'gable')
    gables(canvas, box, roof, wall, frame, seed, 'back');
  for (const slope of slopes) paintSlope(canvas, slope, roof, seed);
  if (roof.form === 'mansard')
    canvas.face(
      [
        [box.x, top + roof.rise, box.z + 1.1],
        [box.x + box.width, top + roof.rise, box.z + 1.1],
        [box.x + box.width, top + roof.rise, box.z + box.depth - 1.1],
        [box.x, top + roof.rise, box.z + box.depth - 1.1],
      ],
      mix(zinc, palette.steel, 0.3),
    );
  if (roof.form === 'ridge' || roof.form === 'mansard') sideGables(canvas, box, roof, wall, seed);
  if (roof.chimney) paintChimney(canvas, box, roof, wall, seed);
  const front = slopes.find(({ plane }) => plane.normal[2] < -0.2);
  if (front && roof.form !== 'hip') {
    dormers(canvas, box, roof, front.plane, frame, seed);
    lie(canvas, front.plane, roof, seed);
  }
  if (roof.form === 'stepped' || roof.form === 'bell' || roof.form === 'gable')
    gables(canvas, box, roof, wall, frame, seed, 'front');
  else gutter(canvas, box, roof);
}

interface Slope {
  plane: Plane;
  shape: Point[];
  /** Left and right end of the slope at a share of its height. */
  ends(share: number): readonly [number, number];
}

function slopesOf({ x, y, z, width, height, depth }: Box, roof: Roof): Slope[] {
  const top = y + height;
  const { rise, overhang: over } = roof;
  const slope = (origin: Point, along: Point, across: Point, wide: number, run: number, inset: number): Slope => {
    const long = Math.hypot(run, rise);
    const up: Point = [(across[0] * run) / long, rise / long, (across[2] * run) / long];
    const start: Point = [origin[0] - up[0] * over, origin[1] - up[1] * over, origin[2] - up[2] * over];
    const plane = createPlane(start, along, up, wide, long + over);
    const ends = (share: number) => [inset * share, wide - inset * share] as const;
    return {
      plane,
      ends,
      shape: [plane.at(0, 0), plane.at(wide, 0), plane.at(wide - inset, long + over), plane.at(inset, long + over)],
    };
  };
  const [right, left, away, near]: Point[] = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 0, 1],
    [0, 0, -1],
  ];
  if (!right || !left || !away || !near) return [];
  switch (roof.form) {
    case 'ridge':
      return [
        slope([x + width, top, z + depth], left, near, width, depth / 2, 0),
        slope([x, top, z], right, away, width, depth / 2, 0),
      ];
    case 'mansard':
      return [
        slope([x + width, top, z + depth], left, near, width, 1.1, 0),
        slope([x, top, z], right, away, width, 1.1, 0),
      ];
    case 'hip': {
      const inset = Math.min(width / 2, depth * 0.46);
      return [
        slope([x + width + over, top, z + depth], left, near, width + over * 2, depth / 2, inset + over),
        slope([x, top, z + depth + over], near, right, depth + over * 2, inset, depth / 2 + over),
        slope([x + width, top, z - over], away, left, depth + over * 2, inset, depth / 2 + over),
        slope([x - over, top, z], right, away, width + over * 2, depth / 2, inset + over),
      ];
    }
    default:
      return [
        slope([x, top, z + depth], near, right, depth, width / 2, 0),
        slope([x + width, top, z], away, left, depth, width / 2, 0),
      ];
  }
}

function paintSlope(canvas: Canvas, { plane, shape, ends }: Slope, roof: Roof, seed: number): void {
  if (!isSeen(plane, canvas.camera.eye)) return;
  const colour = canvas.tone(roof.colour, plane);
  const random = createRandom(seed + 7);
  canvas.face(shape, colour);
  const step = Math.max(0.3, 3 / canvas.detail(plane.at(plane.width / 2, 0)));
  if (step < 1.2) {
    const rows: Point[][] = [];
    const patches: Point[][][] = [[], []];
    for (let v = step; v < plane.height; v += step) {
      const [from, to] = ends(v / plane.height);
      rows.push([plane.at(from, v), plane.at(to, v)]);
      for (let n = 0; n < plane.width / 2.2; n++) {
        const u = from + random.next() * (to - from - 0.5);
        patches[random.between(0, 1)]?.push(
          plane.rect(u, v - step, Math.min(0.24 + step * 0.5, Math.max(0.05, to - from)), step),
        );
      }
    }
    canvas.fill(patches[0] ?? [], mix(colour, palette.slate, 0.3), 0.4);
    canvas.fill(patches[1] ?? [], mix(colour, palette.white, 0.3), 0.3);
    canvas.lines(rows, mix(colour, '#14181c', 0.5), step * 0.12, 0.5);
  }
  canvas.lines(
    [[plane.at(ends(1)[0], plane.height), plane.at(ends(1)[1], plane.height)]],
    mix(colour, palette.slate, 0.3),
    0.16,
  );
}

/** Roof windows and solar panels lie in the slope. */
function lie(canvas: Canvas, plane: Plane, roof: Roof, seed: number): void {
  if (!isSeen(plane, canvas.camera.eye)) return;
  const random = createRandom(seed + 11);
  if (roof.panels) {
    const count = Math.min(6, Math.floor((plane.width - 1.4) / 1.05));
    const start = random.chance(0.5) ? 0.6 : plane.width - 0.6 - count * 1.05;
    for (let n = 0; n < count; n++) {
      canvas.face(
        plane.rect(start + n * 1.05, plane.height * 0.38, 1, Math.min(1.7, plane.height * 0.45), 0.06),
        mix('#1f2c3b', canvas.light.sky[1], 0.14),
      );
      canvas.face(
        plane.rect(start + n * 1.05, plane.height * 0.38, 0.45, Math.min(1.7, plane.height * 0.45), 0.06),
        canvas.light.sky[2],
        0.08,
      );
    }
    return;
  }
  for (let n = 0; n < roof.skylights; n++) {
    const u = (plane.width * (n + 1)) / (roof.skylights + 1) - 0.4;
    canvas.face(plane.rect(u - 0.06, plane.height * 0.46, 0.92, 1.3, 0.05), '#3b4146');
    canvas.face(
      plane.rect(u, plane.height * 0.46 + 0.06, 0.8, 1.18, 0.06),
      mix(canvas.light.sky[1], palette.steel, 0.3),
    );
  }
}

function dormers(canvas: Canvas, box: Box, roof: Roof, slope: Plane, frame: WindowStyle, seed: number): void {
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

function paintChimney(canvas: Canvas, box: Box, roof: Roof, wall: Wall, seed: number): void {
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

/** The five faces of a plain box that can be seen. */
export function paintBox(canvas: Canvas, box: Box, colour: string, opacity?: number): void {
  const { back, left, right, top, front } = sidesOf(box);
  for (const plane of [back, left, right, top, front])
    if (isSeen(plane, canvas.camera.eye))
      canvas.face(plane.rect(0, 0, plane.width, plane.height), canvas.tone(colour, plane), opacity);
}

/** Walls that go on above the eaves at the sides. */
function sideGables(canvas: Canvas, box: Box, roof: Roof, wall: Wall, seed: number): void {
  const { left, right } = sidesOf(box);
  for (const plane of [left, right]) {
    if (!isSeen(plane, canvas.camera.eye)) continue;
    const [wide, tall] = [plane.width, plane.height];
    const inset = roof.form === 'mansard' ? 1.1 : wide / 2;
    const shape = [
      plane.at(0, tall - 0.02),
      plane.at(wide, tall - 0.02),
      plane.at(wide - inset, tall + roof.rise),
      plane.at(inset, tall + roof.rise),
    ];
    paintWall(canvas, plane, wall, seed + 3, shape, {
      from: tall,
      to: tall + roof.rise,
      span: (v) => [(inset * (v - tall)) / roof.rise, wide - (inset * (v - tall)) / roof.rise],
    });
    canvas.lines(
      [
        [
          plane.at(0, tall, 0.05),
          plane.at(inset, tall + roof.rise, 0.05),
          plane.at(wide - inset, tall + roof.rise, 0.05),
          plane.at(wide, tall, 0.05),
        ],
      ],
      mix(roof.colour, palette.slate, 0.2),
      0.14,
    );
  }
}

/** Gables that face the street: plain, stepped or bell-shaped. */
function gables(
  canvas: Canvas,
  box: Box,
  roof: Roof,
  wall: Wall,
  frame: WindowStyle,
  seed: number,
  which: 'front' | 'back',
): void {
  const plane = sidesOf(box)[which];
  if (!isSeen(plane, canvas.camera.eye)) return;
  const [wide, tall] = [plane.width, plane.height];
  const form = which === 'back' ? 'gable' : roof.form;
  const line = gableLine(form, wide, roof.rise);
  const inset = (v: number) => Math.min(wide / 2, (wide / 2) * ((v - tall) / roof.rise));
  paintWall(
    canvas,
    plane,
    wall,
    seed + 5,
    [plane.at(0, tall - 0.02), ...line.map(([u, v]) => plane.at(u, tall + v)), plane.at(wide, tall - 0.02)],
    {
      from: tall,
      to: tall + roof.rise,
      span: (v) => [inset(v) + 0.1, wide - inset(v) - 0.1],
    },
  );
  const edge = form === 'gable' ? mix(roof.colour, palette.slate, 0.15) : stone;
  canvas.lines(
    [line.map(([u, v]) => plane.at(u, tall + v, 0.08))],
    canvas.tone(edge, plane),
    form === 'gable' ? 0.2 : 0.16,
  );
  if (roof.rise > 1.9) {
    const width = Math.min(1.3, wide * 0.2);
    const height = Math.min(1.5, roof.rise * 0.42);
    paintWindow(
      canvas,
      plane,
      { u: wide / 2 - width / 2, v: tall + roof.rise * 0.12, width, height },
      { ...frame, shutters: undefined },
      wall.colour,
      createRandom(seed + 29),
    );
  }
}

function gableLine(form: RoofForm, wide: number, rise: number): [number, number][] {
  const half = wide / 2;
  if (form === 'stepped') {
    const steps = 5;
    const up: [number, number][] = [];
    for (let n = 0; n < steps; n++) {
      const u = (half * n) / (steps + 0.6);
      up.push([u, (rise * n) / steps], [u, (rise * (n + 1)) / steps + 0.3]);
    }
    return [...up, ...up.map(([u, v]): [number, number] => [wide - u, v]).reverse()];
  }
  if (form === 'bell') {
    const left: [number, number][] = [
      [0, 0],
      [0.02, 0.22],
      [0.1, 0.36],
      [0.22, 0.46],
      [0.3, 0.62],
      [0.32, 0.86],
      [0.36, 0.98],
      [0.43, 1.06],
    ].map(([u = 0, v = 0]) => [u * wide, v * rise]);
    return [...left, [half, rise * 1.1], ...left.map(([u, v]): [number, number] => [wide - u, v]).reverse()];
  }
  return [
    [-0.12, -0.1],
    [half, rise + 0.08],
    [wide + 0.12, -0.1],
  ];
}

function gutter(canvas: Canvas, box: Box, roof: Roof): void {
  const { front } = sidesOf(box);
  const run = roof.form === 'mansard' ? 1.1 : box.depth / 2;
  const out = (roof.overhang * run) / Math.hypot(run, roof.rise);
  const drop = (roof.overhang * roof.rise) / Math.hypot(run, roof.rise);
  const extra = roof.form === 'hip' ? out : 0;
  if (!isSeen(front, canvas.camera.eye)) return;
  canvas.face(
    front.rect(-extra, front.height - drop - 0.12, front.width + extra * 2, 0.15, out + 0.04),
    canvas.tone(mix(zinc, palette.slate, 0.15), front),
  );
}

/** A parapet with a coping, and what stands on a flat roof. */
function flat(canvas: Canvas, box: Box, roof: Roof): void {
  const { top, front, left, right } = sidesOf(box);
  if (isSeen(top, canvas.camera.eye)) {
    canvas.face(top.rect(0, 0, top.width, top.height), mix(canvas.tone('#8d8b86', top), canvas.light.warmth, 0.1));
    canvas.fade(top.rect(0.3, 0.3, top.width - 0.6, top.height - 0.6), 'fade-right', 0.5);
    for (const share of [0.24, 0.6])
      paintBox(
        canvas,
        {
          x: box.x + box.width * share,
          y: box.y + box.height,
          z: box.z + box.depth * 0.4,
          width: 1.2,
          height: 0.5,
          depth: 1.2,
        },
        zinc,
      );
    if (roof.panels)
      for (let n = 0; n < Math.floor(box.width / 1.6) - 2; n++)
        canvas.face(
          [
            [box.x + 1 + n * 1.6, box.y + box.height + 0.2, box.z + 1],
            [box.x + 2.3 + n * 1.6, box.y + box.height + 0.2, box.z + 1],
            [box.x + 2.3 + n * 1.6, box.y + box.height + 0.6, box.z + 2.8],
            [box.x + 1 + n * 1.6, box.y + box.height + 0.6, box.z + 2.8],
          ],
          '#26364a',
        );
  }
  for (const plane of [left, right, front])
    if (isSeen(plane, canvas.camera.eye))
      canvas.face(
        plane.rect(-0.06, plane.height - 0.16, plane.width + 0.12, 0.18, 0.06),
        canvas.tone(roof.colour, plane),
      );
}
