import type { TrackerIds, TrackerSetting } from './trackers.ts';

type Sources = Readonly<Record<string, readonly string[]>>;

const tagManager = 'https://www.googletagmanager.com';
const measuring = [
  tagManager,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
const advertising = [
  'https://www.google.com',
  'https://google.com',
  'https://googleads.g.doubleclick.net',
  'https://www.googleadservices.com',
  'https://pagead2.googlesyndication.com',
];

const analytics: Sources = { 'script-src': [tagManager], 'img-src': measuring, 'connect-src': measuring };
const ads: Sources = {
  'script-src': [tagManager, ...advertising],
  'img-src': [tagManager, ...advertising],
  'connect-src': [tagManager, ...advertising],
  'frame-src': ['https://td.doubleclick.net', tagManager],
};

/** The hosts that each tracker's scripts need in a page's policy, as its vendor documents. */
const sources: Record<TrackerSetting, readonly Sources[]> = {
  // Its tags may be of either kind. For further needs the agency adds a template to its container, not inline code.
  siteGoogleTagManager: [analytics, ads],
  siteGoogleAnalyticsID: [analytics],
  siteGoogleAdsID: [ads],
  siteFacebookPixel: [
    {
      'script-src': ['https://connect.facebook.net'],
      'img-src': ['https://www.facebook.com'],
      'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
    },
  ],
};

/** The hosts that the configured trackers need, by directive of the content security policy. */
export function trackerSources(ids: TrackerIds): Sources {
  const merged: Record<string, string[]> = {};
  for (const setting of Object.keys(ids) as TrackerSetting[])
    for (const [directive, hosts] of sources[setting].flatMap(Object.entries<readonly string[]>))
      merged[directive] = [...new Set([...(merged[directive] ?? []), ...hosts])];
  return merged;
}
