import type { BrowserContext, Page } from '@playwright/test';
import { documentById } from './demo-content.ts';
import { importDocuments } from './german.ts';
import { startSite, type TestSite } from './server.ts';

/** The accounts of an agency that measures and advertises. */
const accounts = {
  siteGoogleTagManager: 'GTM-TEST123',
  siteGoogleAnalyticsID: 'G-TEST123456',
  siteGoogleAdsID: 'AW-123456789',
  siteFacebookPixel: '1234567890',
};

/** The version of consent that goes with them. */
export const trackedVersion = ['1', ...Object.keys(accounts)].join('+');

/** A site of the demo whose editors have set up every tracker. */
export async function startTrackedSite(): Promise<TestSite> {
  const site = await startSite();
  await importDocuments(site, [{ ...documentById('siteSettings'), ...accounts }]);
  return site;
}

/**
 * The trackers' makers, answered by the test: scripts that set the cookies theirs set and send something home, as far as Google's consent lets
 * them. Nothing leaves the machine.
 *
 * @returns the addresses that were asked for, in order
 */
export async function answerTrackers(context: BrowserContext, origin: string): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    async (route) => {
      const address = route.request().url();
      asked.push(address);
      const body = scripts.find(([part]) => address.includes(part))?.[1];
      if (body === undefined) return route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
      return route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return asked;
}

const granted = (purpose: string) =>
  `[...dataLayer].reverse().find((told) => told[0] === 'consent' && told[1] === 'update')?.[2].${purpose} === 'granted'`;

const scripts: [string, string][] = [
  [
    'gtag/js?id=G-',
    `if (${granted('analytics_storage')}) {
      document.cookie = '_ga=GA1.1.1.1; path=/; max-age=63072000';
      document.cookie = '_ga_TEST123456=GS1.1; path=/; max-age=63072000';
      navigator.sendBeacon('https://www.google-analytics.com/g/collect?v=2');
    }
    if (${granted('ad_storage')}) {
      document.cookie = '_gcl_au=1.1; path=/; max-age=7776000';
      new Image().src = 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/';
    }`,
  ],
  [
    'gtag/js?id=AW-',
    `if (${granted('ad_storage')}) {
      document.cookie = '_gcl_au=1.1; path=/; max-age=7776000';
      new Image().src = 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/';
    }`,
  ],
  ['gtm.js', ''],
  [
    'fbevents.js',
    `document.cookie = '_fbp=fb.1.1.1; path=/; max-age=7776000';
    new Image().src = 'https://www.facebook.com/tr?id=1234567890&ev=PageView';`,
  ],
];

interface Told {
  event: string;
  [detail: string]: unknown;
}

/** What a page has told its trackers, in order; what starts a container is no event of the visit. */
export function told(page: Page): Promise<Told[]> {
  return page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap((each) =>
      each.event !== undefined && each.event !== 'gtm.js' ? [each as Told] : [],
    ),
  );
}
