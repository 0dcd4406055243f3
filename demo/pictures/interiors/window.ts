import type { Random } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import type { Brush } from './brush.ts';
import { outlookOf, type Sight } from './outlook.ts';
import type { RoomLight } from './room-light.ts';
import { alongWall, spanOf, type Room, type WallName } from './room.ts';
import type { Taste, WindowKind } from './taste.ts';
import { overlap, within, type Pane } from './uv.ts';

/** A window or glazed door; `place` is its middle: x on the back wall, z on the others. */
export interface Opening {
  wall: WallName;
  place: number;
  /** Above the floor. */
  sill: number;
  width: number;
  height: number;
  kind: WindowKind;
}

/** A window's own rectangle on its wall. */
export function paneOf(room: Room, { wall, place, sill, width, height }: Opening): Pane {
  return { u: alongWall(room, wall, place) - width / 2, v: sill, width, height };
}

/** Thick bars between the panes: shares of the width and of the height. */
function bars(kind: WindowKind, width: number, height: number): { across: number[]; up: number[]; thin: boolean } {
  const even = (parts: number) => Array.from({ length: parts - 1 }, (_, n) => (n + 1) / parts);
  switch (kind) {
    case 'tall':
      return { across: even(width > 1.7 ? 4 : 2), up: [0.72], thin: false };
    case 'cottage':
      return { across: even(width > 1.3 ? 4 : 2), up: even(3), thin: false };
    case 'deco':
      return { across: even(Math.max(2, Math.round(width / 0.62))), up: [0.76], thin: false };
    case 'picture':
      return { across: width > 1.6 ? [0.3] : [], up: [], thin: false };
    case 'plain':
      return { across: even(Math.max(1, Math.round(width / 0.85))), up: [], thin: false };
    case 'large':
      return { across: even(Math.max(1, Math.round(width / 1.35))), up: [], thin: true };
    case 'steel':
      return {
        across: even(Math.max(2, Math.round(width / 0.48))),
        up: even(Math.max(3, Math.round(height / 0.5))),
        thin: true,
      };
  }
}

/** Panes between the bars, for the light that falls through. */
export function panesOf(room: Room, opening: Opening): Pane[] {
  const whole = paneOf(room, opening);
  const { across, up } = bars(opening.kind, opening.width, opening.height);
  const us = [0, ...across, 1];
  const vs = [0, ...(opening.kind === 'steel' ? up.filter((_, n) => n % 2 === 1) : up), 1];
  const columns = opening.kind === 'steel' ? us.filter((_, n) => n % 2 === 0 || n === us.length - 1) : us;
  return columns.slice(1).flatMap((to, column) =>
    vs.slice(1).map((top, row) => {
      const [from, low] = [columns[column] ?? 0, vs[row] ?? 0];
      return {
        u: whole.u + from * whole.width + 0.05,
        v: whole.v + low * whole.height + 0.05,
        width: Math.max(0.02, (to - from) * whole.width - 0.1),
        height: Math.max(0.02, (top - low) * whole.height - 0.1),
      };
    }),
  );
}

/** What lies outside each wall with windows; one view for all windows of a wall. */
export function sightsOf(
  room: Room,
  brush: Brush,
  light: RoomLight,
  wall: WallName,
  taste: Taste,
  storey: number,
  random: Random,
): Sight[] {
  const eye = room.walls[wall].measure(brush.camera.eye);
  return outlookOf(taste.outlook, [eye[0], eye[1], Math.max(0.6, eye[2])], spanOf(room, wall), storey, light, random);
}

/** A window in the depth of its wall: reveal, outlook, frame, sill. */
export function paintWindow(
  brush: Brush,
  light: RoomLight,
  room: Room,
  opening: Opening,
  taste: Taste,
  sights: readonly Sight[],
): void {
  const plane = room.walls[opening.wall];
  const pane = paneOf(room, opening);
  const deep = opening.kind === 'large' ? 0.18 : taste.age === 'old' || taste.brick ? 0.34 : 0.24;
  const frame = light.shade(taste.frame, [0, 0, -1], plane.at(pane.u, pane.v));
  casing(brush, light, plane, pane, opening, taste);
  reveal(brush, light, plane, pane, deep, taste);
  const [eu, ev, ed] = plane.measure(brush.camera.eye);
  if (ed < 0.3) return;
  const share = (ed + deep) / ed;
  // What of the recessed frame can be seen through the hole in the wall.
  const seen = overlap(pane, {
    u: eu + (pane.u - eu) * share,
    v: ev + (pane.v - ev) * share,
    width: pane.width * share,
    height: pane.height * share,
  });
  if (!seen) return;
  const rect = ({ u, v, width, height }: Pane) => plane.rect(u, v, width, height, -deep);
  const low = plane.at(pane.u + pane.width / 2, Math.max(pane.v, 1.2), -deep);
  const high = plane.at(pane.u + pane.width / 2, pane.v + pane.height, -deep);
  const pale = (colour: string) => (light.dusk ? colour : mix(colour, '#ffffff', 0.3));
  brush.blend(rect(seen), [
    { at: high, colour: pale(light.sky[1]) },
    { at: low, colour: pale(light.sky[2]) },
  ]);
  for (const { shape, colour } of sights) {
    const cut = within(shape, seen);
    if (cut.length > 2)
      brush.face(
        cut.map(([u, v]) => plane.at(u, v, -deep)),
        colour,
      );
  }
  // Glass takes a little of the light.
  if (!light.dusk)
    brush.blend(rect(seen), [
      { at: high, colour: '#ffffff', opacity: 0.3 },
      { at: plane.at(pane.u + pane.width * 0.8, pane.v, -deep), colour: '#ffffff', opacity: 0.04 },
    ]);
  const { across, up, thin } = bars(opening.kind, pane.width, pane.height);
  const edge = thin ? 0.045 : 0.085;
  const bar = opening.kind === 'steel' ? 0.028 : thin ? 0.05 : opening.kind === 'cottage' ? 0.045 : 0.09;
  const all: Pane[] = [
    { ...pane, width: edge },
    { ...pane, u: pane.u + pane.width - edge, width: edge },
    { ...pane, height: edge },
    { ...pane, v: pane.v + pane.height - edge, height: edge },
    ...across.map((at) => ({ ...pane, u: pane.u + pane.width * at - bar / 2, width: bar })),
    ...up.map((at) => ({ ...pane, v: pane.v + pane.height * at - bar / 2, height: bar })),
  ];
  if (opening.kind === 'deco')
    for (let n = 1; n < across.length * 2 + 2; n++)
      all.push({
        u: pane.u + (pane.width * n) / (across.length * 2 + 2) - 0.012,
        v: pane.v + pane.height * 0.76,
        width: 0.024,
        height: pane.height * 0.24,
      });
  const visible = all.flatMap((part) => overlap(part, seen) ?? []);
  brush.fill(visible.map(rect), frame);
  // The frame's shaded inner side gives it thickness.
  brush.fill(
    visible
      .filter(({ height }) => height > pane.height * 0.6)
      .map((part) => rect({ ...part, width: part.width * 0.3 })),
    mix(frame, palette.slate, 0.35),
    0.6,
  );
  sillBoard(brush, light, plane, pane, taste);
}

function casing(brush: Brush, light: RoomLight, plane: Plane, pane: Pane, opening: Opening, taste: Taste): void {
  if (taste.age === 'now' || opening.kind === 'steel' || opening.kind === 'cottage') return;
  const wide = taste.age === 'old' ? 0.14 : 0.07;
  const tone = light.shade(taste.frame, plane.normal, plane.at(pane.u + pane.width / 2, pane.v + 1));
  const low = pane.v < 0.1 ? 0 : wide * 0.5;
  brush.face(plane.rect(pane.u - wide, pane.v - low, pane.width + 2 * wide, pane.height + wide + low), tone);
  if (taste.age === 'old') {
    const shape = plane.rect(
      pane.u - wide * 0.45,
      pane.v - low,
      pane.width + wide * 0.9,
      pane.height + wide * 0.45 + low,
    );
    brush.rods([[...shape, ...shape.slice(0, 1)]], mix(tone, palette.slate, 0.3), 0.012, 0.7);
  }
}

function reveal(
  brush: Brush,
  light: RoomLight,
  plane: Plane,
  { u, v, width, height }: Pane,
  deep: number,
  taste: Taste,
): void {
  const colour = taste.brick ? mix(taste.accent, '#e9e1d3', 0.4) : mix(taste.frame, palette.white, 0.4);
  const [n, mid] = [plane.normal, plane.at(u + width / 2, v + height / 2)];
  const side: Point = [Math.abs(n[2]), 0, Math.abs(n[0])];
  const tone = (share: number, normal: Point) => mix(light.shade(colour, normal, mid), palette.slate, share);
  const jamb = (at: number) => [
    plane.at(at, v),
    plane.at(at, v, -deep),
    plane.at(at, v + height, -deep),
    plane.at(at, v + height),
  ];
  brush.face(plane.rect(u, v, width, height), tone(0.3, n));
  brush.face(jamb(u), light.dusk ? tone(0.25, side) : tone(0.02, side));
  brush.face(jamb(u + width), light.dusk ? tone(0.25, side) : tone(0.1, side));
  brush.face(
    [
      plane.at(u, v + height),
      plane.at(u + width, v + height),
      plane.at(u + width, v + height, -deep),
      plane.at(u, v + height, -deep),
    ],
    tone(0.22, [0, -1, 0]),
  );
  brush.face(
    [plane.at(u, v), plane.at(u + width, v), plane.at(u + width, v, -deep), plane.at(u, v, -deep)],
    tone(light.dusk ? 0.2 : 0, [0, 1, 0]),
  );
}

function sillBoard(brush: Brush, light: RoomLight, plane: Plane, { u, v, width }: Pane, taste: Taste): void {
  if (v < 0.25) return;
  const stone = taste.age === 'now' ? '#efece5' : sillStone(taste);
  const [from, to] = [u - 0.06, u + width + 0.06];
  const at = plane.at(u, v, 0.1);
  brush.face(
    [plane.at(from, v, 0), plane.at(to, v, 0), plane.at(to, v, 0.1), plane.at(from, v, 0.1)],
    light.shade(stone, [0, 1, 0], at),
  );
  brush.face(
    plane.rect(from, v - 0.045, to - from, 0.045, 0.1),
    mix(light.shade(stone, plane.normal, at), palette.slate, 0.12),
  );
  brush.face(plane.rect(from, v - 0.1, to - from, 0.055, 0.005), light.shadow, 0.16);
}

function sillStone({ age, dated }: Taste): string {
  return age === 'old' ? '#d9d2c4' : dated || age === 'seventies' ? '#b9b2a4' : '#e6e0d4';
}
