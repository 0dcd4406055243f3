import type { Random } from '../../listings/random.ts';
import type { InteriorSubject } from '../address.ts';
import type { Point } from '../camera.ts';
import type { Brush } from './brush.ts';
import { type Bounds, farToNear } from './order.ts';
import type { Opening } from './panes.ts';
import { paintPiece, type Piece } from './piece.ts';
import type { RoomLight } from './room-light.ts';
import type { Room, WallName } from './room.ts';
import type { ShellWish } from './shell.ts';
import type { Taste } from './taste.ts';

/** The placement of a piece: its centre on the floor and the direction it faces. */
export interface Spot {
  x: number;
  z: number;
  /** Height of the surface below it. */
  y?: number;
  /** Radians; 0 faces the viewer, π/2 the right, -π/2 the left. */
  turn?: number;
}

/** A room being furnished. */
export interface Scene {
  brush: Brush;
  light: RoomLight;
  room: Room;
  taste: Taste;
  random: Random;
  /** Something flat on the floor; painted in the order given. */
  lay(paint: () => void): void;
  /** Something flat on a wall. */
  hang(paint: () => void): void;
  /** A piece of furniture: width, height, depth in metres. `shadow` is 0 for hanging objects. */
  stand(spot: Spot, size: readonly [number, number, number], make: (piece: Piece) => void, shadow?: number): void;
  /** A glow, painted over everything else. */
  shine(at: Point, radius: number, strength: number): void;
}

/** A room before it is painted: its size, camera, light and furniture. */
export interface Setting {
  size: readonly [width: number, height: number, depth: number];
  eye: Point;
  /** The point the eye looks at: x and z. */
  aim: readonly [x: number, z: number];
  focal?: number;
  /** The y of eye level on the sheet; 400 is its middle. */
  horizon?: number;
  openings: readonly Opening[];
  lamps?: readonly Point[];
  /** Additional sources of daylight, besides the openings. */
  daylight?: readonly Point[];
  shell: ShellWish;
  furnish(scene: Scene): void;
  /** Paints something else instead of walls, floor and ceiling: for terraces and rooms under a roof. */
  before?(scene: Scene): void;
}

/** Makes a room's setting in the taste of the home. */
export type Arrange = (taste: Taste, random: Random, subject: InteriorSubject) => Setting;

/** The spot of a piece with its back to a wall; `place` is x on the back wall, z on the others. */
export function against(room: Room, wall: WallName, place: number, depth: number, gap = 0.02): Spot {
  if (wall === 'back') return { x: place, z: room.depth - depth / 2 - gap };
  if (wall === 'left') return { x: depth / 2 + gap, z: place, turn: Math.PI / 2 };
  return { x: room.width - depth / 2 - gap, z: place, turn: -Math.PI / 2 };
}

interface Standing {
  bounds: Bounds;
  paint(): void;
}

/** Collects the furniture of a room, and paints it in the right order. */
export function createScene(base: Pick<Scene, 'brush' | 'light' | 'room' | 'taste' | 'random'>) {
  const floor: (() => void)[] = [];
  const walls: (() => void)[] = [];
  const pieces: Standing[] = [];
  const shadows: (() => void)[] = [];
  const glows: (() => void)[] = [];
  const { brush, light, room } = base;
  const scene: Scene = {
    ...base,
    lay: (paint) => floor.push(paint),
    hang: (paint) => walls.push(paint),
    stand: (spot, [width, height, depth], make, shadow = 1) => {
      const { x, z, y = 0, turn = 0 } = spot;
      const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
      const [w, d] = [(width * cos + depth * sin) / 2, (width * sin + depth * cos) / 2];
      pieces.push({
        bounds: { min: [x - w, y, z - d], max: [x + w, y + height, z + d] },
        paint: () => paintPiece(brush, light, { x, z, y, width, depth, turn }, make),
      });
      if (shadow > 0 && y < 0.1)
        shadows.push(() => paintContact(brush, light, room, spot, width, depth, height, shadow));
    },
    shine: (at, radius, strength) =>
      glows.push(() => {
        const centre = brush.camera.depth(at) > 0.4 ? brush.camera.flat([at])[0] : undefined;
        if (centre) brush.glow(centre, radius * brush.camera.scale(at), '#ffdf9e', strength);
      }),
  };
  return {
    scene,
    paintFloorLayer: () => floor.forEach((paint) => paint()),
    paintShadows: () => shadows.forEach((paint) => paint()),
    paintWallLayer: () => walls.forEach((paint) => paint()),
    paintPieces: () => farToNear(pieces, brush.camera.eye).forEach(({ paint }) => paint()),
    paintGlows: () => glows.forEach((paint) => paint()),
  };
}

/** The soft shadow under a piece, drawn away from the light. */
function paintContact(
  brush: Brush,
  light: RoomLight,
  room: Room,
  { x, z, turn = 0 }: Spot,
  width: number,
  depth: number,
  height: number,
  strength: number,
): void {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const sun = light.sun ?? [0.35, -0.8, -0.2];
  const cast = Math.min(0.34, height * 0.22) * (light.sun ? 1 : 0.35);
  const shape = (grow: number, shift: number): Point[] =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([sx = 0, sz = 0]): Point => {
      const [dx, dz] = [sx * (width / 2 + grow), sz * (depth / 2 + grow)];
      const px = x + dx * cos - dz * sin + sun[0] * shift;
      const pz = z + dx * sin + dz * cos + sun[2] * shift;
      return [Math.max(0, Math.min(room.width, px)), 0.003, Math.min(room.depth, pz)];
    });
  const layers = brush.pixels < 0.5 ? 3 : 6;
  for (let n = 0; n < layers; n++) {
    const share = 1 - n / (layers - 1);
    brush.rounded(
      shape(0.17 * share, cast * (0.2 + 0.8 * share)),
      0.06 + 0.16 * share,
      light.shadow,
      (n === layers - 1 ? 0.12 : 0.275 / (layers - 1)) * strength,
    );
  }
}
