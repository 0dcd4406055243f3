// Requirements 10.185
import { expect, type Page } from '@playwright/test';
import { complaints, holdBack, open } from './site/browser.ts';
import { propertyPaths } from './site/kinds.ts';
import { atRest, line, pull } from './site/thumb.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

/** A property's map loads near the viewport: earlier, its scripts would block the first taps. */
test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

const selector = 'main iframe[id^="map-"]';
const map = (page: Page) => page.locator(selector);
const place = (page: Page) => page.getByRole('region', { name: word('nl', 'map.frame') });
const inMap = (page: Page) => page.frameLocator(selector);

function requestsOfMap(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/map-frame|PropertyMapMessages/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

async function seen(page: Page): Promise<void> {
  await expect(inMap(page).locator('html')).toHaveAttribute('data-shown', '1');
  await expect(inMap(page).locator('.pin, .around').first()).toBeVisible();
}

test('the map of a property starts when a thumb comes near it, and is no step on the way back (10.188)', async ({
  page,
}) => {
  const found = complaints(page);
  const [path = ''] = await propertyPaths('nl', 1);
  const requests = requestsOfMap(page);
  await open(page, '/nl/');
  await open(page, path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2_000);
  expect(requests).toEqual([]);

  await expect(async () => {
    await pull(page, line({ x: 195, y: 600 }, { x: 195, y: 160 }));
    await expect(place(page)).toBeInViewport({ timeout: 250 });
  }).toPass({ intervals: [100] });
  await seen(page);

  // Returning restores the scroll position, with the map.
  const left = await atRest(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/$/);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -1);
  await seen(page);
  // Once per visit: the browser would load a frame in the initial document by itself, too early.
  expect(requests.filter((url) => url.endsWith('/map-frame/'))).toHaveLength(2);
  expect(found).toEqual([]);
});

test('the link of its section and the keyboard lead to a map that shows the property', async ({ page }) => {
  const [path = ''] = await propertyPaths('nl', 1);
  await open(page, path);
  await page
    .getByRole('navigation', { name: word('nl', 'sections.label') })
    .getByRole('link', { name: word('nl', 'sections.place'), exact: true })
    .press('Enter');
  await expect(map(page)).toBeInViewport();
  await seen(page);
  await page.keyboard.press('Tab');
  await expect(inMap(page).locator(':focus')).toHaveCount(1);
});

test('the Tab key leads into the map from the section far above it that a link has led to (10.188)', async ({
  page,
}) => {
  const [path = ''] = await propertyPaths('nl', 1);
  await open(page, path);
  await page
    .getByRole('navigation', { name: word('nl', 'sections.label') })
    .getByRole('link', { name: word('nl', 'sections.facts'), exact: true })
    .tap();
  await expect(page.locator('#facts')).toBeFocused();
  await seen(page);
  await expect(map(page)).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(inMap(page).locator('button:focus, a:focus')).toBeInViewport();
});

test('the map is there for whoever goes through the page by the Tab key', async ({ page }) => {
  const [path = ''] = await propertyPaths('nl', 1);
  await open(page, path);
  await expect(map(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await seen(page);
});

test('the map is there for whoever has pressed Tab before the page was alive (10.197)', async ({ page }) => {
  const [path = ''] = await propertyPaths('nl', 1);
  const letCome = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(1);
  letCome();
  await seen(page);
});

test('an address of a section shows the map, and the page is taken over as it was sent (10.188)', async ({ page }) => {
  const found = complaints(page);
  const [path = ''] = await propertyPaths('nl', 1);
  await open(page, `${path}#facts`);
  await seen(page);
  expect(found).toEqual([]);
});

test('a map that had no connection comes once there is one (10.188)', async ({ page, context }) => {
  const [path = ''] = await propertyPaths('nl', 1);
  await open(page, path);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await place(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_000);
  await context.setOffline(false);
  await seen(page);
});

test('a map whose frame did not come is asked for again with the connection', async ({ page, context }) => {
  const [path = ''] = await propertyPaths('nl', 1);
  await page.route('**/map-frame/', (route) => route.abort());
  await open(page, path);
  await place(page).scrollIntoViewIfNeeded();
  await expect(map(page)).toBeVisible();
  await page.unroute('**/map-frame/');
  await context.setOffline(true);
  await context.setOffline(false);
  await seen(page);
});

test('the next property that is opened from a property has its own map', async ({ page }) => {
  const [path = ''] = await propertyPaths('nl', 1);
  await open(page, path);
  await place(page).scrollIntoViewIfNeeded();
  await seen(page);
  const first = await map(page).getAttribute('id');
  const similar = page
    .getByRole('region', { name: word('nl', 'property.similar') })
    .getByRole('link')
    .first();
  await similar.tap();
  // The previous page may stay a little longer, and the next one begins at its top.
  await expect(async () => {
    await place(page).scrollIntoViewIfNeeded();
    await expect(map(page)).not.toHaveAttribute('id', String(first), { timeout: 250 });
  }).toPass();
  await seen(page);
});
