import { dayBlock, mixed, rowOf, total } from './blocks.ts';
import type { PlanRoom, Rect } from './geometry.ts';
import type { LayOut } from './layout.ts';
import type { Wanted } from './programme.ts';
import { rowWithStacks } from './stacks.ts';

/** Day rooms at one end; a corridor through the rest, with small rooms on one side and bedrooms on the other. */
export const corridor: LayOut = ({ day, night, service, surface, stairs, level }, random) => {
  if (night.length === 0) return null;
  const lane = stairs ? 1.25 + random.next() * 0.2 : 1.15 + random.next() * 0.2;
  const deep = 3 + random.next() * 1.4;
  const dayShare = total(day) / (total(day) + total(night) + total(service) + surface * 0.08);
  const wingArea = surface * (1 - dayShare);
  // One or two bedrooms may be beside the small rooms.
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
  const top = rowWithStacks(above, { x: dayWide, y: 0, width: wide, height: aboveHigh });
  const bottom = rowOf(below, { x: dayWide, y: aboveHigh + lane, width: wide, height: belowHigh });
  // A longer living wing makes the floor L-shaped, with room for a terrace in the corner.
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
