import { expect } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { kindsOfPage } from './site/kinds.ts';
import { screens } from './site/screens.ts';
import { test } from './site/test.ts';

const views = [
  { width: 390, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
] as const;

for (const screen of [...screens, 'articles', 'thanks', 'styleguide'] as const) {
  test(`${screen} passes the accessibility checks at every width, in either scheme (10.64)`, async ({ page }) => {
    const path = screen === 'styleguide' ? '/styleguide/' : ((await kindsOfPage('nl'))[screen] ?? '');
    const found = complaints(page);
    for (const [turn, { width, scheme }] of views.entries()) {
      await page.setViewportSize({ width, height: 900 });
      // Without motion, so that nothing is checked while it fades in.
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      if (turn === 0) await open(page, path);
      // Colours have transitions.
      else await page.waitForTimeout(400);
      expect(await barriers(page), `${width} px, ${scheme}`).toEqual([]);
    }
    expect(found).toEqual([]);
  });
}

test('the first tab stop skips to the content', async ({ page }) => {
  await open(page, '/nl/contact/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the drawer menu works by keyboard alone (2.31, 4.7)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/nl/contact/');
  const button = page.locator('a[aria-haspopup="dialog"]');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();

  // The focus cycles through the drawer and the browser's own bar, never onto the page behind.
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const at = document.activeElement;
      return at !== null && at !== document.body && at.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }

  await page.mouse.move(190, 350);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
});

test('the drawer closes when one of its links is followed, and by its button', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await open(page, '/nl/contact/');
  const drawer = page.getByRole('dialog');
  await page.locator('a[aria-haspopup="dialog"]').click();
  await drawer.getByRole('button', { name: 'Menu sluiten' }).click();
  await expect(drawer).toBeHidden();
  await page.locator('a[aria-haspopup="dialog"]').click();
  await drawer.getByRole('link', { name: 'Diensten', exact: true }).click();
  await expect(page).toHaveURL('/nl/diensten/');
  await expect(drawer).toBeHidden();
});
