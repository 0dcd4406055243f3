// Requirements 10.53
import { expect, it } from 'vitest';
import { isLoopback } from '../../server/origins.ts';
import { createDemoLogin } from './login.ts';

const here = { host: '127.0.0.1', origins: [], trustedProxies: [], isLoopback };

it.each([
  ['listens on every address', { ...here, host: '0.0.0.0' }],
  ['listens on an address of the network', { ...here, host: '192.168.1.10' }],
  ['is known by a name', { ...here, origins: ['https://www.agency.example'] }],
  ['is known by a name, too', { ...here, origins: ['http://localhost:3000', 'https://www.agency.example'] }],
  ['is known by a name that looks like this machine', { ...here, origins: ['http://127.evil.example'] }],
  ['expects a proxy', { ...here, trustedProxies: ['loopback'] }],
])('allows no login without a password where the process %s', (_why, conditions) => {
  expect(createDemoLogin(conditions)).toBeNull();
});

it.each([
  ['http://localhost:3000/lake/login', true, true],
  ['http://127.0.0.1:3000/lake/login', true, true],
  ['http://[::1]:3000/lake/login', true, true],
  ['http://localhost:3000/lake/login', false, false],
  ['http://www.agency.example/lake/login', true, false],
])('is offered to %s (direct: %s): %s', (url, direct, expected) => {
  const login = createDemoLogin({ ...here, origins: ['http://localhost:3000'] });
  expect(login?.offeredTo(new Request(url), { direct })).toBe(expected);
});

it('takes each code once, however it is copied, and tells the next one', () => {
  const login = createDemoLogin(here);
  if (login === null) throw new Error('The demo has no login');
  const shown: string[] = [];
  login.onNewCode = (code) => shown.push(code);
  const first = login.code;
  expect(first).toMatch(/^[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/);
  for (const guess of ['', 'abcd-efgh-jkmn', first.slice(0, -1), `${first}a`]) expect(login.redeem(guess)).toBe(false);
  expect(shown).toEqual([]);
  expect(login.redeem(` ${first.replaceAll('-', '').toUpperCase()} `)).toBe(true);
  expect(login.redeem(first)).toBe(false);
  expect(shown).toEqual([login.code]);
  expect(login.code).not.toBe(first);
});
