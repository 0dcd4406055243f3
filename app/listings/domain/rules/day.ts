/** Sweden writes days and times as ISO does. */
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });
const moments = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The ISO day it is in Belgium and Luxembourg at a moment. */
export function brusselsDay(moment: Date): string {
  return days.format(moment);
}

/** The ISO day some whole days before a moment's, in Belgium and Luxembourg; null for no number of days. */
export function daysBefore(moment: Date, days: number | null): string | null {
  if (days === null) return null;
  // At noon, so that a day of 23 or 25 hours counts as one.
  const noon = new Date(`${brusselsDay(moment)}T12:00:00Z`);
  return brusselsDay(new Date(noon.getTime() - days * 86_400_000));
}

/** The day and time that clocks in Belgium and Luxembourg show at a moment: `2026-11-21 10:30`. */
export function brusselsTime(moment: Date): string {
  return moments.format(moment).slice(0, 16);
}

/**
 * The moment at which clocks in Brussels show a day and a time (`2026-03-28`, `10:00`), summer time included. Null for what is no day or
 * no time. A time that the clocks skip in March is the one an hour later; of one that they show twice in October, it is the first.
 */
export function brusselsMoment(day: string, time: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return null;
  const shown = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(shown)) return null;
  // Brussels is one or two hours ahead of UTC: of both candidates, the one with the requested local time.
  const guesses = [2, 1].map((hours) => new Date(shown - hours * 3_600_000));
  return guesses.find((guess) => moments.format(guess) === `${day} ${time}:00`) ?? guesses[1] ?? null;
}

/** Tells the day in Brussels, formatted once a minute: that takes longer than all else of a page out of a cache. */
export function brusselsToday(now: () => Date): () => string {
  let known = { minute: NaN, day: '' };
  return () => {
    const moment = now();
    const minute = Math.floor(moment.getTime() / 60_000);
    if (known.minute !== minute) known = { minute, day: brusselsDay(moment) };
    return known.day;
  };
}
