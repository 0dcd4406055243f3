import type { Draft } from './draft.ts';
import type { Edge, Plan, PlanRoom } from './geometry.ts';
import { doorEdge, edges, freeWall, opposite, taken } from './free-walls.ts';

/** Bath or shower, and washbasin; at most one of each. */
export function wet(
  plan: Plan,
  room: PlanRoom,
  on: (edge: Edge, flipped?: boolean) => Draft,
  crowded: (edge: Edge) => boolean,
): void {
  const entry = doorEdge(plan, room);
  const edge =
    room.kind === 'bath'
      ? freeWall(plan, room, 1.65) === entry
        ? opposite[entry]
        : freeWall(plan, room, 1.65)
      : opposite[entry];
  const wall = on(edge, crowded(edge));
  if (room.kind === 'bath') {
    const long = Math.min(1.75, wall.long - 0.04);
    wall.box(0.02, 0.02, long, 0.76, 0.03);
    wall.box(0.1, 0.1, long - 0.16, 0.6, 0.26);
    wall.round(0.28, 0.4, 0.04);
  } else {
    const side = Math.min(0.95, wall.long - 0.04);
    wall.box(0.02, 0.02, side, side, 0.02);
    wall.line([
      [0.02, 0.02],
      [0.02 + side, 0.02 + side],
    ]);
    wall.line([
      [0.02 + side, 0.02],
      [0.02, 0.02 + side],
    ]);
    wall.round(0.02 + side / 2, 0.02 + side / 2, 0.05);
  }
  const across =
    edge === opposite[entry]
      ? (edges
          .filter((side) => side !== edge && side !== entry)
          .sort((one, other) => taken(plan, room, one) - taken(plan, room, other))[0] ?? 'left')
      : opposite[edge] === entry
        ? opposite[entry]
        : opposite[edge];
  const basin = on(across, across === 'left' || across === 'bottom');
  const wide = Math.min(room.width * room.height > 6 ? 1.2 : 0.7, basin.long - 1);
  if (wide < 0.4) return;
  const x = basin.long - wide - 0.06;
  basin.box(x, 0.03, wide, 0.46, 0.03);
  const bowls = wide > 1.1 ? [0.27, 0.73] : [0.5];
  for (const share of bowls) basin.box(x + wide * share - 0.18, 0.12, 0.36, 0.28, 0.12);
  if (!plan.rooms.some(({ kind }) => kind === 'toilet') && basin.long - wide > 0.7) {
    basin.box(x - 0.6, 0.03, 0.4, 0.17, 0.03);
    basin.box(x - 0.58, 0.2, 0.36, 0.44, 0.18);
  }
}
