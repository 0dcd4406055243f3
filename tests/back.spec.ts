import { expect, type Page } from '@playwright/test';
import { open } from './site/browser.ts';
import { propertyPaths } from './site/kinds.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

/** The back button with an overlay open. */
const text = (key: string) => word('nl', key);
const drawer = (page: Page) => page.getByRole('dialog', { name: text('frame.menu') });
const viewer = (page: Page) => page.getByRole('dialog', { name: /./ }).filter({ has: page.locator('.photo-viewer') });
const historyLength = (page: Page) => page.evaluate(() => history.length);

/** Opens two pages in a row, so that the second has a page of the site behind it. */
async function cameFrom(page: Page, first: string, then: string): Promise<void> {
  await open(page, first);
  await open(page, then);
}

for (const [name, place] of [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', { viewport: { width: 390, height: 664 }, hasTouch: true }],
] as const) {
  test.describe(name, () => {
    test.use(place);

    test('back closes the photos and stays on the property; once more is the page before', async ({ page }) => {
      const [property = ''] = await propertyPaths('nl', 1);
      await cameFrom(page, '/nl/te-koop/', property);
      await page.evaluate(() => scrollTo(0, 120));
      await page.locator('.photo-mosaic a').first().click();
      await expect(viewer(page)).toBeVisible();
      const before = await page.evaluate(() => scrollY);
      expect(before).toBeGreaterThan(0);
      await page.goBack();
      await expect(viewer(page)).toBeHidden();
      await expect(page).toHaveURL(property);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.goBack();
      await expect(page).toHaveURL('/nl/te-koop/');
    });

    for (const [way, close] of [
      ['Escape', (page: Page) => page.keyboard.press('Escape')],
      [
        'its button',
        (page: Page) =>
          viewer(page)
            .getByRole('button', { name: text('dialog.close') })
            .click(),
      ],
    ] as const) {
      test(`photos closed by ${way} leave no step for the back button`, async ({ page }) => {
        const [property = ''] = await propertyPaths('nl', 1);
        await cameFrom(page, '/nl/te-koop/', property);
        for (let time = 0; time < 2; time++) {
          await page.locator('.photo-mosaic a').first().click();
          await expect(viewer(page)).toBeVisible();
          await close(page);
          await expect(viewer(page)).toBeHidden();
          await expect.poll(() => page.evaluate(() => Boolean(history.state?.dialog))).toBe(false);
        }
        await page.goBack();
        await expect(page).toHaveURL('/nl/te-koop/');
      });
    }
  });
}

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('closes by the back button', async ({ page }) => {
    await cameFrom(page, '/nl/', '/nl/contact/');
    await page.getByRole('button', { name: text('frame.openMenu') }).tap();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/nl/contact/');
    await page.goBack();
    await expect(page).toHaveURL('/nl/');
  });

  test('leaves no step behind a page that it leads to (10.193)', async ({ page }) => {
    await cameFrom(page, '/nl/', '/nl/contact/');
    const length = await historyLength(page);
    await page.getByRole('button', { name: text('frame.openMenu') }).tap();
    await drawer(page).locator('a[href="/nl/te-koop/"]').tap();
    await expect(page).toHaveURL('/nl/te-koop/');
    await expect(drawer(page)).toBeHidden();
    expect(await historyLength(page)).toBe(length + 1);
    await page.goBack();
    await expect(page).toHaveURL('/nl/contact/');
    await expect(page.locator('h1')).toContainText('Contact');
    await page.goBack();
    await expect(page).toHaveURL('/nl/');
  });

  test('leaves no step behind another language (10.193)', async ({ page }) => {
    await cameFrom(page, '/nl/', '/nl/contact/');
    await page.getByRole('button', { name: text('frame.openMenu') }).tap();
    await drawer(page).locator('a[hreflang="fr"]').tap();
    await expect(page).toHaveURL('/fr/contact/');
    await page.goBack();
    await expect(page).toHaveURL('/nl/contact/');
    await page.goBack();
    await expect(page).toHaveURL('/nl/');
  });

  test('the filters close by the back button, and their results are one step', async ({ page }) => {
    await cameFrom(page, '/nl/', '/nl/te-koop/');
    const filters = page.getByRole('button', { name: text('search.filters') });
    const sheet = page.getByRole('dialog', { name: text('search.filters') });
    await filters.tap();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/nl/te-koop/');
    await filters.tap();
    await sheet.getByText('Huis', { exact: true }).tap();
    await sheet.locator('button[type="submit"]').tap();
    await expect(page).toHaveURL('/nl/te-koop/?type=1');
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/nl/te-koop/');
    await page.goBack();
    await expect(page).toHaveURL('/nl/');
  });
});
