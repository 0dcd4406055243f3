import { countLimit } from '../domain/port.ts';
import { formatNumber } from '../domain/rules/number.ts';

/**
 * A count for use in texts: `count` selects the plural, `total` is displayed. The store stops counting at its limit.
 */
export function shownCount(count: number, language: string): { count: number; total: string } {
  const total = formatNumber(Math.min(count, countLimit), { language });
  return { count, total: count >= countLimit ? `${total}+` : total };
}
