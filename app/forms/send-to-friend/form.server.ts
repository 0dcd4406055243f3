import type { z } from 'zod';
import type { FormServer } from '../form-server.ts';
import { fullName } from '../mail/form-mails.ts';
import type { schema } from './schema.ts';

export const form: FormServer<z.output<typeof schema>> = {
  // Whoever sends to one address again and again is not a friend.
  targets: ({ email, friendEmail }) => [email, friendEmail],
  mails: {
    name: fullName,
    email: ({ email }) => email,
    // The office has nothing to do with it; the visitor has a copy of what was sent.
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

/** The surname where it was given. */
function friendOf({
  friendFirstName,
  friendLastName,
}: {
  friendFirstName: string;
  friendLastName?: string | undefined;
}) {
  return [friendFirstName, friendLastName].filter(Boolean).join(' ');
}
