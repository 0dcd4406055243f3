import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { readTarget } from './request-line.ts';

it.each([
  ['/nl/', '/nl/'],
  ['//nl/', '//nl/'],
  ['/nl/%5C/', '/nl/%5C/'],
  ['http://localhost/nl/?a=1', '/nl/?a=1'],
  ['*', null],
  ['http://', null],
  ['/%5C', null],
  ['/%5c%5cevil.example/', null],
  ['/\\:x/', null],
  ['//%5Cx/', null],
  ['http://localhost/%5C/', null],
])('the target %s is read as %s (10.260)', (url, expected) => {
  const request = { url, headers: {} } as IncomingMessage;
  expect(readTarget(request) ? request.url : null).toBe(expected);
});
