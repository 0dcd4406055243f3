/** Editors' choices for a module or a page, as a visitor sees them in the demo agency. */
import { expect, type Page } from '@playwright/test';
import { open } from './site/browser.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

test('a search panel shows all of its fields at once (3.19)', async ({ page }) => {
  await open(page, '/en/register/');
  const panel = page.locator('[data-module="searchModule"]');
  await expect(panel.getByText(word('en', 'rooms.bedRoom'), { exact: true })).toBeVisible();
  await open(page, '/en/about-us/references/');
  const bar = page.locator('[data-module="searchModule"]');
  await expect(bar.getByText(word('en', 'search.more'), { exact: true })).toBeVisible();
  await expect(bar.getByText(word('en', 'rooms.bedRoom'), { exact: true })).toBeHidden();
});

test('a wide page goes up to the edges of the screen (10.20)', async ({ page }) => {
  await page.setViewportSize({ width: 1800, height: 900 });
  const widthOf = async (path: string) => {
    await open(page, path);
    return (await page.locator('[data-module]').first().boundingBox())?.width ?? 0;
  };
  expect(await widthOf('/en/about-us/references/')).toBeGreaterThan(1700);
  expect(await widthOf('/en/')).toBeLessThan(1300);
});

/** The positions of the headings in the first contact module. */
async function placesOf(page: Page, path: string) {
  await open(page, path);
  const headings = page
    .locator('[data-module="contactModule"]')
    .filter({ hasText: 'Opening hours' })
    .first()
    .locator('.item-grid')
    .getByRole('heading');
  return Promise.all((await headings.all()).map(async (heading) => heading.boundingBox()));
}

test('a contact module has its parts side by side, in their order (2.21)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const [address, hours] = await placesOf(page, '/en/contact/');
  // Beside the form they are in the narrower column, one below the other.
  expect(address?.x).toBe(hours?.x);
  expect(address?.y).toBeLessThan(hours?.y ?? 0);
});
