import { expect } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { documentById } from './site/demo-content.ts';
import { get } from './site/http.ts';
import { lakeClient } from './site/lake-client.ts';
import { startSite, type TestSite } from './site/server.ts';
import { test } from './site/test.ts';

let site: TestSite;
let client: SanityClient;
test.beforeAll(async () => {
  site = await startSite();
  client = await lakeClient(site);
});
test.afterAll(() => site.stop());

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
const read = async (path: string) => get(path, { origin: site.origin });

/** Waits until a page shows a text, or no longer does, and tells when it first did so. */
async function momentWhen(path: string, text: string, isThere: boolean): Promise<number> {
  const shows = async () => (await read(path)).body.includes(text);
  await expect.poll(shows, { timeout: 60_000, intervals: [100] }).toBe(isThere);
  return Date.now();
}

test('a page comes into menu, sitemap and its address at its minute, and goes at another (10.290)', async () => {
  const [visibleFrom, visibleUntil] = [inSeconds(4), inSeconds(8)];
  await client.create({
    _id: 'menuPage-friday',
    _type: 'menuPage',
    name: 'Vrijdag',
    pageType: 'content',
    status: 'Published',
    menuPosition: 'main',
    order: 900,
    title: { nl: 'Vrijdag gesloten' },
    path: { nl: 'vrijdag' },
    visibleFrom,
    visibleUntil,
  });
  expect(await momentWhen('/nl/', '/nl/vrijdag/', true)).toBeGreaterThanOrEqual(Date.parse(visibleFrom));
  expect((await read('/nl/vrijdag/')).status).toBe(200);
  expect((await read('/sitemaps/pages-nl.xml')).body).toContain('/nl/vrijdag/');
  expect(await momentWhen('/nl/', '/nl/vrijdag/', false)).toBeGreaterThanOrEqual(Date.parse(visibleUntil));
  expect((await read('/sitemaps/pages-nl.xml')).body).not.toContain('/nl/vrijdag/');
});

test('an article of next year is nowhere, and one module of a page comes by itself (10.290)', async () => {
  const articles = documentById('menuPage-articles');
  const list = `/nl/${articles.path?.nl}/`;
  expect((await read(list)).body).toContain('Gevel opent in Luxemburg');
  await client.patch('article-luxembourg').set({ date: '2099-01-01' }).commit();
  await momentWhen(list, 'Gevel opent in Luxemburg', false);
  expect((await read('/sitemaps/pages-nl.xml')).body).not.toContain('gevel-opent-in-luxemburg');

  const visibleFrom = inSeconds(4);
  const notice = {
    _type: 'textModule',
    _key: 'notice',
    status: 'Published',
    title: { nl: 'Nieuw kantoor' },
    visibleFrom,
  };
  await client.patch('menuPage-contact').setIfMissing({ modules: [] }).append('modules', [notice]).commit();
  expect(await momentWhen('/nl/contact/', 'Nieuw kantoor', true)).toBeGreaterThanOrEqual(Date.parse(visibleFrom));
});

test('an announcement stands above every page from its minute on, and goes at another (10.348)', async () => {
  const [visibleFrom, visibleUntil] = [inSeconds(4), inSeconds(8)];
  const notice = {
    _type: 'headerNotice',
    _key: 'friday',
    text: { nl: 'Vrijdag zijn wij gesloten', fr: 'Fermé vendredi' },
    link: { kind: 'url', url: 'https://agency.example/hours' },
    visibleFrom,
    visibleUntil,
  };
  await client
    .patch('header')
    .set({ notices: [notice] })
    .commit();
  const path = '/nl/te-koop/';
  expect(await momentWhen(path, 'Vrijdag zijn wij gesloten', true)).toBeGreaterThanOrEqual(Date.parse(visibleFrom));
  const french = (await read('/fr/')).body;
  expect(french).toMatch(
    /<section aria-label="Annonces"[^]*?<a href="https:\/\/agency\.example\/hours"[^>]*>Fermé vendredi</,
  );
  expect(await momentWhen(path, 'Vrijdag zijn wij gesloten', false)).toBeGreaterThanOrEqual(Date.parse(visibleUntil));
});
