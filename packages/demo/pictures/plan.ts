import { createRandom } from '../listings/random.ts';
import { seedOf, type PlanSubject } from './address.ts';
import { composePlan } from './plans/compose.ts';
import { drawFloor } from './plans/floor.ts';
import { ink } from './plans/ink.ts';
import { drawParcel } from './plans/parcel.ts';

/** A floor plan or cadastral plan as SVG of exactly that size; drawn at 1200 × 900 and scaled as a whole. */
export function drawPlan(subject: PlanSubject, size: { width: number; height: number }): string {
  const north = createRandom(seedOf(subject) + 91).between(0, 11) * 30;
  const content = subject.level === 'parcel' ? drawParcel(subject) : drawFloor(composePlan(subject), north);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid meet"><rect x="-1200" y="-900" width="3600" height="2700" fill="${ink.paper}"/>${content}</svg>`;
}
