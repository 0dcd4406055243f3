import { decline, type Category, type Choices } from '../categories.ts';
import { isShown, pageShownEvent } from '../settings.ts';
import { googleConsent } from '../stored-consent.ts';
import { trackerCookies, type TrackerIds } from '../trackers.ts';

/** The globals that the trackers' scripts use. */
interface TagWindow {
  dataLayer?: unknown[];
  fbq?: Pixel;
  _fbq?: Pixel;
}

interface Pixel {
  (...told: unknown[]): void;
  callMethod?: (...told: unknown[]) => void;
  queue: unknown[][];
  push?: Pixel;
  disablePushState?: boolean;
  allowDuplicatePageViews?: boolean;
  loaded: boolean;
  version: string;
}

const page = window as unknown as TagWindow;
/** Milliseconds that Google's tags wait for a choice (requirements 7.9). */
const waitForUpdate = 500;

let loaded: TrackerIds = {};
let hasGoogle = false;

/** Google's scripts expect the `arguments` object, not an array. */
function gtag(..._told: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  page.dataLayer?.push(arguments);
}

/** Consent Mode v2: denies everything before anything loads. Loads nothing. */
export function beginTags(ids: TrackerIds): void {
  hasGoogle = Boolean(ids.siteGoogleTagManager ?? ids.siteGoogleAnalyticsID ?? ids.siteGoogleAdsID);
  if (!hasGoogle) return;
  page.dataLayer ??= [];
  gtag('consent', 'default', { ...googleConsent(decline()), wait_for_update: waitForUpdate });
  gtag('set', 'ads_data_redaction', true);
  gtag('js', new Date());
}

export function updateTags(choices: Choices): void {
  if (hasGoogle) gtag('consent', 'update', googleConsent(choices));
}

/** Loads the scripts of these accounts, each once per document. */
export function loadTags(ids: TrackerIds): void {
  const wanted = Object.entries(ids).filter(([setting]) => !(setting in loaded));
  loaded = { ...loaded, ...ids };
  const fresh = Object.fromEntries(wanted) as TrackerIds;
  const google = [fresh.siteGoogleAnalyticsID, fresh.siteGoogleAdsID].filter((id) => id !== undefined);
  // Page views are sent by events.ts, because pages may change without a new document.
  for (const id of google) gtag('config', id, { send_page_view: false });
  const [first] = google;
  if (first !== undefined) load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(first)}`);
  if (fresh.siteGoogleTagManager !== undefined) {
    page.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(fresh.siteGoogleTagManager)}`);
  }
  if (fresh.siteFacebookPixel !== undefined) {
    page.fbq ??= page._fbq = pixel();
    page.fbq('set', 'autoConfig', false, fresh.siteFacebookPixel);
    page.fbq('init', fresh.siteFacebookPixel);
    load('https://connect.facebook.net/en_US/fbevents.js');
  }
}

/** Silences scripts that run until their document is gone. */
export function silenceTags(ids: TrackerIds): void {
  for (const id of [ids.siteGoogleAnalyticsID, ids.siteGoogleAdsID])
    if (id !== undefined) Object.assign(window, { [`ga-disable-${id}`]: true });
  page.fbq?.('consent', 'revoke');
}

/** Facebook's names for Google's events. */
const pixelEvents: Readonly<Record<string, string>> = {
  page_view: 'PageView',
  search: 'Search',
  view_item: 'ViewContent',
  generate_lead: 'Lead',
};

/** Sends an event to all loaded trackers. */
export function tellTags(name: string, details: Record<string, unknown>): void {
  if (loaded.siteGoogleAnalyticsID ?? loaded.siteGoogleAdsID) gtag('event', name, details);
  if (loaded.siteGoogleTagManager) page.dataLayer?.push({ event: name, ...details });
  const pixelName = pixelEvents[name];
  if (!loaded.siteFacebookPixel || !page.fbq) return;
  if (pixelName !== undefined) page.fbq('track', pixelName);
  else page.fbq('trackCustom', name);
}

/** Removes trackers' cookies that these choices do not allow. */
export function forgetCookies(choices: Choices): void {
  const gone = Object.entries(trackerCookies).filter(([category]) => !choices[category as Category]);
  const names = document.cookie.split('; ').map((each) => each.replace(/=.*$/s, ''));
  const labels = location.hostname.split('.');
  // Trackers set cookies on the widest domain possible.
  const domains = labels.map((_, from) => labels.slice(from).join('.'));
  for (const name of names.filter((each) => gone.some(([, pattern]) => pattern.test(each))))
    for (const domain of ['', ...domains.map((each) => `; domain=${each}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

function load(address: string): void {
  // Trackers may modify the document anywhere, so React has to hydrate it first.
  if (!isShown()) return void document.addEventListener(pageShownEvent, () => load(address), { once: true });
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

function pixel(): Pixel {
  const made = ((...told: unknown[]) => {
    if (made.callMethod) made.callMethod(...told);
    else made.queue.push(told);
  }) as Pixel;
  // By default it would count each change of the URL as a page, even in a search, and refuse a second page per
  // document.
  const byUs = { disablePushState: true, allowDuplicatePageViews: true };
  return Object.assign(made, { push: made, loaded: true, version: '2.0', queue: [], ...byUs });
}
