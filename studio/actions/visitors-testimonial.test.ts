import { expect, it } from 'vitest';
import { approval, awaitsDecision, quoteOf } from './visitors-testimonial.ts';

const story = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }];
const sent = { name: 'Ann Verhaal', status: 'Draft', body: { nl: story('Ze belden terug. Ook op zaterdag.') } };

it.each([
  [
    'the language of its story',
    sent,
    [],
    { 'path.nl': 'ann-verhaal', 'quote.nl': 'Ze belden terug. Ook op zaterdag.' },
  ],
  [
    'an address that nobody has',
    sent,
    [null, { nl: 'ann-verhaal' }, { nl: 'ann-verhaal-2' }],
    { 'path.nl': 'ann-verhaal-3' },
  ],
  ['a portrait', { ...sent, image: { asset: {} } }, [], { 'image.alt.nl': 'Ann Verhaal' }],
])('an approval fills in %s (10.305)', (_what, draft, others, set) => {
  expect(approval(draft, others)).toMatchObject({ status: 'Published', ...set });
});

it('an approval keeps what an editor wrote (10.305)', () => {
  const edited = { ...sent, path: { nl: 'eigen' }, quote: { nl: 'Kort.' }, image: { alt: { nl: 'Ann' } } };
  expect(approval(edited, [])).toEqual({ status: 'Published' });
});

it.each([
  ['without a name', { ...sent, name: ' ' }],
  ['without a story', { ...sent, body: { nl: story(' ') } }],
])('nothing is approved %s (10.305)', (_what, draft) => {
  expect(approval(draft, [])).toBeNull();
});

it('a quote ends with a sentence, or else with a word', () => {
  expect(quoteOf(`Eerst. ${'Lang '.repeat(40)}.`)).toBe('Eerst.');
  expect(quoteOf('woord '.repeat(40))).toMatch(/^(woord )+woord…$/);
});

it.each([
  ['a visitor’s draft', 'testimonial-7', {}, null, true],
  ['one that is on the site', 'testimonial-7', {}, {}, false],
  ['one of an editor', '8f2b', {}, null, false],
])('is awaited for %s: a decision (10.305)', (_what, id, draft, published, expected) => {
  expect(awaitsDecision(id, draft, published)).toBe(expected);
});
