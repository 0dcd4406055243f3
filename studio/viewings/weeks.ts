/** How many days the calendar shows at once. */
export const daysShown = 14;

/** The ISO day a number of days after another. */
export function dayAfter(day: string, count: number): string {
  // Counted from noon, so that clock changes do not shift the day.
  return new Date(new Date(`${day}T12:00:00Z`).getTime() + count * 86_400_000).toISOString().slice(0, 10);
}

/** The Monday of a day's week, as ISO day. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));
}

/** The first day that a text of the tool's address asks for: a Monday, this week's for anything but a day. */
export function firstDay(asked: string, today: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked));
  return mondayOf(isDay ? asked : today);
}
