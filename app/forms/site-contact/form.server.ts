import type { z } from 'zod';
import type { FormServer } from '../form-server.ts';
import { fullName } from '../mail/form-mails.ts';
import type { schema } from './schema.ts';

export const form: FormServer<z.output<typeof schema>> = {
  mails: {
    name: fullName,
    email: ({ email }) => email,
    office: {
      subject: (values, { t, subject }) => {
        const name = fullName(values);
        return subject === null
          ? t('siteContactForm.officeSubject', { name })
          : t('siteContactForm.officeSubjectAbout', { name, subject: subject.title });
      },
    },
    visitor: {
      subject: (_values, { t }) => t('siteContactForm.visitorSubject'),
      text: (_values, { t }) => t('siteContactForm.visitorText'),
    },
  },
};
