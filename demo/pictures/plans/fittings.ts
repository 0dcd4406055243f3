import { mix, palette } from '../palette.ts';
import type { Edge, Plan, PlanRoom, Rect } from './geometry.ts';
import { shared } from './geometry.ts';
import { ink, type Scale, tenth } from './ink.ts';

/** Draws things in a room as if its back wall were at the top: x along it, y away from it, in metres. */
interface Draft {
  box(x: number, y: number, width: number, height: number, radius?: number, fill?: string): void;
  round(x: number, y: number, radius: number, fill?: string): void;
  line(points: readonly (readonly [number, number])[], dashed?: boolean): void;
  /** Extent along the wall and away from it. */
  long: number;
  deep: number;
}

const thin = 1.5;

/** A draft on one of a room's walls. */
function draftOn(room: Rect, edge: Edge, scale: Scale, out: string[], flipped = false, taken: Rect[] = []): Draft {
  const inset = ink.inner / 2;
  const flat = edge === 'top' || edge === 'bottom';
  const long = (flat ? room.width : room.height) - 2 * inset;
  const deep = (flat ? room.height : room.width) - 2 * inset;
  const at = (along: number, away: number): readonly [number, number] => {
    const u = flipped ? long - along : along;
    switch (edge) {
      case 'top':
        return [room.x + inset + u, room.y + inset + away];
      case 'bottom':
        return [room.x + room.width - inset - u, room.y + room.height - inset - away];
      case 'left':
        return [room.x + inset + away, room.y + room.height - inset - u];
      case 'right':
        return [room.x + room.width - inset - away, room.y + inset + u];
    }
  };
  const page = ([x, y]: readonly [number, number]) => [tenth(scale.x(x)), tenth(scale.y(y))] as const;
  return {
    long,
    deep,
    box: (x, y, width, height, radius = 0.03, fill = ink.fitting) => {
      const [p, q] = [at(x, y), at(x + width, y + height)];
      if (fill === ink.fitting)
        taken.push({
          x: Math.min(p[0], q[0]),
          y: Math.min(p[1], q[1]),
          width: Math.abs(p[0] - q[0]),
          height: Math.abs(p[1] - q[1]),
        });
      const [a, b] = [page(p), page(q)];
      out.push(
        `<rect x="${Math.min(a[0], b[0])}" y="${Math.min(a[1], b[1])}" width="${tenth(Math.abs(a[0] - b[0]))}" height="${tenth(Math.abs(a[1] - b[1]))}" rx="${tenth(radius * scale.unit)}" fill="${fill}" stroke="${ink.line}" stroke-width="${thin}"/>`,
      );
    },
    round: (x, y, radius, fill = ink.fitting) => {
      const [cx, cy] = page(at(x, y));
      out.push(
        `<circle cx="${cx}" cy="${cy}" r="${tenth(radius * scale.unit)}" fill="${fill}" stroke="${ink.line}" stroke-width="${thin}"/>`,
      );
    },
    line: (points, dashed = false) =>
      out.push(
        `<path d="M${points.map((point) => page(at(...point)).join(' ')).join('L')}" fill="none" stroke="${ink.line}" stroke-width="${thin}"${dashed ? ' stroke-dasharray="6 5"' : ''}/>`,
      ),
  };
}

const edges: readonly Edge[] = ['top', 'right', 'bottom', 'left'];

/** How much of a room's edge is taken: by doors in metres, by windows a little. */
function taken(plan: Plan, room: PlanRoom, edge: Edge): number {
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

/** The freest wall that is at least so long; a longer one is better. */
function freeWall(plan: Plan, room: PlanRoom, least: number): Edge {
  const ranked = edges
    .map((edge) => {
      const long = edge === 'top' || edge === 'bottom' ? room.width : room.height;
      return { edge, room: long - taken(plan, room, edge) - (long < least ? 8 : 0) };
    })
    .sort((one, other) => other.room - one.room);
  return ranked[0]?.edge ?? 'top';
}

const opposite: Record<Edge, Edge> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** Furniture and fittings of a room in thin lines, and the places they take. */
export function furnish(plan: Plan, room: PlanRoom, scale: Scale): { svg: string; places: Rect[] } {
  const out: string[] = [];
  const places: Rect[] = [];
  const on = (edge: Edge, flipped = false) => draftOn(room, edge, scale, out, flipped, places);
  /** Whether the beginning of a wall is nearer to a door than its end. */
  const crowded = (edge: Edge) => {
    const draft = draftOn(room, edge, scale, []);
    const flat = edge === 'top' || edge === 'bottom';
    const middle = flat ? room.x + room.width / 2 : room.y + room.height / 2;
    const score = plan.doors.reduce((sum, door) => {
      const [x, y] = door.along === 'x' ? [door.x + door.length / 2, door.y] : [door.x, door.y + door.length / 2];
      const near =
        x > room.x - 0.2 && x < room.x + room.width + 0.2 && y > room.y - 0.2 && y < room.y + room.height + 0.2;
      return near ? sum + ((flat ? x : y) < middle ? -1 : 1) : sum;
    }, 0);
    const first = edge === 'top' || edge === 'right' ? score < 0 : score > 0;
    return draft.long > 0 && first;
  };
  switch (room.kind) {
    case 'living': {
      const edge = freeWall(plan, room, 2.6);
      const wall = on(edge);
      const solo = !plan.rooms.some(({ kind }) => kind === 'kitchen');
      const wide = Math.min(2.3, wall.long - 0.6);
      const x = (wall.long - wide) / 2;
      const back = 0.16;
      wall.box(
        x - 0.35,
        back + 0.5,
        wide + 0.7,
        Math.min(2, wall.deep * 0.5),
        0.02,
        mix(palette.sand, ink.paper, 0.45),
      );
      wall.box(x, back, wide, 0.92, 0.14);
      wall.box(x, back, wide, 0.24, 0.1);
      for (const side of [x, x + wide - 0.2]) wall.box(side, back, 0.2, 0.92, 0.1);
      wall.line([
        [x + wide / 2, back + 0.24],
        [x + wide / 2, back + 0.92],
      ]);
      wall.box(x + wide / 2 - 0.5, back + 1.3, 1, 0.55, 0.06);
      const far = on(opposite[edge]);
      if (wall.deep > 3.4) far.box((far.long - 1.7) / 2, 0.06, 1.7, 0.36, 0.02);
      if (wall.deep > 4 && wall.long > 3.4) wall.box(x - 0.1 + (wide + 0.2) * 0.06, back + 2.1, 0.78, 0.78, 0.2);
      if (solo) bedsitter(plan, room, on, edge);
      else if (!plan.rooms.some(({ kind }) => kind === 'dining') && wall.long > 4.6 && wall.deep > 3.2)
        dine(wall, wall.long - 1.5, wall.deep * 0.45);
      break;
    }
    case 'dining': {
      const wall = on(room.width > room.height ? 'top' : 'left');
      dine(wall, wall.long / 2, wall.deep / 2);
      break;
    }
    case 'kitchen': {
      const edge = freeWall(plan, room, 2.4);
      const wall = on(edge, crowded(edge));
      counter(wall, wall.long);
      if (wall.deep > 3.2 && wall.long > 2.6 && plan.open.some(([one, other]) => one === room || other === room))
        wall.box((wall.long - 1.8) / 2, 1.85, 1.8, 0.85, 0.03);
      else if (wall.deep > 2.9 && plan.rooms.every(({ kind }) => kind !== 'dining') && wall.long > 2.8)
        dine(wall, wall.long / 2, wall.deep - 1.15, 1.2);
      break;
    }
    case 'bedroom': {
      const edge = freeWall(plan, room, 2.6);
      const wall = on(edge);
      const two = wall.long > 2.9 && room.width * room.height > 9.6;
      const wide = two ? 1.6 : 0.95;
      const x = two ? (wall.long - wide) / 2 : crowded(edge) ? wall.long - wide - 0.1 : 0.1;
      wall.box(x, 0.06, wide, Math.min(2.02, wall.deep - 0.7), 0.05);
      for (let n = 0; n < (two ? 2 : 1); n++)
        wall.box(x + 0.1 + n * (wide / 2 - 0.02), 0.14, wide / (two ? 2 : 1) - 0.18, 0.36, 0.1);
      wall.line([
        [x, 0.72],
        [x + wide, 0.72],
      ]);
      wall.line([
        [x, 0.84],
        [x + wide, 0.84],
      ]);
      if (two)
        for (const side of [x - 0.5, x + wide + 0.08])
          if (side > 0 && side + 0.42 < wall.long) wall.box(side, 0.06, 0.42, 0.4);
      wardrobe(plan, room, on, edge);
      break;
    }
    case 'study': {
      const edge = freeWall(plan, room, 1.6);
      const wall = on(edge);
      const x = (wall.long - 1.5) / 2;
      wall.box(x, 0.06, 1.5, 0.7);
      wall.round(x + 0.75, 1.05, 0.26);
      wall.box(x + 0.45, 0.14, 0.6, 0.1);
      on(opposite[edge]).box(0.1, 0.05, Math.min(1.8, wall.long - 0.9), 0.34);
      break;
    }
    case 'bath':
    case 'shower': {
      wet(plan, room, on, crowded);
      break;
    }
    case 'toilet': {
      const edge = opposite[doorEdge(plan, room)];
      const wall = on(edge);
      wall.box(wall.long / 2 - 0.2, 0.03, 0.4, 0.17, 0.03);
      wall.box(wall.long / 2 - 0.18, 0.2, 0.36, 0.44, 0.18);
      if (wall.deep > 1.5) wall.box(0.02, wall.deep - 0.75, 0.24, 0.36, 0.06);
      break;
    }
    case 'laundry': {
      const wall = on(freeWall(plan, room, 1.3));
      for (const n of [0, 1]) {
        wall.box(0.06 + n * 0.64, 0.04, 0.6, 0.6);
        wall.round(0.36 + n * 0.64, 0.34, 0.22);
      }
      if (wall.long > 2.1) wall.box(1.36, 0.04, Math.min(0.9, wall.long - 1.4), 0.6);
      break;
    }
    case 'store':
    case 'dressing': {
      const edge = freeWall(plan, room, 1);
      const wall = on(edge);
      wall.box(0.04, 0.03, wall.long - 0.08, room.kind === 'store' ? 0.36 : 0.56, 0);
      const parts = Math.max(2, Math.round(wall.long / 0.6));
      for (let n = 1; n < parts; n++)
        wall.line([
          [(wall.long * n) / parts, 0.03],
          [(wall.long * n) / parts, room.kind === 'store' ? 0.39 : 0.59],
        ]);
      if (room.kind === 'dressing' && wall.deep > 1.9) on(opposite[edge]).box(0.04, 0.03, wall.long - 0.08, 0.56, 0);
      break;
    }
    case 'garage': {
      const cars = room.width > 5 ? 2 : 1;
      const wall = on('top');
      for (let n = 0; n < cars; n++) {
        const x = (wall.long * (n + 0.5)) / cars - 0.9;
        const y = (wall.deep - 4.3) / 2;
        wall.box(x, y, 1.8, 4.3, 0.5);
        wall.box(x + 0.14, y + 1.1, 1.52, 0.75, 0.22);
        wall.box(x + 0.16, y + 3.1, 1.48, 0.55, 0.18);
        wall.line([
          [x + 0.14, y + 1.9],
          [x + 0.14, y + 3],
        ]);
        wall.line([
          [x + 1.66, y + 1.9],
          [x + 1.66, y + 3],
        ]);
      }
      break;
    }
    case 'terrace': {
      const wall = on(room.width > room.height ? 'top' : 'left');
      if (wall.deep > 1.7 && wall.long > 2.2) dine(wall, wall.long / 2, wall.deep / 2, Math.min(1.4, wall.long * 0.4));
      break;
    }
    default:
  }
  return { svg: out.join(''), places };
}

/** A table with chairs around it. */
function dine(draft: Draft, x: number, y: number, long = Math.min(2, Math.max(1.2, draft.long * 0.45))): void {
  const chairs = Math.max(2, Math.floor(long / 0.62));
  for (let n = 0; n < chairs; n++) {
    const at = x - long / 2 + ((n + 0.5) * long) / chairs;
    draft.box(at - 0.2, y - 0.8, 0.4, 0.42, 0.1);
    draft.box(at - 0.2, y + 0.38, 0.4, 0.42, 0.1);
  }
  draft.box(x - long / 2, y - 0.45, long, 0.9, 0.05);
}

/** Worktop with sink and hob, a tall unit at its end. */
function counter(draft: Draft, long: number): void {
  draft.box(0.02, 0.02, long - 0.04, 0.62, 0);
  draft.box(0.02, 0.02, 0.6, 0.62, 0, mix(palette.sand, ink.fitting, 0.5));
  draft.line([
    [0.02, 0.02],
    [0.62, 0.64],
  ]);
  draft.box(Math.min(long - 0.7, 0.85), 0.12, 0.5, 0.4, 0.08);
  if (long > 2.1)
    for (const [dx, dy] of [
      [0.16, 0.18],
      [0.42, 0.18],
      [0.16, 0.44],
      [0.42, 0.44],
    ] as const)
      draft.round(long - 0.85 + dx, dy, 0.1);
}

function bedsitter(plan: Plan, room: PlanRoom, on: (edge: Edge, flipped?: boolean) => Draft, sofa: Edge): void {
  const free = edges
    .filter((edge) => edge !== sofa)
    .sort((one, other) => taken(plan, room, one) - taken(plan, room, other));
  const [first = 'left', second = 'right'] = free;
  const kitchen = on(first);
  const long = Math.min(2.6, kitchen.long - 0.3);
  counter(kitchen, long);
  const bed = on(second, true);
  bed.box(0.15, 0.06, 1.45, 2, 0.05);
  for (const n of [0, 1]) bed.box(0.24 + n * 0.68, 0.14, 0.58, 0.34, 0.1);
  bed.line([
    [0.15, 0.72],
    [1.6, 0.72],
  ]);
}

function wardrobe(plan: Plan, room: PlanRoom, on: (edge: Edge, flipped?: boolean) => Draft, bed: Edge): void {
  const edge =
    edges.filter((side) => side !== bed).sort((one, other) => taken(plan, room, one) - taken(plan, room, other))[0] ??
    opposite[bed];
  const wall = on(
    edge,
    edge !== opposite[bed] && (edge === 'left' || edge === 'top') !== (bed === 'top' || bed === 'left'),
  );
  const long = Math.min(2.2, wall.long - (edge === opposite[bed] ? 1 : 2.1));
  if (long < 0.7) return;
  wall.box(wall.long - long - 0.04, 0.03, long, 0.58, 0);
  wall.line(
    [
      [wall.long - long - 0.04, 0.32],
      [wall.long - 0.04, 0.32],
    ],
    true,
  );
}

function doorEdge(plan: Plan, room: PlanRoom): Edge {
  return [...edges].sort((one, other) => taken(plan, room, other) - taken(plan, room, one))[0] ?? 'bottom';
}

/** Bath or shower, washbasin, and no second of either. */
function wet(
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
