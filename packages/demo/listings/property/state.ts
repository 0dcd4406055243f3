import { marqueeCodes, type Goal } from '~/listings/domain/codes.ts';
import type { Random } from '../random.ts';

/** The agency's own label codes, in addition to the product's; the feed includes their labels. */
export const ownCodes = { option: 9, offer: 12, exclusive: 14 } as const;

/** The label of a listing, and the days since it went online. */
export interface State {
  label: 'new' | 'sold' | 'rented' | keyof typeof ownCodes | null;
  code: number;
  daysOnline: number;
}

/** 7.5 % are sold or rented and stay online for a while; 11.5 % are new. */
export function drawState(goal: Goal, random: Random): State {
  const draw = random.next();
  if (draw < 0.075) {
    const label = goal === 'sale' ? 'sold' : 'rented';
    return { label, code: marqueeCodes[label], daysOnline: random.between(25, 190) };
  }
  if (draw < 0.19) return { label: 'new', code: marqueeCodes.new, daysOnline: random.between(1, 12) };
  if (draw < 0.225) return { label: 'option', code: ownCodes.option, daysOnline: random.between(14, 120) };
  if (draw < 0.25 && goal === 'sale') {
    return { label: 'offer', code: ownCodes.offer, daysOnline: random.between(10, 90) };
  }
  if (draw < 0.285 && goal === 'sale') {
    return { label: 'exclusive', code: ownCodes.exclusive, daysOnline: random.between(5, 60) };
  }
  return { label: null, code: marqueeCodes.none, daysOnline: random.between(13, 260) };
}

/** Whether it is still available. */
export function isAvailable({ label }: State): boolean {
  return label !== 'sold' && label !== 'rented';
}
