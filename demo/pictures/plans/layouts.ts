import type { Random } from '../../listings/random.ts';
import { dayBlock, mixed, rowOf, total } from './blocks.ts';
import { type Edge, type PlanRoom, type Rect } from './geometry.ts';
import type { Programme, Wanted } from './programme.ts';

/** Rooms laid out, before doors and windows. */
export interface Layout {
  rooms: PlanRoom[];
  hall: PlanRoom;
  stairs: (Rect & { rise: Edge }) | null;
  /** Edges of the whole with outer walls that may have windows. */
  lit: readonly Edge[];
  /** Where the front door is in the hall's wall; null upstairs. */
  entrance: Edge | null;
  /** The side of the garage. */
  garageAt: Edge | null;
}

/** One way to lay out a floor; null where it cannot work. */
export type LayOut = (programme: Programme, random: Random) => Layout | null;

/** A deep row would make a toilet a slit: it shares its column with another small room, reached from next door. */
function rowWithStacks(wanted: readonly Wanted[], row: Rect, hallBelow: boolean): PlanRoom[] {
  const toilet = wanted.find(({ kind }) => kind === 'toilet');
  const partner =
    wanted.find(({ kind }) => kind === 'dressing' || kind === 'laundry') ??
    wanted.find(({ kind }) => kind === 'shower') ??
    wanted.find(({ kind }) => kind === 'store');
  if (row.height < 2.5 || !toilet || !partner) return rowOf(wanted, row);
  const kind = partner.kind === 'store' ? 'dressing' : partner.kind;
  const joined = wanted
    .filter((item) => item !== partner)
    .map((item) => (item === toilet ? { ...item, area: toilet.area + partner.area } : item));
  return rowOf(joined, row).flatMap((room): PlanRoom[] => {
    if (room.kind !== 'toilet') return [room];
    const inner = Math.max(0.95, (room.height * toilet.area) / (toilet.area + partner.area));
    const outer = room.height - inner;
    return hallBelow
      ? [
          { ...room, kind, height: outer },
          { ...room, y: room.y + outer, height: inner },
        ]
      : [
          { ...room, height: inner },
          { ...room, kind, y: room.y + inner, height: outer },
        ];
  });
}

/** Day rooms at one end; a corridor down the middle of the rest with small rooms on one side, bedrooms on the other. */
export const corridor: LayOut = ({ day, night, service, surface, stairs, level }, random) => {
  if (night.length === 0) return null;
  const lane = stairs ? 1.25 + random.next() * 0.2 : 1.15 + random.next() * 0.2;
  const deep = 3 + random.next() * 1.4;
  const dayShare = total(day) / (total(day) + total(night) + total(service) + surface * 0.08);
  const wingArea = surface * (1 - dayShare);
  // A bedroom or two may lie beside the small rooms.
  const moved = night.length > 3 ? random.between(1, 2) : night.length > 1 ? random.between(0, 1) : 0;
  const many = night.length - moved;
  const below = mixed(night.slice(0, many), random);
  const aboveRooms = [...service, ...night.slice(many)];
  const flight: Wanted[] = stairs ? [{ kind: 'stairs', area: 4.6 }] : [];
  const above = mixed([...aboveRooms, ...flight], random);
  const wide = Math.max(2.6, total(below) / deep);
  const height = wingArea / wide;
  const both = height - lane;
  if (both < 4.2) return null;
  const belowHigh = (both * total(below)) / (total(below) + total(above));
  const aboveHigh = both - belowHigh;
  if (aboveHigh < 1.5 || aboveHigh > 4.6 || belowHigh < 2.6) return null;
  const dayWide = (surface * dayShare) / height;
  const hall: PlanRoom = { kind: 'hall', x: dayWide, y: aboveHigh, width: wide, height: lane };
  const top = rowWithStacks(above, { x: dayWide, y: 0, width: wide, height: aboveHigh }, true);
  const bottom = rowOf(below, { x: dayWide, y: aboveHigh + lane, width: wide, height: belowHigh });
  // A longer living wing makes the whole an L with room for a terrace in its corner.
  const longer = level === 'single' && random.chance(0.45) ? 1.15 + random.next() * 0.22 : 1;
  const block: Rect = {
    x: dayWide - dayWide / longer,
    y: random.chance(0.5) ? 0 : height - height * longer,
    width: dayWide / longer,
    height: height * longer,
  };
  const left = day.length > 0 ? dayBlock(day, block, random, aboveHigh + lane / 2) : [];
  const steps = top.find(({ kind }) => kind === 'stairs');
  return {
    rooms: [...left, hall, ...top, ...bottom],
    hall,
    stairs: steps ? { x: steps.x, y: steps.y, width: steps.width, height: steps.height, rise: 'top' } : null,
    lit:
      level === 'single'
        ? random.chance(0.5)
          ? ['top', 'bottom', 'left']
          : ['bottom', 'left', 'top']
        : ['top', 'bottom', 'left', 'right'],
    entrance: level === 'upper' ? null : 'right',
    garageAt: null,
  };
};

/** Day rooms across the whole front; behind them a hall in the middle with rooms at three sides. */
export const centralHall: LayOut = ({ day, night, service, surface, stairs }, random) => {
  if (day.length === 0 || night.length < 1 || night.length > 4 || stairs) return null;
  const width = Math.sqrt(surface * (1.05 + random.next() * 0.4));
  const height = surface / width;
  const dayHigh = (height * total(day)) / (total(day) + total(night) + total(service) + surface * 0.08);
  const rest = height - dayHigh;
  if (dayHigh < 3.4 || rest < 4.4) return null;
  const hallWide = 1.5 + random.next() * 0.5;
  const serviceList = mixed(service, random);
  const wet = serviceList.filter(({ kind }) => kind === 'bath' || kind === 'shower');
  const small = serviceList.filter(({ kind }) => kind !== 'bath' && kind !== 'shower');
  const leftRooms = night.filter((_, n) => n % 2 === 0);
  const rightRooms = [...night.filter((_, n) => n % 2 === 1), ...(night.length % 2 === 1 ? wet.slice(0, 1) : [])];
  const middle = [...(night.length % 2 === 1 ? wet.slice(1) : wet), ...small];
  if (rightRooms.length === 0 || middle.length === 0) return null;
  const middleWide = Math.max(hallWide, Math.min(3, total(middle) / 2.2));
  const side = width - middleWide;
  const leftWide = (side * total(leftRooms)) / (total(leftRooms) + total(rightRooms));
  const rightWide = side - leftWide;
  const backHigh = Math.min(rest - 1.6, Math.max(1.7, total(middle) / middleWide));
  const stack = (list: readonly Wanted[], x: number, wide: number): PlanRoom[] => {
    let y = 0;
    return list.map(({ kind, area }) => {
      const high = (rest * area) / total(list);
      const room = { kind, x, y, width: wide, height: high };
      y += high;
      return room;
    });
  };
  const hall: PlanRoom = { kind: 'hall', x: leftWide, y: backHigh, width: middleWide, height: rest - backHigh };
  const rooms = [
    ...stack(leftRooms, 0, leftWide),
    ...stack(rightRooms, leftWide + middleWide, rightWide),
    ...rowOf(middle, { x: leftWide, y: 0, width: middleWide, height: backHigh }),
    hall,
  ];
  const order = random.chance(0.5) ? ['living', 'dining', 'kitchen'] : ['kitchen', 'dining', 'living'];
  const front = [...day].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  rooms.push(...rowOf(front, { x: 0, y: rest, width, height: dayHigh }));
  return { rooms, hall, stairs: null, lit: ['top', 'bottom', 'left', 'right'], entrance: 'top', garageAt: null };
};

/** A house in a row: hall and stairs along one side wall, rooms one behind the other, the kitchen across the back. */
export const rowHouse: LayOut = ({ day, night, service, surface, narrow, level }, random) => {
  if (level !== 'ground' || !narrow || day.length === 0 || night.length > 1) return null;
  const width = 5.2 + random.next() * 1.4;
  const depth = surface / width;
  const lane = 1.75 + random.next() * 0.3;
  const kitchen = day.filter(({ kind }) => kind === 'kitchen');
  const rooms = day.filter(({ kind }) => kind !== 'kitchen');
  const small = service.filter(({ kind }) => kind !== 'toilet');
  const backHigh = Math.max(3.2, ((total(kitchen) + total(small)) * 1.05) / width);
  const frontHigh = depth - backHigh;
  if (frontHigh < 5.6) return null;
  const toiletHigh = 1.25;
  const hall: PlanRoom = { kind: 'hall', x: 0, y: backHigh + toiletHigh, width: lane, height: frontHigh - toiletHigh };
  const toilet: PlanRoom = { kind: 'toilet', x: 0, y: backHigh, width: lane, height: toiletHigh };
  const list: Wanted[] = [
    ...night,
    ...rooms.filter(({ kind }) => kind === 'dining'),
    ...rooms.filter(({ kind }) => kind === 'living'),
  ];
  const parts =
    list.length === 1 && frontHigh > 8.5
      ? [
          { kind: 'dining' as const, area: 0.42 },
          { kind: 'living' as const, area: 0.58 },
        ]
      : list;
  let y = backHigh;
  const column = parts.map(({ kind, area }) => {
    const high = (frontHigh * area) / total(parts);
    const room: PlanRoom = { kind, x: lane, y, width: width - lane, height: high };
    y += high;
    return room;
  });
  const back = rowOf(random.chance(0.5) ? [...kitchen, ...small] : [...small, ...kitchen], {
    x: 0,
    y: 0,
    width,
    height: backHigh,
  });
  return {
    rooms: [hall, toilet, ...column, ...back],
    hall,
    stairs: { x: 0, y: hall.y, width: lane * 0.5, height: Math.min(3.6, hall.height * 0.6), rise: 'top' },
    lit: ['top', 'bottom'],
    entrance: 'bottom',
    garageAt: null,
  };
};

/** A house in its garden: hall with stairs at the front, small rooms behind it, day rooms beside. */
export const frontHall: LayOut = ({ day, night, service, surface, stairs, level, garages }, random) => {
  if (level === 'upper' || day.length === 0 || (level === 'single' && night.length > 0)) return null;
  const height = Math.max(5.6, Math.sqrt(surface * (0.62 + random.next() * 0.3)));
  const width = surface / height;
  const hallArea = stairs ? 9.5 + random.next() * 2 : 4;
  const others = [...service, ...night];
  const wing = total(others) + hallArea;
  const wingWide = wing / height;
  const dayWide = width - wingWide;
  if (wingWide < 2.3 || dayWide < 3.6) return null;
  const hallHigh = hallArea / wingWide;
  const rowHigh = (list: readonly Wanted[]) => total(list) / wingWide;
  const hallBelow = height - hallHigh;
  // Small rooms lie next to the hall; what is behind them is reached through a short passage.
  const first = mixed(service, random);
  const behind = night;
  if (behind.length > 1 && rowHigh(behind) < 2.4) return null;
  const serviceHigh = rowHigh(first);
  if (first.length > 0 && (serviceHigh < 1.2 || serviceHigh > 3.8)) return null;
  const hall: PlanRoom = { kind: 'hall', x: dayWide, y: hallBelow, width: wingWide, height: hallHigh };
  const rooms = [
    ...dayBlock(day, { x: 0, y: 0, width: dayWide, height }, random, hallBelow + hallHigh / 2),
    hall,
    ...(first.length > 0
      ? rowWithStacks(first, { x: dayWide, y: hallBelow - serviceHigh, width: wingWide, height: serviceHigh }, true)
      : []),
    ...(behind.length > 0 ? rowOf(behind, { x: dayWide, y: 0, width: wingWide, height: hallBelow - serviceHigh }) : []),
  ];
  return {
    rooms,
    hall,
    // A flat hall has its stairs along its back, a deep one along its side.
    stairs: !stairs
      ? null
      : hallHigh > 2.6
        ? { x: dayWide + wingWide - 1, y: hallBelow, width: 1, height: Math.min(3.2, hallHigh - 0.4), rise: 'top' }
        : {
            x: dayWide + wingWide - Math.min(3, wingWide - 1),
            y: hallBelow,
            width: Math.min(3, wingWide - 1),
            height: Math.min(0.95, hallHigh * 0.45),
            rise: 'right',
          },
    lit: ['top', 'bottom', 'left', ...(garages > 0 ? [] : (['right'] as const))],
    entrance: 'bottom',
    garageAt: garages > 0 ? 'right' : null,
  };
};

/** One room to live, cook and sleep in; hall and bath at its side. */
export const studio: LayOut = ({ day, night, service, surface, level }, random) => {
  if (level !== 'single' || night.length > 0 || day.length === 0) return null;
  const height = Math.sqrt(surface * (0.8 + random.next() * 0.5));
  const width = surface / height;
  const list = service.filter(({ kind }) => kind !== 'store' || surface > 40);
  const side = Math.max(1.7, (total(list) + 3.4) / height);
  const hallHigh = height - total(list) / side;
  if (hallHigh < 1.1) return null;
  const hallTop = random.chance(0.5);
  const hall: PlanRoom = {
    kind: 'hall',
    x: width - side,
    y: hallTop ? 0 : height - hallHigh,
    width: side,
    height: hallHigh,
  };
  let y = hallTop ? hallHigh : 0;
  const stack = list.map(({ kind, area }) => {
    const room: PlanRoom = { kind, x: width - side, y, width: side, height: area / side };
    y += area / side;
    return room;
  });
  const main: Rect = { x: 0, y: 0, width: width - side, height };
  const living: PlanRoom = { kind: 'living', ...main };
  return {
    rooms: [living, hall, ...stack],
    hall,
    stairs: null,
    lit: ['left', 'top', 'bottom'],
    entrance: 'right',
    garageAt: null,
  };
};

/** Every way to lay out a floor. */
export const layouts: readonly LayOut[] = [corridor, corridor, centralHall, rowHouse, frontHall, studio];
