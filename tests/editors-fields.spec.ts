import { expect } from '@playwright/test';
import type { Language } from '../app/i18n/languages.ts';
import { open } from './site/browser.ts';
import { documentById, type DemoDocument } from './site/demo-content.ts';
import { demoDay } from './site/demo-day.ts';
import { listings } from './site/demo-listings.ts';
import { importDocuments } from './site/import-documents.ts';
import { attribute, elements, isIndexed, texts, visibleText } from './site/html.ts';
import { get } from './site/http.ts';
import { startSite, type TestSite } from './site/server.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

/** What editors fill in appears on the site, field by field. */
let site: TestSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const bodyOf = async (path: string) => (await get(path, { origin: site.origin })).body;
const change = (...documents: object[]) => importDocuments(site, documents);
const header = documentById('header');
const settings = documentById('siteSettings');

interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

function structuredData(html: string): StructuredData[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
}

function footerOf(html: string): string {
  return /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';
}

test('the search of the home page and of the bar: propertySearch.show (3.17)', async () => {
  const searches = async () => {
    const html = await bodyOf('/nl/');
    return [html.includes('class="search-form"'), html.includes(word('nl', 'search.open'))];
  };
  expect(await searches()).toEqual([true, true]);
  await change({ ...header, propertySearch: { show: false } });
  expect(await searches()).toEqual([false, false]);
  // A switch that no editor has touched is on, as the Studio shows it.
  await change({ ...header, propertySearch: undefined });
  expect(await searches()).toEqual([true, true]);
  await change(header);
});

test('the agency to search engines: slogan, logo, places on the map', async () => {
  const agency = structuredData(await bodyOf('/nl/')).find((each) => each['@type'] === 'RealEstateAgent');
  expect(agency).toMatchObject({
    slogan: 'Huizen met een gezicht, in Gent, Brussel en Luxemburg',
    logo: expect.stringMatching(new RegExp(`^${site.origin}/images/content/\\w+`)),
    geo: { '@type': 'GeoCoordinates', latitude: 51.0543, longitude: 3.7174 },
    department: [
      { name: 'Gevel Gent', geo: { latitude: 51.0543 } },
      { name: 'Gevel Brussel', geo: { latitude: 50.8467 }, address: { addressCountry: 'BE' } },
      { name: 'Gevel Luxemburg', geo: { latitude: 49.6116 }, address: { addressCountry: 'LU' } },
    ],
  });
});

test('the slogan describes a home page without its own description, and the logo represents a page without a picture', async () => {
  const home = documentById('menuPage-home');
  await change({ ...home, description: undefined, seo: undefined });
  const description = attribute(await bodyOf('/fr/'), 'meta', { name: 'description' }, 'content');
  expect(description).toBe('Des maisons qui ont un visage, à Gand, Bruxelles et Luxembourg');
  const shared = attribute(await bodyOf('/nl/privacy-statement/'), 'meta', { property: 'og:image' }, 'content');
  expect(await get(new URL(shared ?? '').pathname, { origin: site.origin })).toMatchObject({ status: 200 });
  await change(home);
});

test('the footer: legal numbers, networks by their names, © and the year (3.20)', async () => {
  const footer = footerOf(await bodyOf('/nl/contact/'));
  const text = visibleText(footer);
  for (const words of [
    'Verzekerd bij Baksteen Verzekeringen nv, 000.000.000',
    'Derdenrekening BE00 0000 0000 0000',
    `© ${demoDay.slice(0, 4)} Gevel Vastgoed bv. Alle rechten voorbehouden.`,
  ]) {
    expect(text).toContain(words);
  }
  expect(footer).toMatch(/<a href="https:\/\/linkedin\.gevel\.example\/"[^>]*>LinkedIn<\/a>/);
  const copyright = { nl: 'Gevel © 1998', fr: 'Gevel © 1998', en: 'Gevel © 1998', de: 'Gevel © 1998' };
  const social = [{ _type: 'socialLink', _key: 'a', network: 'other', url: 'https://www.forum.example/gevel' }];
  await change({ ...documentById('footer'), copyright }, { ...settings, social });
  const changed = footerOf(await bodyOf('/nl/contact/'));
  expect(visibleText(changed)).toMatch(/[^\d] Gevel © 1998/);
  expect(changed).toMatch(/<a href="https:\/\/www\.forum\.example\/gevel"[^>]*>forum\.example<\/a>/);
  await change(documentById('footer'), settings);
});

test('an office without opening hours shows those of the agency', async () => {
  const openOn = async () => (await bodyOf('/nl/contact/')).split('<table').length - 1;
  const before = await openOn();
  const offices = JSON.parse(JSON.stringify(settings.offices), (key, value: unknown) =>
    key === 'openingHours' ? undefined : value,
  );
  await change({ ...settings, offices });
  expect(await openOn()).toBe(before);
  await change(settings);
});

test('a picture is cropped as its editor chose, and in no other way', async () => {
  const article = documentById('article-deposit');
  const crop = { _type: 'sanity.imageCrop', left: 0.25, right: 0.25, top: 0, bottom: 0.1 };
  const status = async (url: string) => (await get(url, { origin: site.origin })).status;
  await change({ ...article, image: { ...JSON.parse(JSON.stringify(article.image)), crop } });
  const html = await bodyOf('/nl/advies/de-huurwaarborg/');
  const cut = elements(html, 'img').find(({ src }) => src?.includes('rect='))?.src ?? '';
  expect(await status(cut)).toBe(200);
  expect(await status(cut.replace(/rect=\d+/, 'rect=1'))).toBe(404);
  expect(await status(cut.replace('format=webp', 'focus=0.1,0.2&format=webp'))).toBe(404);
  await change(article);
});

test('the renovation duty states its start and the number of years of the language (9.21)', async () => {
  const flemish = /^(1[5-9]|[23]|[89])\d+$/;
  const home = listings.find(
    ({ Goal, WebID, Zip, EnergyPerformance, Marquee }) =>
      Goal === 0 && WebID === 1 && !Marquee && flemish.test(String(Zip)) && parseFloat(String(EnergyPerformance)) > 500,
  );
  const duty = async (language: Language, sale: string, name: string) => {
    const url = (await get(`/${language}/${sale}/x/y/${home?.ID}/`, { origin: site.origin })).location ?? '';
    return new RegExp(`${name}:[^.]*\\.`).exec(visibleText(await bodyOf(url)))?.[0];
  };
  const dutch = () => duty('nl', 'te-koop', 'Renovatieplicht');
  const german = () => duty('de', 'zu-verkaufen', 'Renovierungspflicht');
  expect(await dutch()).toMatch(/vanaf 2023 .* label F .* binnen 5 jaar/);
  expect(await german()).toMatch(/ab 2023 .* Label F .* innerhalb von 6 Jahren/);
  await change({ ...settings, renovationTermYears: { nl: 7 } });
  expect(await dutch()).toMatch(/vanaf 2023 .* label F .* binnen 7 jaar/);
  expect(await german()).toMatch(/innerhalb von 6 Jahren/);
  await change(settings);
});

test('a slider without a configured delay moves every 3000 ms, and fades in 500 ms (9.16)', async ({ page }) => {
  const home = documentById('homeBanner');
  const { delay: _delay, ...banner } = JSON.parse(JSON.stringify(home.banner));
  await change({ ...home, banner });
  await page.clock.install();
  await open(page, `${site.origin}/nl/`);
  const slider = page.locator('main .carousel', { has: page.locator('[data-effect="fade"]') }).first();
  await expect(slider.locator('[data-alive]')).toBeAttached();
  // From here on the test advances the clock: a busy machine renders late.
  await page.clock.pauseAt(Date.now() + 5_000);
  const shown = () =>
    slider.evaluate((element) => {
      const slides = [...element.querySelectorAll('.carousel-slide')];
      const current = slides.findIndex((slide) => !slide.hasAttribute('inert'));
      return { current, isWhole: Number(getComputedStyle(slides[current] ?? element).opacity) >= 0.99 };
    });
  /** Milliseconds until the condition holds. */
  const passing = async (isSo: (now: Awaited<ReturnType<typeof shown>>) => boolean): Promise<number> => {
    for (let passed = 0; ; passed += 50) {
      if (isSo(await shown())) return passed;
      if (passed > 10_000) throw new Error('It does not come.');
      await page.clock.runFor(50);
    }
  };
  const next = async (): Promise<number> => {
    const { current } = await shown();
    return passing((now) => now.current !== current);
  };
  await next();
  for (let slide = 0; slide < 2; slide += 1) {
    const fade = await passing(({ isWhole }) => isWhole);
    expect(Math.abs(fade - 500)).toBeLessThan(120);
    expect(Math.abs(fade + (await next()) - 3_000)).toBeLessThan(100);
  }
  await change(home);
});

test('a kind of page that the site has no view for says so: VIEW_NOT_FOUND (8.5)', async () => {
  const page = documentById('menuPage-contact');
  await change({ ...page, pageType: 'carousel-3000' });
  const { status, body } = await get('/nl/contact/', { origin: site.origin });
  expect([status, texts(body, 'h1')]).toEqual([404, [word('nl', 'errors.view.title')]]);
  await change(page);
});

test.describe('a detail page', () => {
  /** Other pages borrow its picture. */
  const lender = documentById('article-moving');
  const lenderPath = '/nl/advies/verhuizen-wie-verwittigt-u/';
  const pages: { path: string; document: DemoDocument }[] = [
    { path: '/nl/advies/de-huurwaarborg/', document: documentById('article-deposit') },
    { path: '', document: documentById('testimonial-devos') },
    { path: '/nl/contact/', document: documentById('menuPage-contact') },
  ];

  for (const { path: known, document } of pages) {
    test(`${document._type}: its picture when shared, and out of search engines where an editor says so (2.19)`, async () => {
      const path = known || `/nl/testimonials/${document.path?.nl}/`;
      const listed = async (language: string) =>
        (await bodyOf(`/sitemaps/pages-${language}.xml`)).includes(`<loc>${site.origin}${path}</loc>`);
      const shared = async () => attribute(await bodyOf(path), 'meta', { property: 'og:image' }, 'content');
      const before = await shared();
      expect([await listed('nl'), isIndexed(await bodyOf(path))]).toEqual([true, true]);
      const seo = { _type: 'seo', image: lender.image, noIndex: { _type: 'translatedFlag', nl: true } };
      await change({ ...document, seo });
      expect([await listed('nl'), isIndexed(await bodyOf(path))]).toEqual([false, false]);
      // It is not named as a translation either.
      expect(await bodyOf('/sitemaps/pages-fr.xml')).not.toContain(`href="${site.origin}${path}"`);
      const lent = attribute(await bodyOf(lenderPath), 'meta', { property: 'og:image' }, 'content');
      expect(await shared()).toBe(lent);
      expect(before).not.toBe(lent);
      await change(document);
    });
  }
});
