import type { z } from 'zod';
import type { FormServer } from '../form-server.ts';
import { fullName } from '../mail/form-mails.ts';
import type { schema } from './schema.ts';

export const form: FormServer<z.output<typeof schema>> = {
  // Both are rate-limited: mailing the same address repeatedly is abuse.
  targets: ({ email, friendEmail }) => [email, friendEmail],
  mails: {
    name: fullName,
    email: ({ email }) => email,
    // Nothing to do for the office; the visitor gets a copy.
    office: null,
    visitor: {
      subject: (_values, { t, subject }) => t('sendToFriendForm.visitorSubject', { subject: subject?.title }),
      text: (values, { t }) => t('sendToFriendForm.visitorText', { friend: friendOf(values) }),
    },
    other: {
      to: ({ friendEmail }) => friendEmail,
      name: friendOf,
      subject: (values, { t, subject }) =>
        t('sendToFriendForm.friendSubject', { name: fullName(values), subject: subject?.title }),
      text: (values, { t }) =>
        [
          t('sendToFriendForm.friendText', { name: fullName(values), email: values.email }),
          ...(values.remark
            ? [t('sendToFriendForm.friendRemark', { name: values.firstName, remark: values.remark })]
            : []),
          t('sendToFriendForm.friendOnce'),
        ].join('\n\n'),
      repeats: false,
    },
  },
};

function friendOf({ friendFirstName, friendLastName }: z.output<typeof schema>): string {
  return [friendFirstName, friendLastName].filter(Boolean).join(' ');
}
