// Requirements 6.1
import { expect } from '@playwright/test';
import { complaints, hydrated, open } from './site/browser.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

test('from the home page to a property, and back to the results (1.1)', async ({ page }) => {
  const found = complaints(page);
  const text = (key: string) => word('nl', key);
  await open(page, '/nl/');

  const form = page.locator('main form[role="search"]').first();
  await form.getByRole('radio', { name: text('goal.sale') }).check();
  await form.locator('summary', { hasText: text('search.price') }).click();
  await form.getByRole('textbox', { name: text('search.minPrice') }).fill('110000');
  await page.keyboard.press('Enter');
  await form.locator('button[type="submit"]').click();
  await expect(page).toHaveURL('/nl/te-koop/?price=110000-3000000');

  const list = page.getByRole('region', { name: text('results.label') });
  const titles = list.getByRole('heading', { level: 3 });
  await expect(list.getByRole('status')).toContainText('1');
  const newest = (await titles.first().textContent()) ?? '';
  await page.locator('select[name="sort"]').selectOption('price-asc');
  await expect(page).toHaveURL(/price=110000-3000000&sort=price-asc$/);
  // The URL changes shortly before the results.
  await expect(titles.first()).not.toHaveText(newest);
  const cheapest = await titles.first().textContent();

  await page.getByRole('link', { name: text('pagination.next') }).click();
  await expect(page).toHaveURL(/sort=price-asc&page=2#results$/);
  await expect(titles.first()).not.toHaveText(cheapest ?? '');

  const second = page.url();
  const chosen = (await titles.first().textContent())?.trim() ?? '';
  await titles.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/[^/]+\/[^/]+\/\d+\/$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(chosen);
  expect(await page.title()).toContain(chosen.slice(0, 20));
  const property = page.url();
  // The id tells two homes with the same title apart.
  const main = page.getByRole('main');
  const shown = /\/(\d+)\/$/.exec(property)?.[1] ?? '';
  await expect(main).toHaveAttribute('data-item', shown);

  const similar = page.locator('section', { has: page.getByRole('heading', { name: text('property.similar') }) });
  await similar.getByRole('link').first().click();
  await expect(page).not.toHaveURL(property);
  await expect(page).toHaveURL(/\/\d+\/$/);
  await expect(main).not.toHaveAttribute('data-item', shown);

  await page.goBack();
  await expect(page).toHaveURL(property);
  await expect(main).toHaveAttribute('data-item', shown);
  await expect(heading).toHaveText(chosen);
  await page.goBack();
  await expect(page).toHaveURL(second);
  await expect(titles.first()).toHaveText(chosen);

  // The URL shows the same page to others.
  await page.reload();
  await hydrated(page);
  await expect(titles.first()).toHaveText(chosen);
  expect(found).toEqual([]);
});

test('changing the goal drops the price (4.6)', async ({ page }) => {
  await open(page, '/nl/te-koop/?price=100000-300000');
  const form = page.locator('main form[role="search"]').first();
  await form.getByRole('radio', { name: word('nl', 'goal.rent') }).check();
  await form.locator('button[type="submit"]').click();
  await expect(page).toHaveURL('/nl/te-huur/');
});

test('a search without results says so and offers a wider one (8.8)', async ({ page }) => {
  await open(page, '/en/for-sale/?bedrooms=40');
  await expect(page.getByText('No results were found for your search.')).toBeVisible();
  await page.getByRole('link', { name: word('en', 'results.way.fewerRooms') }).click();
  await expect(page).toHaveURL('/en/for-sale/');
  await expect(page.getByText(/Page 1 of \d+ with \d+ listings/)).toBeVisible();
});

test('a property opened from the results is whole when it is shown: nothing moves away under the finger', async ({
  page,
}) => {
  await open(page, '/nl/te-koop/');
  await page.waitForLoadState('networkidle');
  // Every script takes its time, as on a mobile connection.
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.addInitScript(
    (heading) => {
      const places = new Set<number>();
      let frames = 0;
      const look = () => {
        const found = [...document.querySelectorAll('main h2')].find(({ textContent }) => textContent === heading);
        if (found) places.add(Math.round(found.getBoundingClientRect().top + window.scrollY));
        frames += 1;
        if (frames < 120) requestAnimationFrame(look);
        else sessionStorage.setItem('places', JSON.stringify([...places]));
      };
      requestAnimationFrame(look);
    },
    word('nl', 'property.similar'),
  );
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await page.waitForFunction(() => sessionStorage.getItem('places') !== null);
  const places = await page.evaluate(() => sessionStorage.getItem('places'));
  expect(JSON.parse(places ?? '')).toHaveLength(1);
});
