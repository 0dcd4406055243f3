/** The use of a room in a plan. */
export type PlanKind =
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'bedroom'
  | 'study'
  | 'bath'
  | 'shower'
  | 'toilet'
  | 'dressing'
  | 'laundry'
  | 'store'
  | 'hall'
  | 'stairs'
  | 'garage'
  | 'terrace';

/** A rectangle of a plan in metres, y downwards. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlanRoom extends Rect {
  kind: PlanKind;
}

/** A side of a rectangle. */
export type Edge = 'top' | 'bottom' | 'left' | 'right';

/** A part of a wall: its start, its length, and whether it runs along x or y. */
export interface Segment {
  x: number;
  y: number;
  length: number;
  along: 'x' | 'y';
}

/** A door or a passage in a wall. */
export interface PlanDoor extends Segment {
  /** The side to which the leaf opens: -1 up or left, 1 down or right; 0 for a passage without a leaf. */
  into: -1 | 0 | 1;
  /** The end of the segment with the hinge. */
  hinge: 'start' | 'end';
  front?: boolean;
}

/** A window in an outer wall. */
export interface PlanWindow extends Segment {
  /** The glass reaches the floor. */
  door: boolean;
}

/** A floor: the areas of its rooms add up to its own; terraces and garages are extra. */
export interface Plan {
  rooms: PlanRoom[];
  extras: PlanRoom[];
  doors: PlanDoor[];
  windows: PlanWindow[];
  /** Pairs of rooms without a wall between them. */
  open: (readonly [PlanRoom, PlanRoom])[];
  /** The position of the stairs and the direction in which they rise. */
  stairs: (Rect & { rise: Edge }) | null;
}

/** The area of a room in m². */
export function areaOf({ width, height }: Rect): number {
  return width * height;
}

const slack = 0.02;

/** The wall that two rooms share; null if it is shorter than a door's width. */
export function shared(one: Rect, other: Rect, least = 0.75): Segment | null {
  const overlap = (a: number, aLong: number, b: number, bLong: number) =>
    [Math.max(a, b), Math.min(a + aLong, b + bLong)] as const;
  for (const [low, high] of [
    [one, other],
    [other, one],
  ] as const) {
    if (Math.abs(low.y + low.height - high.y) < slack) {
      const [from, to] = overlap(one.x, one.width, other.x, other.width);
      if (to - from >= least) return { x: from, y: high.y, length: to - from, along: 'x' };
    }
    if (Math.abs(low.x + low.width - high.x) < slack) {
      const [from, to] = overlap(one.y, one.height, other.y, other.height);
      if (to - from >= least) return { x: high.x, y: from, length: to - from, along: 'y' };
    }
  }
  return null;
}

/** The parts of a room's edge without a room behind them: outer walls. */
export function outerParts(room: Rect, edge: Edge, others: readonly Rect[]): Segment[] {
  const flat = edge === 'top' || edge === 'bottom';
  const line = { top: room.y, bottom: room.y + room.height, left: room.x, right: room.x + room.width }[edge];
  let parts: (readonly [number, number])[] = [flat ? [room.x, room.x + room.width] : [room.y, room.y + room.height]];
  for (const other of others) {
    if (other === room) continue;
    const facing = { top: other.y + other.height, bottom: other.y, left: other.x + other.width, right: other.x }[edge];
    if (Math.abs(facing - line) > slack) continue;
    const [from, to] = flat ? [other.x, other.x + other.width] : [other.y, other.y + other.height];
    parts = parts.flatMap(([a, b]) =>
      [[a, Math.min(b, from)] as const, [Math.max(a, to), b] as const].filter(([c, d]) => d - c > slack),
    );
  }
  return parts.map(([from, to]) =>
    flat ? { x: from, y: line, length: to - from, along: 'x' } : { x: line, y: from, length: to - from, along: 'y' },
  );
}
