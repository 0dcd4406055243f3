/** Formats numbers of a CRM for display; null for impossible values, such as a garden of −5 m² or the year 19. */
import { formatValue } from '../domain/rules/format.ts';
import { formatNumber } from '../domain/rules/number.ts';

/** Plausible years of construction: no existing building is older, and none is announced for later. */
const years = { from: 1000, to: 2100 };

export function count(value: number | null): string | null {
  return value !== null && value > 0 && value < 10_000 ? formatNumber(value) : null;
}

/** With its unit, on one line. Only `signed` quantities may be negative. */
export function measure(value: number | null, unit: string, language: string, { signed = false } = {}): string | null {
  if (value === null || (!signed && value <= 0)) return null;
  const text = formatValue(value, 'number', language);
  return text && `${text}\u00a0${unit}`;
}

/** Euros; costs may be zero, never negative. */
export function money(euros: number | null): string | null {
  return euros === null || euros < 0 ? null : formatValue(euros, 'price');
}

export function percentage(value: number | null, language: string): string | null {
  return value === null || value < 0 || value > 100 ? null : formatValue(value, 'percentage', language);
}

/** Without a thousands separator. */
export function year(value: number | null): string | null {
  return value !== null && value >= years.from && value <= years.to ? String(value) : null;
}
