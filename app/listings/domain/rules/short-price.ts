import type { Language } from '~/i18n/languages.ts';
import { formatNumber } from './number.ts';
import { formatPrice } from './price.ts';

const millions: Record<Language, string> = { nl: '\u00a0mln.', fr: '\u00a0M', de: '\u00a0Mio.', en: 'M' };

/** A price short enough for a map marker, from whole euros: `€ 950`, `€ 345k`, `€ 1,25 mln.` */
export function shortPrice(amount: number, language: Language): string {
  if (amount < 10_000) return formatPrice(amount);
  const thousands = Math.round(amount / 1_000);
  if (thousands < 1_000) return `€\u00a0${thousands}k`;
  return `€\u00a0${formatNumber(Math.round(amount / 10_000) / 100)}${millions[language]}`;
}
