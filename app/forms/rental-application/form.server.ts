import type { z } from 'zod';
import type { StoredSettings } from '~/content/settings.ts';
import type { Listing } from '~/listings/domain/entity.ts';
import { formatDay } from '~/listings/domain/rules/format.ts';
import { formatPrice } from '~/listings/domain/rules/price.ts';
import { regionOf } from '~/listings/domain/rules/region.ts';
import { notFound } from '~/site/visit.server.ts';
import { amountOf } from '../amount.ts';
import { FormRefusal, type FormServer } from '../form-server.ts';
import { allowedFields, isDelicate, type DelicateField } from './allowed.ts';
import { guideOf, moveInCosts } from './costs.ts';
import type { RentalFacts } from './Fields.tsx';
import type { schema } from './schema.ts';

type Asked = readonly DelicateField[];

const isForRent = ({ goal, marquee }: Listing) => goal === 'rent' && marquee !== 'rented';

export const form: FormServer<z.output<typeof schema>, Asked, Asked> = {
  retention: 'rentalApplicationsMonths',
  mails: {
    name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    email: ({ email }) => email,
    write: (field, value) => {
      if (field === 'moveDate') return formatDay(String(value)) ?? undefined;
      return field.startsWith('income') && value ? formatPrice(amountOf(String(value)) ?? 0) : undefined;
    },
    office: {
      subject: ({ firstName, lastName }, { t, subject }) =>
        t('rentalApplicationForm.officeSubject', { name: `${firstName} ${lastName}`, title: subject?.title }),
    },
    visitor: {
      subject: (_values, { t, subject }) => t('rentalApplicationForm.visitorSubject', { title: subject?.title }),
      text: (_values, { t, subject }) => t('rentalApplicationForm.visitorText', { title: subject?.title }),
      // Incomes are sensitive, so they are not repeated by mail.
      repeats: false,
    },
  },

  load: async ({ context, site }, subject) => {
    const listing = subject && (await context.listings.byId(subject.id));
    if (listing === null) throw notFound('property');
    if (!isForRent(listing)) throw notFound(listing.goal === 'rent' ? 'rented' : 'property');
    return { data: rentalFacts(listing, site.settings) };
  },

  prepare: async ({ subject }, context) => {
    const listing = subject && (await context.listings.byId(subject.id));
    if (listing === null || !isForRent(listing)) throw new FormRefusal(null, 'forms.errors.subject');
    return allowedFields(regionOf(listing.address.countryId, listing.address.zip));
  },

  // Fields that the region's law does not allow are not stored, even if submitted.
  stored: (values, asked) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !isDelicate(name) || asked.includes(name))),
};

function rentalFacts(listing: Listing, settings: StoredSettings | null): RentalFacts {
  const region = regionOf(listing.address.countryId, listing.address.zip);
  const costs = moveInCosts(listing, region, region && settings?.depositMonths?.[region]);
  return { costs, guide: guideOf(listing, costs, settings?.rental), asked: allowedFields(region) };
}
