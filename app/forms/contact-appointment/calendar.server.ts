import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brusselsMoment } from '~/listings/domain/rules/day.ts';
import type { Attachment } from '~/platform/mail/mail.ts';
import type { Visit } from '~/visits/visits.server.ts';

interface Entry {
  summary: string;
  location: string;
  description: string;
  url: string;
  organizer: { name: string; email: string };
  visitor: { name: string; email: string };
  origin: string;
  now: Date;
}

/** The same visit has the same UID in every calendar file. */
export const visitUid = ({ id }: Pick<Visit, 'id'>, origin: string): string =>
  `visit-${id}@${new URL(origin).hostname}`;

/**
 * A visit as a calendar event (RFC 5546). Its UID is stable, so that changes and cancellations update the existing
 * event. Null if its day or time is invalid.
 */
export function visitCalendar(visit: Visit, entry: Entry): Attachment | null {
  const [start, end] = [brusselsMoment(visit.day, visit.from), brusselsMoment(visit.day, visit.to)];
  if (start === null || end === null) return null;
  const isCancelled = visit.status === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ method, prodId: { company: 'Gevel', product: 'Website' } });
  calendar.createEvent({
    id: visitUid(visit, entry.origin),
    sequence: visit.sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start,
    end,
    stamp: entry.now,
    summary: entry.summary,
    location: entry.location,
    description: entry.description,
    url: entry.url,
    organizer: entry.organizer,
    // Both have agreed by booking, so no reply is requested.
    attendees: [
      { ...entry.visitor, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED, rsvp: false },
      { ...entry.organizer, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED, rsvp: false },
    ],
  });
  return {
    filename: isCancelled ? 'cancelled.ics' : 'visit.ics',
    contentType: `text/calendar; method=${method}; charset=utf-8`,
    bytes: Buffer.from(calendar.toString(), 'utf8'),
  };
}
