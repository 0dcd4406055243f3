import { expect } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { listings } from './site/demo-listings.ts';
import { layoutProblems } from './site/layout.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const wished = 'garden=1&epc=C&living=90-200';

/** Matches the number of homes in the results' heading. */
const said = /(\d+)\D*$/;

test('a garden, a label and a surface are asked for by mouse and keyboard, and taken away by their chips', async ({
  page,
}) => {
  const text = (key: string, values: Record<string, string> = {}) =>
    word('fr', key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  const path = '/fr/ventes/';
  const found = complaints(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, path);
  const search = page.getByRole('search', { name: text('search.label') }).first();
  const title = page.locator('main section [role="status"]').first();
  const all = said.exec(await title.innerText())?.[1];
  await search.getByText(text('search.more')).click();
  await search.getByRole('checkbox', { name: text('filters.garden') }).check();
  await expect(page).toHaveURL(`${path}?garden=1`);
  await search.getByLabel(text('filters.epc')).selectOption('C');
  await expect(page).toHaveURL(`${path}?garden=1&epc=C`);
  // With the larger figure first, the range is reversed.
  const least = search.getByLabel(text('search.rangeFrom', { name: text('filters.living') }));
  await least.click();
  await page.keyboard.type('200');
  await page.keyboard.press('Tab');
  await page.keyboard.type('90');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(`${path}?${wished}`);
  await expect(least).toHaveValue('90');
  await expect(title).not.toContainText(String(all));

  const chips = page.getByRole('group', { name: text('search.active') });
  await expect(chips.getByRole('link')).toHaveCount(4);
  await chips.getByRole('link', { name: text('search.labelOrBetter', { label: 'C' }) }).click();
  await expect(page).toHaveURL(`${path}?garden=1&living=90-200`);
  await page.goBack();
  await expect(search.getByLabel(text('filters.epc'))).toHaveValue('C');
  expect(found).toEqual([]);
});

test('who goes back before the page of a choice is drawn has the form of the page before again (10.178)', async ({
  page,
}) => {
  const path = '/nl/te-koop/?epc=C';
  await open(page, path);
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...step: Parameters<typeof push>) => {
      push(...step);
      history.back();
    };
  });
  const left = page.waitForEvent('framenavigated');
  const chips = page.getByRole('group', { name: word('nl', 'search.active') });
  await chips.getByRole('link', { name: word('nl', 'search.labelOrBetter').replace('{{label}}', 'C') }).click();
  await left;
  await expect(page).toHaveURL(path);
  const label = page.getByRole('search').first().getByLabel(word('nl', 'filters.epc'));
  await expect(label).toHaveValue('C');
});

test('a sheet on a phone has them all, without barriers, and says how many homes it would find (10.113)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/nl/te-koop/?${wished}`);
  const shown = await page.locator('main article').count();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: 'Lift' }).check();
  const button = sheet.getByRole('button', { name: /^Toon \d+ pand/ });
  await expect(button).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(await layoutProblems(page)).toEqual([]);
  const promised = Number(said.exec(await button.innerText())?.[1]);
  await button.click();
  await expect(page).toHaveURL('/nl/te-koop/?garden=1&lift=1&epc=C&living=90-200');
  await expect(page.locator('main section [role="status"]').first()).toContainText(String(promised));
  expect(promised).toBeLessThan(Math.max(shown, 25));
});

test('what makes no sense for the other goal goes with the goal, and what does stays', async ({ page }) => {
  await open(page, '/nl/te-koop/?terrace=1&noduty=1&squareprice=1000-4000');
  const search = page.getByRole('search').first();
  await search.locator('label', { hasText: word('nl', 'goal.rent') }).click();
  await search
    .getByRole('button', { name: /^Toon|^Zoeken/ })
    .first()
    .click();
  await expect(page).toHaveURL('/nl/te-huur/?terrace=1');
});

test('sold homes are shown to whoever asks for them, and to nobody else (10.116)', async ({ page }) => {
  const sold = listings.find(({ Goal, Marquee }) => Goal === 0 && Marquee === 3);
  const path = `/nl/te-koop/?${new URLSearchParams({ search: String(sold?.Street) })}`;
  const card = page.locator(`main article a[href*="/${String(sold?.ID).toLowerCase()}/"]`).first();
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
  const search = page.getByRole('search').first();
  if (!(await search.getByRole('checkbox', { name: word('nl', 'filters.sold') }).isVisible()))
    await search.getByText(word('nl', 'search.more')).click();
  await search.getByRole('checkbox', { name: word('nl', 'filters.sold') }).check();
  await expect(page).toHaveURL(`${path}&sold=1`);
  await expect(card).toBeVisible();
});

test('a street and a unique code are found (10.117)', async ({ page }) => {
  const home = listings.find(({ PublishAddress, Marquee }) => PublishAddress && !Marquee);
  const goal = home?.Goal === 0 ? 'te-koop' : 'te-huur';
  await open(page, `/nl/${goal}/?search=${encodeURIComponent(String(home?.Street))}`);
  await expect(page.locator('main article').first()).toContainText(String(home?.Street));
  await page.goto(`/nl/te-huur/?search=${String(home?.UniqueCode).toLowerCase()}`);
  await expect(page).toHaveURL(new RegExp(`/${String(home?.ID).toLowerCase()}/$`));
});

test('a sentence typed on a phone becomes conditions, which its chips say (10.115)', async ({ page }) => {
  const found = complaints(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/nl/');
  const form = page.locator('main').getByRole('search');
  await form.getByRole('combobox', { name: word('nl', 'search.city') }).click();
  await page.keyboard.type('huis met tuin en 3 slaapkamers in Gent tot 600.000');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/te-koop/?city=gent%7C9000&type=1&bedrooms=3&price=0-600000&garden=1');
  const chips = page.getByRole('group', { name: word('nl', 'search.active') });
  for (const words of [/^Gent 9000/, /^Huis/, /^Tot € 600\.000/, /^Slaapkamers: 3 of meer/, /^Tuin/])
    await expect(chips.getByRole('link', { name: words })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/nl/');
  expect(found).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the same fields lead to the same address (10.113, 10.129)', async ({ page }) => {
    await page.goto('/fr/ventes/');
    const form = page.locator('main form[role="search"]').first();
    await form.locator('summary', { hasText: word('fr', 'search.more') }).click();
    const garden = form.getByRole('checkbox', { name: word('fr', 'filters.garden') });
    await expect(garden).toHaveAccessibleName(/^Jardin \d+ biens$/);
    await expect(form.locator('option', { hasText: /^C ou mieux – \d+$/ })).toHaveCount(1);
    await garden.check();
    await form.getByLabel(word('fr', 'filters.epc')).selectOption('C');
    await form.locator('input[name="minliving"]').fill('90');
    await form.locator('input[name="maxliving"]').fill('200');
    await form.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(`/fr/ventes/?${wished}`);
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('a sentence in French leads to homes for rent (10.115)', async ({ page }) => {
    await page.goto('/fr/ventes/?search=appartement+meubl%C3%A9+%C3%A0+louer+avec+terrasse');
    await expect(page).toHaveURL('/fr/locations/?type=2&terrace=1&furnished=1');
  });
});

test('an absurd address is corrected, not refused', async ({ page }) => {
  const absurd = `living=${'9'.repeat(3_000)}-&year=99999-&epc=Q&garden=ja&available=2027-02-30&floor=3-2`;
  const answer = await page.goto(`/nl/te-koop/?${absurd}`);
  expect(answer?.status()).toBe(200);
  // Only the floors make sense, reversed; the other link clears all filters.
  const chips = page.getByRole('group', { name: word('nl', 'search.active') }).getByRole('link');
  await expect(chips).toHaveCount(2);
  await expect(chips.first()).toContainText(`${word('nl', 'filters.floor')} 2–3`);
});
