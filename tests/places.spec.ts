import { expect } from '@playwright/test';
import type { Language } from '../app/i18n/languages.ts';
import { complaints, open } from './site/browser.ts';
import { layoutProblems } from './site/layout.ts';
import { test } from './site/test.ts';
import { word } from './site/words.ts';

const results = { nl: 'te-koop', fr: 'ventes', en: 'for-sale', de: 'zu-verkaufen' } as const;
const typed = { nl: 'oost-vl', fr: 'flandre-or', en: 'east fl', de: 'ostfl' } as const;
const province = { nl: 'Oost-Vlaanderen', fr: 'Flandre-Orientale', en: 'East Flanders', de: 'Ostflandern' } as const;

const text = (language: Language, key: string, values: Record<string, string> = {}) =>
  word(language, key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** Matches the number of homes in the results' heading. */
const said = /(\d+)\D*$/;

for (const language of ['nl', 'de'] as const) {
  const path = `/${language}/${results[language]}/`;

  test(`${language}: a province is typed and picked, and a town with what is around it`, async ({ page }) => {
    const found = complaints(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    const search = page.getByRole('search', { name: word(language, 'search.label') }).first();
    const where = search.getByRole('combobox', { name: word(language, 'search.city') });
    const title = page.locator('main section [role="status"]').first();
    await where.click();
    await page.keyboard.type(typed[language]);
    const name = text(language, 'search.place.province', { name: province[language] });
    const option = search.getByRole('option', { name });
    const promised = said.exec(await option.innerText())?.[1];
    await option.click();
    await expect(page).toHaveURL(`${path}?city=province.east-flanders`);
    await expect(search.getByRole('listbox')).toBeHidden();
    await expect(title).toContainText(String(promised));
    const chips = page.getByRole('group', { name: word(language, 'search.active') });
    await chips.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);

    await where.click();
    await page.keyboard.type('9000');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?city=\w+%7C9000$/);
    await expect(page.locator('main article').first()).toContainText('9000');
    const alone = Number(said.exec(await title.innerText())?.[1]);
    await search.getByText(word(language, 'search.more')).click();
    await search.getByLabel(word(language, 'search.radius')).selectOption('20');
    await expect(page).toHaveURL(/\?city=\w+%7C9000&radius=20$/);
    await expect.poll(async () => Number(said.exec(await title.innerText())?.[1])).toBeGreaterThan(alone);
    await chips.getByRole('link', { name: text(language, 'search.withRadius', { km: '20' }) }).click();
    await expect(page).toHaveURL(/\?city=\w+%7C9000$/);
    expect(found).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${language}: a province is understood, as a place and as a text`, async ({ page }) => {
      await page.goto(path);
      const form = page.locator('main form[role="search"]').first();
      await form.getByLabel(word(language, 'search.city'), { exact: true }).fill(province[language]);
      await form.locator('button[type="submit"]').click();
      await expect(page).toHaveURL(`${path}?city=province.east-flanders`);
      await page.goto(`${path}?search=${encodeURIComponent(province[language])}`);
      await expect(page).toHaveURL(`${path}?city=province.east-flanders`);
    });
  });
}

test('a village without homes offers what is around it, and is named with its municipality (10.118)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/nl/te-koop/?search=huis+in+Melle');
  await expect(page).toHaveURL('/nl/te-koop/?city=merelbeke-melle.melle&type=1');
  const chips = page.getByRole('group', { name: word('nl', 'search.active') });
  await expect(chips.getByRole('link', { name: /^Melle \(Merelbeke-Melle\)/ })).toBeVisible();
  expect(await layoutProblems(page)).toEqual([]);
  await page
    .getByRole('link', { name: new RegExp(`^${word('nl', 'results.way.around').replace('{{km}}', '5')}`) })
    .click();
  await expect(page).toHaveURL('/nl/te-koop/?city=merelbeke-melle.melle&radius=5&type=1');
  await expect(page.locator('main article').first()).toBeVisible();
});

test('places that do not exist are left out', async ({ page }) => {
  const response = await page.goto(`/fr/ventes/?city=atlantis&city=${'x'.repeat(3_000)}&city=gent&radius=-3&radius=5`);
  expect(response?.status()).toBe(200);
  const chips = page.getByRole('group', { name: word('fr', 'search.active') });
  await expect(chips.getByRole('link')).toHaveCount(2);
  await expect(chips.getByRole('link', { name: /^Gand \(Gent\)/ })).toBeVisible();
});
