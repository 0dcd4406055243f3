// Requirements 10.66
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { hydrated } from './site/browser.ts';
import { documentById } from './site/demo-content.ts';
import { feed, listings, type DemoListing } from './site/demo-listings.ts';
import { importDocuments } from './site/import-documents.ts';
import { kindsOfPage } from './site/kinds.ts';
import { brokenWords, layoutProblems } from './site/layout.ts';
import { demoOrigin, startSite, temporaryFolder, type TestSite } from './site/server.ts';
import { test } from './site/test.ts';

const widths = [320, 390, 820, 1440];

const sentence = 'Deze woning kijkt uit op een rustige tuin en heeft een keuken waar u met twaalf aan tafel kunt. ';
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const drawing = 'demo:facade?listing=x&n=1&view=front&type=house&variant=villa&floors=2&era=1990&seed=7';

const picture = (n: number, Width: number, Height: number) => ({
  ID: `x-${n}`,
  Url: drawing,
  Width,
  Height,
  Name: 'Gevel',
});

/** Extreme or missing values, each as one listing. */
const extremes: Record<string, Partial<DemoListing>> = {
  'a title of 200 characters': { Title: sentence.repeat(3).slice(0, 200) },
  'a title of one endless word': { Title: `${longWord}${longWord}`.slice(0, 160) },
  'a description of one word': { Description: 'Instapklaar' },
  'a description of ten paragraphs': { Description: Array.from({ length: 10 }, () => sentence.repeat(5)).join('\n\n') },
  'no picture': {
    PictureItems: [],
    SmallPictureItem: undefined,
    MediumPictureItem: undefined,
    XLargePictureItem: undefined,
  },
  'one picture': { PictureItems: [picture(1, 1600, 1067)] },
  'portrait and panorama pictures': {
    PictureItems: [picture(1, 800, 1600), picture(2, 3200, 800), picture(3, 900, 1600), picture(4, 1600, 1067)],
  },
  'a price of 9,999,999': { Price: 9_999_999, PublishPrice: 1, PriceUnit: 7, PriceUnitText: 'vanaf' },
  'an endless place and type': { City: `Sint-${longWord}`, TypeDescription: longWord, Street: longWord },
};

test.describe('extreme listings', () => {
  let site: TestSite;
  const ids = new Map(Object.keys(extremes).map((name, index) => [name, String(90_001 + index)]));
  test.beforeAll(async () => {
    site = await startSite();
    const first = listings.find(
      (listing) => listing.PublishPrice === 1 && listing.PublishAddress === 1 && listing.WebID === 1,
    );
    const records = Object.entries(extremes).map(([name, fields]) => ({
      ...first,
      Goal: 0,
      Translations: [],
      Marquee: 1,
      MarqueeName: 'Nieuw',
      OnlineDate: '2026-11-20',
      ...fields,
      ID: ids.get(name),
      RecordFile: `X-${ids.get(name)}`,
    }));
    const file = path.join(await temporaryFolder('extremes'), 'feed.json');
    await writeFile(
      file,
      JSON.stringify({ ...feed, Complete: 0, PropertyList: records, ProjectList: [], DeletedList: [] }),
    );
    const { output } = await site.command('listings:import', file);
    expect(output).toContain(`${records.length} new`);
  });
  test.afterAll(() => site?.stop());

  for (const view of ['grid', 'list']) {
    test(`cards hold them in the ${view} view (2.26)`, async ({ page }) => {
      await fitsEverywhere(page, `${site.origin}/nl/te-koop/?search=X-9000&view=${view}`, async () =>
        expect(page.locator('main article').first()).toBeVisible(),
      );
    });
  }

  for (const [name, id] of ids) {
    test(`a page with ${name}`, async ({ page }) => {
      await fitsEverywhere(page, `${site.origin}/nl/te-koop/x/y/${id}/`, async () =>
        expect(page.locator('h1')).toBeVisible(),
      );
    });
  }
});

test.describe('long words', () => {
  for (const address of [
    '/de/',
    '/de/zu-verkaufen/',
    '/de/zu-verkaufen/?bedrooms=50',
    '/de/kontakt/',
    '/fr/',
    '/fr/ventes/',
  ]) {
    test(address, ({ page }) => fitsEverywhere(page, demoOrigin() + address));
  }
});

for (const [language, { search, demand, valuation, compare }] of Object.entries({
  nl: { search: 'te-koop', demand: 'zoekopdracht', valuation: 'gratis-schatting', compare: 'vergelijken' },
  de: {
    search: 'zu-verkaufen',
    demand: 'formular/demand-register',
    valuation: 'formular/contact-demand',
    compare: 'vergleichen',
  },
}))
  test(`no word is broken inside on phones and desktops, in ${language} (10.251)`, async ({ page }) => {
    const { home, property, contact } = await kindsOfPage(language === 'nl' ? 'nl' : 'de');
    const ids = listings.slice(0, 3).map(({ ID }) => ID);
    const own = [search, demand, valuation, `${compare}/?ids=${ids.join(',')}`].map((end) => `/${language}/${end}`);
    for (const address of [home, property, contact, ...own]) {
      await show(page, demoOrigin() + (address ?? '').replace(/([^/])$/, address?.includes('?') ? '$1' : '$1/'), 360);
      for (const width of [360, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => brokenWords(page), { message: `${address} at ${width} px` }).toEqual([]);
      }
    }
  });

test.describe('colours of an editor', () => {
  let site: TestSite;
  test.beforeAll(async () => {
    site = await startSite();
    const yellowOnWhite = { bgColor: '#ffffff', textColor: '#ffff00', btnColor: '#ffffff', btnTextColor: '#fff0a0' };
    await importDocuments(site, [
      {
        ...documentById('header'),
        appBar: { ...yellowOnWhite, changeOnScroll: true },
        menuMobile: { position: 'right', colors: yellowOnWhite },
      },
      { ...documentById('footer'), bgColor: '#ffffff', textColor: '#ffff00' },
    ]);
  });
  test.afterAll(() => site?.stop());

  for (const scheme of ['light', 'dark'] as const) {
    test(`a header in yellow on white can be read in the ${scheme} scheme (10.23)`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await show(page, `${site.origin}/nl/contact/`, 1440);
      for (const part of ['.site-menu-link', '.site-header-button', '.site-footer a', '.site-top-bar a']) {
        expect([part, await contrastOf(page, part)]).toEqual([part, expect.any(Number)]);
        expect(await contrastOf(page, part)).toBeGreaterThanOrEqual(4.5);
      }
      await show(page, `${site.origin}/nl/contact/`, 390);
      await page.locator('a[aria-haspopup="dialog"]').click();
      expect(await contrastOf(page, '.site-drawer nav a')).toBeGreaterThanOrEqual(4.5);
    });
  }
});

/** Checks the page at every width, loaded once: turning a phone must not require a reload. */
async function fitsEverywhere(
  page: Page,
  url: string,
  there: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (const [turn, width] of widths.entries()) {
    if (turn === 0) await show(page, url, width);
    else await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await there();
    expect(await layoutProblems(page), `at ${width} px`).toEqual([]);
  }
}

async function show(page: Page, url: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(url);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
}

/** WCAG's contrast ratio between the first visible element's text and its background. */
function contrastOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element) => {
      const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
      const luminance = (colour: string) =>
        channels(colour)
          .slice(0, 3)
          .map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
          .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
      const behind = (from: Element | null): string => {
        const colour = from ? getComputedStyle(from).backgroundColor : 'rgb(255, 255, 255)';
        return from && (channels(colour)[3] ?? 1) === 0 ? behind(from.parentElement) : colour;
      };
      const [light = 0, dark = 0] = [luminance(getComputedStyle(element).color), luminance(behind(element))].sort(
        (a, b) => b - a,
      );
      return (light + 0.05) / (dark + 0.05);
    });
}
