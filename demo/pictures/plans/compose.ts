import { createRandom, type Random } from '../../listings/random.ts';
import { seedOf, type PlanSubject } from '../address.ts';
import { areaOf, outerParts, type Plan, type PlanRoom, type Rect, type Segment } from './geometry.ts';
import { layouts, type Layout } from './layouts.ts';
import { flipEdge, openUp } from './openings.ts';
import { programmeOf, type Programme } from './programme.ts';

/** The least comfortable breadth of a room, in metres. */
const least: Partial<Record<PlanRoom['kind'], number>> = {
  living: 3.4,
  dining: 2.6,
  kitchen: 2,
  bedroom: 2.5,
  study: 2,
  bath: 1.6,
  shower: 1.35,
  toilet: 0.85,
  store: 1,
  laundry: 1.4,
  dressing: 1.3,
  hall: 1.1,
  stairs: 1,
};

/** A floor that holds what is asked, the best of several ways to lay it out; the same every time for a listing. */
export function composePlan(subject: PlanSubject): Plan {
  const seed = Math.imul(seedOf(subject) ^ 0x3c6ef372, 0x85ebca6b) >>> 0;
  const random = createRandom(seed ^ (subject.level.length * 977));
  const modern = subject.era > 1985 || subject.condition === 'renovated' || subject.condition === 'new';
  const found: { plan: Plan; faults: number }[] = [];
  for (let round = 0; round < 160 && found.length < 24; round++) {
    const programme = programmeOf(subject, random);
    const layout = (layouts[round % layouts.length] ?? layouts[0])?.(programme, random);
    const opened = layout ? openUp(layout, random, modern) : null;
    if (!layout || !opened) continue;
    const plan = { ...opened, extras: extrasOf(layout, programme, random) };
    found.push({ plan, faults: faultsOf(plan) + random.next() * 0.6 });
  }
  const best = found.sort((one, other) => one.faults - other.faults)[0];
  const plan = best?.plan ?? lastResort(subject);
  return turned(plan, random.chance(0.5), random.chance(0.5) && subject.level !== 'ground');
}

/** How far a floor is from comfortable: narrow rooms, long ones, a shape that fits no page. */
function faultsOf({ rooms, extras }: Plan): number {
  let faults = 0;
  for (const room of rooms) {
    const [short, long] = [Math.min(room.width, room.height), Math.max(room.width, room.height)];
    const wanted = least[room.kind] ?? 1;
    if (short < wanted) faults += ((wanted - short) / wanted) * 6;
    if (room.kind !== 'hall' && room.kind !== 'stairs' && long / short > 1.9) faults += (long / short - 1.9) * 1.2;
    if (room.kind === 'toilet' && areaOf(room) > 3) faults += areaOf(room) - 3;
    if (room.kind === 'bath' && areaOf(room) > 11) faults += (areaOf(room) - 11) * 0.4;
    if (room.kind === 'bedroom' && areaOf(room) < 8) faults += 8 - areaOf(room);
  }
  const { width, height } = boundsOf([...rooms, ...extras]);
  const ratio = width / height;
  if (ratio < 0.85) faults += (0.85 - ratio) * 5;
  if (ratio > 1.9) faults += (ratio - 1.9) * 3;
  return faults;
}

/** The rectangle around rooms. */
export function boundsOf(rooms: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...rooms.map((room) => room.x)), Math.min(...rooms.map((room) => room.y))];
  return {
    x,
    y,
    width: Math.max(...rooms.map((room) => room.x + room.width)) - x,
    height: Math.max(...rooms.map((room) => room.y + room.height)) - y,
  };
}

/** Terrace and garage, which lie outside the surface of the floor. */
function extrasOf(layout: Layout, { terrace, garages }: Programme, random: Random): PlanRoom[] {
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

/** Rooms in two rows on both sides of a hall, for what no other layout can hold. */
function lastResort(subject: PlanSubject): Plan {
  const random = createRandom(seedOf(subject) + 5);
  const { surface, day, night, service, stairs } = programmeOf(subject, random);
  const all = [...day, ...night, ...service];
  const half = Math.ceil(all.length / 2);
  const width = Math.sqrt(surface * 1.5);
  const height = surface / width;
  const lane = 1.3;
  const row = (list: typeof all, y: number, high: number): PlanRoom[] => {
    const whole = list.reduce((sum, { area }) => sum + area, 0);
    let x = 0;
    return list.map(({ kind, area }) => {
      const room = { kind, x, y, width: (width * area) / whole, height: high };
      x += room.width;
      return room;
    });
  };
  const high = (height - lane) / 2;
  const hall: PlanRoom = { kind: 'hall', x: 0, y: high, width, height: lane };
  const rooms = [...row(all.slice(0, half), 0, high), hall, ...row(all.slice(half), high + lane, high)];
  const layout: Layout = {
    rooms,
    hall,
    stairs: stairs ? { x: width - 3, y: high, width: 3, height: lane, rise: 'left' } : null,
    lit: ['top', 'bottom', 'left', 'right'],
    entrance: subject.level === 'upper' ? null : 'right',
    garageAt: null,
  };
  const opened = openUp(layout, random, true) ?? { rooms, doors: [], windows: [], open: [], stairs: layout.stairs };
  return { ...opened, extras: extrasOf(layout, programmeOf(subject, random), random) };
}

/** A plan mirrored, as the stairs of a building serve two flats. */
function turned(plan: Plan, across: boolean, upright: boolean): Plan {
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
