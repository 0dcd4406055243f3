// Requirements 10.40
import { expect } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { open } from './site/browser.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const text = (key: string) => word('nl', key);

test('favourites are remembered across pages, removed listings are dropped, and an empty list says so', async ({
  page,
}) => {
  await open(page, '/nl/te-koop/');
  const cards = page.locator('main section li article');
  const second = cards.nth(1);
  const title = await second.getByRole('heading').innerText();
  const heart = second.locator('.favourite-button');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await cards.nth(3).locator('.favourite-button').click();
  await page.evaluate(() => {
    const stored: unknown = JSON.parse(localStorage.getItem('gevel_favourites') ?? '[]');
    localStorage.setItem(
      'gevel_favourites',
      JSON.stringify([...(Array.isArray(stored) ? stored : []), '999999', '../x']),
    );
  });

  await open(page, '/nl/favorieten/');
  const list = page.locator('main ul article');
  await expect(list).toHaveCount(2);
  await expect(list.last().getByRole('heading')).toHaveText(title);
  const counted = page.getByRole('banner').getByRole('link', { name: text('favourites.title') });
  await expect(counted).toContainText('2');
  // On phones too, beside the button and the menu.
  const size = page.viewportSize();
  for (const language of ['nl', 'fr', 'en', 'de']) {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `/${language}/`);
    const heart = page.getByRole('banner').getByRole('link', { name: word(language as 'nl', 'favourites.title') });
    await expect(heart).toContainText('2');
    await expect(heart).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const button = page.getByRole('banner').getByRole('link', { name: word(language as 'nl', 'frame.freeValuation') });
    // Its text is not cut off.
    expect(await button.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  }
  if (size) await page.setViewportSize(size);
  await open(page, '/nl/favorieten/');
  expect(await page.evaluate(() => localStorage.getItem('gevel_favourites'))).not.toContain('999999');
  expect(await barriers(page)).toEqual([]);

  for (const left of [1, 0]) {
    await list.first().locator('.favourite-button').click();
    await expect(list).toHaveCount(left);
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: text('favourites.search') })
    .click();
  await expect(page).toHaveURL('/nl/te-koop/');
});

test('a heart beside words says either to save or that it is saved', async ({ page }) => {
  await open(page, '/nl/te-koop/');
  await page.locator('main section li article').first().getByRole('link').click();
  const heart = page.locator('.favourite-button[data-text]').first();
  const [add, kept] = [heart.getByText(text('favourites.add')), heart.getByText(text('favourites.kept'))];
  await expect(add).toBeVisible();
  await expect(kept).toBeHidden();
  await heart.click();
  await expect(kept).toBeVisible();
  await expect(add).toBeHidden();
});

test('going back restores the scroll position, and viewed listings are listed', async ({ page }) => {
  await open(page, '/nl/te-koop/?sort=price-asc');
  const link = page.locator('main section li article').nth(16).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const title = await link.innerText();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gevel_recently_viewed'))).toMatch(/\d/);
  await page.goBack();
  await expect(page).toHaveURL('/nl/te-koop/?sort=price-asc');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  const recent = page.getByRole('region', { name: text('recent.title') });
  await expect(recent.getByRole('link', { name: title })).toBeVisible();
});
