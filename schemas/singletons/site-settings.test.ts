import { describe, expect, it } from 'vitest';
import { siteSettings } from './site-settings.ts';

const names = siteSettings.type.fields.map(({ name }) => name);
const initial = (name: string) => siteSettings.type.fields.find((field) => field.name === name)?.initialValue;

describe('the settings of a site', () => {
  it('hold the ids of analytics, ads, tag manager and social pixel (3.21)', () => {
    expect(names).toEqual(
      expect.arrayContaining(['siteGoogleAnalyticsID', 'siteGoogleAdsID', 'siteGoogleTagManager', 'siteFacebookPixel']),
    );
  });

  it('hold what the law may change, with a value to begin with (9.18, 9.21, 10.25)', () => {
    expect(names).toEqual(
      expect.arrayContaining(['timeSlots', 'visitsPerSlot', 'depositMonths', 'rental', 'retention']),
    );
    expect(initial('cookieLifetimeDays')).toBe(180);
    expect(siteSettings.type.fields).toContainEqual(
      expect.objectContaining({
        name: 'renovationTermYears',
        fields: (['nl', 'fr', 'en', 'de'] as const).map((name) =>
          expect.objectContaining({ name, initialValue: name === 'de' ? 6 : 5 }),
        ),
      }),
    );
    expect(initial('visitsPerSlot')).toBe(1);
    expect(initial('timeSlots')).toMatchObject([
      { from: '10:00', to: '13:00' },
      { from: '14:00', to: '16:00' },
      { from: '16:00', to: '19:00' },
    ]);
  });
});
