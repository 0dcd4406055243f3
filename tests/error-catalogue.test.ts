// Requirements 8.1, 8.11, 8.12
import { expect, it } from 'vitest';
import { en } from '../studio/texts/en.ts';
import { word } from './site/words.ts';

/** Requirements §8: the errors that the catalogue names, and its wording. */
it.each([
  ['owners.login.failed', /login failed/i],
  ['owners.login.wrong', /the username or password are not correct/i],
  ['owners.recovery.sent', /the person was not found/i],
  ['errors.page.text', /^page not found/i],
  ['errors.property.title', /^property not found$/i],
  ['errors.sold.title', /^property sold$/i],
  ['errors.rented.text', /^the property you requested has been rented/i],
  ['errors.api.text', /an error in the API/],
  ['documentRequestForm.notSent', /^request document error/i],
  ['forms.notSent', /^your e-mail was not sent\. please try again\.$/i],
])('%s', (key, words) => {
  expect(word('en', key)).toMatch(words);
});

it('a mail that is dead, in the office’s view of a lead', () => {
  expect(en['leads.mail-dead']).toBe('sending e-mail failed');
});
