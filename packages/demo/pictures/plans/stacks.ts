import { rowOf } from './blocks.ts';
import type { PlanRoom, Rect } from './geometry.ts';
import type { Wanted } from './programme.ts';

/**
 * Lays out rooms in a row. In a deep row a toilet would become a slit, so it shares its column with another small
 * room, which is entered from an adjacent one.
 */
export function rowWithStacks(wanted: readonly Wanted[], row: Rect): PlanRoom[] {
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
    return [
      { ...room, kind, height: outer },
      { ...room, y: room.y + outer, height: inner },
    ];
  });
}
