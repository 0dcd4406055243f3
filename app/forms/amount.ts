/** More than any property costs. */
export const largestAmount = 999_999_999;

/**
 * Parses whole euros as people write them: `250000`, `250.000`, `€ 250 000,00`. Null for anything else, including
 * cents.
 */
export function amountOf(text: string): number | null {
  const digits = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:€|eur\b) ?| ?(?:€|euros?|eur)$/gi, '')
    .replace(/[.,](?:00|-)$/, '');
  if (!/^(?:\d+|\d{1,3}(?:[ .,’']\d{3})+)$/.test(digits)) return null;
  const amount = Number(digits.replaceAll(/\D/g, ''));
  return amount > 0 && amount <= largestAmount ? amount : null;
}
