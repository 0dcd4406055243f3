import { type Edge, type Plan, type PlanRoom, type Rect, shared } from './geometry.ts';

/** All sides of a room. */
export const edges: readonly Edge[] = ['top', 'right', 'bottom', 'left'];

/** How much of a room's edge is occupied: mostly by doors, less by windows; in metres. */
export function taken(plan: Plan, room: PlanRoom, edge: Edge): number {
  const flat = edge === 'top' || edge === 'bottom';
  const line = { top: room.y, bottom: room.y + room.height, left: room.x, right: room.x + room.width }[edge];
  const on = (item: { x: number; y: number; length: number; along: 'x' | 'y' }) =>
    (item.along === 'x') === flat &&
    Math.abs((flat ? item.y : item.x) - line) < 0.1 &&
    (flat
      ? item.x + item.length > room.x && item.x < room.x + room.width
      : item.y + item.length > room.y && item.y < room.y + room.height);
  const open = plan.open.some(
    ([one, other]) => (one === room || other === room) && meets(one === room ? other : one, room, edge),
  );
  return (
    plan.doors.filter(on).reduce((sum, { length }) => sum + length * 1.4, 0) +
    plan.windows.filter(on).reduce((sum, pane) => sum + (pane.door ? pane.length * 1.2 : pane.length * 0.35), 0) +
    (open ? 9 : 0)
  );
}

function meets(other: Rect, room: Rect, edge: Edge): boolean {
  const wall = shared(other, room);
  if (!wall) return false;
  const flat = edge === 'top' || edge === 'bottom';
  const line = { top: room.y, bottom: room.y + room.height, left: room.x, right: room.x + room.width }[edge];
  return (wall.along === 'x') === flat && Math.abs((flat ? wall.y : wall.x) - line) < 0.05;
}

/** The freest wall of at least that length; longer ones are preferred. */
export function freeWall(plan: Plan, room: PlanRoom, least: number): Edge {
  const ranked = edges
    .map((edge) => {
      const long = edge === 'top' || edge === 'bottom' ? room.width : room.height;
      return { edge, room: long - taken(plan, room, edge) - (long < least ? 8 : 0) };
    })
    .sort((one, other) => other.room - one.room);
  return ranked[0]?.edge ?? 'top';
}

export const opposite: Record<Edge, Edge> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** The most occupied side of a room, usually the one with most of its doors. */
export function doorEdge(plan: Plan, room: PlanRoom): Edge {
  return [...edges].sort((one, other) => taken(plan, room, other) - taken(plan, room, one))[0] ?? 'bottom';
}
