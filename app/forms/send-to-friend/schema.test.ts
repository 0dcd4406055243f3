import { describe, expect, it } from 'vitest';
import { schema } from './schema.ts';

const good = {
  friendFirstName: 'Bo',
  friendLastName: 'Maes',
  friendEmail: 'bo@example.be',
  firstName: 'An',
  lastName: 'Peeters',
  email: 'an@example.be',
};

describe('a property for a friend (5.8)', () => {
  it.each([
    ['friendFirstName', undefined, 'sendToFriendForm.errors.friendFirstName'],
    ['friendEmail', '', 'sendToFriendForm.errors.friendEmail'],
    ['friendEmail', 'bo', 'sendToFriendForm.errors.friendEmailInvalid'],
    ['friendEmail', 'bo@example.be\nBcc: all@example.be', 'sendToFriendForm.errors.friendEmailInvalid'],
    ['firstName', '', 'forms.errors.firstName'],
    ['lastName', undefined, 'forms.errors.lastName'],
    ['email', 'an@', 'forms.errors.emailInvalid'],
    ['remark', 'x'.repeat(501), 'sendToFriendForm.errors.remarkTooLong'],
    ['remark', 'Win now: https://prizes.example', 'sendToFriendForm.errors.remarkLinks'],
    ['remark', 'see cheap-pills.shop', 'sendToFriendForm.errors.remarkLinks'],
    ['remark', 'WWW.example', 'sendToFriendForm.errors.remarkLinks'],
  ])('%s is not %j', (field, value, error) => {
    const { error: found } = schema.safeParse({ ...good, [field]: value });
    expect(found?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([[field, error]]);
  });

  it.each([undefined, '', ' ', 'Maes'])('the surname of the friend may be %j (3.25)', (friendLastName) => {
    expect(schema.safeParse({ ...good, friendLastName }).success).toBe(true);
  });

  it.each([undefined, '', 'Iets voor jullie? 3 slaapkamers, net wat jullie zochten 🏡', 'x'.repeat(500)])(
    'the message may be %j',
    (remark) => {
      expect(schema.safeParse({ ...good, remark }).success).toBe(true);
    },
  );
});
