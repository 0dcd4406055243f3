import { describe, expect, it } from 'vitest';
import type { StoredSettings } from '~/content/settings.ts';
import type { ContentReader } from '~/content/store.server.ts';
import { consentPolicy } from './consent.server.ts';

const reading = (stored: object | null) =>
  ({ read: () => Promise.resolve(stored) }) as unknown as Pick<ContentReader, 'read'> as ContentReader;
const settings = (set: object) => set as StoredSettings;

describe('what visitors are asked for', () => {
  it('has the editors’ version and the trackers that are set up', async () => {
    expect(await consentPolicy(reading(null), null)).toEqual({ version: '1', lifetimeDays: 180 });
    const set = settings({ siteFacebookPixel: ' 42 ', siteGoogleAdsID: '', cookieLifetimeDays: 90 });
    expect(await consentPolicy(reading({ version: 4 }), set)).toEqual({
      version: '4+siteFacebookPixel',
      lifetimeDays: 90,
    });
  });

  it('holds for six months at the most, whatever was imported', async () => {
    expect((await consentPolicy(reading(null), settings({ cookieLifetimeDays: 3_650 }))).lifetimeDays).toBe(183);
  });
});
