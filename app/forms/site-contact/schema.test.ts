// Requirements 3.24, 5.8
import { describe, expect, it } from 'vitest';
import { schema as construction } from '../contact-construction/schema.ts';
import { schema as contactMe } from '../contact-me/schema.ts';
import { schema as documents } from '../document-request/schema.ts';
import { schema as newsletter } from '../sign-newsletter/schema.ts';
import { schema as siteContact } from './schema.ts';

const who = { firstName: 'An', lastName: 'Peeters', email: 'an@example.be' };
const good = { ...who, remark: 'Dag' };

type Asked = [form: string, schema: typeof siteContact | typeof construction | typeof documents | typeof newsletter];
const questions: Asked[] = [
  ['site-contact', siteContact],
  ['contact-me', contactMe],
  ['contact-construction', construction],
];
const allWithNames: Asked[] = [...questions, ['document-request', documents]];
const all: Asked[] = [...allWithNames, ['sign-newsletter', newsletter]];

function errorsOf(schema: Asked[1], values: object): [field: string, error: string][] {
  const { error } = schema.safeParse(values);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

describe.each(all)('%s', (_, schema) => {
  it('takes what is needed alone', () => {
    expect(errorsOf(schema, good)).toEqual([]);
  });

  it.each([
    ['is missing', undefined, 'email'],
    ['is blank', ' \t ', 'email'],
    ['has no host', 'an@', 'emailInvalid'],
    ['is two', 'an@example.be, bo@example.be', 'emailInvalid'],
    ['has a line of a mail’s head behind it', 'an@example.be\r\nBcc: all@example.be', 'emailInvalid'],
    ['is longer than any', `${'a'.repeat(250)}@example.be`, 'tooLong'],
  ])('an e-mail address that %s', (_what, email, error) => {
    expect(errorsOf(schema, { ...good, email })[0]).toEqual(['email', `forms.errors.${error}`]);
  });
});

describe.each(allWithNames)('%s', (_, schema) => {
  it.each([
    ['firstName', undefined, 'firstName'],
    ['firstName', '   ', 'firstName'],
    ['lastName', '\n', 'lastName'],
    ['lastName', 'x'.repeat(81), 'tooLong'],
    ['phone', 'later', 'phoneInvalid'],
    ['phone', '0470 12', 'phoneInvalid'],
    ['phone', '+32 470 12 34 56 78 90 12', 'phoneInvalid'],
    ['remark', 'x'.repeat(5_001), 'tooLong'],
  ])('%s is not %j', (field, value, error) => {
    expect(errorsOf(schema, { ...good, [field]: value })).toEqual([[field, `forms.errors.${error}`]]);
  });

  it.each(['+32 (0)470/12.34.56', '0470123456', '09 123 45 67', ''])('the phone may be %j', (phone) => {
    expect(errorsOf(schema, { ...good, phone })).toEqual([]);
  });

  it('a title is one of three, or none', () => {
    for (const title of ['mr', 'ms', 'miss', undefined]) expect(errorsOf(schema, { ...good, title })).toEqual([]);
    expect(errorsOf(schema, { ...good, title: 'dr' })).toHaveLength(1);
  });

  it('names are one line, whatever was pasted', () => {
    expect(schema.parse({ ...good, firstName: '  An\r\n Bcc: x  ' })).toMatchObject({ firstName: 'An Bcc: x' });
  });
});

describe.each(questions)('%s', (_, schema) => {
  it.each([undefined, '', ' \n '])('asks what the question is: %j is none', (remark) => {
    expect(errorsOf(schema, { ...good, remark })).toEqual([['remark', 'forms.errors.remark']]);
  });

  it('whoever wants to be called says where, and is told so with all else that is missing', () => {
    expect(errorsOf(schema, { ...good, contactDevice: 'phone' })).toEqual([['phone', 'forms.errors.phone']]);
    const fields = errorsOf(schema, { contactDevice: 'phone' }).map(([field]) => field);
    expect(fields).toEqual(expect.arrayContaining(['firstName', 'lastName', 'email', 'remark', 'phone']));
    expect(errorsOf(schema, { ...good, contactDevice: 'phone', phone: '0470 12 34 56' })).toEqual([]);
  });

  it('answers by e-mail at any time unless something else is chosen', () => {
    expect(schema.parse(good)).toMatchObject({ contactDevice: 'email', contactTime: 'any', newsletter: false });
    expect(errorsOf(schema, { ...good, contactTime: 'night' })).toHaveLength(1);
  });
});

describe('contact-construction', () => {
  it('takes how many bedrooms are looked for, and what for', () => {
    expect(construction.parse(good)).toMatchObject({ bedrooms: 'any' });
    expect(construction.parse({ ...good, bedrooms: '2', purpose: 'invest' })).toMatchObject({ purpose: 'invest' });
    expect(errorsOf(construction, { ...good, bedrooms: '12' })).toHaveLength(1);
    expect(errorsOf(construction, { ...good, purpose: 'none' })).toHaveLength(1);
  });
});

it('a question takes an address, and needs none (3.24)', () => {
  const address = { street: 'Kerkstraat', houseNumber: '12', zip: '9000', city: 'Gent' };
  expect(siteContact.parse({ ...good, ...address })).toMatchObject(address);
  expect(errorsOf(siteContact, { ...good, street: 'x'.repeat(121) })).toEqual([['street', 'forms.errors.tooLong']]);
});
