import { brusselsTime } from './day.ts';
import { formatPrice } from './price.ts';
import { formatNumber, parseDecimal } from './number.ts';

/** Requirements 9.11: formats of property values. */
export const valueFormats = ['string', 'number', 'price', 'address', 'date', 'array', 'percentage'] as const;
export type ValueFormat = (typeof valueFormats)[number];

export interface AddressText {
  street: string | null;
  houseNumber: string | null;
  box: string | null;
  zip: string;
  city: string;
}

/** Requirements 5.1: null, or blank after trimming. Lists are empty if all their members are. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.every(isEmptyValue);
}

/**
 * Formats a value; null if it is empty or does not fit its format (its row is then hidden).
 *
 * @param language language of the text, for quantities and percentages (`formatNumber`)
 */
export function formatValue(value: unknown, format: ValueFormat, language?: string): string | null {
  if (isEmptyValue(value)) return null;
  switch (format) {
    case 'string':
      return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : null;
    case 'number':
      return mapNumber(value, (number) => formatNumber(number, { language }));
    case 'percentage':
      return mapNumber(value, (number) => `${formatNumber(number, { language })}\u00a0%`);
    case 'price':
      return formatPrice(value);
    case 'date':
      return typeof value === 'string' ? formatDay(value) : null;
    case 'array':
      return Array.isArray(value)
        ? value
            .filter((member) => !isEmptyValue(member))
            .map((member) => String(member).trim())
            .join(', ')
        : formatValue(value, 'string');
    case 'address':
      return isAddressText(value) ? formatAddress(value) : null;
  }
}

/** A day for use in a text. In English `5 November 2026`, because `05-11-2026` would be read as 11 May. */
export function writtenDay(iso: string, language: string): string | null {
  const day = formatDay(iso);
  if (day === null || language !== 'en') return day;
  const moment = Date.parse(iso.trim().slice(0, 10));
  return Number.isNaN(moment)
    ? day
    : new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
}

/** `2026-11-05…` → `05-11-2026` (requirements 9.11: day-month-year); null for anything else. */
export function formatDay(iso: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(iso.trim());
  if (!match) return null;
  const [, year, month, day] = match;
  return `${day}-${month}-${year}`;
}

/** The local time in Belgium: `05-11-2026 10:30` (requirements 9.11: day-month-year). */
export function formatMoment(moment: Date): string {
  const [day = '', time] = brusselsTime(moment).split(' ');
  return `${formatDay(day)} ${time}`;
}

/** `Kerkstraat 12 3, 9000 Gent`, without unpublished parts. */
export function formatAddress({ street, houseNumber, box, zip, city }: AddressText): string {
  const first = [street, street ? houseNumber : null, street && houseNumber ? box : null];
  return [first, [zip, city]]
    .map((parts) => parts.filter((part) => !isEmptyValue(part)).join(' '))
    .filter((line) => line !== '')
    .join(', ');
}

function mapNumber(value: unknown, write: (number: number) => string): string | null {
  const number = parseDecimal(value);
  return number === null ? null : write(number);
}

function isAddressText(value: unknown): value is AddressText {
  return typeof value === 'object' && value !== null && 'zip' in value && 'city' in value;
}
