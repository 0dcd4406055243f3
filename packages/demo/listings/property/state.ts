import { marqueeCodes, type Goal } from '~/listings/domain/codes.ts';
import type { Random } from '../random.ts';

/** Codes of the agency's own beside the product's: their labels travel with them. */
export const ownCodes = { option: 9, offer: 12, exclusive: 14 } as const;

/** Which label a listing carries, and how many days ago it came online. */
export interface State {
  label: 'new' | 'sold' | 'rented' | keyof typeof ownCodes | null;
  code: number;
  daysOnline: number;
}

/** One in twelve is sold or rented and stays a while; one in nine is new. */
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

/** Whether it can still be had. */
export function isAvailable({ label }: State): boolean {
  return label !== 'sold' && label !== 'rented';
}
