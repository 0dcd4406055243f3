import type { Random } from '../../listings/random.ts';
import {
  type Edge,
  outerParts,
  type Plan,
  type PlanDoor,
  type PlanRoom,
  type PlanWindow,
  type Segment,
  shared,
} from './geometry.ts';
import type { Layout } from './layout.ts';

const leaf = { toilet: 0.75, store: 0.75, laundry: 0.8 } as Partial<Record<PlanRoom['kind'], number>>;

/** A door somewhere along the wall between a hall and a room; it opens into the room. */
function doorIn(wall: Segment, room: PlanRoom, random: Random): PlanDoor {
  const wide = Math.min(leaf[room.kind] ?? 0.85, wall.length - 0.1);
  const start = random.chance(0.5);
  const at = start ? 0.12 : wall.length - wide - 0.12;
  const [x, y] = wall.along === 'x' ? [wall.x + Math.max(0.05, at), wall.y] : [wall.x, wall.y + Math.max(0.05, at)];
  const after = wall.along === 'x' ? room.y + room.height / 2 > wall.y : room.x + room.width / 2 > wall.x;
  return { x, y, length: wide, along: wall.along, into: after ? 1 : -1, hinge: start ? 'start' : 'end' };
}

/** The kinds of rooms that may give access to another if it is not adjacent to a hall, the best first. */
const neighbours: Partial<Record<PlanRoom['kind'], readonly PlanRoom['kind'][]>> = {
  kitchen: ['dining', 'living'],
  dining: ['living', 'kitchen'],
  living: ['dining', 'kitchen'],
  study: ['living', 'dining', 'study', 'kitchen', 'laundry', 'store', 'bedroom'],
  bedroom: ['living', 'study', 'laundry', 'store'],
  laundry: ['kitchen', 'bath', 'shower', 'store'],
  store: ['kitchen', 'laundry', 'living', 'dining'],
  dressing: ['bedroom'],
  bath: ['bedroom', 'laundry', 'kitchen', 'living'],
  shower: ['bedroom', 'bath', 'laundry', 'kitchen', 'living'],
  toilet: ['living', 'kitchen', 'dining', 'laundry', 'store'],
};

/** Doors, windows and passages of a layout; null if a room cannot be reached. */
export function openUp(layout: Layout, random: Random, modern: boolean): Omit<Plan, 'extras'> | null {
  const { rooms, hall } = layout;
  const doors: PlanDoor[] = [];
  const open: (readonly [PlanRoom, PlanRoom])[] = [];
  const reached = new Set<PlanRoom>([hall]);
  for (const room of rooms) {
    if (room === hall) continue;
    const wall = shared(hall, room);
    if (room.kind === 'stairs') {
      if (!wall) return null;
      open.push([hall, room]);
      reached.add(room);
    } else if (wall && !(room.kind === 'kitchen' && random.chance(0.6))) {
      doors.push(doorIn(wall, room, random));
      reached.add(room);
    }
  }
  for (let round = 0; round < 3; round++)
    for (const room of rooms) {
      if (reached.has(room)) continue;
      const from = (neighbours[room.kind] ?? []).flatMap((kind) =>
        rooms.filter((other) => other.kind === kind && reached.has(other) && shared(other, room)),
      )[0];
      const wall = from ? shared(from, room) : null;
      if (!from || !wall) continue;
      reached.add(room);
      const day = ['living', 'dining', 'kitchen'];
      if (day.includes(room.kind) && day.includes(from.kind)) {
        if (modern || random.chance(0.35)) open.push([from, room]);
        else {
          const wide = Math.min(1.6, wall.length - 0.3);
          const [x, y] =
            wall.along === 'x'
              ? [wall.x + (wall.length - wide) / 2, wall.y]
              : [wall.x, wall.y + (wall.length - wide) / 2];
          doors.push({ x, y, length: wide, along: wall.along, into: 0, hinge: 'start' });
        }
      } else doors.push(doorIn(wall, room, random));
    }
  if (rooms.some((room) => !reached.has(room))) return null;
  const front = layout.entrance === null ? null : entranceOf(layout, layout.entrance, random);
  if (layout.entrance !== null && !front) return null;
  if (front) doors.push(front);
  const windows = rooms.flatMap((room) => windowsOf(room, layout, front));
  const needs = ['living', 'bedroom', 'kitchen', 'dining', 'study'];
  const dark = rooms.filter((room) => needs.includes(room.kind) && !windows.some((pane) => touches(pane, room))).length;
  if (
    rooms.some(
      (room) => (room.kind === 'living' || room.kind === 'bedroom') && !windows.some((pane) => touches(pane, room)),
    )
  )
    return null;
  if (dark > 1) return null;
  return { rooms, doors, windows, open, stairs: layout.stairs };
}

function entranceOf({ hall, rooms }: Layout, entrance: Edge, random: Random): PlanDoor | null {
  const wall = outerParts(hall, entrance, rooms).find(({ length }) => length > 1.05);
  if (!wall) return null;
  const wide = 0.95;
  const at = (wall.length - wide) * (wall.length < 1.5 ? 0.5 : 0.3 + random.next() * 0.4);
  const [x, y] = wall.along === 'x' ? [wall.x + at, wall.y] : [wall.x, wall.y + at];
  const inward = entrance === 'top' || entrance === 'left' ? 1 : -1;
  return {
    x,
    y,
    length: wide,
    along: wall.along,
    into: inward,
    hinge: random.chance(0.5) ? 'start' : 'end',
    front: true,
  };
}

function touches(pane: Segment, room: PlanRoom): boolean {
  const [x, y] = pane.along === 'x' ? [pane.x + pane.length / 2, pane.y] : [pane.x, pane.y + pane.length / 2];
  const near = (value: number, line: number) => Math.abs(value - line) < 0.05;
  const inX = x > room.x - 0.01 && x < room.x + room.width + 0.01;
  const inY = y > room.y - 0.01 && y < room.y + room.height + 0.01;
  return pane.along === 'x'
    ? inX && (near(y, room.y) || near(y, room.y + room.height))
    : inY && (near(x, room.x) || near(x, room.x + room.width));
}

function windowsOf(room: PlanRoom, layout: Layout, front: PlanDoor | null): PlanWindow[] {
  if (['toilet', 'store', 'hall', 'stairs', 'dressing'].includes(room.kind)) return [];
  const wet = room.kind === 'bath' || room.kind === 'shower' || room.kind === 'laundry';
  const most = wet || room.kind === 'bedroom' || room.kind === 'study' ? 1 : 2;
  const found: PlanWindow[] = [];
  for (const edge of layout.lit)
    for (const wall of outerParts(room, edge, layout.rooms)) {
      if (found.length >= most || wall.length < 0.9) continue;
      const day = room.kind === 'living' || room.kind === 'dining';
      const door = day && found.length === 0;
      const long = Math.min(
        wall.length - 0.5,
        wet ? 0.7 : day ? Math.min(3.2, wall.length * 0.62) : Math.min(2, wall.length * 0.5),
      );
      if (long < 0.45) continue;
      const at = (wall.length - long) / 2;
      const pane = { ...wall, length: long, door, ...(wall.along === 'x' ? { x: wall.x + at } : { y: wall.y + at }) };
      const clash =
        front !== null &&
        pane.along === front.along &&
        Math.abs(pane.along === 'x' ? pane.y - front.y : pane.x - front.x) < 0.05 &&
        Math.abs((pane.along === 'x' ? pane.x + long / 2 - front.x : pane.y + long / 2 - front.y) - front.length / 2) <
          (long + front.length) / 2;
      if (!clash) found.push(pane);
    }
  return found;
}

/** The edge in a layout that is flipped left to right (`across`) or top to bottom. */
export function flipEdge(edge: Edge, across: boolean): Edge {
  if (across) return edge === 'left' ? 'right' : edge === 'right' ? 'left' : edge;
  return edge === 'top' ? 'bottom' : edge === 'bottom' ? 'top' : edge;
}
