import { redirect } from '@remix-run/node';
import type { z } from 'zod';
import type { ListingDocument } from '~/listings/domain/entity.ts';
import { FormRefusal, type FormServer } from '../form-server.ts';
import { fullName, type MailContext } from '../mail/form-mails.ts';
import { papersOf, type Papers } from './papers.ts';
import type { schema } from './schema.ts';

type Documents = readonly ListingDocument[];

export const form: FormServer<z.output<typeof schema>, Documents, Documents> = {
  load: async ({ context, choice, inMode }, subject) => {
    const listing = subject && (await context.listings.byId(subject.id));
    const papers = papersOf(listing?.documents ?? [], choice);
    // Nothing to request: the available documents are on the property's page.
    if (subject && papers.sent.length === 0) throw redirect(`${inMode(subject.path)}#documents`);
    return { data: papers };
  },
  prepare: async ({ subject, language }, { listings }) => {
    const documents = (await listings.byId(subject?.id ?? ''))?.documents ?? [];
    if (papersOf(documents, { language, fallback: language }).sent.length === 0)
      throw new FormRefusal(null, 'documentRequestForm.errors.nothingToSend');
    return documents;
  },
  // Documents are requested once per property (requirements 4.16).
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
      text: (_values, context) =>
        paragraphs(context, 'documentRequestForm.officeText', 'documentRequestForm.officeOpen'),
    },
    visitor: {
      subject: (_values, { t, subject }) => t('documentRequestForm.visitorSubject', { subject: subject?.title }),
      text: (_values, context) =>
        paragraphs(context, 'documentRequestForm.visitorText', 'documentRequestForm.visitorOpen'),
      links: (_values, context) =>
        inLanguageOf(context).open.map(({ name, url }) => ({
          label: name.text,
          url: new URL(url, context.origin).href,
        })),
    },
  },
};

const inLanguageOf = ({ made, language }: MailContext<Documents>): Papers =>
  papersOf(made, { language, fallback: language });

/** The documents that the office sends and, if there are any, those already available. */
function paragraphs(
  context: MailContext<Documents>,
  sentKey: 'documentRequestForm.officeText' | 'documentRequestForm.visitorText',
  openKey: 'documentRequestForm.officeOpen' | 'documentRequestForm.visitorOpen',
): string {
  const { open, sent } = inLanguageOf(context);
  const named = (papers: Papers['open' | 'sent']) => ({ documents: papers.map(({ name }) => name.text).join(', ') });
  return [context.t(sentKey, named(sent)), ...(open.length > 0 ? [context.t(openKey, named(open))] : [])].join('\n\n');
}
