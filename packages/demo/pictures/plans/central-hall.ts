import { mixed, rowOf, total } from './blocks.ts';
import type { PlanRoom } from './geometry.ts';
import type { LayOut } from './layout.ts';
import type { Wanted } from './programme.ts';

/** Day rooms across the whole front; behind them a central hall with rooms on three sides. */
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
