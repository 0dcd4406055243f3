import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { optionalLine, optionalNumber, optionalPhone, person, requiredLine, requiredPhone } from './rules.ts';

const schema = z.object({
  ...person,
  phone: requiredPhone,
  mobile: optionalPhone,
  street: optionalLine(),
  rooms: optionalNumber(50),
  name: requiredLine('forms.errors.firstName', 5),
});
const good = { firstName: 'An', lastName: 'Peeters', email: 'an@example.be', phone: '0470 12 34 56', name: 'An' };

/** Parses a submission as sent without JavaScript. */
function sent(change: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...change })) body.append(name, value);
  return parseWithZod(body, { schema });
}

describe('a form that was sent', () => {
  it.each([
    [{ firstName: ' ' }, { firstName: ['forms.errors.firstName'] }],
    [{ firstName: '' }, { firstName: ['forms.errors.firstName'] }],
    [{ email: ' \t' }, { email: ['forms.errors.email'] }],
    [{ email: ' an@ ' }, { email: ['forms.errors.emailInvalid'] }],
    [{ phone: ' ' }, { phone: ['forms.errors.phone'] }],
    [{ phone: 'no' }, { phone: ['forms.errors.phoneInvalid'] }],
    [{ mobile: 'no' }, { mobile: ['forms.errors.phoneInvalid'] }],
    [{ rooms: 'three' }, { rooms: ['forms.errors.number'] }],
    [{ rooms: '51' }, { rooms: ['forms.errors.numberTooLarge'] }],
    [{ name: 'Anneke' }, { name: ['forms.errors.tooLong'] }],
  ])('with %j says what to mend, in the site’s words', (change, errors) => {
    expect(sent(change).reply().error).toEqual(errors);
  });

  it('takes blanks where nothing is needed', () => {
    const submission = sent({ mobile: ' ', street: ' \n ', rooms: ' ' });
    expect(submission.status).toBe('success');
  });
});
