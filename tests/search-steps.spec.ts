import { expect } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

/** The home page's search bar on a phone: each field fills the screen. */
test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

test('place, type and price are chosen each over all of a phone, and back leads to the bar with what was chosen (10.140)', async ({
  page,
}) => {
  const text = (key: string) => word('fr', key);
  const found = complaints(page);
  await open(page, '/fr/');
  const bar = page.getByRole('search', { name: text('search.label') }).first();
  const step = (name: string) => page.getByRole('dialog', { name: text(`search.${name}`), exact: true });

  await bar.getByRole('combobox', { name: text('search.city') }).tap();
  const place = step('city').getByRole('combobox');
  await expect(place).toBeFocused();
  const field = await place.boundingBox();
  expect(field?.y).toBeLessThan(100);
  await page.keyboard.type('gan');
  await step('city').getByRole('option', { name: /9000/ }).tap();
  await expect(step('city').getByRole('button', { name: /Gand 9000/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.goBack();
  await expect(step('city')).toBeHidden();
  await expect(page).toHaveURL('/fr/');
  await expect(bar.getByPlaceholder('Gand 9000')).toBeVisible();

  await bar.locator('summary', { hasText: text('search.type') }).tap();
  await step('type').getByRole('checkbox').first().check();
  const close = step('type').getByRole('button', { name: text('dialog.close') });
  await close.tap();
  await expect(step('type')).toBeHidden();

  await bar.locator('summary', { hasText: text('search.price') }).tap();
  await expect(step('price').getByRole('slider').first()).toBeInViewport();
  await step('price').locator('button[type="submit"]').tap();
  await expect(page).toHaveURL(/\/fr\/ventes\/\?city=gand%7C9000&type=1$/);
  await page.goBack();
  await expect(page).toHaveURL('/fr/');
  expect(found).toEqual([]);
});
