import type { Plan, PlanRoom, Rect, Segment } from './geometry.ts';
import { flipEdge } from './openings.ts';

/** A mirrored plan, as in a building whose stairs serve two flats per floor. */
export function turned(plan: Plan, across: boolean, upright: boolean): Plan {
  if (!across && !upright) return plan;
  const rect = <Item extends Rect>(item: Item): Item => ({
    ...item,
    x: across ? -item.x - item.width : item.x,
    y: upright ? -item.y - item.height : item.y,
  });
  const line = <Item extends Segment>(item: Item): Item => ({
    ...item,
    x: across ? -item.x - (item.along === 'x' ? item.length : 0) : item.x,
    y: upright ? -item.y - (item.along === 'y' ? item.length : 0) : item.y,
  });
  const pairs = new Map(plan.rooms.map((room) => [room, rect(room)]));
  const of = (room: PlanRoom) => pairs.get(room) ?? rect(room);
  const flip = (along: 'x' | 'y') => (along === 'x' ? across : upright);
  return {
    rooms: plan.rooms.map(of),
    extras: plan.extras.map(rect),
    windows: plan.windows.map(line),
    doors: plan.doors.map((door) => {
      const through = door.along === 'x' ? upright : across;
      const into = through ? (door.into === 1 ? -1 : door.into === -1 ? 1 : 0) : door.into;
      return { ...line(door), into, hinge: flip(door.along) ? (door.hinge === 'start' ? 'end' : 'start') : door.hinge };
    }),
    open: plan.open.map(([one, other]) => [of(one), of(other)] as const),
    stairs: plan.stairs
      ? {
          ...rect(plan.stairs),
          rise:
            flipEdge(across ? flipEdge(plan.stairs.rise, true) : plan.stairs.rise, false) === plan.stairs.rise ||
            !upright
              ? across
                ? flipEdge(plan.stairs.rise, true)
                : plan.stairs.rise
              : flipEdge(plan.stairs.rise, false),
        }
      : null,
  };
}
