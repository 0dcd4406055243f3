import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { hydrated } from './site/browser.ts';
import { get } from './site/http.ts';
import { demoLoginLink, startSite, type TestSite } from './site/server.ts';
import { hasChosen } from './site/test.ts';

let site: TestSite;
/** Property pages, each counted by one test only. */
let properties: string[];
test.beforeAll(async () => {
  site = await startSite();
  const { body } = await get('/sitemaps/properties-nl.xml', { origin: site.origin });
  properties = [...body.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
});
test.afterAll(() => site.stop());

interface Told {
  day: number;
  week: number;
  month: number;
  total: number;
  sources: { source: string; site: string | null; views: number }[];
  languages: { language: string; views: number }[];
}

const idOf = (path: string): string => path.split('/').at(-2) ?? '';
async function stored(path: string): Promise<Told> {
  const { output } = await site.command('listings:views', idOf(path), '--json');
  return JSON.parse(output) as Told;
}

/** Initial counts of each property in the demo's data. */
const given = new Map<string, Told>();
/** Takes the current counts as a baseline. */
async function fresh(path: string): Promise<string> {
  given.set(idOf(path), await stored(path));
  return path;
}

async function told(path: string): Promise<Told> {
  const [now, before] = [await stored(path), given.get(idOf(path))];
  if (before === undefined) return now;
  const since = <Row extends { views: number }>(rows: Row[], known: Row[], same: (one: Row, other: Row) => boolean) =>
    rows
      .map((row) => ({ ...row, views: row.views - (known.find((other) => same(row, other))?.views ?? 0) }))
      .filter(({ views }) => views > 0);
  return {
    day: now.day - before.day,
    week: now.week - before.week,
    month: now.month - before.month,
    total: now.total - before.total,
    sources: since(now.sources, before.sources, (one, other) => one.source === other.source && one.site === other.site),
    languages: since(now.languages, before.languages, (one, other) => one.language === other.language),
  };
}
const totalOf = async (path: string): Promise<number> => (await told(path)).total;
/** Counts are written half a second after the view. */
const counted = (path: string) => expect.poll(() => totalOf(path), { timeout: 10_000 });

/** Views are written in order: once this one is stored, so are all before it. */
async function writtenAfter(view: () => Promise<unknown>, marker: string): Promise<void> {
  await view();
  await counted(marker).toBe(1);
}

const another = (): Promise<string> => fresh(properties.pop() ?? '');
const reported = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/api/views'));

async function inBrowser(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...options, baseURL: site.origin });
  try {
    await hasChosen(context);
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

test('each property that a visitor looks at counts once, with the source of the visit, and again when it is returned to (10.86)', async ({
  browser,
}) => {
  await inBrowser(browser, {}, async (page) => {
    await page.goto('/nl/te-koop/?utm_source=immoweb');
    await hydrated(page);
    const card = page.locator('main article[data-listing] a').first();
    const first = await fresh(new URL((await card.getAttribute('href')) ?? '', site.origin).pathname);
    await Promise.all([reported(page), card.click()]);
    await counted(first).toBe(1);

    const similar = page.locator('section[aria-labelledby="similar"] a').first();
    const second = await fresh(new URL((await similar.getAttribute('href')) ?? '', site.origin).pathname);
    await Promise.all([reported(page), similar.click()]);
    await counted(second).toBe(1);
    expect(await totalOf(first)).toBe(1);

    await Promise.all([reported(page), page.goBack()]);
    await counted(first).toBe(2);
    expect(await told(first)).toMatchObject({
      day: 2,
      week: 2,
      month: 2,
      total: 2,
      sources: [{ source: 'portal', site: 'immoweb.be', views: 2 }],
      languages: [{ language: 'nl', views: 2 }],
    });
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('a page counts whatever cache it came from, in the language it is in (10.87)', async ({ browser }) => {
  const path = await another();
  await get(path, { origin: site.origin });
  expect((await get(path, { origin: site.origin })).headers['x-cache']).toBe('hit');
  await inBrowser(browser, {}, async (page) => {
    await Promise.all([reported(page), page.goto(path, { referer: 'https://www.google.be/' })]);
    await counted(path).toBe(1);
    // Switching languages opens a new document.
    await hydrated(page);
    const french = await page.locator('link[rel="alternate"][hreflang="fr"]').getAttribute('href');
    await Promise.all([reported(page), page.goto(new URL(french ?? '').pathname, { referer: site.origin + path })]);
  });
  await counted(path).toBe(2);
  const { languages, sources } = await told(path);
  expect(languages.map(({ language }) => language).sort()).toEqual(['fr', 'nl']);
  expect(sources.toSorted((one, other) => one.source.localeCompare(other.source))).toEqual([
    { source: 'internal', site: null, views: 1 },
    { source: 'search', site: 'google.com', views: 1 },
  ]);
});

test('previews, programs, editors and browsers without scripts count nothing (10.87)', async ({ browser }) => {
  const [path, marker] = [await another(), await another()];
  const look = async (page: Page, at: string) => void (await Promise.all([reported(page), page.goto(at)]));
  await inBrowser(browser, {}, (page) => look(page, `/preview${path}`));
  const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  await inBrowser(browser, { userAgent: googlebot }, (page) => look(page, path));
  await inBrowser(browser, {}, async (page) => {
    await page.goto(await demoLoginLink(site.origin));
    await look(page, path);
  });
  await inBrowser(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' });
  });
  await inBrowser(browser, {}, async (page) => {
    await writtenAfter(() => look(page, marker), marker);
    expect(await totalOf(path)).toBe(0);
    await look(page, path);
  });
  await counted(path).toBe(1);
});

test('what is sent to the counter changes nothing but a count (10.89)', async () => {
  const [path, marker] = [await another(), await another()];
  const agent = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const send = async (body: string, headers: Record<string, string> = {}): Promise<number> => {
    const length = String(Buffer.byteLength(body));
    const asked = { origin: site.origin, method: 'POST', body };
    const sent = { 'user-agent': agent, 'content-length': length, ...headers };
    return (await get('/api/views', { ...asked, headers: sent })).status;
  };
  const view = String(new URLSearchParams({ path }));

  expect(await send(view, { origin: 'https://elsewhere.example' })).toBe(403);
  expect((await get('/api/views', { origin: site.origin })).status).toBe(405);
  expect(await send('x'.repeat(5_000))).toBe(413);
  for (const body of [
    '',
    'path',
    '{"path":1}',
    'path=%00',
    'path=/nl/te-koop/x/x/no-such-property/',
    'path=/nl/te-koop/x/x/41%2500/',
    `path=${'/'.repeat(900)}`,
  ])
    expect([body, await send(body)]).toEqual([body, 204]);
  expect(await send(view, { origin: site.origin })).toBe(204);
  await counted(path).toBe(1);
  expect((await told('/nl/te-koop/x/x/no-such-property/')).total).toBe(0);

  for (let n = 0; n < 30; n += 1) await send(view);
  await writtenAfter(() => send(String(new URLSearchParams({ path: marker }))), marker);
  expect(await totalOf(path)).toBe(10);
  expect(site.output()).not.toContain('"level":50');
});
