import { sessionCookie } from '@gevel/accounts';
import { expect, it } from 'vitest';
import { cookieEntries } from './cookie-list.ts';

it('the owners’ cookie is listed with the days for which it is set', () => {
  const [, seconds] = /Max-Age=(\d+)/.exec(sessionCookie('x').set('y', new URL('https://gevel.example/'))) ?? [];
  const entry = cookieEntries({}).find(({ name }) => name === 'gevel_session');
  expect(entry?.keeps).toBe(Number(seconds) / 86_400);
});
