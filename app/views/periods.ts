import { brusselsDay } from '~/listings/domain/rules/day.ts';

/** Whole days, Europe/Brussels, as ISO days; both belong to it. */
export interface Period {
  from: string;
  to: string;
}

/** So many days up to the day it is in Brussels, which is the last of them. */
export function lastDays(count: number, now: Date): Period {
  const to = brusselsDay(now);
  return { from: dayAfter(to, 1 - count), to };
}

/** A period moved back by so many days. */
export function daysBefore({ from, to }: Period, count: number): Period {
  return { from: dayAfter(from, -count), to: dayAfter(to, -count) };
}

/** Each day of a period, in order. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** Days are counted at noon, which no change of the clocks moves into another day. */
function dayAfter(day: string, count: number): string {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + count);
  return noon.toISOString().slice(0, 10);
}
