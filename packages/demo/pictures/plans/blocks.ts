import type { Random } from '../../listings/random.ts';
import type { PlanRoom, Rect } from './geometry.ts';
import type { Wanted } from './programme.ts';

/** Rooms side by side, with widths in proportion to their areas. */
export function rowOf(wanted: readonly Wanted[], { x, y, width, height }: Rect): PlanRoom[] {
  const whole = wanted.reduce((sum, { area }) => sum + area, 0);
  let at = x;
  return wanted.map(({ kind, area }) => {
    const wide = (width * area) / whole;
    const room = { kind, x: at, y, width: wide, height };
    at += wide;
    return room;
  });
}

/** Rooms one below the other. */
function columnOf(wanted: readonly Wanted[], { x, y, width, height }: Rect): PlanRoom[] {
  const whole = wanted.reduce((sum, { area }) => sum + area, 0);
  let at = y;
  return wanted.map(({ kind, area }) => {
    const high = (height * area) / whole;
    const room = { kind, x, y: at, width, height: high };
    at += high;
    return room;
  });
}

/** The sum of the areas in m². */
export function total(wanted: readonly Wanted[]): number {
  return wanted.reduce((sum, { area }) => sum + area, 0);
}

/** The same rooms in another order. */
export function mixed(wanted: readonly Wanted[], random: Random): Wanted[] {
  return wanted
    .map((item) => ({ item, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Living room, kitchen and dining room in one block; the living room is at the middle of its right edge. */
export function dayBlock(day: readonly Wanted[], block: Rect, random: Random, hallAt: number): PlanRoom[] {
  const of = (kind: Wanted['kind']) => day.filter((item) => item.kind === kind);
  const [living, kitchen, dining] = [of('living'), of('kitchen'), of('dining')];
  const share = total(living) / total(day);
  const upper = random.chance(0.5);
  const small = block.height * (1 - share);
  // The kitchen is at one end if the living room still reaches the hall, otherwise on the far side.
  const reaches = upper ? block.y + small < hallAt - 0.55 : block.y + block.height - small > hallAt + 0.55;
  if (reaches && random.chance(0.75)) {
    const kitchenRow: Rect = { ...block, height: small, y: upper ? block.y : block.y + block.height - small };
    const livingRow: Rect = { ...block, height: block.height - small, y: upper ? block.y + small : block.y };
    const row = random.chance(0.5) ? [...kitchen, ...dining] : [...dining, ...kitchen];
    return [...rowOf(living, livingRow), ...rowOf(row, kitchenRow)];
  }
  const wide = block.width * (1 - share);
  const rest: Rect = { ...block, width: wide };
  const main: Rect = { ...block, x: block.x + wide, width: block.width - wide };
  return [
    ...rowOf(living, main),
    ...columnOf(random.chance(0.5) ? [...kitchen, ...dining] : [...dining, ...kitchen], rest),
  ];
}
