import { dayBlock, mixed, rowOf, total } from './blocks.ts';
import type { PlanRoom } from './geometry.ts';
import type { LayOut } from './layout.ts';
import type { Wanted } from './programme.ts';
import { rowWithStacks } from './stacks.ts';

/** A detached house: a hall with stairs at the front, small rooms behind it, day rooms beside it. */
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
  // Small rooms are next to the hall; rooms behind them are reached through a short passage.
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
      ? rowWithStacks(first, { x: dayWide, y: hallBelow - serviceHigh, width: wingWide, height: serviceHigh })
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
