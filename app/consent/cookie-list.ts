import { consentFlags, consentKeys } from './stored-consent.ts';
import type { Category } from './categories.ts';
import type { TrackerIds, TrackerSetting } from './trackers.ts';

/** Something that the site or an allowed third party stores in a browser. */
export interface CookieEntry {
  category: Category;
  /** The name in the browser; `*` stands for a variable part. */
  name: string;
  place: 'cookie' | 'local' | 'session';
  /** Who sets it; null means this site. */
  provider: string | null;
  /** A key of the dictionary, `consent.purposes.…`. */
  purpose: Purpose;
  /** `session`: until the tab is closed; `removed`: until the visitor removes it; otherwise days. */
  keeps: 'session' | 'removed' | number;
}

export type Purpose =
  | 'consent'
  | 'login'
  | 'favourites'
  | 'viewed'
  | 'followed'
  | 'draft'
  | 'submission'
  | 'typedPlace'
  | 'streets'
  | 'campaign'
  | 'visitor'
  | 'measuring'
  | 'day'
  | 'advertisement'
  | 'network'
  | 'click';

const own = (
  category: Category,
  name: string,
  place: CookieEntry['place'],
  purpose: Purpose,
  keeps: CookieEntry['keeps'] = place === 'session' ? 'session' : 'removed',
): CookieEntry => ({ category, name, place, provider: null, purpose, keeps });

/** What the product itself stores in a visitor's browser. `npm run privacy:report` checks it against real browsers. */
const ownEntries: readonly CookieEntry[] = [
  ...[...Object.values(consentKeys), ...consentFlags].map((name) => own('necessary', name, 'local', 'consent')),
  own('necessary', 'gevel_favourites', 'local', 'favourites'),
  own('necessary', 'gevel_recently_viewed', 'local', 'viewed'),
  own('necessary', 'gevel_followed', 'local', 'followed'),
  own('necessary', 'gevel:form:*', 'session', 'draft'),
  own('necessary', 'gevel:form-key:*', 'session', 'submission'),
  own('necessary', 'gevel:typed-place', 'session', 'typedPlace'),
  own('necessary', 'gevel_session', 'cookie', 'login', 60),
];

const streets = own('necessary', 'gevel:map-tiles', 'session', 'streets');
/** Stored with either consent, for the tracker that may use it. */
const campaign = (['analytics', 'marketing'] as const).map((category) =>
  own(category, 'gevel:campaign', 'session', 'campaign'),
);

const google = 'Google';
const meta = 'Meta';

/** What trackers declare to set on a site's own domain. */
const trackerEntries: Record<TrackerSetting, readonly CookieEntry[]> = {
  siteGoogleTagManager: [],
  siteGoogleAnalyticsID: [
    { category: 'analytics', name: '_ga', place: 'cookie', provider: google, purpose: 'visitor', keeps: 730 },
    { category: 'analytics', name: '_ga_*', place: 'cookie', provider: google, purpose: 'measuring', keeps: 730 },
    { category: 'analytics', name: '_gid', place: 'cookie', provider: google, purpose: 'day', keeps: 1 },
  ],
  siteGoogleAdsID: [
    { category: 'marketing', name: '_gcl_*', place: 'cookie', provider: google, purpose: 'advertisement', keeps: 90 },
  ],
  siteFacebookPixel: [
    { category: 'social', name: '_fbp', place: 'cookie', provider: meta, purpose: 'network', keeps: 90 },
    { category: 'social', name: '_fbc', place: 'cookie', provider: meta, purpose: 'click', keeps: 90 },
  ],
};

/** What the site may store in a browser with the configured accounts and, if `mapTiles`, another server's tiles. */
export function cookieEntries(ids: TrackerIds, { mapTiles = false } = {}): readonly CookieEntry[] {
  const set = Object.keys(ids) as TrackerSetting[];
  return [
    ...ownEntries,
    ...(mapTiles ? [streets] : []),
    ...(set.length > 0 ? campaign : []),
    ...set.flatMap((setting) => trackerEntries[setting]),
  ];
}
