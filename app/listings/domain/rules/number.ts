/**
 * Parses a number as CRMs write it: a number, or text with a decimal comma and dots between thousands ("1.250,5"). A
 * single dot is a decimal point ("50.85"), except with `whole`, where "250.000" is a quarter of a million. Null for
 * missing, blank, non-finite or unreadable values.
 */
export function parseDecimal(value: unknown, { whole = false } = {}): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.replace(/[\s\u00a0\u202f€]/g, '');
  const pattern = whole
    ? /^([+-]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d*))?$/
    : /^([+-]?)(\d{1,3}(?:\.\d{3}){2,}|\d+)(?:,(\d*))?$/;
  const grouped = pattern.exec(text) ?? /^([+-]?)(\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(text);
  if (grouped) {
    const [, sign = '', integer = '', fraction = ''] = grouped;
    return Number(`${sign}${integer.replaceAll('.', '')}.${fraction || '0'}`);
  }
  return /^[+-]?\d*\.\d+$/.test(text) ? Number(text) : null;
}

interface NumberStyle {
  decimals?: number;
  /** English swaps the separators. Prices look the same in every language, so they omit it. */
  language?: string;
}

/**
 * Belgian Dutch number style (requirements 9.7): `1.250.000`, `45,5`; in English `1,250` and `45.5`. Does not use
 * `Intl`, so that server and browser never differ.
 */
export function formatNumber(value: number, { decimals, language }: NumberStyle = {}): string {
  if (!Number.isFinite(value)) return 'NaN';
  const text = decimals === undefined ? String(Number(value.toFixed(2))) : value.toFixed(decimals);
  const [integer = '', fraction] = text.split('.');
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction ? `${grouped}${point}${fraction}` : grouped;
}
