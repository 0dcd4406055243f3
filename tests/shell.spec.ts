import { expect, type Page } from '@playwright/test';
import { languages } from '../app/i18n/languages.ts';
import { hydrated, open } from './site/browser.ts';
import { elements } from './site/html.ts';
import { get } from './site/http.ts';
import { kindsOfPage } from './site/kinds.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const header = '[data-testid="header-bar"]';
const position = (page: Page) => page.locator(header).evaluate((bar) => getComputedStyle(bar).position);
const heightOf = async (page: Page, part: string) => (await page.locator(part).first().boundingBox())?.height ?? 0;
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test('the header is fixed and smaller after 30 px, and full-size again at the top (4.8)', async ({ page }) => {
  await open(page, '/nl/over-ons/');
  const logo = `${header} .site-logo > *`;
  const before = await heightOf(page, logo);
  expect(await position(page)).not.toBe('fixed');

  await scrollTo(page, 30);
  await expect(page.getByRole('button', { name: 'Terug naar de dakrand' })).toBeVisible();
  expect(await position(page)).not.toBe('fixed');

  await scrollTo(page, 31);
  await expect.poll(() => position(page)).toBe('fixed');
  await expect.poll(() => heightOf(page, logo)).toBeLessThan(before);
  await scrollTo(page, 400);
  await expect(page.locator(header)).toBeInViewport();

  await scrollTo(page, 0);
  await expect.poll(() => position(page)).not.toBe('fixed');
  await expect.poll(() => heightOf(page, logo)).toBe(before);
});

test('the content does not shift while the header changes (4.8)', async ({ page }) => {
  await open(page, '/nl/over-ons/');
  const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await scrollTo(page, 200);
  await expect.poll(() => position(page)).toBe('fixed');
  expect(await top()).toBe(before);
});

test('after 10 px a button appears that scrolls back to the top in half a second (2.32, 9.17)', async ({ page }) => {
  await open(page, '/nl/over-ons/');
  // An editor has overridden the interface text of its name.
  const button = page.getByRole('button', { name: 'Terug naar de dakrand' });
  await expect(button).toHaveCount(0);
  await scrollTo(page, 10);
  await expect(button).toHaveCount(0);
  await scrollTo(page, 11);
  await expect(button).toBeVisible();
  await scrollTo(page, 600);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
});

test.describe('the language switch', () => {
  test('leads from each kind of page to the same page in the other languages (1.19)', async () => {
    const [own, french] = await Promise.all([kindsOfPage('nl'), kindsOfPage('fr')]);
    for (const [kind, path] of Object.entries(own)) {
      const { body } = await get(path);
      const links = elements(body, 'a').filter((link) => link.class === 'site-language');
      expect([kind, [...new Set(links.map(({ hreflang }) => hreflang))]]).toEqual([kind, [...languages]]);
      for (const { href = '', hreflang } of links) {
        const { status, body: other } = await get(href);
        expect([kind, href, status]).toEqual([
          kind,
          href,
          kind.startsWith('no') && !href.includes('/te-koop/') ? status : 200,
        ]);
        expect(elements(other, 'html')[0]?.lang).toBe(hreflang);
      }
      if (['home', 'sale', 'contact', 'child', 'testimonial', 'thanks', 'legal', 'preview'].includes(kind)) {
        const target = french[kind]?.split('?', 1)[0];
        expect(
          links.map(({ href }) => href?.split('?', 1)[0]),
          kind,
        ).toContain(target);
      }
    }
  });

  test('leads to the nearest page above where the page is missing (10.6)', async ({ page }) => {
    await open(page, '/nl/renovatiepremies/');
    await page.locator('a.site-language[hreflang="en"]:visible').click();
    await expect(page).toHaveURL('/en/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  const search = 'city=gent%7C9000&sort=price-asc&view=list&page=2';
  const french = /\/fr\/ventes\/\?city=(gent|gand)%7C9000&sort=price-asc&view=list&page=2$/;
  const languageLink = (page: Page) => page.locator('a.site-language[hreflang="fr"]:visible');

  test('keeps the search: its conditions, order, view and page', async ({ page }) => {
    await open(page, `/nl/te-koop/?${search}`);
    const references = (shown: Page) =>
      shown
        .locator('main [data-listing]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-listing')));
    const before = await references(page);
    expect(before.length).toBeGreaterThan(0);
    await languageLink(page).click();
    await expect(page).toHaveURL(french);
    expect(await references(page)).toEqual(before);
    // Metadata for search engines stays the same: a filtered list is a view of one page.
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/fr\/ventes\/\?page=2$/);
  });

  test('keeps the search that choices on the page have led to, on a phone as well', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await open(page, '/nl/te-koop/?view=list');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.locator('select[name="sort"]').selectOption('price-asc');
    await expect(page).toHaveURL('/nl/te-koop/?sort=price-asc&view=list');
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    await page.getByRole('button', { name: word('nl', 'frame.openMenu') }).click();
    // Waits: until the new order is shown, the link leads to the previous one.
    await expect(languageLink(page)).toHaveAttribute('href', /sort=price-asc/);
    await languageLink(page).click();
    await expect(page).toHaveURL('/fr/ventes/?sort=price-asc&view=list');
  });

  test('keeps the search without scripts, for each search its own, and drops what no page knows', async () => {
    for (const query of [search, 'type=1&view=list', search]) {
      const { body } = await get(`/nl/te-koop/?${query}&utm_source=mail&xyz=1`);
      const link = elements(body, 'a').find((each) => each.class === 'site-language' && each.hreflang === 'en');
      expect(link?.href?.replaceAll('&amp;', '&')).toBe(`/en/for-sale/?${query}`);
    }
    const { body } = await get('/nl/contact/?city=gent%7C9000&utm_source=mail');
    const link = elements(body, 'a').find((each) => each.class === 'site-language' && each.hreflang === 'en');
    expect(link?.href).toBe('/en/contact/');
  });

  test('loads the interface texts of the other language', async ({ page }) => {
    await open(page, '/nl/contact/');
    await page.locator('a.site-language[hreflang="fr"]:visible').click();
    await expect(page).toHaveURL('/fr/contact/');
    await hydrated(page);
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  });
});

test.describe('the layout', () => {
  const widths = [320, 390, 766, 767, 820, 1279, 1280, 1440];
  for (const kind of ['home', 'sale', 'property', 'contact', 'child', 'project', 'article', 'notFound'] as const) {
    test(`of ${kind} fits into every width (10.66)`, async ({ page }) => {
      await page.goto((await kindsOfPage('nl'))[kind] ?? '');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(wide, `wider than ${width} px by`).toBe(0);
        const desktop = width >= 1280;
        await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible({ visible: desktop });
        await expect(page.locator('a[aria-haspopup="dialog"]')).toBeVisible({ visible: !desktop });
      }
    });
  }
});

for (const width of [767, 820, 1440])
  test(`the rows of the footer are full at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/fr/contact/');
    const columns = await page.locator('.site-footer section').all();
    const tops = await Promise.all(columns.map(async (column) => (await column.boundingBox())?.y));
    expect(tops).toHaveLength(4);
    const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    expect(rows).toEqual(width < 1280 ? [2, 2] : [4]);
  });

test('every picture reserves its space before it loads, and offers several sizes unless it is small', async () => {
  for (const [kind, path] of Object.entries(await kindsOfPage('nl'))) {
    for (const image of elements((await get(path)).body, 'img')) {
      expect([kind, image.src, Number(image.width) > 0, Number(image.height) > 0]).toEqual([
        kind,
        image.src,
        true,
        true,
      ]);
      // A portrait: one size is sharp on every screen.
      const isSmall = Number(image.width) <= 160 && image.srcset === undefined;
      const sizes = isSmall ? undefined : expect.stringMatching(/\S/);
      const srcset = isSmall ? undefined : expect.stringMatching(/ \d+w, .* \d+w/);
      expect([kind, image.src, image.srcset, image.sizes]).toEqual([kind, image.src, srcset, sizes]);
      expect(image.src).toMatch(/width=\d+&format=webp$/);
      expect(Object.keys(image)).toContain('alt');
    }
  }
});

test.describe('the banner of the home page', () => {
  const shown = (page: Page) =>
    page
      .locator('main .carousel')
      .first()
      .locator('.carousel-slide')
      .evaluateAll((all) => all.findIndex((slide) => Number(getComputedStyle(slide).opacity) > 0.9));

  test('advances automatically, and can be stopped', async ({ page }) => {
    await page.clock.install();
    await open(page, '/nl/');
    await expect.poll(() => shown(page)).toBe(0);
    await page.clock.runFor(7_000);
    await expect.poll(() => shown(page)).toBe(1);
    // Not a real click: that waits for animation frames, which stop with the clock.
    await page
      .getByRole('button', { name: word('nl', 'carousel.stop') })
      .first()
      .dispatchEvent('click');
    const stopped = await shown(page);
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(stopped);
  });

  test('does not move for visitors who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page, '/nl/');
    await expect.poll(() => shown(page)).toBe(0);
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(0);
  });
});
