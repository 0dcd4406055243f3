import { brusselsDay } from '~/listings/domain/rules/day.ts';

/** Whole days, Europe/Brussels, as ISO days, both inclusive. */
export interface Period {
  from: string;
  to: string;
}

/** The last `count` days, including today in Brussels. */
export function lastDays(count: number, now: Date): Period {
  const to = brusselsDay(now);
  return { from: dayAfter(to, 1 - count), to };
}

export function daysBefore({ from, to }: Period, count: number): Period {
  return { from: dayAfter(from, -count), to: dayAfter(to, -count) };
}

export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** The Mondays of the weeks that a period touches. */
export function mondaysOf({ from, to }: Period): string[] {
  const weekday = new Date(`${from}T12:00:00Z`).getUTCDay();
  const mondays: string[] = [];
  for (let day = dayAfter(from, -((weekday + 6) % 7)); day <= to; day = dayAfter(day, 7)) mondays.push(day);
  return mondays;
}

/** Counts days from noon, so that clock changes do not shift the day. */
function dayAfter(day: string, count: number): string {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + count);
  return noon.toISOString().slice(0, 10);
}
