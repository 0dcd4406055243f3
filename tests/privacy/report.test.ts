import { describe, expect, it } from 'vitest';
import { differences, privacyReport } from './report.ts';
import type { Listed, Seen } from './walk.ts';

const listed: Listed[] = [
  { category: 'necessary', place: 'local', name: 'consentSet', isOwn: true },
  { category: 'analytics', place: 'cookie', name: '_ga_*', isOwn: false },
];
const marker = { place: 'local', name: 'consentSet' } as const;
const measured = { place: 'cookie', name: '_ga_ABC' } as const;
const refused: Seen = { state: 'refused', hosts: [], stored: [marker] };
const analytics: Seen = { state: 'analytics', hosts: ['tracker.example'], stored: [marker, measured] };

describe('the privacy report (10.94)', () => {
  it('finds nothing where browsers have what the policy says', () => {
    expect(differences(listed, [refused, analytics])).toEqual([]);
    expect(privacyReport('https://a.example', listed, [refused, analytics])).toContain('None.');
  });

  it.each<[string, Seen, RegExp]>([
    ['a cookie that was not allowed', { ...refused, stored: [marker, measured] }, /refused: _ga_ABC/],
    ['a key that nobody lists', { ...analytics, stored: [marker, { place: 'session', name: 'x' }] }, /x \(session\)/],
    ['one that is elsewhere than listed', { ...refused, stored: [{ ...marker, place: 'session' }] }, /consentSet/],
    ['somebody asked before an answer', { state: 'nothing', hosts: ['a.example'], stored: [] }, /a\.example was asked/],
  ])('names %s', (_, seen, said) => {
    expect(differences(listed, [refused, analytics, seen]).join('\n')).toMatch(said);
    expect(privacyReport('https://a.example', listed, [seen])).toMatch(said);
  });

  it('names what the policy lists and no browser has', () => {
    expect(differences(listed, [{ ...refused, stored: [] }]).join()).toContain('consentSet');
  });
});
