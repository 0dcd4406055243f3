import { beforeEach, describe, expect, it } from 'vitest';
import { agree, categories, decline, googleFlags, partial, type Choices } from './categories.ts';
import { clearConsent, consentKeys, googleConsent, readConsent, storeConsent } from './stored-consent.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 23, 12);
const policy = { version: '3', lifetimeDays: 180 };

const store = new Map<string, string>();
const place = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
};

beforeEach(() => store.clear());

const everyChoice: [string, Choices][] = [
  ['agree', agree()],
  ['decline', decline()],
  ...['analytics', 'marketing', 'social', 'unclassified'].map((each): [string, Choices] => [each, partial([each])]),
  ['analytics and social', partial(['analytics', 'social'])],
];

describe('the three answers (4.2, 4.5)', () => {
  it('agree sets all five choices on', () => {
    expect(agree()).toEqual({ necessary: true, analytics: true, marketing: true, social: true, unclassified: true });
  });

  it('decline sets only the necessary one on', () => {
    expect(decline()).toEqual({
      necessary: true,
      analytics: false,
      marketing: false,
      social: false,
      unclassified: false,
    });
  });

  it('partial saves the chosen toggles, and the necessary one whatever is sent', () => {
    expect(partial(['marketing', 'unknown'])).toEqual({ ...decline(), marketing: true });
    expect(partial([])).toEqual(decline());
    expect(partial(categories)).toEqual(agree());
  });
});

describe('what is stored', () => {
  it('nothing: the visitor is asked (4.1)', () => {
    expect(readConsent(place, policy, now)).toBeNull();
  });

  it.each(everyChoice)('%s is read as it was chosen', (_, choices) => {
    storeConsent(place, choices, policy, now);
    expect(readConsent(place, policy, now)).toEqual(choices);
  });

  it('is a marker, Google’s four flags, two of our own, version and date (4.3)', () => {
    storeConsent(place, partial(['marketing']), policy, now);
    expect(Object.fromEntries(store)).toEqual({
      consentSet: 'true',
      consentVersion: '3',
      consentDate: '2026-11-23T12:00:00.000Z',
      ad_user_data: 'true',
      ad_storage: 'true',
      ad_personalization: 'true',
      analytics_storage: 'false',
      social_media: 'false',
      unclassified: 'false',
    });
  });

  it.each(everyChoice)('another answer after %s takes its place whole', (_, before) => {
    for (const [, after] of everyChoice) {
      storeConsent(place, before, policy, now);
      storeConsent(place, after, policy, now + day);
      expect(readConsent(place, policy, now + day)).toEqual(after);
    }
  });

  it('holds for its lifetime and no longer (9.25, 10.62)', () => {
    storeConsent(place, agree(), policy, now);
    expect(readConsent(place, policy, now + 180 * day - 1)).toEqual(agree());
    expect(readConsent(place, policy, now + 180 * day)).toBeNull();
    expect(readConsent(place, { ...policy, lifetimeDays: 30 }, now + 31 * day)).toBeNull();
  });

  it('asks again when the policy has another version (10.92)', () => {
    storeConsent(place, agree(), policy, now);
    expect(readConsent(place, { ...policy, version: '4' }, now)).toBeNull();
  });

  it('cleared, nothing of it is left, and other keys are', () => {
    place.setItem('gevel_favourites', '["1"]');
    storeConsent(place, agree(), policy, now);
    clearConsent(place);
    expect([...store.keys()]).toEqual(['gevel_favourites']);
    expect(readConsent(place, policy, now)).toBeNull();
  });

  it.each([
    ['a date that is none', consentKeys.date, 'yesterday'],
    ['a date far ahead', consentKeys.date, new Date(now + 300 * day).toISOString()],
    ['a marker of something else', consentKeys.marker, '1'],
  ])('asks again for %s', (_, key, value) => {
    storeConsent(place, agree(), policy, now);
    place.setItem(key, value);
    expect(readConsent(place, policy, now)).toBeNull();
  });

  it.each(Object.entries(googleFlags))('without %s, %s is not allowed', (flag, category) => {
    storeConsent(place, agree(), policy, now);
    place.removeItem(flag);
    expect(readConsent(place, policy, now)).toEqual({ ...agree(), [category]: false });
  });
});

describe('what Google is told', () => {
  it.each([
    ['analytics', ['analytics_storage']],
    ['marketing', ['ad_user_data', 'ad_storage', 'ad_personalization']],
    ['social', []],
    ['unclassified', []],
  ])('%s grants %j', (category, granted) => {
    const told = Object.entries(googleConsent(partial([category])));
    expect(told.filter(([, value]) => value === 'granted').map(([name]) => name)).toEqual(granted);
    expect(told).toHaveLength(4);
  });
});
