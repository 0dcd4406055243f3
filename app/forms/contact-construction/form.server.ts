import type { z } from 'zod';
import type { FormServer } from '../form-server.ts';
import { fullName } from '../mail/form-mails.ts';
import type { schema } from './schema.ts';

export const form: FormServer<z.output<typeof schema>> = {
  mails: {
    name: fullName,
    email: ({ email }) => email,
    office: {
      subject: (values, { t, subject }) =>
        t('contactConstructionForm.officeSubject', { name: fullName(values), subject: subject?.title }),
    },
    visitor: {
      subject: (_values, { t, subject }) => t('contactConstructionForm.visitorSubject', { subject: subject?.title }),
      text: (_values, { t }) => t('contactConstructionForm.visitorText'),
    },
  },
};
