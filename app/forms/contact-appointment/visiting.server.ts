import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import type { Language } from '~/i18n/languages.ts';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import type { Listing } from '~/listings/domain/entity.ts';
import type { Site } from '~/site/site.server.ts';
import { slotKey, visitingDays, visitTimes, type Slot, type VisitingRules } from '~/visits/slots.ts';
import { dayName } from './day-name.ts';
import type { SlotsView } from './SlotChoice.tsx';

/** The default parts of a day (requirements 9.18). */
const defaultWindows = [
  { from: '10:00', to: '13:00' },
  { from: '14:00', to: '16:00' },
  { from: '16:00', to: '19:00' },
];

/** Used if the agency sets no opening hours. */
const defaultHours = new Map(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map((day) => [day, [{ from: '00:00', to: '24:00' }]]),
);

/** Default duration of a visit, and of the travel to the next one. */
const defaultVisit = { minutes: 30, travelMinutes: 15 };

const perWeek = 7;

/** The editors' rules for visits, within the opening hours. */
export function visitingRules({ settings }: Pick<Site, 'settings'>): VisitingRules {
  const windows = (settings?.timeSlots ?? []).flatMap(({ from, to }) => (from && to ? [{ from, to }] : []));
  const hours = new Map<string, { from: string; to: string }[]>();
  for (const { days, opens, closes } of settings?.openingHours ?? [])
    for (const day of days ?? [])
      if (opens && closes) hours.set(day, [...(hours.get(day) ?? []), { from: opens, to: closes }]);
  return {
    slots: visitTimes(windows.length > 0 ? windows : defaultWindows, {
      minutes: settings?.visitMinutes ?? defaultVisit.minutes,
      travelMinutes: settings?.visitTravelMinutes ?? defaultVisit.travelMinutes,
    }),
    hours: hours.size > 0 ? hours : defaultHours,
    closedDays: new Set(settings?.closedDays ?? []),
    perSlot: settings?.visitsPerSlot ?? 1,
  };
}

/** The same for a host: without the days that the office has closed for it, or for all, in its calendar. */
export async function visitingRulesFor(
  { visits, now }: Pick<AppLoadContext, 'visits' | 'now'>,
  site: Pick<Site, 'settings'>,
  host: string,
): Promise<VisitingRules> {
  const rules = visitingRules(site);
  const closed = await visits.closedFor(host, brusselsDay(now()));
  return { ...rules, closedDays: new Set([...rules.closedDays, ...closed]) };
}

/** Who shows a listing: its agent, otherwise the agency. */
export const hostOf = ({ agent }: Pick<Listing, 'agent'>): string => agent?.id ?? '';

/** Whether a listing can still be visited. */
export function isVisitable({ marquee }: Pick<Listing, 'marquee'>): boolean {
  return marquee !== 'sold' && marquee !== 'rented';
}

/**
 * The coming slots of a host, for display.
 *
 * @param booked the visitor's own slot, if one was booked before
 */
export async function slotsView(
  { visits, now }: Pick<AppLoadContext, 'visits' | 'now'>,
  rules: VisitingRules,
  host: string,
  { language, t }: { language: Language; t: TFunction },
  booked: Slot | null = null,
): Promise<SlotsView> {
  const own = booked && slotKey(booked);
  const moment = now();
  const days = visitingDays(rules, await visits.taken(host, brusselsDay(moment)), moment);
  const views = days
    // Today is omitted once all its slots are over.
    .filter(({ isOpen, slots }) => !isOpen || slots.some(({ state }) => state !== 'over'))
    .map(({ day, isOpen, slots }) => ({
      day,
      name: dayName(day, language),
      slots: isOpen
        ? slots.map((slot) => ({
            from: slot.from,
            to: slot.to,
            state: slotKey(slot) === own ? ('booked' as const) : slot.state,
          }))
        : [],
    }));
  return {
    weeks: Array.from({ length: Math.ceil(views.length / perWeek) }, (_, week) => {
      const of = views.slice(week * perWeek, (week + 1) * perWeek);
      const [first, last] = [of[0]?.name ?? '', of.at(-1)?.name ?? ''];
      return { name: t('contactAppointmentForm.week', { first, last }), days: of };
    }),
    words: {
      booked: t('contactAppointmentForm.booked'),
      full: t('contactAppointmentForm.full'),
      over: t('contactAppointmentForm.over'),
      closed: t('contactAppointmentForm.closed'),
      none: t('contactAppointmentForm.errors.full'),
    },
  };
}

/** `dinsdag 24 november, 10:00–10:30` */
export function slotText({ day, from, to }: Slot, language: Language): string {
  return `${dayName(day, language)}, ${from}–${to}`;
}

/** The same from a slot's key, `2026-11-24 10:00`: `dinsdag 24 november, 10:00`. */
export function keyText(key: string, language: Language): string {
  const [day = '', from = ''] = key.split(' ');
  return `${dayName(day, language)}, ${from}`;
}
