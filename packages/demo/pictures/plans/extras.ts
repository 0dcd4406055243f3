import type { Random } from '../../listings/random.ts';
import { outerParts, type PlanRoom, type Rect, type Segment } from './geometry.ts';
import type { Layout } from './layout.ts';
import type { Programme } from './programme.ts';

/** The bounding box of rooms. */
export function boundsOf(rooms: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...rooms.map((room) => room.x)), Math.min(...rooms.map((room) => room.y))];
  return {
    x,
    y,
    width: Math.max(...rooms.map((room) => room.x + room.width)) - x,
    height: Math.max(...rooms.map((room) => room.y + room.height)) - y,
  };
}

/** Terrace and garage, which do not count towards the floor's area. */
export function extrasOf(layout: Layout, { terrace, garages }: Programme, random: Random): PlanRoom[] {
  const extras: PlanRoom[] = [];
  const { rooms } = layout;
  const bounds = boundsOf(rooms);
  if (garages > 0 && layout.garageAt === 'right') {
    const wide = Math.min(2, garages) * 2.75 + 0.5;
    const high = Math.min(6.2, Math.max(5.6, bounds.height));
    extras.push({
      kind: 'garage',
      x: bounds.x + bounds.width,
      y: bounds.y + bounds.height - high,
      width: wide,
      height: high,
    });
  } else if (garages > 0) {
    const wide = Math.min(2, garages) * 2.75 + 0.5;
    extras.push({ kind: 'garage', x: bounds.x - wide, y: bounds.y + bounds.height - 5.8, width: wide, height: 5.8 });
  }
  if (terrace > 0) {
    const sunny = rooms.filter(({ kind }) => kind === 'living' || kind === 'dining' || kind === 'kitchen');
    const walls = (sunny.length > 0 ? sunny : rooms).flatMap((room) =>
      layout.lit.flatMap((edge) =>
        outerParts(room, edge, [...rooms, ...extras]).map((wall): { wall: Segment; edge: typeof edge } => ({
          wall,
          edge,
        })),
      ),
    );
    const best =
      walls
        .filter(({ edge }) => edge !== layout.entrance || layout.entrance !== 'bottom')
        .sort((one, other) => other.wall.length - one.wall.length)[random.chance(0.7) || walls.length < 2 ? 0 : 1] ??
      walls[0];
    if (best) {
      const { wall, edge } = best;
      const long = Math.min(wall.length, Math.max(1.8, terrace / 1.4));
      const deep = terrace / long;
      const limit = Math.min(deep, 6);
      const wide = Math.max(long, terrace / limit);
      if (wall.along === 'x')
        extras.push({
          kind: 'terrace',
          x: wall.x,
          y: edge === 'top' ? wall.y - limit : wall.y,
          width: wide,
          height: limit,
        });
      else
        extras.push({
          kind: 'terrace',
          x: edge === 'left' ? wall.x - limit : wall.x,
          y: wall.y,
          width: limit,
          height: wide,
        });
    }
  }
  return extras;
}
