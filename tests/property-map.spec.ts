import { expect, type Page } from '@playwright/test';
import { open } from './site/browser.ts';
import { propertyPaths } from './site/kinds.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

const selector = 'main iframe[id^="map-"]';
const map = (page: Page) => page.locator(selector);
const inMap = (page: Page) => page.frameLocator(selector);

async function seen(page: Page): Promise<void> {
  await expect(inMap(page).locator('html')).toHaveAttribute('data-shown', '1');
  await expect(inMap(page).locator('.pin, .around').first()).toBeVisible();
}

for (const language of ['nl', 'fr', 'en'] as const)
  test(`in ${language} the link of its section and the keyboard lead to a map that shows the property`, async ({
    page,
  }) => {
    const [path = ''] = await propertyPaths(language, 1);
    await open(page, path);
    await page
      .getByRole('navigation', { name: word(language, 'sections.label') })
      .getByRole('link', { name: word(language, 'sections.place'), exact: true })
      .press('Enter');
    await expect(map(page)).toBeInViewport();
    await seen(page);
    await page.keyboard.press('Tab');
    await expect(inMap(page).locator(':focus')).toHaveCount(1);
  });

test('the next property that is opened from a property has its own map', async ({ page }) => {
  const [path = ''] = await propertyPaths('nl', 1);
  await open(page, path);
  await map(page).scrollIntoViewIfNeeded();
  await seen(page);
  const first = await map(page).getAttribute('id');
  const similar = page
    .getByRole('region', { name: word('nl', 'property.similar') })
    .getByRole('link')
    .first();
  await similar.tap();
  await expect(map(page)).not.toHaveAttribute('id', String(first));
  await map(page).scrollIntoViewIfNeeded();
  await seen(page);
});
