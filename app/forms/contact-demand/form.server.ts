import type { z } from 'zod';
import { isKnownPostcode } from '~/listings/places/of-postcode.server.ts';
import { FormRefusal, type FormServer } from '../form-server.ts';
import type { schema } from './schema.ts';

type Values = z.output<typeof schema>;

const unknown = 'forms.errors.zipUnknown';

/** `Kerkstraat 12/3, 9000 Gent` */
const homeOf = ({ street, houseNumber, box, zip, city }: Values) =>
  `${street} ${houseNumber}${box ? `/${box}` : ''}, ${zip} ${city}`;

export const form: FormServer<Values> = {
  mails: {
    name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    email: ({ email }) => email,
    office: {
      subject: (values, { t }) => t('contactDemandForm.officeSubject', { home: homeOf(values) }),
    },
    visitor: {
      subject: (_values, { t }) => t('contactDemandForm.visitorSubject'),
      text: (values, { t }) => t('contactDemandForm.visitorText', { home: homeOf(values) }),
    },
  },

  examined: {
    fields: ['zip'],
    examine: ({ zip }) =>
      Promise.resolve(typeof zip === 'string' && zip.trim() !== '' && !isKnownPostcode(zip) ? { zip: [unknown] } : {}),
  },

  // The agency only values homes in the two countries of the register.
  prepare: ({ values: { zip } }) => {
    if (!isKnownPostcode(zip)) throw new FormRefusal('zip', unknown);
    return Promise.resolve(undefined);
  },
};
