import type { Random } from '../../listings/random.ts';
import { mix, palette } from '../palette.ts';
import type { Brush } from './brush.ts';
import { outlookOf, type Sight } from './outlook.ts';
import { bars, type Opening, paneOf } from './panes.ts';
import type { RoomLight } from './room-light.ts';
import { type Room, spanOf, type WallName } from './room.ts';
import type { Taste } from './taste.ts';
import { overlap, type Pane, within } from './uv.ts';
import { casing, reveal, sillBoard } from './window-parts.ts';

/** The view outside each wall with windows; all windows of a wall share it. */
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

/** A window in the thickness of its wall: reveal, view, frame, sill. */
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
  // The part of the recessed frame that is visible through the opening.
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
  // Glass absorbs a little light.
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
  // The shaded inner side of the frame gives it depth.
  brush.fill(
    visible
      .filter(({ height }) => height > pane.height * 0.6)
      .map((part) => rect({ ...part, width: part.width * 0.3 })),
    mix(frame, palette.slate, 0.35),
    0.6,
  );
  sillBoard(brush, light, plane, pane, taste);
}
