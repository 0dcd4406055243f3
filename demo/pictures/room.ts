import type { Random } from '../listings/random.ts';
import type { Canvas } from './canvas.ts';
import type { Point } from './camera.ts';
import { mix, palette } from './palette.ts';
import { createPlane, type Plane } from './plane.ts';
import type { FloorPattern } from './taste.ts';

/** The six surfaces of a room; the one behind the eye is left out. */
export interface Room {
  width: number;
  height: number;
  depth: number;
  near: number;
  /** Where the window is: -1 in the left wall, 1 in the right. */
  side: 1 | -1;
  left: number;
  right: number;
  walls: { back: Plane; left: Plane; right: Plane; floor: Plane; ceiling: Plane };
}

export interface Shell {
  wall: string;
  /** Another colour on the far wall. */
  accent: string | null;
  floor: string;
  pattern: FloorPattern;
  /** How high tiles go up the walls; 0 for none. */
  tiledTo: number;
  tile: string;
  skirting: string;
  moulding: boolean;
  ceiling: string;
  door: string | null;
}

/** A room of that size around the middle of the sheet. */
export function createRoom(width: number, height: number, depth: number, near: number, side: 1 | -1): Room {
  const [left, right] = [-width / 2, width / 2];
  const up: Point = [0, 1, 0];
  const long = depth - near;
  return {
    width,
    height,
    depth,
    near,
    side,
    left,
    right,
    walls: {
      back: createPlane([left, 0, depth], [1, 0, 0], up, width, height),
      left: createPlane([left, 0, near], [0, 0, 1], up, long, height),
      right: createPlane([right, 0, depth], [0, 0, -1], up, long, height),
      floor: createPlane([left, 0, near], [1, 0, 0], [0, 0, 1], width, long),
      ceiling: createPlane([right, height, near], [-1, 0, 0], [0, 0, 1], width, long),
    },
  };
}

/** Walls, floor and ceiling. */
export function paintShell(canvas: Canvas, room: Room, shell: Shell, random: Random): void {
  const { back, left, right, floor, ceiling } = room.walls;
  canvas.face(
    ceiling.rect(0, 0, ceiling.width, ceiling.height),
    mix(canvas.tone(shell.ceiling, ceiling), palette.white, 0.3),
  );
  paintFloor(canvas, floor, shell, random);
  for (const wall of [left, right, back]) {
    canvas.face(
      wall.rect(0, 0, wall.width, wall.height),
      canvas.tone(wall === back && shell.accent !== null ? shell.accent : shell.wall, wall),
    );
    if (shell.tiledTo > 0) wallTiles(canvas, wall, shell.tiledTo, shell.tile);
    canvas.fade(wall.rect(0, 0, wall.width, 0.5), 'fade-up', 0.3);
    canvas.fade(wall.rect(0, wall.height - 0.45, wall.width, 0.45), 'fade-down', 0.22);
    if (shell.tiledTo === 0)
      canvas.face(wall.rect(0, 0, wall.width, shell.moulding ? 0.2 : 0.1, 0.02), canvas.tone(shell.skirting, wall));
    if (shell.moulding) {
      canvas.face(wall.rect(0, wall.height - 0.16, wall.width, 0.16, 0.03), canvas.tone(palette.white, wall));
      canvas.face(wall.rect(0, wall.height - 0.2, wall.width, 0.04), canvas.light.shadow, 0.16);
      const panels: Point[][] = [];
      for (let u = 0.3; u + 1.1 < wall.width; u += 1.35)
        panels.push([...wall.rect(u, 0.35, 1.1, wall.height - 0.8), wall.at(u, 0.35)]);
      canvas.lines(panels, mix(canvas.tone(shell.wall, wall), canvas.light.shadow, 0.25), 0.02, 0.7);
    }
  }
  // Corners gather shadow.
  canvas.fade(back.rect(0, 0, 0.6, back.height), 'fade-right', 0.3);
  canvas.fade(back.rect(back.width - 0.6, 0, 0.6, back.height), 'fade-left', 0.3);
}

function wallTiles(canvas: Canvas, wall: Plane, to: number, colour: string): void {
  canvas.face(wall.rect(0, 0, wall.width, to, 0.01), canvas.tone(colour, wall));
  const joints: Point[][] = [];
  for (let v = 0.15; v <= to; v += 0.15) joints.push([wall.at(0, v, 0.01), wall.at(wall.width, v, 0.01)]);
  for (let u = 0.3; u < wall.width; u += 0.3) joints.push([wall.at(u, 0, 0.01), wall.at(u, to, 0.01)]);
  canvas.lines(joints, palette.white, 0.008, 0.5);
}

function paintFloor(canvas: Canvas, floor: Plane, shell: Shell, random: Random): void {
  const colour = canvas.tone(shell.floor, floor);
  canvas.face(floor.rect(0, 0, floor.width, floor.height), colour);
  const joints: Point[][] = [];
  const pale: Point[][] = [];
  const dark: Point[][] = [];
  const { width, height } = floor;
  const board = 0.19;
  switch (shell.pattern) {
    case 'boards':
      for (let u = 0; u < width; u += board) {
        joints.push([floor.at(u, 0.3), floor.at(u, height)]);
        for (let v = random.next() * 1.2; v < height; v += 1.4 + random.next()) {
          const plank = floor.rect(u, v, Math.min(board, width - u), Math.min(1.6, height - v));
          if (random.chance(0.5)) (random.chance(0.5) ? pale : dark).push(plank);
          joints.push([floor.at(u, v), floor.at(Math.min(u + board, width), v)]);
        }
      }
      break;
    case 'herringbone':
      for (let u = -0.1; u < width; u += 0.36)
        for (let v = 0.4; v < height - 0.2; v += 0.18) {
          const [from, middle, to] = [Math.max(0, u), Math.max(0, u + 0.18), Math.min(width, u + 0.36)];
          (random.chance(0.5) ? pale : dark).push([
            floor.at(from, v),
            floor.at(middle, v + 0.18),
            floor.at(middle, v + 0.28),
            floor.at(from, v + 0.1),
          ]);
          if (random.chance(0.6))
            (random.chance(0.5) ? pale : dark).push([
              floor.at(middle, v + 0.18),
              floor.at(to, v),
              floor.at(to, v + 0.1),
              floor.at(middle, v + 0.28),
            ]);
        }
      break;
    case 'checks':
    case 'tiles': {
      const size = shell.pattern === 'checks' ? 0.4 : 0.6;
      for (let row = 0; row * size < height; row++)
        for (let column = 0; column * size < width; column++) {
          const tile = floor.rect(
            column * size,
            row * size,
            Math.min(size, width - column * size),
            Math.min(size, height - row * size),
          );
          if (shell.pattern === 'checks' ? (row + column) % 2 === 0 : random.chance(0.16)) dark.push(tile);
        }
      for (let u = size; u < width; u += size) joints.push([floor.at(u, 0.3), floor.at(u, height)]);
      for (let v = size; v < height; v += size) joints.push([floor.at(0, v), floor.at(width, v)]);
      break;
    }
    case 'concrete':
      for (let n = 0; n < 9; n++)
        dark.push(floor.rect(random.next() * width * 0.8, random.next() * height * 0.9, width * 0.15, height * 0.04));
      for (let v = height * 0.3; v < height; v += height * 0.3) joints.push([floor.at(0, v), floor.at(width, v)]);
  }
  canvas.fill(pale, mix(colour, palette.white, 0.22), 0.5);
  canvas.fill(
    dark,
    mix(colour, palette.slate, shell.pattern === 'checks' ? 0.7 : 0.28),
    shell.pattern === 'checks' ? 0.8 : 0.45,
  );
  canvas.lines(joints, mix(colour, palette.slate, 0.5), 0.012, 0.4);
}

export interface WindowIn {
  /** Along the wall. */
  u: number;
  v: number;
  width: number;
  height: number;
  panes: number;
  curtain: string | null;
}

/** A window seen from inside: the sky, what is outside, frame, sill and curtains. */
export function paintWindowIn(
  canvas: Canvas,
  wall: Plane,
  { u, v, width, height, panes, curtain }: WindowIn,
  random: Random,
): void {
  const { light } = canvas;
  canvas.face(wall.rect(u - 0.1, v - 0.1, width + 0.2, height + 0.2, 0.01), canvas.tone(palette.white, wall));
  canvas.fade(wall.rect(u, v, width, height, 0.02), 'sky');
  const horizon = v + height * (v < 0.4 ? 0.45 : 0.36);
  const hills: Point[] = [wall.at(u, v, 0.02)];
  for (let n = 0; n <= 10; n++)
    hills.push(wall.at(u + (width * n) / 10, horizon + (random.next() - 0.4) * height * 0.14, 0.02));
  hills.push(wall.at(u + width, v, 0.02));
  canvas.face(hills, mix(palette.moss, light.sky[2], 0.3), 0.9);
  canvas.face(wall.rect(u, v, width, (horizon - v) * 0.45, 0.02), mix(palette.fern, light.sky[2], 0.2));
  const bars: Point[][] = [
    wall.rect(u, v, 0.06, height, 0.03),
    wall.rect(u + width - 0.06, v, 0.06, height, 0.03),
    wall.rect(u, v, width, 0.06, 0.03),
    wall.rect(u, v + height - 0.06, width, 0.06, 0.03),
  ];
  for (let pane = 1; pane < panes; pane++)
    bars.push(wall.rect(u + (width * pane) / panes - 0.035, v, 0.07, height, 0.03));
  canvas.fill(bars, mix(canvas.tone(palette.white, wall), light.shadow, 0.1));
  if (v > 0.3)
    canvas.face(
      [
        wall.at(u - 0.12, v - 0.06),
        wall.at(u + width + 0.12, v - 0.06),
        wall.at(u + width + 0.12, v - 0.06, 0.22),
        wall.at(u - 0.12, v - 0.06, 0.22),
      ],
      canvas.tone('#d8d2c6', { normal: [0, 1, 0] }),
    );
  if (curtain === null) return;
  const drop = 0.08;
  for (const [from, wide] of [
    [u - 0.5, 0.5],
    [u + width, 0.5],
  ] as const) {
    canvas.face(wall.rect(from, drop, wide, v + height + 0.15 - drop, 0.08), canvas.tone(curtain, wall));
    const folds = [0.12, 0.24, 0.36].map((at) => wall.rect(from + at, drop, 0.05, v + height + 0.15 - drop, 0.09));
    canvas.fill(folds, light.shadow, 0.18);
  }
  canvas.lines(
    [[wall.at(u - 0.6, v + height + 0.17, 0.1), wall.at(u + width + 0.6, v + height + 0.17, 0.1)]],
    '#2c3135',
    0.03,
  );
}

/** Where the sun through a window of a side wall falls on the floor. */
export function paintSunOnFloor(canvas: Canvas, room: Room, z: number, width: number, panes: number): void {
  if (canvas.light.hour === 'overcast' || canvas.light.hour === 'dusk') return;
  const wall = room.side < 0 ? room.left : room.right;
  const at = (away: number, along: number): Point => [wall - room.side * away, 0.005, along];
  const pane = width / panes;
  const patches = Array.from({ length: panes }, (_, n): Point[] => {
    const [from, to] = [z + n * pane + 0.05, z + (n + 1) * pane - 0.05];
    return [at(0.5, from - 0.2), at(0.5, to - 0.2), at(2.5, to - 0.95), at(2.5, from - 0.95)];
  });
  canvas.fill(patches, canvas.light.warmth, 0.34);
}
