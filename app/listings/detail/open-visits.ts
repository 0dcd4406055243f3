import type { OpenVisit } from '../domain/entity.ts';
import { brusselsMoment } from '../domain/rules/day.ts';
import { formatDay } from '../domain/rules/format.ts';

/** The path of a visit's calendar file; its route is `app/routes/visit-calendar.ts`. */
function visitPath(language: string, listingId: string, visit: OpenVisit): string {
  return `/api/visits/${language}/${encodeURIComponent(listingId)}/${visitKey(visit)}.ics`;
}

/** `2026-11-28-1000`: identifies a visit within its listing. */
export function visitKey({ day, from }: Pick<OpenVisit, 'day' | 'from'>): string {
  return `${day}-${from.replace(':', '')}`;
}

/** Start and end; null if the day is invalid or the end precedes the start. */
export function visitMoments({ day, from, to }: OpenVisit): { start: Date; end: Date } | null {
  const [start, end] = [brusselsMoment(day, from), brusselsMoment(day, to)];
  return start && end && start < end ? { start, end } : null;
}

/** The visits that are not over, next one first. */
export function comingVisits(visits: readonly OpenVisit[], now: Date): OpenVisit[] {
  return visits
    .flatMap((visit) => {
      const moments = visitMoments(visit);
      return moments && moments.end > now ? [{ visit, start: moments.start.getTime() }] : [];
    })
    .sort((one, other) => one.start - other.start)
    .map(({ visit }) => visit);
}

export interface OpenVisitView {
  key: string;
  /** Day-month-year. */
  day: string;
  from: string;
  to: string;
  /** An iCalendar file. */
  file: string;
  google: string;
}

interface VisitOf {
  id: string;
  /** The event's name in the calendar. */
  name: string;
  place: string;
  url: string;
  language: string;
}

export function googleCalendar(
  { day, from, to }: Pick<OpenVisit, 'day' | 'from' | 'to'>,
  { name, place, url }: Pick<VisitOf, 'name' | 'place' | 'url'>,
): string {
  const time = (clock: string) => `${day.replaceAll('-', '')}T${clock.replace(':', '')}00`;
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: name,
    dates: `${time(from)}/${time(to)}`,
    ctz: 'Europe/Brussels',
    location: place,
    details: url,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

export function openVisitView(visit: OpenVisit, { id, language, ...said }: VisitOf): OpenVisitView {
  const { day, from, to } = visit;
  return {
    key: visitKey(visit),
    day: formatDay(day) ?? day,
    from,
    to,
    file: visitPath(language, id, visit),
    google: googleCalendar(visit, said),
  };
}
