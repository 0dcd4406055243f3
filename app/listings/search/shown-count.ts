import { countLimit } from '../domain/port.ts';
import { formatNumber } from '../domain/rules/number.ts';

/** A count as a text gets it: `count` chooses the plural, `total` is shown. The store counts no further than its limit. */
export function shownCount(count: number, language: string): { count: number; total: string } {
  const total = formatNumber(Math.min(count, countLimit), { language });
  return { count, total: count >= countLimit ? `${total}+` : total };
}
