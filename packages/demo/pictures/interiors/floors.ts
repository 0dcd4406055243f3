import type { Random } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import type { Brush } from './brush.ts';
import { type FloorFinish, layersOf } from './floor-patterns.ts';
import type { RoomLight } from './room-light.ts';
import type { Room } from './room.ts';
import { type Pane, within } from './uv.ts';

/** The floor with its pattern, brighter towards the light. */
export function paintFloor(brush: Brush, light: RoomLight, room: Room, finish: FloorFinish, random: Random): void {
  const { eye } = brush.camera;
  // Anything nearer is below the picture.
  const from = Math.max(room.near, eye[2] - 0.4);
  const area: Pane = { u: 0, v: from, width: room.width, height: room.depth - from };
  const at = (u: number, v: number): Point => [u, 0, v];
  const whole = [at(0, room.near), at(room.width, room.near), at(room.width, room.depth), at(0, room.depth)];
  const lit = (u: number, v: number) => light.shade(finish.colour, [0, 1, 0], at(u, v));
  brush.blend(
    whole,
    [0.02, 0.25, 0.5, 0.75, 1].map((share) => {
      const v = Math.max(from, eye[2] + 0.9) * (1 - share) + room.depth * share;
      return { at: at(room.width / 2, v), colour: lit(room.width / 2, v) };
    }),
  );
  const near = brush.detail(at(room.width / 2, eye[2] + 2));
  for (const layer of layersOf(finish, area, near, random))
    brush.fill(
      layer.shapes.flatMap((shape) => {
        const cut = within(shape, area);
        return cut.length > 2 ? [cut.map(([u, v]) => at(u, v))] : [];
      }),
      layer.colour,
      layer.opacity,
    );
  across(brush, light, room, finish, at, lit);
}

/** Light falls off across the room as well as along it. */
function across(
  brush: Brush,
  light: RoomLight,
  room: Room,
  finish: FloorFinish,
  at: (u: number, v: number) => Point,
  lit: (u: number, v: number) => string,
): void {
  const v = room.depth * 0.7;
  const bright = (u: number) => brightness(lit(u, v)) - brightness(lit(room.width / 2, v));
  brush.blend(
    [at(0, room.near), at(room.width, room.near), at(room.width, room.depth), at(0, room.depth)],
    [0, 0.5, 1].map((share) => {
      const change = bright(room.width * share) / Math.max(30, brightness(finish.colour));
      return {
        at: at(room.width * share, v),
        colour: change > 0 ? light.warmth : light.shadow,
        opacity: Math.min(0.3, Math.abs(change) * 1.5),
      };
    }),
  );
}

function brightness(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16);
  return (((value >> 16) & 255) * 3 + ((value >> 8) & 255) * 6 + (value & 255)) / 10;
}
