import { brusselsDay, brusselsMoment } from '~/listings/domain/rules/day.ts';

/** The time of a visit, Europe/Brussels. */
export interface Slot {
  /** ISO day. */
  day: string;
  /** `10:00` */
  from: string;
  to: string;
}

/** When visits can take place: the site's settings. */
export interface VisitingRules {
  /** The times of day (`visitTimes`). */
  slots: readonly Pick<Slot, 'from' | 'to'>[];
  /** The opening hours by weekday (`mon` to `sun`). Visits must lie within them. */
  hours: ReadonlyMap<string, readonly Pick<Slot, 'from' | 'to'>[]>;
  /** ISO days on which the agency is closed despite its opening hours. */
  closedDays: ReadonlySet<string>;
  /** How many visits an agent can take in one slot. */
  perSlot: number;
}

export interface VisitingDay {
  day: string;
  isOpen: boolean;
  slots: readonly (Slot & { state: 'free' | 'full' | 'over' })[];
}

/** The number of days offered, including today. */
const offeredDays = 21;
/** Hours of notice for the agent. Slots that begin sooner are over. */
const noticeHours = 2;

const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/**
 * Divides the parts of a day in which visits can take place into visits of equal length, with travel time between them.
 * A part shorter than a visit becomes one shorter visit.
 *
 * @param windows `{ from: '10:00', to: '13:00' }`, Europe/Brussels; one that ends before it begins has no visits
 * @param minutes length of a visit
 * @param travelMinutes time between two visits
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

/** Identifies a slot: `2026-11-24 10:00`. */
export const slotKey = ({ day, from }: Pick<Slot, 'day' | 'from'>): string => `${day} ${from}`;

/**
 * The coming days with their slots.
 *
 * @param taken number of visits per slot, by `slotKey`
 */
export function visitingDays(rules: VisitingRules, taken: ReadonlyMap<string, number>, now: Date): VisitingDay[] {
  const earliest = now.getTime() + noticeHours * 3_600_000;
  return comingDays(now).map((day) => ({
    day,
    isOpen: !rules.closedDays.has(day) && timesOf(day, rules).length > 0,
    slots: timesOf(day, rules).map(({ from, to }) => {
      const slot = { day, from, to };
      const start = brusselsMoment(day, from);
      const isOver = start === null || start.getTime() < earliest;
      const isFull = (taken.get(slotKey(slot)) ?? 0) >= rules.perSlot;
      return { ...slot, state: isOver ? 'over' : isFull ? 'full' : 'free' };
    }),
  }));
}

/** The slot of a key, if it is offered; null otherwise. Whether it is full is decided by the database. */
export function slotOf(key: string, rules: VisitingRules, now: Date): Slot | null {
  const days = visitingDays(rules, new Map(), now).filter((day) => day.isOpen);
  const slot = days.flatMap(({ slots }) => slots).find((each) => slotKey(each) === key);
  return slot?.state === 'free' ? { day: slot.day, from: slot.from, to: slot.to } : null;
}

/** Whether a visit has not begun yet. Afterwards it can be neither moved nor cancelled. */
export function isAhead({ day, from }: Slot, now: Date): boolean {
  const start = brusselsMoment(day, from);
  return start !== null && start > now;
}

/** The times of visits within the opening hours of that weekday, also if the day is closed. */
export function timesOf(day: string, { slots, hours }: Pick<VisitingRules, 'slots' | 'hours'>): VisitingRules['slots'] {
  // Times in the same format can be compared as text.
  const open = hours.get(weekdayNames[noon(day).getUTCDay()] ?? '') ?? [];
  return slots.filter((slot) => open.some(({ from, to }) => from <= slot.from && slot.to <= to));
}

/** Counts days from noon, so that clock changes do not shift the day. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

function comingDays(now: Date): string[] {
  const today = noon(brusselsDay(now)).getTime();
  return Array.from({ length: offeredDays }, (_, index) =>
    new Date(today + index * 86_400_000).toISOString().slice(0, 10),
  );
}
