/**
 * The responses of `/api/viewings` for the Studio's tool. No imports, so that the Studio can import it
 * (docs/architecture.md). Days are ISO days and times such as `10:00`, Europe/Brussels.
 */

/** The `host` of a day that is closed for all agents. */
export const everyHost = '*';

/** Who shows properties: an agent, or the agency (`''`) where a property names none. */
export interface Host {
  id: string;
  /** Empty if it is not known any more, and for the agency. */
  name: string;
}

export interface ViewingLine {
  id: string;
  /** The lead that it was booked with. */
  lead: string;
  from: string;
  to: string;
  isCancelled: boolean;
  /** Whether it can still be moved or cancelled. */
  isAhead: boolean;
  name: string;
  email: string | null;
  phone: string | null;
  /** In which the visitor gets mails. */
  language: string;
  /** `title` is empty and `url` null once the property is gone. */
  property: { id: string; title: string; url: string | null };
  host: Host;
}

export interface ViewingDay {
  day: string;
  /** The times at which viewings can be booked, if the day is not closed; empty outside of the opening hours. */
  slots: { from: string; to: string }[];
  /** Whether the settings say that the agency is closed. */
  isHoliday: boolean;
  /** Hosts for whom the office has closed the day here, or `everyHost`. */
  closedFor: string[];
  /** In order. */
  viewings: ViewingLine[];
}

/** `GET /api/viewings?from=2026-11-23&days=14` */
export interface ViewingCalendar {
  today: string;
  days: ViewingDay[];
  /** Those who have viewings in these days, by name. */
  hosts: Host[];
  /** How many viewings a host takes in one slot. */
  perSlot: number;
}

/** `POST /api/viewings`: closes a day for a host or for `everyHost`, or opens it again. */
export interface DayChange {
  day: string;
  host: string;
  isClosed: boolean;
}

/** `GET /api/viewings/<id>`: where a viewing can be moved to. */
export interface ViewingChoice {
  days: { day: string; slots: { from: string; to: string }[] }[];
}

/** `POST /api/viewings/<id>`: moves it to another slot (`2026-11-24 10:00`), or cancels it. The visitor gets a mail. */
export type ViewingChange = { moveTo: string } | { cancel: true };

export interface ViewingChanged {
  /** False if the property is gone: there is nothing to write about. */
  isMailed: boolean;
}

/**
 * Why a request was refused: `login` (401), `role` (403), `gone` (404), `parameter` (400), `full` and `over` (409: the
 * slot is taken, or cannot be booked any more).
 */
export interface ViewingRefusal {
  error: 'login' | 'role' | 'gone' | 'parameter' | 'full' | 'over';
  message: string;
}
