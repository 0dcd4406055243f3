import type { Category, Choices } from './categories.ts';

/** The settings that name a tracker's account, spec §3 site info. */
export const trackerSettings = [
  'siteGoogleTagManager',
  'siteGoogleAnalyticsID',
  'siteGoogleAdsID',
  'siteFacebookPixel',
] as const;

export type TrackerSetting = (typeof trackerSettings)[number];

/** The accounts of an agency; what is not there is not used. */
export type TrackerIds = Partial<Record<TrackerSetting, string>>;

/**
 * Each tracker loads once one of its categories is allowed. A container of Google's tag manager holds tags of several kinds, which Consent
 * Mode lets in one by one: it is loaded once any of them could be.
 */
const trackers: Record<TrackerSetting, readonly Category[]> = {
  siteGoogleTagManager: ['analytics', 'marketing'],
  siteGoogleAnalyticsID: ['analytics'],
  siteGoogleAdsID: ['marketing'],
  siteFacebookPixel: ['social'],
};

/** The cookies that trackers set on our own domain, removed where their category is not allowed. */
export const trackerCookies: Partial<Record<Category, RegExp>> = {
  analytics: /^_(?:ga|gid|gat|dc_gtm)/,
  marketing: /^_(?:gcl|gac)/,
  social: /^_fb[cp]$/,
};

/** Whether somebody who was let in may do less than before. A script that runs cannot be taken back: only a new document is without it. */
export function isTakenBack(ids: TrackerIds, before: Choices, after: Choices): boolean {
  return trackerSettings.some(
    (setting) => ids[setting] && trackers[setting].some((category) => before[category] && !after[category]),
  );
}

/** The accounts whose scripts these choices let in. */
export function allowedTrackers(ids: TrackerIds, choices: Choices): TrackerIds {
  return Object.fromEntries(
    trackerSettings.flatMap((setting) =>
      ids[setting] && trackers[setting].some((category) => choices[category]) ? [[setting, ids[setting]]] : [],
    ),
  );
}
