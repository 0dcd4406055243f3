import { expect, type Page } from '@playwright/test';
import { open } from './site/browser.ts';
import { propertyPaths } from './site/kinds.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

/** Switching between list and map, and paging through the list. */
const text = (key: string) => word('nl', key);
const scrollOf = (page: Page) => page.evaluate(() => scrollY);
const regionOf = (page: Page) => page.getByRole('region', { name: text('map.frame'), exact: true });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('one button at the thumb leads to a map that fills the screen, and back leads to the list as it was (10.127)', async ({
    page,
  }) => {
    await open(page, '/nl/');
    await open(page, '/nl/te-koop/');
    await page.evaluate(() => scrollTo(0, 1500));
    const toMap = page.getByRole('link', { name: text('results.view.map'), exact: true });
    const place = await toMap.boundingBox();
    expect(place?.y).toBeGreaterThan(664 * 0.75);
    await toMap.tap();
    await expect(page.frameLocator('#results-map').locator('.mark').first()).toBeVisible();
    await expect
      .poll(async () => {
        const box = await regionOf(page).boundingBox();
        const header = await page.locator('.site-header-bar').boundingBox();
        return box && header && [box.y - (header.y + header.height), box.y + box.height].map(Math.round);
      })
      .toEqual([0, 664]);
    const toList = page.getByRole('link', { name: text('results.toList'), exact: true });
    expect((await toList.boundingBox())?.y).toBe(place?.y);

    // Moving the map adds no history entry.
    await page.frameLocator('#results-map').locator('.cluster').first().tap();
    await expect(page).toHaveURL(/view=map.*box=|box=.*view=map/);
    await page.goBack();
    await expect(page).toHaveURL('/nl/te-koop/');
    await expect(regionOf(page)).toHaveCount(0);
    await expect(page.locator('[data-listing]').first()).toBeVisible();
    await expect.poll(() => scrollOf(page)).toBe(1500);
    await page.goBack();
    await expect(page).toHaveURL('/nl/');
  });

  test('a visit that begins with the map begins at the map, and one whose connection is gone keeps its list (10.138)', async ({
    page,
    context,
  }) => {
    await open(page, '/nl/te-koop/?view=map');
    await expect
      .poll(async () => {
        const box = await regionOf(page).boundingBox();
        const header = await page.locator('.site-header-bar').boundingBox();
        return box && header && [box.y - (header.y + header.height), box.y + box.height].map(Math.round);
      })
      .toEqual([0, 664]);

    await open(page, '/nl/te-koop/');
    const homes = await page.locator('[data-listing]').count();
    await context.setOffline(true);
    const note = page.getByText(text('results.offline'));
    await expect(note).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(note).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 664 });
    await page.getByLabel(text('results.sort')).selectOption('price-asc');
    await page.waitForTimeout(500);
    await expect(page).toHaveURL('/nl/te-koop/');
    await expect(page.locator('[data-listing]')).toHaveCount(homes);
    await context.setOffline(false);
    await expect(note).toBeHidden();
    await expect(page).toHaveURL(/sort=price-asc/);
  });
});

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('another page of results begins at the top of the list (10.127)', async ({ page }) => {
      await open(page, '/nl/te-koop/');
      const list = page.getByRole('region', { name: text('results.label') });
      const top = () => list.evaluate((element) => element.getBoundingClientRect().top);
      for (const number of [2, 3]) {
        await page.getByRole('link', { name: text('pagination.next') }).click();
        await expect(list.getByRole('status')).toContainText(new RegExp(`pagina ${number} van`, 'i'));
        await expect.poll(top).toBeLessThan(viewport.height / 4);
        expect(await top()).toBeGreaterThanOrEqual(60);
        expect(await scrollOf(page)).toBeGreaterThan(0);
      }
      // Going back restores the scroll position on the previous page.
      await page.goBack();
      await expect(list.getByRole('status')).toContainText(/pagina 2 van/i);
      await expect.poll(top).toBeLessThan(0);
    });

    test('a map is a region with a name, beside results and on a property', async ({ page }) => {
      const [property = ''] = await propertyPaths('nl', 1);
      for (const path of ['/nl/te-koop/?view=map', property]) {
        await open(page, path);
        await regionOf(page).scrollIntoViewIfNeeded();
        await expect(regionOf(page).locator('iframe')).toHaveCount(1);
      }
    });
  });

test('results begin in the first screen, whatever was asked for (10.141)', async ({ page }) => {
  for (const size of [
    { width: 390, height: 664 },
    { width: 1280, height: 720 },
    { width: 1440, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/nl/te-koop/?city=gent%7C9000&type=1&bedrooms=3');
    const picture = page.locator('.results-list img').first();
    await expect(picture).toBeInViewport({ ratio: 0.15 });
  }
});
