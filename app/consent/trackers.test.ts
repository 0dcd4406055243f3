import { describe, expect, it } from 'vitest';
import { agree, decline, partial } from './categories.ts';
import { cookieEntries } from './cookie-list.ts';
import { trackerSources } from './tracker-sources.server.ts';
import { allowedTrackers, isTakenBack, trackerCookies, trackerSettings, type TrackerIds } from './trackers.ts';

const ids: TrackerIds = {
  siteGoogleTagManager: 'GTM-ABC',
  siteGoogleAnalyticsID: 'G-ABC',
  siteGoogleAdsID: 'AW-1',
  siteFacebookPixel: '42',
};

describe('which trackers are let in (7.8)', () => {
  it.each([
    ['nothing', decline(), []],
    ['analytics', partial(['analytics']), ['siteGoogleTagManager', 'siteGoogleAnalyticsID']],
    ['marketing', partial(['marketing']), ['siteGoogleTagManager', 'siteGoogleAdsID']],
    ['social media', partial(['social']), ['siteFacebookPixel']],
    ['unclassified', partial(['unclassified']), []],
    ['everything', agree(), [...trackerSettings]],
  ])('with %s', (_, choices, settings) => {
    expect(Object.keys(allowedTrackers(ids, choices))).toEqual(settings);
  });

  it('none that is not set up', () => {
    expect(allowedTrackers({ siteFacebookPixel: '42' }, agree())).toEqual({ siteFacebookPixel: '42' });
    expect(allowedTrackers({}, agree())).toEqual({});
  });
});

describe('a consent that is taken back', () => {
  const container: TrackerIds = { siteGoogleTagManager: 'GTM-ABC' };

  it('ends what runs, also where a container keeps another of its categories', () => {
    expect(isTakenBack(ids, agree(), decline())).toBe(true);
    expect(isTakenBack(container, agree(), partial(['analytics']))).toBe(true);
  });

  it('is none where nothing is lost, or nobody was let in by it', () => {
    expect(isTakenBack(ids, decline(), agree())).toBe(false);
    expect(isTakenBack(ids, agree(), agree())).toBe(false);
    expect(isTakenBack(container, agree(), partial(['analytics', 'marketing']))).toBe(false);
    expect(isTakenBack({}, agree(), decline())).toBe(false);
  });
});

describe('what they may reach', () => {
  it('is nothing where none is set up', () => expect(trackerSources({})).toEqual({}));

  it('is each one’s own', () => {
    const social = Object.values(trackerSources({ siteFacebookPixel: '42' }))
      .flat()
      .join(' ');
    expect(social).toContain('https://connect.facebook.net');
    expect(social).not.toContain('google');
    const measuring = Object.values(trackerSources({ siteGoogleAnalyticsID: 'G-ABC' }))
      .flat()
      .join(' ');
    expect(measuring).not.toMatch(/facebook|doubleclick/);
  });

  it('is each host once for several', () => {
    for (const hosts of Object.values(trackerSources(ids))) expect(new Set(hosts).size).toBe(hosts.length);
  });
});

describe('what is listed (10.93)', () => {
  it('covers each cookie that is removed when consent is withdrawn', () => {
    const listed = cookieEntries(ids).filter(({ place }) => place === 'cookie');
    for (const [category, pattern] of Object.entries(trackerCookies))
      expect(listed.some((entry) => entry.category === category && pattern.test(entry.name))).toBe(true);
    const theirs = listed.filter(({ provider }) => provider !== null);
    for (const { name, category } of theirs) expect(trackerCookies[category]?.test(name)).toBe(true);
  });

  it('is the site’s own alone where no tracker is set up', () => {
    expect(cookieEntries({}).every(({ provider, category }) => provider === null && category === 'necessary')).toBe(
      true,
    );
  });
});
