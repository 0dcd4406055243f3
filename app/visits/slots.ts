import { brusselsDay, brusselsMoment } from '~/listings/domain/rules/day.ts';

/** The time of one visit, Europe/Brussels. */
export interface Slot {
  /** ISO day. */
  day: string;
  /** `10:00` */
  from: string;
  to: string;
}

/** When visits are received: the site's settings. */
export interface VisitingRules {
  /** The visits of a day (`visitTimes`). */
  slots: readonly Pick<Slot, 'from' | 'to'>[];
  /** The opening hours of `mon` to `sun`: a visit lies within them. */
  hours: ReadonlyMap<string, readonly Pick<Slot, 'from' | 'to'>[]>;
  /** ISO days on which the agency is closed all the same. */
  closedDays: ReadonlySet<string>;
  /** How many visitors an agent receives at one time. */
  perSlot: number;
}

export interface VisitingDay {
  day: string;
  isOpen: boolean;
  slots: readonly (Slot & { state: 'free' | 'full' | 'over' })[];
}

/** Days that are offered, today included. */
const offeredDays = 21;
/** An agent has to get there: a slot that begins sooner is over. */
const noticeHours = 2;

const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/**
 * Cuts the parts of a day in which visits are received into visits of one length, with time to get from one to the next. A part that is shorter than a
 * visit is one visit.
 *
 * @param windows `{ from: '10:00', to: '13:00' }`, Europe/Brussels; one that ends before it begins has no visit
 * @param minutes of one visit
 * @param travelMinutes between two visits
 */
export function visitTimes(
  windows: readonly Pick<Slot, 'from' | 'to'>[],
  { minutes, travelMinutes }: { minutes: number; travelMinutes: number },
): Pick<Slot, 'from' | 'to'>[] {
  return windows.flatMap(({ from, to }) => {
    const [first, end] = [minuteOf(from), minuteOf(to)];
    if (end <= first) return [];
    const length = Math.min(minutes, end - first);
    const count = Math.floor((end - first - length) / (length + travelMinutes)) + 1;
    return Array.from({ length: count }, (_, index) => {
      const start = first + index * (length + travelMinutes);
      return { from: clock(start), to: clock(start + length) };
    });
  });
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** `2026-11-24 10:00`: what names a slot. */
export const slotKey = ({ day, from }: Pick<Slot, 'day' | 'from'>): string => `${day} ${from}`;

/**
 * The coming days with what is left of each.
 *
 * @param taken how many visits each slot has, by `slotKey`
 */
export function visitingDays(rules: VisitingRules, taken: ReadonlyMap<string, number>, now: Date): VisitingDay[] {
  const earliest = now.getTime() + noticeHours * 3_600_000;
  return comingDays(now).map((day) => ({
    day,
    isOpen: !rules.closedDays.has(day) && visitsOf(day, rules).length > 0,
    slots: visitsOf(day, rules).map(({ from, to }) => {
      const slot = { day, from, to };
      const start = brusselsMoment(day, from);
      const isOver = start === null || start.getTime() < earliest;
      const isFull = (taken.get(slotKey(slot)) ?? 0) >= rules.perSlot;
      return { ...slot, state: isOver ? 'over' : isFull ? 'full' : 'free' };
    }),
  }));
}

/** The slot that a key names, where it is one of those that are received; how full it is, the database says. */
export function slotOf(key: string, rules: VisitingRules, now: Date): Slot | null {
  const days = visitingDays(rules, new Map(), now).filter((day) => day.isOpen);
  const slot = days.flatMap(({ slots }) => slots).find((each) => slotKey(each) === key);
  return slot?.state === 'free' ? { day: slot.day, from: slot.from, to: slot.to } : null;
}

/** Whether a visit lies ahead: what has begun is neither moved nor cancelled any more. */
export function isAhead({ day, from }: Slot, now: Date): boolean {
  const start = brusselsMoment(day, from);
  return start !== null && start > now;
}

/** The visits that neither begin before the agency opens on that weekday nor end after it closes. Times of one form compare as text. */
function visitsOf(day: string, { slots, hours }: VisitingRules): VisitingRules['slots'] {
  const open = hours.get(weekdayNames[noon(day).getUTCDay()] ?? '') ?? [];
  return slots.filter((slot) => open.some(({ from, to }) => from <= slot.from && slot.to <= to));
}

/** Days are counted at noon, which no change of the clocks moves into another day. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

function comingDays(now: Date): string[] {
  const today = noon(brusselsDay(now)).getTime();
  return Array.from({ length: offeredDays }, (_, index) =>
    new Date(today + index * 86_400_000).toISOString().slice(0, 10),
  );
}
