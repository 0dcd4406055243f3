import { dayBefore } from '../listings/days.ts';
import type { Random } from '../listings/random.ts';
import { daysBetween } from './listed.ts';

/** Factors per weekday, Sunday first: people look for homes mostly in the evening and on Sundays. */
const ofWeekday = [1.35, 0.95, 0.92, 0.94, 0.9, 0.85, 1.09] as const;
/** Factors per month, January first: the market peaks in spring and September. */
const ofMonth = [1.05, 1.08, 1.15, 1.12, 1.08, 0.98, 0.82, 0.84, 1.12, 1.06, 0.95, 0.72] as const;

/** The relative interest in an advert on a day: highest when new, then declining. */
function interest(age: number, day: string): number {
  const date = new Date(`${day}T12:00:00Z`);
  const launch = 1 + 3.2 * Math.exp(-age / 6);
  const wear = 0.55 + 0.45 * Math.exp(-age / 90);
  return launch * wear * (ofWeekday[date.getUTCDay()] ?? 1) * (ofMonth[date.getUTCMonth()] ?? 1);
}

/** A count for each day online up to today, `days` at most, the latest first. */
export function counts(
  random: Random,
  { published, today, days, usual }: { published: string; today: string; days: number; usual: number },
): { day: string; count: number }[] {
  const online = daysBetween(published, today);
  return Array.from({ length: Math.max(0, Math.min(days, online + 1)) }, (_, ago) => {
    const day = dayBefore(today, ago);
    const expected = usual * interest(online - ago, day) * (0.7 + random.next() * 0.6);
    // The fraction is a probability, so that days with few expected views may have none.
    const whole = Math.floor(expected);
    return { day, count: whole + Number(random.chance(expected - whole)) };
  });
}
