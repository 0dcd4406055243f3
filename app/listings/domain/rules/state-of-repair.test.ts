// Requirements 10.134
import { expect, it } from 'vitest';
import { conditions } from '../../feeds/sweepbright/words.ts';
import { stateOfRepair } from './state-of-repair.ts';

it.each([
  ['Te renoveren', 'renovate'],
  ['Volledig te renoveren', 'renovate'],
  ['Op te knappen', 'renovate'],
  ['À rénover', 'renovate'],
  ['To be renovated', 'renovate'],
  ['Renovierungsbedürftig', 'renovate'],
  ['Op te frissen', 'refresh'],
  ['À rafraîchir', 'refresh'],
  ['Instapklaar', 'ready'],
  ['Gerenoveerd', 'ready'],
  ['Goed', 'ready'],
  ['Rénové', 'ready'],
  ['Prêt à habiter', 'ready'],
  ['Bon état', 'ready'],
  ['Well maintained', 'ready'],
  ['Neuwertig', 'ready'],
  ['Gedeeltelijk te renoveren, nieuwe keuken', 'renovate'],
  ['Navraag bij het kantoor', null],
  ['', null],
])('%s: %s', (text, expected) => expect(stateOfRepair({ nl: text })).toBe(expected));

it.each([
  ['new', 'ready'],
  ['mint', 'ready'],
  ['good', 'ready'],
  ['fair', 'refresh'],
  ['poor', 'renovate'],
])('SweepBright’s %s in each language: %s', (code, expected) => {
  const words = conditions[code] ?? {};
  for (const [language, text] of Object.entries(words))
    expect([language, stateOfRepair({ [language]: text })]).toEqual([language, expected]);
});
