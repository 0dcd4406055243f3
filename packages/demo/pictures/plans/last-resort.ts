import { createRandom } from '../../listings/random.ts';
import { type PlanSubject, seedOf } from '../address.ts';
import { extrasOf } from './extras.ts';
import type { Plan, PlanRoom } from './geometry.ts';
import type { Layout } from './layout.ts';
import { openUp } from './openings.ts';
import { programmeOf } from './programme.ts';

/** Rooms in two rows on both sides of a hall, for floors that no other layout can hold. */
export function lastResort(subject: PlanSubject): Plan {
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
