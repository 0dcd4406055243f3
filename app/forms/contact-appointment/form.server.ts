import type { z } from 'zod';
import type { Listing } from '~/listings/domain/entity.ts';
import { agencyOf } from '~/site/agency.ts';
import { readTexts } from '~/site/shell.server.ts';
import { readSite } from '~/site/site.server.ts';
import { notFound } from '~/site/visit.server.ts';
import { slotOf, type Slot } from '~/visits/slots.ts';
import { FormRefusal, type FormServer } from '../form-server.ts';
import { thankedPurpose, visitCalendars, visitLinks, visitWords, type Booked } from './booked.server.ts';
import type { schema } from './schema.ts';
import { hostOf, isVisitable, keyText, slotsView, visitingRulesFor } from './visiting.server.ts';

interface Known {
  listing: Listing;
  slot: Slot;
  perSlot: number;
  agency: Booked['agency'];
}

export const form: FormServer<z.output<typeof schema>, Booked, Known> = {
  mails: {
    name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    email: ({ email }) => email,
    write: (field, value, { language }) => (field === 'slot' ? keyText(String(value), language) : undefined),
    office: {
      subject: ({ firstName, lastName }, { t, language, made }) => {
        const { when, title } = visitWords(made, language);
        return t('contactAppointmentForm.officeSubject', { name: `${firstName} ${lastName}`, when, title });
      },
      links: (_values, { made, ...speech }) => visitLinks(made, speech),
      attachments: (_values, { made, ...speech }) => visitCalendars(made, speech),
    },
    visitor: {
      subject: (_values, { t, language, made }) =>
        t('contactAppointmentForm.visitorSubject', { when: visitWords(made, language).when }),
      text: (_values, { t, language, made }) => {
        const { when, title, place, isPlaceKnown } = visitWords(made, language);
        return [
          t('contactAppointmentForm.visitorText', { when, title, place }),
          ...(isPlaceKnown ? [] : [t('contactAppointmentForm.placeLater')]),
          t('contactAppointmentForm.change'),
        ].join('\n\n');
      },
      links: (_values, { made, ...speech }) => visitLinks(made, speech),
      attachments: (_values, { made, ...speech }) => visitCalendars(made, speech),
    },
  },

  load: async ({ context, site, language }, subject) => {
    const listing = subject && (await context.listings.byId(subject.id));
    if (listing === null) throw notFound('property');
    if (!isVisitable(listing)) throw notFound(listing.marquee === 'rented' ? 'rented' : 'sold');
    const t = await readTexts(context, language);
    const host = hostOf(listing);
    return { data: await slotsView(context, await visitingRulesFor(context, site, host), host, { language, t }) };
  },

  prepare: async ({ values, subject }, context) => {
    const [listing, site] = await Promise.all([subject && context.listings.byId(subject.id), readSite(context)]);
    if (listing === null || !isVisitable(listing)) throw new FormRefusal(null, 'forms.errors.subject');
    const rules = await visitingRulesFor(context, site, hostOf(listing));
    const slot = slotOf(values.slot, rules, context.now());
    if (slot === null) throw new FormRefusal('slot', 'contactAppointmentForm.errors.over');
    const { defaultLanguage } = site.languages;
    const { name, email } = agencyOf(site.settings, { language: defaultLanguage, fallback: defaultLanguage });
    return { listing, slot, perSlot: rules.perSlot, agency: { name, email } };
  },

  thanks: ({ visit }, { signatures }) => ({ visit: signatures.sign(thankedPurpose, visit.id) }),

  become: async (sql, { id, values }, context, { listing, slot, perSlot, agency }) => {
    const host = hostOf(listing);
    const visit = await context.visits.book(sql, { leadId: id, propertyId: listing.id, host, slot }, perSlot);
    if (visit === null) throw new FormRefusal('slot', 'contactAppointmentForm.errors.full');
    const visitor = { name: `${values.firstName} ${values.lastName}`, email: values.email };
    return { visit, listing, visitor, agency, context };
  },
};
