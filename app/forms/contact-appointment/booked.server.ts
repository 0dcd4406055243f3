import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { appointmentPath, propertyPath } from '~/addresses/entity-paths.ts';
import { plainText } from '~/i18n/text.ts';
import type { Language } from '~/i18n/languages.ts';
import type { Listing } from '~/listings/domain/entity.ts';
import { formatAddress } from '~/listings/domain/rules/format.ts';
import type { Attachment } from '~/platform/mail/mail.ts';
import type { Visit } from '~/visits/visits.server.ts';
import type { MailLink } from '../mail/form-mails.ts';
import { visitCalendar } from './calendar.server.ts';
import { slotText } from './visiting.server.ts';

/** Signing purpose of the links to manage visits. */
export const visitPurpose = 'visit';

/**
 * Signing purpose of the thank-you page and its calendar file, which show when and where a visit is, but not who comes,
 * and allow no changes.
 */
export const thankedPurpose = 'visit-thanks';

/** The visit in a thank-you page's URL, with its property; null if the signature is invalid. */
export async function thankedVisit({ signatures, visits, listings }: AppLoadContext, token: string) {
  const id = signatures.verify(thankedPurpose, token);
  const visit = id === null ? null : await visits.byId(id);
  const listing = visit && (await listings.byId(visit.propertyId));
  return visit?.status === 'confirmed' && listing ? { visit, listing } : null;
}

/** A visit with everything that its mails need. */
export interface Booked {
  visit: Visit;
  listing: Pick<Listing, 'id' | 'goal' | 'title' | 'address'>;
  visitor: { name: string; email: string };
  agency: { name: string; email: string | null };
  context: Pick<AppLoadContext, 'origin' | 'signatures' | 'now'>;
}

interface Speech {
  t: TFunction;
  language: Language;
}

/** What and when, in words. */
export function visitWords(
  { visit, listing, context }: Pick<Booked, 'visit' | 'listing' | 'context'>,
  language: Language,
) {
  const choice = { language, fallback: language };
  const [title, city] = [plainText(listing.title, choice), plainText(listing.address.city, choice)];
  return {
    when: slotText(visit, language),
    title,
    place: formatAddress({ ...listing.address, city }),
    /** Whether the address is public, so that a visitor can find it. */
    isPlaceKnown: listing.address.street !== null,
    url: context.origin + propertyPath({ id: listing.id, goal: listing.goal, title, city }, language),
  };
}

/** Links to move and cancel a visit; both lead to a page that asks for confirmation. */
export function visitLinks({ visit, context }: Booked, { t, language }: Speech): MailLink[] {
  const url = context.origin + appointmentPath(language, context.signatures.sign(visitPurpose, visit.id));
  return [
    { label: t('contactAppointmentForm.move'), url: `${url}#move` },
    { label: t('contactAppointmentForm.cancel'), url: `${url}#cancel` },
  ];
}

export function visitCalendars(booked: Booked, { t, language }: Speech): Attachment[] {
  const { visit, visitor, agency, context } = booked;
  const { title, place, url } = visitWords(booked, language);
  const { hostname } = new URL(context.origin);
  // A calendar entry needs a name also before the agency has given one.
  const organizer = { name: agency.name || hostname, email: agency.email ?? `noreply@${hostname}` };
  const file = visitCalendar(visit, {
    summary: t('contactAppointmentForm.calendarName', { title }),
    location: place,
    description: url,
    url,
    organizer,
    visitor,
    origin: context.origin,
    now: context.now(),
  });
  return file === null ? [] : [file];
}
