import { mix, palette } from '../palette.ts';
import { draftOn } from './draft.ts';
import type { Edge, Plan, PlanRoom, Rect } from './geometry.ts';
import { ink, type Scale } from './ink.ts';
import { bedsitter, counter, dine, wardrobe } from './seats-and-beds.ts';
import { doorEdge, freeWall, opposite } from './free-walls.ts';
import { wet } from './wet-fittings.ts';

/** Furniture and fittings of a room in thin lines, and the areas they occupy. */
export function furnish(plan: Plan, room: PlanRoom, scale: Scale): { svg: string; places: Rect[] } {
  const out: string[] = [];
  const places: Rect[] = [];
  const on = (edge: Edge, flipped = false) => draftOn(room, edge, scale, out, flipped, places);
  /** Whether the start of a wall is closer to a door than its end. */
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
