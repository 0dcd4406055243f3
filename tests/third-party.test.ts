import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { thirdParty } from '../scripts/third-party.mjs';

it('THIRD-PARTY.md names what the lock files do; node scripts/third-party.mjs writes it (10.255)', () => {
  expect(readFileSync(path.join(import.meta.dirname, '../THIRD-PARTY.md'), 'utf8')).toBe(thirdParty());
});
