import type { Random } from '../listings/random.ts';

export type PlanRoomKind = 'living' | 'kitchen' | 'bedroom' | 'bath' | 'hall' | 'toilet' | 'store';
type Edge = 'top' | 'bottom' | 'left' | 'right';

/** A room of a plan in metres, from the top left corner. */
export interface PlanRoom {
  kind: PlanRoomKind;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The wall with the door, and where along it; null for an open side. */
  door: { edge: Edge; at: number } | null;
  windows: readonly Edge[];
}

export interface PlanLayout {
  width: number;
  height: number;
  rooms: PlanRoom[];
  /** The front door: at the right end of the hall. */
  entrance: { x: number; y: number };
}

/** Living and kitchen at one end, a hall down the middle of the other, bedrooms and bath on both sides of it. */
export function layOut(bedrooms: number, random: Random): PlanLayout {
  const cells: PlanRoomKind[] = [...Array.from({ length: bedrooms }, (): PlanRoomKind => 'bedroom'), 'bath'];
  cells.push(bedrooms > 0 ? 'toilet' : 'store');
  const above = cells.filter((_, index) => index % 2 === 0);
  const below = cells.filter((_, index) => index % 2 === 1).reverse();
  const weight: Record<PlanRoomKind, number> = {
    bedroom: 1,
    bath: 0.72,
    toilet: 0.5,
    store: 0.6,
    living: 1,
    kitchen: 1,
    hall: 1,
  };
  const sum = (row: readonly PlanRoomKind[]) => row.reduce((total, kind) => total + weight[kind], 0);
  const living = 4.6 + random.next() * 1.2 + bedrooms * 0.12;
  const wing = Math.max(2.6, Math.max(sum(above), sum(below)) * (3.1 + random.next() * 0.5));
  const width = living + wing;
  const height = 7.6 + random.next() * 1.2;
  const lane = 1.25;
  const middle = height * (0.46 + random.next() * 0.08);
  const cook = height * (0.36 + random.next() * 0.08);
  const cookAbove = random.chance(0.5);
  const rooms: PlanRoom[] = [
    {
      kind: 'kitchen',
      x: 0,
      y: cookAbove ? 0 : height - cook,
      width: living,
      height: cook,
      door: null,
      windows: [cookAbove ? 'top' : 'bottom'],
    },
    {
      kind: 'living',
      x: 0,
      y: cookAbove ? cook : 0,
      width: living,
      height: height - cook,
      door: null,
      windows: ['left', cookAbove ? 'bottom' : 'top'],
    },
    {
      kind: 'hall',
      x: living,
      y: middle - lane / 2,
      width: wing,
      height: lane,
      door: { edge: 'left', at: lane / 2 },
      windows: [],
    },
  ];
  for (const [row, y, tall, door, window] of [
    [above, 0, middle - lane / 2, 'bottom', 'top'],
    [below, middle + lane / 2, height - middle - lane / 2, 'top', 'bottom'],
  ] as const) {
    let x = living;
    for (const kind of row) {
      const wide = (wing * weight[kind]) / sum(row);
      rooms.push({
        kind,
        x,
        y,
        width: wide,
        height: tall,
        door: { edge: door, at: Math.min(wide - 0.6, 0.65) },
        windows: kind === 'toilet' || kind === 'store' ? [] : [window],
      });
      x += wide;
    }
  }
  return { width, height, rooms, entrance: { x: width, y: middle } };
}
