import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import ical from 'ical-generator';
import { isLanguage, type Language } from '~/i18n/languages.ts';
import { plainText } from '~/i18n/text.ts';
import { visitUid } from '~/forms/contact-appointment/calendar.server.ts';
import { thankedVisit } from '~/forms/contact-appointment/booked.server.ts';
import type { Listing } from '~/listings/domain/entity.ts';
import { comingVisits, visitKey, visitMoments } from '~/listings/detail/open-visits.ts';
import { formatAddress } from '~/listings/domain/rules/format.ts';
import { bookedVisits, propertyPath } from '~/addresses/entity-paths.ts';
import { readTexts } from '~/site/shell.server.ts';

interface Entry {
  listing: Listing;
  moments: { start: Date; end: Date };
  /** File name without extension. */
  name: string;
  /** A stable id, so that a visit added twice appears once. */
  uid: string;
  /** How often it was moved. */
  sequence: number;
  /** The text used as its title. */
  words: 'property.visitName' | 'contactAppointmentForm.calendarName';
}

/**
 * `GET /api/visits/nl/3001/2026-11-28-1000.ics`: an open visit for a visitor's calendar; `GET
 * /api/visits/nl/booked/<token>.ics`: one that was just booked. 404 if it is over or does not exist.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { language, id = '', visit: file = '' } = params;
  const name = file.endsWith('.ics') ? file.slice(0, -4) : '';
  const entry = await (id === bookedVisits ? bookedEntry(context, name) : openEntry(context, id, name));
  if (!isLanguage(language) || entry === null) throw new Response(null, { status: 404 });
  return new Response(await calendarOf(context, entry, language), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${entry.name}.ics"`,
      'Cache-Control': 'no-store',
    },
  });
}

async function openEntry(context: AppLoadContext, id: string, name: string): Promise<Entry | null> {
  const listing = await context.listings.byId(id);
  if (listing === null || listing.marquee === 'sold' || listing.marquee === 'rented') return null;
  const visit = comingVisits(listing.openVisits, context.now()).find((each) => visitKey(each) === name);
  const moments = visit && visitMoments(visit);
  if (!moments) return null;
  const uid = `${listing.id}-${name}@${new URL(context.origin).hostname}`;
  return { listing, moments, name, uid, sequence: 0, words: 'property.visitName' };
}

async function bookedEntry(context: AppLoadContext, token: string): Promise<Entry | null> {
  const booked = await thankedVisit(context, token);
  const moments = booked && visitMoments(booked.visit);
  if (!moments) return null;
  const { visit, listing } = booked;
  const uid = visitUid(visit, context.origin);
  const words = 'contactAppointmentForm.calendarName';
  return { listing, moments, name: visitKey(visit), uid, sequence: visit.sequence, words };
}

async function calendarOf(
  context: AppLoadContext,
  { listing, moments, uid, sequence, words }: Entry,
  language: Language,
): Promise<string> {
  const t = await readTexts(context, language);
  const choice = { language, fallback: language };
  const [city, title] = [plainText(listing.address.city, choice), plainText(listing.title, choice)];
  const url = context.origin + propertyPath({ id: listing.id, goal: listing.goal, city, title }, language);
  const summary = t(words, { title });
  const calendar = ical({ name: summary, prodId: { company: 'Gevel', product: 'Website' } });
  calendar.createEvent({
    id: uid,
    ...moments,
    stamp: context.now(),
    sequence,
    summary,
    location: formatAddress({ ...listing.address, city }),
    description: url,
    url,
  });
  return calendar.toString();
}
