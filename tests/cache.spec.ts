import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { documentById } from './site/demo-content.ts';
import { feed } from './site/demo-listings.ts';
import { importDocuments } from './site/import-documents.ts';
import { get, type Answer } from './site/http.ts';
import { startSite, temporaryFolder, type TestSite } from './site/server.ts';
import { test } from './site/test.ts';

/** What each page reads besides the page shell they share. */
const pages = {
  contact: '/nl/contact/',
  legal: '/nl/privacy-statement/',
  articles: '/nl/nieuws/',
  article: '/nl/advies/de-huurwaarborg/',
  sale: '/nl/te-koop/',
  projects: '/nl/projecten/',
  thanks: '/nl/bedankt/offer/',
} as const;
type Name = keyof typeof pages;

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const ask = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  get(url, { origin: site.origin, headers });
const outcome = async (url: string) => (await ask(url)).headers['x-cache'];

/** Returns the pages that an action removes from the cache. */
async function droppedBy(happening: () => Promise<unknown>): Promise<Name[]> {
  for (const url of Object.values(pages)) await ask(url);
  for (const url of Object.values(pages)) expect([url, await outcome(url)]).toEqual([url, 'hit']);
  await happening();
  const dropped: Name[] = [];
  for (const name of ['contact', 'legal', 'articles', 'article', 'sale', 'projects', 'thanks'] as const) {
    if ((await outcome(pages[name])) !== 'hit') dropped.push(name);
  }
  return dropped;
}

test('a page is rendered once and cached', async () => {
  expect(await outcome('/fr/contact/')).toBe('miss');
  expect(await outcome('/fr/contact/')).toBe('hit');
});

test('concurrent visitors of one page share one render', async () => {
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcome('/en/for-rent/')));
  expect(outcomes.filter((each) => each === 'miss')).toHaveLength(1);
});

test('campaign and unknown parameters do not create cache entries (10.44)', async () => {
  await ask('/en/contact/');
  for (const query of ['utm_source=mail&utm_campaign=x', 'gclid=1', 'anything=1']) {
    expect([query, await outcome(`/en/contact/?${query}`)]).toEqual([query, 'hit']);
  }
});

test('equivalent search queries share one cached page', async () => {
  await ask('/en/for-sale/?bedrooms=2&type=1');
  expect(await outcome('/en/for-sale/?type=1&bathrooms=0&bedrooms=2&utm_source=x')).toBe('hit');
  expect(await outcome('/en/for-sale/?bedrooms=3&type=1')).toBe('miss');
});

test('a browser that has the current page gets a 304', async () => {
  const first = await ask('/nl/contact/');
  const etag = String(first.headers.etag);
  const again = await ask('/nl/contact/', { 'if-none-match': etag });
  expect([again.status, again.bytes.byteLength]).toEqual([304, 0]);
  expect((await ask('/nl/contact/', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  expect((await ask('/fr/contact/', { 'if-none-match': etag })).status).toBe(200);
});

test('a page travels compressed', async () => {
  const plain = await ask('/nl/contact/');
  const brotli = await ask('/nl/contact/', { 'accept-encoding': 'gzip, br' });
  const gzip = await ask('/nl/contact/', { 'accept-encoding': 'gzip' });
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.bytes).toString()).toBe(plain.body);
  expect(brotli.bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 2);
  expect(plain.headers.vary).toContain('Accept-Encoding');
});

test('built files are cached indefinitely', async () => {
  const { body } = await ask('/nl/');
  const asset = /\/assets\/[^"']+\.css/.exec(body)?.[0] ?? '';
  const { headers } = await ask(asset, { 'accept-encoding': 'br' });
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-encoding']).toBe('br');
});

test('no page sets a cookie or differs by one (6.1)', async () => {
  for (const url of [...Object.values(pages), '/', '/nl/no-such-page/', '/preview/nl/']) {
    expect((await ask(url)).headers['set-cookie']).toBeUndefined();
  }
  expect((await ask('/nl/contact/', { cookie: 'theme=dark; anything=1' })).headers['x-cache']).toBe('hit');
});

test('the next visitor sees what an editor changed (10.43)', async () => {
  const article = documentById('article-deposit');
  const title = { ...article.title, nl: 'De waarborg, opnieuw bekeken' };
  const dropped = await droppedBy(() => importDocuments(site, [{ ...article, title }]));
  expect((await ask(pages.articles)).body).toContain('De waarborg, opnieuw bekeken');
  expect((await ask(pages.article)).body).toContain('De waarborg, opnieuw bekeken');
  expect(dropped).toEqual(['articles', 'article']);
});

test('the searches ask for what the filter config leaves (3.19, 10.113)', async () => {
  const fields = ['place', 'type', 'minprice', 'bedrooms', 'bathrooms', 'garages', 'garden', 'epc', 'minliving'];
  const asked = async (url: string) => {
    const search = /<form[^>]*class="search-form".*?<\/form>/s.exec((await ask(url)).body)?.[0] ?? '';
    return fields.filter((name) => search.includes(` name="${name}"`));
  };
  const config = documentById('filterConfig');
  expect(await asked(pages.sale)).toEqual(fields);
  const off = { public: false };
  const otherFilters = { garden: false, living: false };
  const rooms = { public: true, dataFields: ['bedRoom'] };
  await importDocuments(site, [
    { ...config, citySelect: off, typeSelect: off, priceRangeSlider: off, roomSelect: rooms, otherFilters },
  ]);
  for (const url of ['/nl/', pages.sale]) expect([url, await asked(url)]).toEqual([url, ['bedrooms', 'epc']]);
  await importDocuments(site, [{ ...config, roomSelect: off }]);
  expect(await asked(pages.sale)).toEqual(['place', 'type', 'minprice', 'garden', 'epc', 'minliving']);
  await importDocuments(site, [config]);
});

test('a draft invalidates no page', async () => {
  const article = documentById('article-deposit');
  const draft = { ...article, _id: 'drafts.article-deposit', title: { nl: 'Nog niet voor lezers' } };
  expect(await droppedBy(() => importDocuments(site, [draft]))).toEqual([]);
  expect((await ask(pages.articles)).body).not.toContain('Nog niet voor lezers');
});

test('importing the same content again invalidates no page', async () => {
  expect(await droppedBy(() => importDocuments(site, [documentById('thankYouPage-offer')]))).toEqual([]);
});

test('an import of listings does not invalidate pages without listings', async () => {
  const first = feed.PropertyList.find(({ Goal, PublishPrice, Marquee }) => Goal === 0 && PublishPrice && !Marquee);
  const others = feed.PropertyList.filter((listing) => listing !== first);
  const file = path.join(await temporaryFolder('feed'), 'feed.json');
  const changed = { ...first, Price: '123456', ModifiedDate: '2026-11-30T09:00:00Z' };
  await writeFile(file, JSON.stringify({ ...feed, PropertyList: [changed, ...others] }));
  const dropped = await droppedBy(async () => {
    const { code, output } = await site.command('listings:import', file);
    expect(code, output).toBe(0);
    expect(output).toContain('1 changed');
  });
  expect(dropped).toEqual(['sale', 'projects']);
  expect((await ask('/nl/te-koop/?price=123000-124000')).body).toContain(`/${first?.ID}/`);
});
