import { devices, expect, type Locator, type Page } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { elements } from './site/html.ts';
import { get } from './site/http.ts';
import { test } from './site/test.ts';

const path = '/nl/te-koop/';

const stripOf = (card: Locator) => card.locator('.card-strip');

/** A card of the results with several photos. */
function cardWithPhotos(page: Page): Locator {
  return page.locator('main [data-listing]', { has: page.locator('.card-strip') }).nth(1);
}

function askedPictures(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/images/listing/')) asked.add(pathname);
  });
  return asked;
}

test('the page holds one picture a card, and asks for no other until a card is touched (10.125)', async ({ page }) => {
  const { body } = await get(path);
  const cards = body.split('data-listing="').length - 1;
  expect(elements(body, 'img').filter(({ src }) => src?.startsWith('/images/listing/'))).toHaveLength(cards);

  const found = complaints(page);
  const asked = askedPictures(page);
  await open(page, path);
  const card = cardWithPhotos(page);
  await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const id = (await card.getAttribute('data-listing')) ?? '';
  const own = () => [...asked].filter((each) => each.startsWith(`/images/listing/${id}/`)).length;
  expect(own()).toBe(1);
  await card.hover();
  await expect.poll(own).toBe(2);
  expect(found).toEqual([]);
});

test('a mouse steps through the pictures with arrows, and opens the property by any of them', async ({ page }) => {
  const found = complaints(page);
  await open(page, path);
  const card = cardWithPhotos(page);
  const title = await card.getByRole('heading').innerText();
  await card.hover();
  const next = card.getByRole('button', { name: `Volgende foto: ${title}` });
  await expect(card.getByRole('button', { name: `Vorige foto: ${title}` })).toHaveAttribute('aria-disabled', 'true');
  const before = await card.boundingBox();
  await next.click();
  await expect(card).toContainText('2/5');
  await next.click();
  await expect(card).toContainText('3/5');
  expect(await card.boundingBox()).toEqual(before);
  await expect(page).toHaveURL(path);
  expect(await barriers(page, { only: 'main [data-listing]' })).toEqual([]);
  const shown = stripOf(card).locator('img').nth(2);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await stripOf(card).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(found).toEqual([]);
});

test('with the keyboard a card is one stop to its property, and its arrows are one step back', async ({ page }) => {
  await open(page, path);
  const card = cardWithPhotos(page);
  const link = card.getByRole('heading').getByRole('link');
  await link.focus();
  const next = card.getByRole('button', { name: /^Volgende foto/ });
  await next.waitFor();
  await page.keyboard.press('Shift+Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('2/5');
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: /^Bewaren/ })).toBeFocused();
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
  test.use(phone);

  test('a card is swiped from its first picture on, and tapped (10.125)', async ({ page }) => {
    const found = complaints(page);
    await open(page, path);
    const card = cardWithPhotos(page);
    await card.scrollIntoViewIfNeeded();
    const title = await card.getByRole('heading').innerText();
    const box = await stripOf(card).boundingBox();
    if (!box) throw new Error('The pictures are out of sight');
    await swipeLeft(page, box);
    await expect(card).toContainText('2/5');
    await expect(page).toHaveURL(path);
    const second = stripOf(card).locator('img').nth(1);
    await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    for (const arrow of await card.getByRole('button', { name: /foto/ }).all())
      await expect(arrow).toHaveCSS('opacity', '0');
    await stripOf(card).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(found).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card shows its first picture alone, which leads to the property', async ({ page }) => {
    await page.goto(path);
    const card = cardWithPhotos(page);
    await expect(card.locator('.card-count')).toBeHidden();
    await expect(card.getByRole('button', { name: /foto/ })).toHaveCount(0);
    const title = await card.getByRole('heading').innerText();
    await stripOf(card).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

/** Swipes with a finger: Playwright has no swipe of its own. */
async function swipeLeft(page: Page, { x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width * share, y: y + height / 2 }],
    });
  await touch('touchStart', 0.85);
  for (let share = 0.8; share > 0.15; share -= 0.05) await touch('touchMove', share);
  await touch('touchEnd', 0.15);
}
