import { total } from './blocks.ts';
import type { PlanRoom, Rect } from './geometry.ts';
import type { LayOut } from './layout.ts';

/** One room for living, cooking and sleeping, with hall and bathroom at its side. */
export const studio: LayOut = ({ day, night, service, surface, level }, random) => {
  if (level !== 'single' || night.length > 0 || day.length === 0) return null;
  const height = Math.sqrt(surface * (0.8 + random.next() * 0.5));
  const width = surface / height;
  const list = service.filter(({ kind }) => kind !== 'store' || surface > 40);
  const side = Math.max(1.7, (total(list) + 3.4) / height);
  const hallHigh = height - total(list) / side;
  if (hallHigh < 1.1) return null;
  const hallTop = random.chance(0.5);
  const hall: PlanRoom = {
    kind: 'hall',
    x: width - side,
    y: hallTop ? 0 : height - hallHigh,
    width: side,
    height: hallHigh,
  };
  let y = hallTop ? hallHigh : 0;
  const stack = list.map(({ kind, area }) => {
    const room: PlanRoom = { kind, x: width - side, y, width: side, height: area / side };
    y += area / side;
    return room;
  });
  const main: Rect = { x: 0, y: 0, width: width - side, height };
  const living: PlanRoom = { kind: 'living', ...main };
  return {
    rooms: [living, hall, ...stack],
    hall,
    stairs: null,
    lit: ['left', 'top', 'bottom'],
    entrance: 'right',
    garageAt: null,
  };
};
