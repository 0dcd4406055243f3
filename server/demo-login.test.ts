import { expect, it } from 'vitest';
import { demoLoginRule } from './demo-login.ts';

const here = { demo: true, host: '127.0.0.1', origins: [] };

it.each([
  ['no demo', { ...here, demo: false }],
  ['listens on every address', { ...here, host: '0.0.0.0' }],
  ['listens on an address of the network', { ...here, host: '192.168.1.10' }],
  ['is known by a name', { ...here, origins: ['https://www.agency.example'] }],
  ['is known by a name, too', { ...here, origins: ['http://localhost:3000', 'https://www.agency.example'] }],
])('lets nobody in without a password where the process %s', (_why, conditions) => {
  expect(demoLoginRule(conditions)).toBeNull();
});

it.each([
  ['http://localhost:3000/lake/login', true, true],
  ['http://127.0.0.1:3000/lake/login', true, true],
  ['http://[::1]:3000/lake/login', true, true],
  ['http://localhost:3000/lake/login', false, false],
  ['http://www.agency.example/lake/login', true, false],
])('answers %s (direct: %s) with %s', (url, direct, expected) => {
  expect(demoLoginRule({ ...here, origins: ['http://localhost:3000'] })?.(new Request(url), { direct })).toBe(expected);
});
