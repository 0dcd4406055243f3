import type { z } from 'zod';
import type { FormServer } from '../form-server.ts';
import type { schema } from './schema.ts';

type Values = z.output<typeof schema>;

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
};
