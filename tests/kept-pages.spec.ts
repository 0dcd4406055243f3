import { expect, type Page } from '@playwright/test';
import playwright from '../playwright.config.ts';
import { open } from './site/browser.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

/** Pages stay in bfcache, which Playwright disables by default and Chromium's headless shell lacks. */
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  launchOptions: {
    ...playwright.use?.launchOptions,
    executablePath: process.env.CHROMIUM_PATH || undefined,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Goes back without Playwright's wait for a navigation, which bfcache does not cause. */
const goBack = (page: Page) => page.evaluate(() => history.back());

/** Marks the page in memory: only a page from bfcache still has the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isKept: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isKept' in window);

test('back from a home, the results stand at the same card with the same filters (10.252)', async ({ page }) => {
  await open(page, '/nl/te-koop/');
  await page.getByRole('button', { name: word('nl', 'search.filters') }).tap();
  const sheet = page.getByRole('dialog', { name: word('nl', 'search.filters') });
  await sheet.getByText('Huis', { exact: true }).tap();
  await sheet.locator('button[type="submit"]').tap();
  await expect(page).toHaveURL('/nl/te-koop/?type=1');
  await expect(sheet).toBeHidden();
  await mark(page);

  const card = page.locator('main article').nth(19);
  const title = await card.getByRole('heading').textContent();
  await card.scrollIntoViewIfNeeded();
  const place = await card.boundingBox();
  await card.getByRole('link').last().tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');

  await goBack(page);
  await expect(page).toHaveURL('/nl/te-koop/?type=1');
  expect(await isMarked(page)).toBe(true);
  await expect(card.getByRole('heading')).toHaveText(title ?? '');
  expect(await card.boundingBox()).toEqual(place);
  await expect(page.locator('main form [name="type"][value="1"]').first()).toBeChecked();
});

for (const [kind, path] of [
  ['home', '/nl/'],
  ['the news', '/nl/nieuws/'],
  ['a form', '/nl/contact/'],
  ['favourites', '/nl/favorieten/'],
] as const)
  test(`the browser keeps ${kind} for the way back (10.252)`, async ({ page }) => {
    await open(page, path);
    await mark(page);
    await page.goto('/nl/over-ons/');
    await goBack(page);
    await expect(page).toHaveURL(path);
    expect(await isMarked(page)).toBe(true);
  });
