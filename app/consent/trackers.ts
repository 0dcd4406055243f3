import type { Category, Choices } from './categories.ts';

/** The settings that contain a tracker's account (requirements 3.21, site info). */
export const trackerSettings = [
  'siteGoogleTagManager',
  'siteGoogleAnalyticsID',
  'siteGoogleAdsID',
  'siteFacebookPixel',
] as const;

export type TrackerSetting = (typeof trackerSettings)[number];

/** An agency's accounts; missing ones are not used. */
export type TrackerIds = Partial<Record<TrackerSetting, string>>;

/**
 * The categories of each tracker, which loads once one of them is allowed. A Google Tag Manager container holds tags of
 * several kinds, which Consent Mode allows one by one; it loads once any of them could be allowed.
 */
const trackers: Record<TrackerSetting, readonly Category[]> = {
  siteGoogleTagManager: ['analytics', 'marketing'],
  siteGoogleAnalyticsID: ['analytics'],
  siteGoogleAdsID: ['marketing'],
  siteFacebookPixel: ['social'],
};

/** Cookies that trackers set on our own domain; removed if their category is not allowed. */
export const trackerCookies: Partial<Record<Category, RegExp>> = {
  analytics: /^_(?:ga|gid|gat|dc_gtm)/,
  marketing: /^_(?:gcl|gac)/,
  social: /^_fb[cp]$/,
};

/** Whether a loaded tracker is no longer allowed, which requires a new document: scripts cannot be unloaded. */
export function isTakenBack(ids: TrackerIds, before: Choices, after: Choices): boolean {
  return trackerSettings.some(
    (setting) => ids[setting] && trackers[setting].some((category) => before[category] && !after[category]),
  );
}

export function allowedTrackers(ids: TrackerIds, choices: Choices): TrackerIds {
  return Object.fromEntries(
    trackerSettings.flatMap((setting) =>
      ids[setting] && trackers[setting].some((category) => choices[category]) ? [[setting, ids[setting]]] : [],
    ),
  );
}
