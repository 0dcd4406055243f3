import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { propertyPath } from '~/addresses/entity-paths.ts';
import { changeVisit } from '~/forms/contact-appointment/change-visit.server.ts';
import { isVisitable, visitingRules, visitingRulesFor } from '~/forms/contact-appointment/visiting.server.ts';
import { plainText } from '~/i18n/text.ts';
import type { Listing } from '~/listings/domain/entity.ts';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import { readJson } from '~/platform/sent-body.ts';
import { readSite } from '~/site/site.server.ts';
import { isAhead, slotOf, timesOf, visitingDays } from '~/visits/slots.ts';
import type { ExpectedVisit, Visit } from '~/visits/visits.server.ts';
import { noStore } from './access.server.ts';
import type { Reading } from './present.server.ts';
import type {
  DayChange,
  Host,
  ViewingCalendar,
  ViewingChange,
  ViewingChanged,
  ViewingChoice,
  ViewingDay,
  ViewingLine,
  ViewingRefusal,
} from './viewings.ts';

const refusals = {
  gone: [
    404,
    'There is no such viewing, or no longer: the person asked to be forgotten, or the time of the lead was over.',
  ],
  parameter: [
    400,
    'Ask for {"from": a day, "days": 1 to 62}; close a day with {"day", "host", "isClosed"}; change a viewing with {"moveTo": "2026-11-24 10:00"} or {"cancel": true}.',
  ],
  full: [409, 'Somebody else has this slot.'],
  over: [409, 'This slot is closed or begins too soon, or the viewing has begun or was cancelled.'],
} as const;

export function viewingRefusal(error: keyof typeof refusals): Response {
  const [status, message] = refusals[error];
  return Response.json({ error, message } satisfies ViewingRefusal, { status, headers: noStore });
}

const question = z.object({ from: z.iso.date(), days: z.coerce.number().int().min(1).max(62).default(14) });

/** @throws {Response} 400 */
export function viewingQuestion(query: URLSearchParams): { from: string; days: number } {
  const { data } = question.safeParse(Object.fromEntries(query));
  if (data === undefined) throw viewingRefusal('parameter');
  return data;
}

const dayChange = z.strictObject({ day: z.iso.date(), host: z.string().max(200), isClosed: z.boolean() });

/** @throws {Response} 400, also for a day that is over */
export async function readDayChange(request: Request, now: Date): Promise<DayChange> {
  const { data } = dayChange.safeParse(await readJson(request));
  if (data === undefined || data.day < brusselsDay(now)) throw viewingRefusal('parameter');
  return data;
}

const viewingChange = z.union([
  z.strictObject({ moveTo: z.string().min(1).max(40) }),
  z.strictObject({ cancel: z.literal(true) }),
]);

/** @throws {Response} 400 */
export async function readViewingChange(request: Request): Promise<ViewingChange> {
  const { data } = viewingChange.safeParse(await readJson(request));
  if (data === undefined) throw viewingRefusal('parameter');
  return data;
}

/** The viewings of some days, with when others could be booked. */
export async function viewingCalendar(
  context: AppLoadContext,
  { from, days: count }: { from: string; days: number },
  reading: Reading,
): Promise<ViewingCalendar> {
  const days = daysFrom(from, count);
  const to = days.at(-1) ?? from;
  const [site, visits, closed] = await Promise.all([
    readSite(context),
    context.visits.between(from, to),
    context.visits.closedBetween(from, to),
  ]);
  const rules = visitingRules(site);
  const listings = await listingsOf(context, visits);
  const names = new Map(
    [...listings.values()].flatMap((listing) => (listing?.agent ? [[listing.agent.id, listing.agent.name]] : [])),
  );
  const hostNamed = (id: string): Host => ({ id, name: names.get(id) ?? '' });
  const lineOf = (visit: ExpectedVisit): ViewingLine => ({
    ...visitFacts(visit, context.now()),
    property: propertyOf(visit.propertyId, listings.get(visit.propertyId) ?? null, context, reading),
    host: hostNamed(visit.host),
  });
  return {
    today: brusselsDay(context.now()),
    days: days.map((day): ViewingDay => ({
      day,
      slots: timesOf(day, rules).map(({ from, to }) => ({ from, to })),
      isHoliday: rules.closedDays.has(day),
      closedFor: closed.filter((each) => each.day === day).map(({ host }) => host),
      viewings: visits.filter((visit) => visit.day === day).map(lineOf),
    })),
    hosts: [...new Set(visits.map(({ host }) => host))].map(hostNamed).toSorted((a, b) => a.name.localeCompare(b.name)),
    perSlot: rules.perSlot,
  };
}

/** Where a viewing can be moved to. */
export async function viewingChoice(context: AppLoadContext, visit: Visit): Promise<ViewingChoice> {
  const listing = await context.listings.byId(visit.propertyId);
  if (listing === null || !isVisitable(listing)) return { days: [] };
  const now = context.now();
  const rules = await visitingRulesFor(context, await readSite(context), visit.host);
  const days = visitingDays(rules, await context.visits.taken(visit.host, brusselsDay(now)), now);
  return {
    days: days
      .filter(({ isOpen }) => isOpen)
      .map(({ day, slots }) => ({
        day,
        slots: slots
          .filter(({ state, from }) => state === 'free' && !(day === visit.day && from === visit.from))
          .map(({ from, to }) => ({ from, to })),
      }))
      .filter(({ slots }) => slots.length > 0),
  };
}

/**
 * Moves or cancels a viewing for the office. Visitor and office get a mail with the changed calendar entry, unless the
 * property is gone.
 *
 * @param by the name of the editor
 * @throws {Response} 409
 */
export async function changeViewing(
  context: AppLoadContext,
  visit: Visit,
  change: ViewingChange,
  by: string,
): Promise<ViewingChanged> {
  if (visit.status === 'cancelled' || !isAhead(visit, context.now())) throw viewingRefusal('over');
  const [site, listing] = await Promise.all([readSite(context), context.listings.byId(visit.propertyId)]);
  const cancels = 'cancel' in change;
  if (listing === null) {
    if (!cancels) throw viewingRefusal('over');
    await context.visits.cancel(visit.id, () => []);
    return { isMailed: false };
  }
  if (!cancels) {
    const rules = await visitingRulesFor(context, site, visit.host);
    if (!isVisitable(listing) || slotOf(change.moveTo, rules, context.now()) === null) throw viewingRefusal('over');
  }
  const slot = cancels ? '' : change.moveTo;
  const problem = await changeVisit(context, site, { visit, listing }, { cancels, slot, by });
  if (problem !== null) throw viewingRefusal('full');
  return { isMailed: true };
}

const visitFacts = (
  { id, leadId, day, from, to, status, name, email, phone, language }: ExpectedVisit,
  now: Date,
): Omit<ViewingLine, 'property' | 'host'> => {
  const isCancelled = status === 'cancelled';
  const ahead = !isCancelled && isAhead({ day, from, to }, now);
  return { id, lead: leadId, from, to, isCancelled, isAhead: ahead, name, email, phone, language };
};

async function listingsOf(
  { listings }: AppLoadContext,
  visits: readonly Visit[],
): Promise<Map<string, Listing | null>> {
  const ids = [...new Set(visits.map(({ propertyId }) => propertyId))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await listings.byId(id)] as const)));
}

function propertyOf(
  id: string,
  listing: Listing | null,
  { origin }: AppLoadContext,
  { language, pages, fallback }: Reading,
): ViewingLine['property'] {
  if (listing === null) return { id, title: '', url: null };
  const there = { language: pages, fallback };
  const [title, city] = [plainText(listing.title, there), plainText(listing.address.city, there)];
  const path = propertyPath({ id: listing.id, goal: listing.goal, title, city }, pages);
  return { id, title: plainText(listing.title, { language, fallback }), url: origin + path };
}

function daysFrom(from: string, count: number): string[] {
  // Counted from noon, so that clock changes do not shift the day.
  const noon = new Date(`${from}T12:00:00Z`).getTime();
  return Array.from({ length: count }, (_, index) => new Date(noon + index * 86_400_000).toISOString().slice(0, 10));
}
