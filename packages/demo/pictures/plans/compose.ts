import { createRandom } from '../../listings/random.ts';
import { type PlanSubject, seedOf } from '../address.ts';
import { boundsOf, extrasOf } from './extras.ts';
import { areaOf, type Plan, type PlanRoom } from './geometry.ts';
import { lastResort } from './last-resort.ts';
import { layouts } from './layouts.ts';
import { openUp } from './openings.ts';
import { programmeOf } from './programme.ts';
import { turned } from './turned.ts';

/** The minimum comfortable width of a room, in metres. */
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

/** A floor plan with the requested rooms: the best of several layouts. Deterministic for a listing. */
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

/** Penalties for an uncomfortable floor plan: narrow or long rooms, an aspect ratio that does not fit the page. */
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
