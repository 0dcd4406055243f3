import type { z } from 'zod';
import { plainText } from '~/i18n/text.ts';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import type { Listing } from '~/listings/domain/entity.ts';
import { formatAddress, formatDay } from '~/listings/domain/rules/format.ts';
import { formatPrice } from '~/listings/domain/rules/price.ts';
import type { Attachment } from '~/platform/mail/mail.ts';
import { agencyOf } from '~/site/agency.ts';
import { readTexts } from '~/site/shell.server.ts';
import { readSite } from '~/site/site.server.ts';
import { notFound } from '~/site/visit.server.ts';
import { FormRefusal, type FormServer } from '../form-server.ts';
import { amountOf } from '../amount.ts';
import { offerPaper } from './paper.server.ts';
import type { schema } from './schema.ts';
import { offerTerms } from './terms.ts';

interface Known {
  /** The document for both parties to sign. */
  paper: Attachment;
}

const days = new Set(['startDate', 'endDate', 'signDate']);
const isForSale = ({ goal, marquee }: Listing) => goal === 'sale' && marquee !== 'sold';

export const form: FormServer<z.output<typeof schema>, Known, Known> = {
  retention: 'offersMonths',
  mails: {
    name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    email: ({ email }) => email,
    write: (field, value) => {
      if (field === 'amount') return formatPrice(amountOf(String(value)));
      return days.has(field) ? (formatDay(String(value)) ?? undefined) : undefined;
    },
    office: {
      subject: ({ firstName, lastName, amount }, { t, subject }) =>
        t('offerForm.officeSubject', {
          name: `${firstName} ${lastName}`,
          amount: formatPrice(amountOf(amount)),
          title: subject?.title,
        }),
      text: ({ endDate }, { t }) => t('offerForm.officeText', { day: formatDay(endDate) }),
      attachments: (_values, { made }) => [made.paper],
    },
    visitor: {
      subject: (_values, { t, subject }) => t('offerForm.visitorSubject', { title: subject?.title }),
      text: ({ amount, endDate }, { t, subject }) =>
        t('offerForm.visitorText', {
          amount: formatPrice(amountOf(amount)),
          title: subject?.title,
          day: formatDay(endDate),
        }),
      attachments: (_values, { made }) => [made.paper],
      // The attached document contains everything.
      repeats: false,
    },
  },

  load: async ({ context, site, choice }, subject) => {
    const listing = subject && (await context.listings.byId(subject.id));
    if (listing === null) throw notFound('property');
    if (!isForSale(listing)) throw notFound(listing.goal === 'sale' ? 'sold' : 'property');
    const project = await context.listings.projectOf(listing.id);
    const account = agencyOf(site.settings, choice).legal.thirdPartyAccount;
    const today = brusselsDay(context.now());
    return { data: offerTerms(listing, project !== null, account), given: { startDate: today, signDate: today } };
  },

  prepare: async ({ values, subject, language }, context) => {
    const [listing, site, t] = await Promise.all([
      subject && context.listings.byId(subject.id),
      readSite(context),
      readTexts(context, language),
    ]);
    if (listing === null || !isForSale(listing)) throw new FormRefusal(null, 'forms.errors.subject');
    const choice = { language, fallback: site.languages.defaultLanguage };
    const agency = agencyOf(site.settings, choice);
    const project = await context.listings.projectOf(listing.id);
    const city = plainText(listing.address.city, choice);
    const paper = await offerPaper(values, {
      t,
      language,
      agency,
      property: {
        title: plainText(listing.title, choice),
        address: formatAddress({ ...listing.address, city }),
        reference: listing.reference,
      },
      terms: offerTerms(listing, project !== null, agency.legal.thirdPartyAccount),
      madeAt: context.now(),
    });
    return { paper };
  },
};
