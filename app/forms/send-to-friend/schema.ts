import { z } from 'zod';
import { optionalLine, optionalText, requiredEmail, requiredLine, emailOf } from '../rules.ts';

export const defaults = {};

/** Limits against advertising: messages must be short and without links. */
const maxMessage = 500;
const holdsAddress = /https?:|www\.|[\w-]\.(com|net|org|info|biz|ru|cn|top|xyz|shop|online)\b/i;

export const schema = z.object({
  friendFirstName: requiredLine('sendToFriendForm.errors.friendFirstName', 80),
  friendLastName: optionalLine(80),
  friendEmail: emailOf('sendToFriendForm.errors.friendEmail', 'sendToFriendForm.errors.friendEmailInvalid'),
  remark: optionalText
    .refine((text) => (text ?? '').length <= maxMessage, { error: 'sendToFriendForm.errors.remarkTooLong' })
    .refine((text) => !holdsAddress.test(text ?? ''), { error: 'sendToFriendForm.errors.remarkLinks' }),
  firstName: requiredLine('forms.errors.firstName', 80),
  lastName: requiredLine('forms.errors.lastName', 80),
  email: requiredEmail,
});
