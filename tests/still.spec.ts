import { expect, type Page } from '@playwright/test';
import { complaints, holdBack, hydrated, open } from './site/browser.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const text = (key: string) => word('nl', key);

/** Whether the page is still the document that `mark` was called on. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
const isFirst = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-first'));

test('parts that are markup alone lead on like any other, and are there again on the way back', async ({ page }) => {
  const found = complaints(page);
  await open(page, '/nl/');
  const modules = page.locator('main [data-module]');
  const before = await modules.evaluateAll((parts) => parts.map((part) => part.textContent));
  await mark(page);
  const link = page.locator('footer').getByRole('link', { name: 'Contact', exact: true });
  await link.click();
  await expect(page).toHaveURL('/nl/contact/');
  // The address is there before the page is.
  await expect(modules).not.toHaveText(before);
  expect(await isFirst(page)).toBe(true);
  await expect(link).toBeVisible();
  await page.goBack();
  await expect(modules).toHaveText(before);
  // With a key for another tab it is the browser's link.
  const other = page.context().waitForEvent('page');
  await page
    .locator('footer')
    .getByRole('link', { name: 'Contact', exact: true })
    .click({ modifiers: ['Control'] });
  await expect(await other).toHaveURL('/nl/contact/');
  expect(found).toEqual([]);
});

test('a document does without the code of its still parts; a navigation waits for it', async ({ page }) => {
  const found = complaints(page);
  let letCome = () => {};
  const late = new Promise<void>((resolve) => (letCome = resolve));
  const asked: string[] = [];
  await page.route(/\/(still-views|RichText)-[^/]+\.js$/, async (route) => {
    asked.push(route.request().url());
    await late;
    await route.continue();
  });
  await page.goto('/nl/diensten/');
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber$')),
  );
  const modules = page.locator('main [data-module]');
  await expect(modules.first()).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(asked).toEqual([]);
  // Where somebody moves, a navigation may follow.
  await page.mouse.move(200, 300);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await mark(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Onze diensten');
  await page.locator('footer').getByRole('link', { name: 'Over ons', exact: true }).first().click();
  await page.waitForTimeout(700);
  await expect(heading).toHaveText('Onze diensten');
  letCome();
  await expect(heading).toHaveText('Over Gevel');
  await expect(page).toHaveURL('/nl/over-ons/');
  await expect(page.locator('main [data-module=textModule]').first()).toBeVisible();
  expect(await isFirst(page)).toBe(true);
  expect(found).toEqual([]);
});

test('hearts of a list that is markup alone show and change what is a favourite', async ({ page }) => {
  await open(page, '/nl/');
  const list = page.locator('[data-still] [data-module="propertyListModule"]').first();
  const heart = list.locator('.favourite-button').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const favourites = page.getByRole('banner').getByRole('link', { name: text('favourites.title') });
  await expect(favourites).toContainText('1');
  await page.reload();
  await hydrated(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // Another tab takes it away.
  const other = await page.context().newPage();
  await other.goto('/nl/favorieten/');
  await other.locator('main .favourite-button').first().click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a heart that is pressed before the page is alive counts', async ({ page }) => {
  // The scripts come late, as on a slow line.
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  for (const path of ['/nl/te-koop/', '/nl/']) {
    await page.goto(path, { waitUntil: 'commit' });
    const heart = page.locator('article .favourite-button').nth(1);
    await heart.click();
    await hydrated(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  }
});

test('a heart of a list that has not come alive counts, though React stops what is pressed there', async ({ page }) => {
  const letCome = await holdBack(page, /\/te-koop\.data/);
  await page.goto('/nl/te-koop/');
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber$')),
  );
  const heart = page.locator('article .favourite-button').nth(1);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  letCome();
  await hydrated(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a document has no data of its cards and its choices beside their markup', async ({ request }) => {
  for (const path of ['/nl/te-koop/', '/nl/']) {
    const html = await (await request.get(path)).text();
    const title = /class="card-link"[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
    expect(title.length).toBeGreaterThan(10);
    const data = [...html.matchAll(/streamController\.enqueue\((.*?)\);?<\/script>/g)].map(([, json]) => json).join();
    expect(data).toContain('footer');
    expect(data).not.toContain(title);
    // Nor of the strips that move.
    expect(data).not.toContain('Onlangs verkocht');
    expect(data).not.toContain('"zip');
  }
});

test('results whose data do not come stay a list of links and a form, and come alive when they do', async ({
  page,
}) => {
  let isDown = true;
  await page.route(/\/te-koop\.data/, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/nl/te-koop/');
  const card = page.locator('main article').first();
  await expect(card).toBeVisible();
  await page.waitForTimeout(2_500);
  await expect(page.locator('.search-form').first()).not.toHaveAttribute('data-live');
  const path = await card.getByRole('link').getAttribute('href');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(path ?? '');
  await page.goto('/nl/te-koop/');
  isDown = false;
  await hydrated(page);
  const heart = card.locator('.favourite-button');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('results that have changed since the document was made are shown as they are now', async ({ page }) => {
  const path = '/nl/te-koop/?sort=price-asc';
  const html = await (await page.request.get(path)).text();
  const price = /class="card-price"[^€]*(€\s[\d.]+)/.exec(html)?.[1] ?? '';
  expect(price).not.toBe('');
  await page.route(/\/te-koop\.data/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(price, '€ 1') });
  });
  await page.goto(path);
  await expect(page.locator('main article').first()).toContainText(price);
  await hydrated(page);
  await expect(page.locator('main article .card-price').first()).toHaveText('€ 1');
});

test('a document that a browser extension has changed keeps its still parts', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('header')?.insertAdjacentHTML('beforebegin', '<p>An extension</p>');
      document.querySelector('main')?.firstElementChild?.remove();
    });
  });
  await page.goto('/nl/');
  await hydrated(page);
  await expect(page.locator('footer').getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
  await expect(page.locator('main [data-module="textModule"]').first()).toBeVisible();
});
