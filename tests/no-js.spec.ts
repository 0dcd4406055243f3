// Requirements 10.48
import { expect } from '@playwright/test';
import { listings } from './site/demo-listings.ts';
import { propertyPaths } from './site/kinds.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

test.use({ javaScriptEnabled: false });

const results = {
  nl: ['te-koop', 'te-huur'],
  fr: ['ventes', 'locations'],
  en: ['for-sale', 'for-rent'],
  de: ['zu-verkaufen', 'zu-vermieten'],
} as const;

for (const language of ['nl', 'fr'] as const) {
  test(`${language}: a search without JavaScript ends at the same URL as with it (7.1)`, async ({ page }) => {
    await page.goto(`/${language}/`);
    const form = page.locator('main form[role="search"]');
    await form.getByLabel(word(language, 'search.city'), { exact: true }).fill('9300');
    await form.locator('summary', { hasText: word(language, 'search.more') }).click();
    await form.locator('input[name="bedrooms"]').fill('1');
    await form.getByRole('button', { name: word(language, 'search.submit') }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/${results[language][0]}/\\?city=[^&]+%7C9300&bedrooms=1$`));
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  });

  test(`${language}: the goal chosen without JavaScript leads to its own results`, async ({ page }) => {
    await page.goto(`/${language}/`);
    const form = page.locator('main form[role="search"]');
    await form.getByRole('radio', { name: word(language, 'goal.rent') }).check();
    await form.getByRole('button', { name: word(language, 'search.submit') }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/${results[language][1]}/$`));
  });
}

test('changing the goal without JavaScript resets the prices (4.6)', async ({ page }) => {
  await page.goto('/nl/te-huur/?bedrooms=1&price=500-1500');
  const form = page.locator('main form[role="search"]').first();
  await form.getByRole('radio', { name: word('nl', 'goal.sale') }).check();
  await form.locator('button[type="submit"]').click();
  await expect(page).toHaveURL('/nl/te-koop/?bedrooms=1');
  await expect(page.locator('article').first()).toBeVisible();
});

test('several cities, types and a price, removing a chip, and a reference, without JavaScript (10.182)', async ({
  page,
}) => {
  await page.goto('/nl/te-koop/');
  const form = page.locator('main form[role="search"]').first();
  const send = form.locator('button[type="submit"]');
  const place = form.getByLabel(word('nl', 'search.city'));
  await place.fill('gent');
  await send.click();
  await expect(page).toHaveURL('/nl/te-koop/?city=gent%7C9000');
  await expect(place).toHaveValue('');
  await place.fill('Aalst 9300');
  await form.locator('summary', { hasText: word('nl', 'search.type') }).click();
  for (const type of ['1', '2']) await form.locator(`input[name="type"][value="${type}"]`).check();
  await form.locator('summary', { hasText: word('nl', 'search.price') }).click();
  await form.locator('input[name="maxprice"]').fill('600000');
  await send.click();
  await expect(page).toHaveURL('/nl/te-koop/?city=aalst%7C9300&city=gent%7C9000&type=1&type=2&price=0-600000');

  const chips = page.getByRole('group', { name: word('nl', 'search.active') });
  await chips.getByRole('link', { name: 'Gent 9000' }).click();
  await expect(page).toHaveURL('/nl/te-koop/?city=aalst%7C9300&type=1&type=2&price=0-600000');
  await expect(page.locator('.favourite-button').first()).toBeHidden();

  const [property] = listings.filter(({ Goal }) => Goal === 1);
  await page.goto(`/nl/te-koop/?search=${String(property?.RecordFile).toLowerCase()}`);
  await expect(page).toHaveURL(new RegExp(`/nl/te-huur/[^/]+/[^/]+/${property?.ID}/$`));
});

test('menus, submenus, pages of results and sorting are links and forms (2.25, 9.24)', async ({ page }) => {
  await page.goto('/nl/');
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.getByRole('link', { name: 'Te koop' }).click();
  await expect(page).toHaveURL('/nl/te-koop/');

  await page.getByRole('link', { name: word('nl', 'pagination.next') }).click();
  await expect(page).toHaveURL('/nl/te-koop/?page=2#results');
  await expect(page.getByText(/pagina 2 van \d+/i)).toBeVisible();

  await page.locator('select[name="sort"]').selectOption('price-asc');
  await page.getByRole('button', { name: word('nl', 'results.sortNow') }).click();
  await expect(page).toHaveURL('/nl/te-koop/?sort=price-asc');

  await menu.getByRole('link', { name: 'Diensten', exact: true }).hover();
  await menu.getByRole('link', { name: 'Verhuren' }).click();
  await expect(page).toHaveURL('/nl/diensten/verhuren/');
});

test('on a phone the menu button leads to the menu in the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/nl/');
  await page.locator('a[aria-haspopup="dialog"]').click();
  await expect(page.locator('#footer-menu')).toBeInViewport();
  await expect(page.locator('#footer-menu').getByRole('link', { name: 'Contact' })).toBeVisible();
});

test('the 404 page searches (2.24)', async ({ page }) => {
  await page.goto('/nl/no-such-page/');
  const form = page.locator('main form[role="search"], main form').first();
  await form.locator('input[name="search"]').fill('Gent');
  await form.getByRole('button').click();
  await expect(page).toHaveURL('/nl/te-koop/?city=gent%7C9000');
});

test('a property leads to its place on other maps, and has no empty one (10.188)', async ({ page }) => {
  const [path = ''] = await propertyPaths('nl', 1);
  await page.goto(path);
  const map = page.getByRole('region', { name: word('nl', 'map.frame') });
  await expect(map.getByRole('link', { name: word('nl', 'map.directions') })).toBeVisible();
  await expect(map).toMatchAriaSnapshot(`
    - paragraph:
      - link
  `);
  await expect.poll(async () => (await map.boundingBox())?.height).toBeLessThan(100);
});
