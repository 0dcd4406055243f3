import { priceRanges, type Goal } from '../codes.ts';

/** Whole euros, `min <= max`, within the goal's range. */
export interface PriceRange {
  min: number;
  max: number;
}

export function fullRange(goal: Goal): PriceRange {
  const { min, max } = priceRanges[goal];
  return { min, max };
}

export function isFullRange(goal: Goal, range: PriceRange): boolean {
  return range.min === priceRanges[goal].min && range.max === priceRanges[goal].max;
}

/**
 * Requirements 5.3: a minimum at or below the range's, or at or above the current maximum, resets to the range's
 * minimum.
 */
export function withMinimum(goal: Goal, range: PriceRange, min: number): PriceRange {
  const valid = min > priceRanges[goal].min && min < range.max;
  return { min: valid ? min : priceRanges[goal].min, max: range.max };
}

/**
 * Requirements 5.4: a maximum at or above the range's, or at or below the current minimum, resets to the range's
 * maximum.
 */
export function withMaximum(goal: Goal, range: PriceRange, max: number): PriceRange {
  const valid = max < priceRanges[goal].max && max > range.min;
  return { min: range.min, max: valid ? max : priceRanges[goal].max };
}

/**
 * Requirements 5.6: the slider clamps, and its handles never cross: they stay one step apart, since an empty range
 * would be reset. `value` is rounded to the goal's step.
 */
export function slide(goal: Goal, range: PriceRange, handle: 'min' | 'max', value: number): PriceRange {
  const { min, max, step } = priceRanges[goal];
  const rounded = Math.min(max, Math.max(min, Math.round(value / step) * step));
  return handle === 'min'
    ? { min: Math.max(min, Math.min(rounded, range.max - step)), max: range.max }
    : { min: range.min, max: Math.min(max, Math.max(rounded, range.min + step)) };
}

/** Requirements 5.5: a maximum at the range's end is shown with a plus sign and means "and more". */
export function isOpenEnded(goal: Goal, range: PriceRange): boolean {
  return range.max >= priceRanges[goal].max;
}
