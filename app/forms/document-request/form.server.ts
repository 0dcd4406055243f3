import type { z } from 'zod';
import { localText } from '~/i18n/text.ts';
import { FormRefusal, type FormServer } from '../form-server.ts';
import { fullName } from '../mail/form-mails.ts';
import type { schema } from './schema.ts';

export const form: FormServer<z.output<typeof schema>, string[], string[]> = {
  load: async ({ context, choice }, subject) => {
    const listing = subject && (await context.listings.byId(subject.id));
    const documents = (listing?.documents ?? []).map(({ id, name }) => localText(name, choice) ?? { text: id });
    return { data: { documents } };
  },
  prepare: async ({ subject, language }, { listings }) => {
    const listing = await listings.byId(subject?.id ?? '');
    if (listing === null || listing.documents.length === 0)
      throw new FormRefusal(null, 'documentRequestForm.errors.noDocuments');
    const choice = { language, fallback: language };
    return listing.documents.map(({ id, name }) => localText(name, choice)?.text ?? id);
  },
  // Documents are requested once per property (requirements §4).
  become: async (sql, { id, values, subject }, { leads }, documents) => {
    if (!(await leads.isFirstRequest(sql, { lead: id, propertyId: subject?.id ?? '', email: values.email })))
      throw new FormRefusal('email', 'documentRequestForm.errors.requestedAlready');
    return documents;
  },
  mails: {
    name: fullName,
    email: ({ email }) => email,
    office: {
      subject: (values, { t, subject }) =>
        t('documentRequestForm.officeSubject', { name: fullName(values), subject: subject?.title }),
      text: (_values, { t, made }) => t('documentRequestForm.officeText', { documents: made.join(', ') }),
    },
    visitor: {
      subject: (_values, { t, subject }) => t('documentRequestForm.visitorSubject', { subject: subject?.title }),
      text: (_values, { t, made }) => t('documentRequestForm.visitorText', { documents: made.join(', ') }),
    },
  },
};
