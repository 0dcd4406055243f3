import { expect, type Locator } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { layoutProblems } from './site/layout.ts';
import { test } from './site/test.ts';
import { word } from './site/words.ts';

const garden = word('nl', 'filters.garden');
const parking = word('nl', 'filters.parking');
const lift = word('nl', 'filters.lift');

/** The count beside a choice, as a screen reader reads it: "Tuin 12 panden". */
async function promised(form: Locator, name: string): Promise<number> {
  const label = form.locator('label', { has: form.page().getByRole('checkbox', { name: new RegExp(`^${name}`) }) });
  return Number.parseInt(await label.getByText(/^\d+ panden$/).innerText(), 10);
}

test('the number beside a choice is what one finds after it, and follows the other choices where it stands (10.129)', async ({
  page,
}) => {
  const found = complaints(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/nl/te-koop/?type=1');
  const total = page.locator('main section [role="status"]').first();
  const search = page.getByRole('search').first();
  await search.getByText(word('nl', 'search.more')).click();
  const withGarden = await promised(search, garden);
  const parkings = await promised(search, parking);
  const place = await search.getByRole('checkbox', { name: parking }).boundingBox();
  // A choice without homes says so, and remains available.
  await expect(search.getByRole('checkbox', { name: lift })).toHaveAccessibleName('Lift 0 panden');
  await expect(search.getByRole('checkbox', { name: lift })).toBeEnabled();
  await search.getByRole('checkbox', { name: garden }).check();
  await expect(page).toHaveURL('/nl/te-koop/?type=1&garden=1');
  await expect(total).toHaveText(new RegExp(`\\b${withGarden}\\b`));
  expect(await promised(search, garden)).toBe(withGarden);
  // The form shows its new counts a moment after the results.
  await expect.poll(() => promised(search, parking)).toBeLessThan(parkings);
  expect(await search.getByRole('checkbox', { name: parking }).boundingBox()).toEqual(place);
  const labelled = Number(/\d+$/.exec(await search.locator('option[value="C"]').innerText())?.[0]);

  // On a phone the choice stays within the sheet, whose counts come from the server, until its button is pressed.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(word('nl', 'filters.epc')).selectOption('C');
  await expect(sheet.getByRole('button', { name: `Toon ${labelled} panden` })).toBeVisible();
  const both = await promised(sheet, parking);
  expect(both).toBeLessThan(labelled);
  await sheet.getByRole('checkbox', { name: parking }).check();
  await expect(sheet.getByRole('button', { name: `Toon ${both} panden` })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(await layoutProblems(page)).toEqual([]);
  expect(found).toEqual([]);
});

test('a search that begins on the home page counts its choices, for rent as well (10.129)', async ({ page }) => {
  await open(page, '/nl/');
  const form = page.locator('main').getByRole('search').first();
  await form.getByText(word('nl', 'search.more')).click();
  const forSale = await promised(form, garden);
  await form.locator('label', { hasText: word('nl', 'goal.rent') }).click();
  await expect.poll(() => promised(form, garden).catch(() => forSale)).not.toBe(forSale);
  const forRent = await promised(form, garden);
  await form.getByRole('checkbox', { name: garden }).check();
  await expect(form.getByRole('button', { name: `Toon ${forRent} panden` })).toBeVisible();
});
