import type { Random } from '../../listings/random.ts';
import type { Opening } from './panes.ts';
import type { WallName } from './room.ts';
import type { Taste } from './taste.ts';

/** Windows of the house's type along part of a wall: x on the back wall, z on the others, in metres. */
export function windowsOn(
  taste: Taste,
  wall: WallName,
  from: number,
  to: number,
  random: Random,
  doors = false,
): Opening[] {
  const span = to - from;
  const { kind, width, sill, top } = shapeOf(taste, doors, random);
  const count = Math.max(
    1,
    Math.min(kind === 'tall' || kind === 'cottage' ? 3 : 2, Math.floor((span + 0.5) / (width + 0.5))),
  );
  const fit = Math.min(width, span / count - 0.1);
  return Array.from({ length: count }, (_, n) => ({
    wall,
    place: from + (span * (n + 0.5)) / count,
    sill,
    width: fit,
    height: top - sill,
    kind,
  }));
}

function shapeOf(
  taste: Taste,
  doors: boolean,
  random: Random,
): { kind: Opening['kind']; width: number; sill: number; top: number } {
  const { height, window: kind } = taste;
  const top = Math.min(
    height - 0.28,
    { tall: 2.95, cottage: 1.95, deco: 2.45, picture: 2.2, plain: 2.25, large: 2.42, steel: 3.1 }[kind],
  );
  if (doors)
    return {
      kind: kind === 'cottage' ? 'tall' : kind,
      width: kind === 'tall' || kind === 'deco' ? 1.7 : 2.6,
      sill: 0.02,
      top: Math.min(height - 0.2, Math.max(top, 2.2)),
    };
  const width = {
    tall: 1.15 + random.next() * 0.2,
    cottage: 1.1,
    deco: 1.9,
    picture: 2.3,
    plain: 1.7,
    large: 2.6 + random.next() * 0.6,
    steel: 2.3,
  }[kind];
  const sill = {
    tall: 0.32 + random.next() * 0.3,
    cottage: 0.82,
    deco: 0.62,
    picture: 0.58,
    plain: 0.78,
    large: random.chance(0.6) ? 0.02 : 0.5,
    steel: 0.62,
  }[kind];
  return { kind, width, sill, top };
}

/** The same windows with a higher sill, for kitchens and bathrooms. */
export function raised(openings: readonly Opening[], sill: number): Opening[] {
  return openings.map((opening) => {
    const top = opening.sill + opening.height;
    const low = Math.max(opening.sill, sill);
    return { ...opening, sill: low, height: Math.max(0.7, top - low) };
  });
}
