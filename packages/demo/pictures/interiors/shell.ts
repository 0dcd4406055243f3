import type { Random } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import { createPlane } from '../plane.ts';
import { paintBricks } from './bricks.ts';
import type { Brush } from './brush.ts';
import type { FloorFinish } from './floor-patterns.ts';
import { paintFloor } from './floors.ts';
import { paintCornice, paintPanels, paintSkirting } from './panelling.ts';
import type { RoomLight } from './room-light.ts';
import { type Room, spanOf, type WallName } from './room.ts';
import type { Taste } from './taste.ts';
import { paintTiles } from './wall-tiles.ts';
import { paintPaper } from './wallpaper.ts';
import { paintGloom, paintWash, type Patch } from './walls.ts';
import { rectangle } from '../shapes.ts';

/** What a room changes in the home's own taste. */
export interface ShellWish {
  floor: FloorFinish;
  /** Colours or brick of single walls. */
  colours?: Partial<Record<WallName, string>>;
  brick?: readonly WallName[];
  paper?: readonly WallName[];
  /** Tiles on these walls up to this height in metres. */
  tiled?: { walls: readonly WallName[]; from?: number; to: number };
  panelled?: readonly WallName[];
  ceiling?: string;
  skirting?: boolean;
  beams?: boolean;
  cornice?: boolean;
}

const names = ['left', 'right', 'back'] as const;

/** Ceiling, floor and walls: the background of everything else. */
export function paintShell(
  brush: Brush,
  light: RoomLight,
  room: Room,
  taste: Taste,
  wish: ShellWish,
  holes: Record<WallName, readonly Patch[]>,
  random: Random,
): void {
  paintCeiling(brush, light, room, wish.ceiling ?? mix(taste.wall, '#ffffff', 0.55), taste);
  paintFloor(brush, light, room, wish.floor, random);
  for (const name of names) {
    const plane = room.walls[name];
    const [from, to] = spanOf(room, name);
    const patch: Patch = { u: from, v: 0, width: to - from, height: room.height };
    const colour = wish.colours?.[name] ?? taste.wall;
    if (wish.brick?.includes(name)) paintBricks(brush, light, plane, patch, colour, random);
    else {
      paintWash(brush, light, plane, patch, colour);
      if (wish.paper?.includes(name)) paintPaper(brush, light, plane, patch, colour);
      if (wish.panelled?.includes(name)) paintPanels(brush, light, plane, patch, colour, holes[name]);
    }
    if (wish.tiled?.walls.includes(name)) {
      const low = wish.tiled.from ?? 0;
      paintTiles(brush, light, plane, { ...patch, v: low, height: wish.tiled.to - low }, taste.tile, random);
    }
    paintGloom(brush, light, plane, patch);
    if (wish.skirting !== false && !wish.tiled?.walls.includes(name))
      paintSkirting(
        brush,
        light,
        plane,
        from,
        to - from,
        taste.age === 'old' || taste.age === 'interwar',
        taste.age === 'seventies' && taste.dated ? '#8d6a48' : mix(taste.wall, '#ffffff', 0.5),
      );
    if (wish.cornice ?? taste.cornice) paintCornice(brush, light, plane, from, to - from, room.height);
  }
  corners(brush, light, room);
  if (wish.beams ?? taste.beams) paintBeams(brush, light, room, taste);
}

/** Light from the windows on the ceiling. */
function paintCeiling(brush: Brush, light: RoomLight, room: Room, colour: string, taste: Taste): void {
  const { width, height, depth, near } = room;
  const at = (x: number, z: number): Point => [x, height, z];
  const whole = [at(0, near), at(width, near), at(width, depth), at(0, depth)];
  const from = brush.camera.eye[2] + 0.9;
  brush.blend(
    whole,
    [0, 0.35, 0.7, 1].map((share) => {
      const point = at(width / 2, from + (depth - from) * share);
      return { at: point, colour: light.shade(colour, [0, -1, 0], point) };
    }),
  );
  const z = depth * 0.75;
  brush.blend(whole, [
    { at: at(0, z), colour: light.shade(colour, [0, -1, 0], at(0, z)), opacity: 0.5 },
    { at: at(width, z), colour: light.shade(colour, [0, -1, 0], at(width, z)), opacity: 0.5 },
  ]);
  if (taste.cornice) {
    const inset = [at(0.28, near), at(0.28, depth - 0.28), at(width - 0.28, depth - 0.28), at(width - 0.28, near)];
    brush.rods([inset], mix(colour, palette.slate, 0.2), 0.02, 0.5);
  }
}

/** Shadow where two walls meet. */
function corners(brush: Brush, light: RoomLight, { width, height, depth, walls }: Room): void {
  const y = brush.camera.eye[1];
  const band = (shape: Point[], from: Point, to: Point) =>
    brush.blend(shape, [
      { at: from, colour: light.shadow, opacity: 0.15 },
      { at: to, colour: light.shadow, opacity: 0 },
    ]);
  band(walls.back.rect(0, 0, 0.7, height), [0, y, depth], [0.7, y, depth]);
  band(walls.back.rect(width - 0.7, 0, 0.7, height), [width, y, depth], [width - 0.7, y, depth]);
  band(walls.left.rect(depth - 0.8, 0, 0.8, height), [0, y, depth], [0, y, depth - 0.8]);
  band(walls.right.rect(0, 0, 0.8, height), [width, y, depth], [width, y, depth - 0.8]);
}

function paintBeams(brush: Brush, light: RoomLight, room: Room, taste: Taste): void {
  const { width, height, depth, near } = room;
  const wood = mix(taste.wood, '#3a2a1e', 0.35);
  const drop = 0.16;
  const beams = Math.max(3, Math.round(depth / 0.95));
  for (let n = 0; n < beams; n++) {
    const z = depth - 0.35 - (n * (depth - near)) / beams;
    if (z < brush.camera.eye[2] + 0.3) continue;
    const front = createPlane([0, height - drop, z], [1, 0, 0], [0, 1, 0], width, drop);
    brush.face(
      rectangle([0, height - drop, z], [width, height - drop, z + 0.15]),
      light.shade(mix(wood, palette.slate, 0.2), [0, -1, 0], [width / 2, height, z]),
    );
    brush.face(front.rect(0, 0, width, drop), light.shade(wood, [0, 0, -1], [width / 2, height, z]));
    brush.face(front.rect(0, 0, width, 0.02), mix(wood, '#ffffff', 0.2), 0.5);
  }
}
