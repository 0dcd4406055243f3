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
          ? t('contactMeForm.officeSubject', { name })
          : t('contactMeForm.officeSubjectAbout', { name, subject: subject.title });
      },
    },
    visitor: {
      // The property may have been removed by the time the form is submitted.
      subject: (_values, { t, subject }) =>
        subject === null
          ? t('contactMeForm.visitorSubjectPlain')
          : t('contactMeForm.visitorSubject', { subject: subject.title }),
      text: (_values, { t }) => t('contactMeForm.visitorText'),
    },
  },
};
