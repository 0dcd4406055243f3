/** The Swedish locale formats dates and times as ISO. */
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });
const moments = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The ISO day in Belgium and Luxembourg at a moment. */
export function brusselsDay(moment: Date): string {
  return days.format(moment);
}

/** The ISO day a number of days before a moment, in Belgium and Luxembourg; null if `days` is null. */
export function daysBefore(moment: Date, days: number | null): string | null {
  if (days === null) return null;
  // Counts from noon, so that days of 23 or 25 hours count as one.
  const noon = new Date(`${brusselsDay(moment)}T12:00:00Z`);
  return brusselsDay(new Date(noon.getTime() - days * 86_400_000));
}

/** The local day and time in Belgium and Luxembourg: `2026-11-21 10:30`. */
export function brusselsTime(moment: Date): string {
  return moments.format(moment).slice(0, 16);
}

/**
 * The moment of a local day and time in Brussels (`2026-03-28`, `10:00`), respecting summer time. Null for invalid
 * input. A time skipped in March is moved an hour later; of a time that occurs twice in October, the first is returned.
 */
export function brusselsMoment(day: string, time: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return null;
  const shown = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(shown)) return null;
  // Brussels is one or two hours ahead of UTC: picks the candidate with the requested local time.
  const guesses = [2, 1].map((hours) => new Date(shown - hours * 3_600_000));
  return guesses.find((guess) => moments.format(guess) === `${day} ${time}:00`) ?? guesses[1] ?? null;
}

/** Returns the day in Brussels, formatted at most once a minute: formatting takes longer than serving a cached page. */
export function brusselsToday(now: () => Date): () => string {
  let known = { minute: NaN, day: '' };
  return () => {
    const moment = now();
    const minute = Math.floor(moment.getTime() / 60_000);
    if (known.minute !== minute) known = { minute, day: brusselsDay(moment) };
    return known.day;
  };
}
