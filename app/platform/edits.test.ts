import { expect, it } from 'vitest';
import { edited, replacements } from './edits.ts';

const bytes = Buffer.from('één é, twee é');

it('makes edits in the order of the document, whatever theirs', () => {
  const edits = [...replacements(bytes, 'twee', '2'), ...replacements(bytes, 'één', 'één en €')];
  expect(edited(bytes, edits).toString()).toBe('één en € é, 2 é');
});

it('replaces each, the first one, or those that come after a position', () => {
  expect(edited(bytes, replacements(bytes, ' é', ' ê')).toString()).toBe('één ê, twee ê');
  expect(edited(bytes, replacements(bytes, ' é', ' ê', { once: true })).toString()).toBe('één ê, twee é');
  expect(edited(bytes, replacements(bytes, ' é', ' ê', { from: bytes.indexOf('twee') })).toString()).toBe(
    'één é, twee ê',
  );
});

it('leaves a document without what is looked for as it is', () => {
  expect(edited(bytes, replacements(bytes, 'drie', '3'))).toBe(bytes);
});
