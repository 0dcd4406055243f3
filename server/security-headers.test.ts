import { expect, it } from 'vitest';
import { commonHeaders } from './security-headers.ts';

it('browsers that came by https return by https only, for a year', () => {
  const header = (secure: boolean) => new Headers(commonHeaders(secure)).get('strict-transport-security');
  expect(header(true)).toBe('max-age=31536000; includeSubDomains');
  expect(header(false)).toBeNull();
});
