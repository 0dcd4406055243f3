import type { Random } from '../../listings/random.ts';
import type { PlanSubject } from '../address.ts';
import type { PlanKind } from './geometry.ts';

/** A requested room, with its area in m² before everything is made to add up. */
export interface Wanted {
  kind: PlanKind;
  area: number;
}

/** The rooms of a floor. */
export interface Programme {
  level: 'single' | 'ground' | 'upper';
  surface: number;
  /** Living room, dining room, kitchen; empty upstairs. */
  day: Wanted[];
  /** Bedrooms and studies. */
  night: Wanted[];
  /** Small rooms: bathrooms, toilet, stores. */
  service: Wanted[];
  terrace: number;
  garages: number;
  /** Between two party walls. */
  narrow: boolean;
  stairs: boolean;
}

const narrowKinds = ['terraced-house', 'town-house', 'corner-house', 'income-property', 'shop', 'cafe'];

/** The rooms of a floor, with areas that suit its size. */
export function programmeOf(subject: PlanSubject, random: Random): Programme {
  const level = subject.level === 'parcel' ? 'single' : subject.level;
  const surface = Math.max(18, subject.surface);
  const { bedrooms, bathrooms } = subject;
  const night: Wanted[] = Array.from({ length: bedrooms }, (_, n) => ({
    kind: 'bedroom',
    area: (n === 0 ? 14.5 : 11.5) + random.next() * 1.5,
  }));
  const service: Wanted[] = Array.from({ length: bathrooms }, (_, n) => ({
    kind: n === 0 ? 'bath' : 'shower',
    area: n === 0 ? 5.6 + random.next() * 1.6 : 3.8 + random.next(),
  }));
  if (bedrooms > 0 || level !== 'single') service.push({ kind: 'toilet', area: 1.7 });
  if (surface > 48) service.push({ kind: 'store', area: 2.4 + random.next() * 1.4 });
  const hall = level === 'upper' ? 7 : level === 'ground' ? 10 : surface * 0.085;
  const sum = (list: readonly Wanted[]) => list.reduce((total, { area }) => total + area, 0);
  const spare = () => surface - hall - sum(night) - sum(service);
  const most = level === 'upper' ? 0.08 : level === 'ground' ? 0.72 : 0.52;
  const more: Wanted[] = [
    { kind: 'laundry', area: 4.2 },
    { kind: 'study', area: 9 },
    { kind: 'dressing', area: 4.5 },
    { kind: level === 'ground' ? 'laundry' : 'study', area: level === 'ground' ? 5 : 11 },
  ];
  for (const extra of more)
    if ((extra.kind !== 'dressing' || level !== 'ground') && spare() - extra.area > surface * most)
      (extra.kind === 'study' ? night : service).push(extra);
  const rest = Math.max(surface * (level === 'upper' ? 0 : 0.3), spare());
  const kitchen = Math.min(20, Math.max(7, rest * 0.28));
  const dining = rest > 48 && random.chance(0.6) ? rest * 0.24 : 0;
  const day: Wanted[] =
    level === 'upper' && (bedrooms > 0 || bathrooms > 0)
      ? []
      : [
          { kind: 'living', area: rest - kitchen - dining },
          { kind: 'kitchen', area: kitchen },
          ...(dining > 0 ? [{ kind: 'dining', area: dining } as const] : []),
        ];
  return {
    level,
    surface,
    day,
    night,
    service,
    terrace: subject.terrace,
    garages: level === 'ground' ? subject.garages : 0,
    narrow: narrowKinds.includes(subject.variant),
    stairs: level !== 'single',
  };
}
