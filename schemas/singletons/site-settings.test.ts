import { describe, expect, it } from 'vitest';
import { siteSettings } from './site-settings.ts';

const names = siteSettings.type.fields.map(({ name }) => name);
const initial = (name: string) => siteSettings.type.fields.find((field) => field.name === name)?.initialValue;

describe('the settings of a site', () => {
  it('hold the ids of analytics, ads, tag manager and social pixel', () => {
    expect(names).toEqual(
      expect.arrayContaining(['siteGoogleAnalyticsID', 'siteGoogleAdsID', 'siteGoogleTagManager', 'siteFacebookPixel']),
    );
  });

  it('hold what the law may change, with a value to begin with', () => {
    expect(names).toEqual(
      expect.arrayContaining(['timeSlots', 'visitsPerSlot', 'depositMonths', 'rental', 'retention']),
    );
    expect(initial('cookieLifetimeDays')).toBe(180);
    const terms = siteSettings.type.fields.find(({ name }) => name === 'renovationTermYears');
    const termOf = new Map(
      (terms && 'fields' in terms ? terms.fields : []).map((each) => [each.name, each.initialValue]),
    );
    expect(Object.fromEntries(termOf)).toEqual({ nl: 5, fr: 5, en: 5, de: 6 });
    expect(initial('visitsPerSlot')).toBe(1);
    expect(initial('timeSlots')).toMatchObject([
      { from: '10:00', to: '13:00' },
      { from: '14:00', to: '16:00' },
      { from: '16:00', to: '19:00' },
    ]);
  });
});
