import type { BrowserContext, Page } from '@playwright/test';
import { documentById } from './demo-content.ts';
import { importDocuments } from './import-documents.ts';
import { startSite, type TestSite } from './server.ts';

/** The accounts of an agency with analytics and advertising. */
const accounts = {
  siteGoogleTagManager: 'GTM-TEST123',
  siteGoogleAnalyticsID: 'G-TEST123456',
  siteGoogleAdsID: 'AW-123456789',
  siteFacebookPixel: '1234567890',
};

/** The corresponding consent version. */
export const trackedVersion = ['1', ...Object.keys(accounts)].join('+');

/** Starts a demo site whose editors have set up every tracker. */
export async function startTrackedSite(): Promise<TestSite> {
  const site = await startSite();
  await importDocuments(site, [{ ...documentById('siteSettings'), ...accounts }]);
  return site;
}

/**
 * Answers the trackers' hosts with scripts that set the same cookies and send beacons, as far as Google's consent
 * allows. Nothing leaves the machine. Only these hosts are intercepted: Playwright's routes would disable the browser's
 * cache for the site's own files.
 *
 * @returns the requested third-party URLs, in order
 */
export async function answerTrackers(context: BrowserContext, origin: string): Promise<string[]> {
  const asked: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol.startsWith('http')) asked.push(url.href);
  });
  // A page may close before it can be intercepted.
  context.on('page', (page) => {
    answerIn(page).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
  });
  await Promise.all(context.pages().map(answerIn));
  return asked;
}

async function answerIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const body = scripts.find(([part]) => request.url.includes(part))?.[1];
    const answer =
      body === undefined
        ? { responseCode: 204, responseHeaders: [{ name: 'Access-Control-Allow-Origin', value: '*' }] }
        : {
            responseCode: 200,
            responseHeaders: [{ name: 'Content-Type', value: 'text/javascript' }],
            body: Buffer.from(body).toString('base64'),
          };
    // The page may have closed.
    session.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => undefined);
  });
  // The site itself uses plain HTTP.
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

/** Blocks the site's pictures on a page whose pictures do not matter. */
export async function withoutPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/images/*'] });
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

/** The events that a page has sent to its trackers, in order, without the container's start. */
export function told(page: Page): Promise<Told[]> {
  return page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap((each) =>
      each.event !== undefined && each.event !== 'gtm.js' ? [each as Told] : [],
    ),
  );
}
