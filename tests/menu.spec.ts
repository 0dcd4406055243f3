import { expect } from '@playwright/test';
import { holdBack, hydrated, open } from './site/browser.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const text = (key: string) => word('nl', key);
const mainMenu = { name: text('frame.mainMenu') };

test('a submenu says whether it is open, and closes on Escape for pointer and keyboard', async ({ page }) => {
  await open(page, '/nl/');
  const parent = page.getByRole('navigation', mainMenu).getByRole('link', { name: 'Diensten' });
  const child = page.getByRole('navigation', mainMenu).getByRole('link', { name: 'Verkopen' });
  await expect(parent).toHaveAttribute('aria-expanded', 'false');
  await expect(child).toBeHidden();

  await parent.hover();
  await expect(child).toBeVisible();
  await expect(parent).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(child).toBeHidden();
  await expect(parent).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.move(700, 600);

  await parent.focus();
  await page.keyboard.press('Tab');
  await expect(child).toBeFocused();
  await expect(parent).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(child).toBeHidden();
  await expect(parent).toBeFocused();

  // Moving back to it opens it again.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(child).toBeVisible();
});

test('the languages are in sight when a phone’s menu opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/nl/');
  await page.getByRole('button', { name: text('frame.openMenu') }).click();
  const french = page.getByRole('dialog').locator('a.site-language[hreflang="fr"]');
  await expect(french).toBeInViewport({ ratio: 1 });
});

test('the search of the header can be typed into as soon as it is open', async ({ page }) => {
  await open(page, '/nl/contact/');
  await page.locator('.site-header summary').click();
  await page.keyboard.type('gent');
  await expect(page.locator('.site-header-search input')).toHaveValue('gent');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?city=gent/);
});

test('the search of the header opens before scripts have come, and keeps what is typed until then', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/nl/contact/', { waitUntil: 'commit' });
  await page.locator('.site-header summary').click();
  const field = page.locator('.site-header-search input');
  await field.click();
  await page.keyboard.type('ge');
  release();
  await hydrated(page);
  await page.keyboard.type('nt');
  await expect(field).toHaveValue('gent');
  await expect(field).toBeFocused();
});
