import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isAnonymous } from './personal-cookies.ts';

const sample = readFileSync(path.join(import.meta.dirname, '../deploy/nginx.conf'), 'utf8');
const keptOut = new RegExp(/'~(\(\?:\^.*)'\s+1;/.exec(sample)?.[1] ?? 'no pattern');

it.each([
  ['gevel_session=a', false],
  ['theme=dark; gevel_preview=b', false],
  ['theme=dark;gevel_session=', false],
  ['not_gevel_session=a', true],
  ['theme=gevel_session', true],
])('a visitor with %s gets what everybody gets: %s, from nginx as from the site (10.158)', (cookie, expected) => {
  expect(isAnonymous({ headers: { cookie } } as IncomingMessage)).toBe(expected);
  expect(!keptOut.test(cookie)).toBe(expected);
});
