import { expect } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { listings } from './site/demo-listings.ts';
import { get } from './site/http.ts';
import { layoutProblems } from './site/layout.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const text = (key: string) => word('nl', key);
const chip = 'Tot €\u00a01.600 per maand, met €\u00a060.000 eigen geld';

test('what one can pay a month is typed with own money, taken away by its chip, and back again (10.149)', async ({
  page,
}) => {
  const found = complaints(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/nl/te-koop/');
  const search = page.getByRole('search', { name: text('search.label') }).first();
  await search.getByText(text('search.more')).press('Enter');
  const month = search.getByLabel(text('search.month.most'));
  await month.focus();
  await page.keyboard.type('1.600');
  await page.keyboard.press('Tab');
  await expect(search.getByLabel(text('search.month.own'))).toBeFocused();
  await page.keyboard.type('60000');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL('/nl/te-koop/?month=1600&own=60000');
  await page.keyboard.press('Enter');
  await search.getByLabel(text('search.month.years')).fill('20');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL('/nl/te-koop/?month=1600&own=60000&years=20');

  const filter = page.getByRole('group', { name: text('search.active') }).getByRole('link', { name: chip });
  await expect(filter).toBeVisible();
  await filter.click();
  await expect(page).toHaveURL('/nl/te-koop/');
  await expect(month).toHaveValue('');
  await page.goBack();
  await expect(month).toHaveValue('1600');
  expect(found).toEqual([]);
});

test('on a phone the sheet asks for it as well, without barriers (10.149)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/nl/te-koop/?month=1600&own=60000');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('summary', { hasText: 'Lening aan 3,5 % over 25 jaar' }).click();
  await sheet.getByRole('checkbox', { name: text('search.month.second') }).check();
  expect(await barriers(page)).toEqual([]);
  expect(await layoutProblems(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Toon \d+ pand/ }).click();
  await expect(page).toHaveURL('/nl/te-koop/?month=1600&own=60000&second=1');
});

test('a home under the duty says what is asked, about what works cost, and the month with them (10.151)', async ({
  page,
}) => {
  const poor = listings.find(
    ({ Goal, Marquee, WebID, PublishPrice, CountryID, Zip, EnergyPerformance, SurfaceLiving }) =>
      [Goal, Marquee ?? 0, WebID, PublishPrice, CountryID].join() === '0,0,1,1,10' &&
      [Number(Zip) >= 8000, Number(EnergyPerformance) > 500, Number(SurfaceLiving) > 0].every(Boolean),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, (await get(`/nl/te-koop/x/y/${poor?.ID}/`)).location ?? '');
  const ahead = page.getByRole('region', { name: text('renovation.title') });
  await expect(ahead).toContainText('binnen 5 jaar na de akte tot label D');
  const sums = ahead.getByRole('status');
  await expect(sums).toContainText(text('renovation.monthly'));
  await sums.scrollIntoViewIfNeeded();
  const before = await sums.innerText();
  await ahead.getByRole('checkbox', { name: text('renovation.work.heating') }).uncheck();
  await expect(sums).not.toHaveText(before);
  await expect(ahead.getByRole('link')).toHaveAttribute('href', /^https:\/\//);
});
