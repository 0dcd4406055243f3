import { afterEach, beforeEach, expect, it } from 'vitest';
import { testDatabases, type TestDatabase } from './database/test-databases.ts';
import { createSignatures } from './signatures.ts';

let place: TestDatabase;
beforeEach(async () => {
  const [embedded] = testDatabases;
  if (embedded === undefined) throw new Error('There is no database to test with');
  place = await embedded.create();
}, 60_000);
afterEach(() => place.dispose());

it('a link of a mail holds for what it was made for, in every process, and for nothing else', async () => {
  const [one, other] = [await createSignatures(place.database), await createSignatures(place.database)];
  const token = one.sign('newsletter', '0b7c-1');
  expect(token).toMatch(/^[a-z\d.-]+$/);
  expect(other.verify('newsletter', token)).toBe('0b7c-1');
  expect(one.verify('visit', token)).toBeNull();
  for (const forged of [
    '',
    '0b7c-1',
    '0b7c-1.',
    token.replace('0b7c-1', '0b7c-2'),
    `${token.slice(0, -1)}é`,
    `${token}x`,
  ])
    expect(one.verify('newsletter', forged)).toBeNull();
});
