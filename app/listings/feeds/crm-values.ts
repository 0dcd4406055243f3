import { z } from 'zod';
import type { Coordinates } from '../domain/entity.ts';
import { idPattern } from '../domain/listing-id.ts';
import { brusselsDay } from '../domain/rules/day.ts';
import { parseDecimal } from '../domain/rules/number.ts';

/**
 * Values as Belgian CRMs write them: booleans 0/1, numbers as text with a comma, days as ISO or `/Date(…)/`. Blank
 * means absent. Complaints never quote the value because they are logged.
 */
const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** Characters that databases reject: NUL and lone surrogates. */
const impossible = /[\0\p{Cs}]/gu;

function crm<Value>(complaint: string, read: (value: unknown) => Value | undefined) {
  return z
    .unknown()
    .optional()
    .transform((value, context): Value | null => {
      if (isBlank(value)) return null;
      const result = read(value);
      if (result !== undefined) return result;
      context.addIssue({ code: 'custom', message: complaint });
      return z.NEVER;
    });
}

export const crmText = crm('is no text', (value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(impossible, '').trim() : undefined,
);

export const crmNumber = crm('is no number', (value) => parseDecimal(value) ?? undefined);

const readWhole = (value: unknown, limit: number) => {
  const number = parseDecimal(value, { whole: true });
  return number !== null && Math.abs(number) <= limit ? Math.round(number) : undefined;
};

/** Codes, years, counts. */
export const crmInteger = crm('is no whole number', (value) => readWhole(value, 2_000_000_000));
/** Rooms: never below 0. */
export const crmCount = crm('is no count', (value) => {
  const count = readWhole(value, 1_000);
  return count === undefined ? undefined : Math.max(0, count);
});
/** Whole euros; CRMs store 0 for "no price". */
export const crmEuros = crm('is no amount', (value) => {
  const amount = readWhole(value, 1_000_000_000);
  return amount !== undefined && amount >= 0 ? amount : undefined;
}).transform((amount) => amount || null);
/** Euros of the CRM, converted to cents. */
export const crmCents = crm('is no amount', (value) => {
  const amount = parseDecimal(value, { whole: true });
  return amount !== null && Math.abs(amount) <= 10_000_000 ? Math.round(amount * 100) : undefined;
});

const flags: Record<string, boolean> = { '0': false, '1': true, false: false, true: true };
export const crmFlag = crm('is neither 0 nor 1', (value) => flags[String(value).trim().toLowerCase()]);
/** Anything not marked as published is unpublished. */
export const crmPublish = crmFlag.transform((flag) => flag === true);

/** ISO date. A `/Date(…)/` is in the zone it names, otherwise in Belgium's. .NET's empty date (year 1) is absent. */
export const crmDay = crm('is no date', (value) => readMoment(value)?.day).transform(withoutEmptyDate);
/** ISO moment. */
export const crmMoment = crm('is no date', (value) => readMoment(value)?.moment).transform(withoutEmptyDate);

function withoutEmptyDate(date: string | null): string | null {
  return date === null || date < '1000' ? null : date;
}

function readMoment(value: unknown): { day: string; moment: string } | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const dotNet = /^\/Date\((-?\d{1,15})([+-])?(\d{2})?(\d{2})?\)\/$/.exec(text);
  if (dotNet) return readDotNet(dotNet);
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(text);
  if (!iso) return undefined;
  const [, day = '', time = '00:00', zone = 'Z'] = iso;
  const midnight = new Date(`${day}T00:00:00Z`);
  const moment = new Date(`${day}T${time}${zone.replace(/(\d{2})(\d{2})$/, '$1:$2')}`);
  if (
    Number.isNaN(moment.getTime()) ||
    Number.isNaN(midnight.getTime()) ||
    midnight.toISOString().slice(0, 10) !== day
  ) {
    return undefined;
  }
  return { day, moment: moment.toISOString() };
}

function readDotNet([, milliseconds, sign, hours, minutes]: RegExpExecArray):
  { day: string; moment: string } | undefined {
  const moment = new Date(Number(milliseconds));
  if (Number.isNaN(moment.getTime())) return undefined;
  if (moment.getTime() < Date.parse('1000-01-01')) return { day: '0001-01-01', moment: '0001-01-01T00:00:00.000Z' };
  const iso = moment.toISOString();
  if (!sign) return { day: brusselsDay(moment), moment: iso };
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0)) * 60_000;
  return { day: new Date(moment.getTime() + offset).toISOString().slice(0, 10), moment: iso };
}

export const crmId = crmText.pipe(z.string('is missing').regex(idPattern, 'is no id'));

/** The id of something that has a page: part of the URL, whose canonical form is lower-case. */
export const pageId = crmId.transform((id) => id.toLowerCase());

/** Only accepts web URLs, and other schemes if listed; null for anything else. */
export function safeUrl(text: string | null, schemes: readonly string[] = ['https:', 'http:']): string | null {
  if (text === null || !URL.canParse(text)) return null;
  return schemes.includes(new URL(text).protocol) ? text : null;
}

/** Null if one is missing or off the globe, or for 0/0, a CRM's "unknown". */
export function coordinatesOf(record: { Latitude: number | null; Longitude: number | null }): Coordinates | null {
  const { Latitude: latitude, Longitude: longitude } = record;
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude, longitude, approximate: false };
}
