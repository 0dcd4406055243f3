import type { z } from 'zod';
import { newsletterPath } from '~/addresses/entity-paths.ts';
import type { Subscriber } from '~/newsletter/newsletter.server.ts';
import type { FormServer } from '../form-server.ts';
import type { schema } from './schema.ts';

interface Made {
  state: Subscriber['state'];
  /** The page to confirm and to unsubscribe. */
  path: string;
}

/** Double opt-in: an address is subscribed once its owner has confirmed it (GDPR article 7). */
export const form: FormServer<z.output<typeof schema>, Made> = {
  become: async (sql, { values, language }, { newsletter, signatures }) => {
    const { id, state } = await newsletter.ask(sql, { email: values.email, language });
    return { state, path: newsletterPath(signatures.sign('newsletter', id), language) };
  },
  mails: {
    name: ({ email }) => email,
    email: ({ email }) => email,
    // Nothing to do for the office.
    office: null,
    visitor: {
      greets: false,
      repeats: false,
      subject: (_values, { t, made: { state } }) =>
        t(state === 'confirmed' ? 'signNewsletterForm.knownSubject' : 'signNewsletterForm.confirmSubject'),
      text: (_values, { t, made: { state } }) =>
        t(state === 'confirmed' ? 'signNewsletterForm.knownText' : 'signNewsletterForm.confirmText'),
      links: (_values, { t, origin, made: { state, path } }) => [
        {
          label: t(state === 'confirmed' ? 'signNewsletterForm.leave' : 'signNewsletterForm.confirm'),
          url: origin + path,
        },
      ],
    },
  },
};
