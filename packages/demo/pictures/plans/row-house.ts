import { rowOf, total } from './blocks.ts';
import type { PlanRoom } from './geometry.ts';
import type { LayOut } from './layout.ts';
import type { Wanted } from './programme.ts';

/** A row house: hall and stairs along one side wall, rooms one behind the other, the kitchen across the back. */
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
