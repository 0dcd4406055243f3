import type { OpeningHours } from '~/site/agency.ts';

const inBrussels = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Whether an office is open at a moment, by Brussels time. */
export function isOpenAt(hours: readonly OpeningHours[], moment: Date): boolean {
  const part = Object.fromEntries(inBrussels.formatToParts(moment).map(({ type, value }) => [type, value]));
  const day = (part.weekday ?? '').toLowerCase();
  const time = `${part.hour}:${part.minute}`;
  return hours.some(({ days, opens, closes }) => days.includes(day) && opens <= time && time < closes);
}
