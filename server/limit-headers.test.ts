import { expect, it } from 'vitest';
import { limitHeaders } from './limit-headers.ts';

const counted = (name: string, requests: number, isCallers = true) => ({
  name,
  most: 20,
  within: 600,
  left: { requests, seconds: 90 },
  isCallers,
});

it.each([
  ['nothing counted', [], 200, {}],
  ['one limit', [counted('form', 4)], 200, { 'RateLimit-Policy': '"form";q=20;w=600', RateLimit: '"form";r=4;t=90' }],
  ['one that others share', [counted('mail', 4, false)], 200, {}],
  [
    'a limit exceeded',
    [counted('form', -1)],
    429,
    { 'RateLimit-Policy': '"form";q=20;w=600', RateLimit: '"form";r=0;t=90', 'Retry-After': '90' },
  ],
  ['one exceeded that others share', [counted('mail', -1, false)], 429, { 'Retry-After': '600' }],
  ['a refusal for another reason', [], 429, { 'Retry-After': '1' }],
])('the headers of an answer with %s (10.261)', (_what, limits, status, expected) => {
  expect(limitHeaders(limits, status)).toEqual(expected);
});
