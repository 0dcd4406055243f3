import { dayBefore } from '../listings/days.ts';
import type { Random } from '../listings/random.ts';
import { daysBetween } from './listed.ts';

/** Sunday first: people look for homes in the evening, and most of all on Sundays. */
const ofWeekday = [1.35, 0.95, 0.92, 0.94, 0.9, 0.85, 1.09] as const;
/** January first: spring and September are the market's months. */
const ofMonth = [1.05, 1.08, 1.15, 1.12, 1.08, 0.98, 0.82, 0.84, 1.12, 1.06, 0.95, 0.72] as const;

/** How much an advert is looked at on a day against its usual: new ones most, then less and less. */
function interest(age: number, day: string): number {
  const date = new Date(`${day}T12:00:00Z`);
  const launch = 1 + 3.2 * Math.exp(-age / 6);
  const wear = 0.55 + 0.45 * Math.exp(-age / 90);
  return launch * wear * (ofWeekday[date.getUTCDay()] ?? 1) * (ofMonth[date.getUTCMonth()] ?? 1);
}

/** The days from the first one online up to today, at most so many, with what an advert counts on each of them. */
export function counts(
  random: Random,
  { published, today, days, usual }: { published: string; today: string; days: number; usual: number },
): { day: string; count: number }[] {
  const online = daysBetween(published, today);
  return Array.from({ length: Math.max(0, Math.min(days, online + 1)) }, (_, ago) => {
    const day = dayBefore(today, ago);
    const expected = usual * interest(online - ago, day) * (0.7 + random.next() * 0.6);
    // A fraction is a chance, so that few views a day are sometimes none.
    const whole = Math.floor(expected);
    return { day, count: whole + Number(random.chance(expected - whole)) };
  });
}
