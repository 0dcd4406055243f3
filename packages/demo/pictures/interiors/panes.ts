import { alongWall, type Room, type WallName } from './room.ts';
import type { WindowKind } from './taste.ts';
import type { Pane } from './uv.ts';

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

/** A window's rectangle in its wall's coordinates. */
export function paneOf(room: Room, { wall, place, sill, width, height }: Opening): Pane {
  return { u: alongWall(room, wall, place) - width / 2, v: sill, width, height };
}

/** Thick bars between the panes, as shares of the width and of the height. */
export function bars(
  kind: WindowKind,
  width: number,
  height: number,
): { across: number[]; up: number[]; thin: boolean } {
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

/** The panes between the bars, to cast the light that falls through them. */
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
