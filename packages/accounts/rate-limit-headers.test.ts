import { expect, it } from 'vitest';
import { loginLimitHeaders } from './login-attempts.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';

const form = { name: 'form', most: 20, within: 600 };

it.each([
  ['nothing', [], {}],
  ['a policy alone', [form], { 'RateLimit-Policy': '"form";q=20;w=600' }],
  [
    'what is left',
    [{ ...form, left: { requests: 3, seconds: 120 } }],
    { 'RateLimit-Policy': '"form";q=20;w=600', RateLimit: '"form";r=3;t=120' },
  ],
  [
    'two limits, one used up',
    [
      { name: 'form tries', most: 200, within: 600 },
      { ...form, left: { requests: -2, seconds: -1 } },
    ],
    { 'RateLimit-Policy': '"form tries";q=200;w=600, "form";q=20;w=600', RateLimit: '"form";r=0;t=0' },
  ],
])('the headers of limits tell %s (10.261)', (_what, states, expected) => {
  expect(rateLimitHeaders(states)).toEqual(expected);
});

it('a login tells its rule, and how long to wait, whoever the account is (10.261)', () => {
  expect(loginLimitHeaders()).toEqual({ 'RateLimit-Policy': '"login";q=30;w=3600' });
  expect(loginLimitHeaders(8)).toEqual({
    'RateLimit-Policy': '"login";q=30;w=3600',
    RateLimit: '"login";r=0;t=8',
    'Retry-After': '8',
  });
});
