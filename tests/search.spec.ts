// Requirements 1.1, 10.76
import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { languages } from '../app/i18n/languages.ts';
import { barriers } from './site/axe.ts';
import { complaints, hydrated, open } from './site/browser.ts';
import { layoutProblems } from './site/layout.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** The number of results in the page's heading. */
async function totalOf(page: Page): Promise<number> {
  const title = await page.locator('main section [role="status"]').first().innerText();
  return Number(/(\d[\d.]*)\D*$/.exec(title)?.[1]?.replaceAll('.', '') ?? 0);
}

async function chooseCity(search: Locator, name: string, typed: string, city: string): Promise<void> {
  const field = search.getByRole('combobox', { name });
  await field.fill(typed);
  await search.getByRole('option', { name: new RegExp(`^${city}`) }).click();
  await expect(search.getByRole('listbox', { name })).toBeHidden();
}

async function drag(page: Page, handle: Locator, share: number): Promise<void> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('The slider is out of sight');
  const at = (part: number) => ({ x: box.x + 22 + (box.width - 44) * part, y: box.y + box.height / 2 });
  const [from, to] = [at(0), at(share)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, to.y);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

test('desktop, nl: choices with the mouse are applied at once, as chips and in the URL (4.17)', async ({ page }) => {
  const text = (key: string) => word('nl', key);
  const found = complaints(page);
  await page.setViewportSize(desktop);
  await open(page, '/nl/te-koop/');
  const all = await totalOf(page);
  const search = page.getByRole('search', { name: text('search.label') }).first();
  await chooseCity(search, text('search.city'), 'gent', 'Gent 9000');
  await chooseCity(search, text('search.city'), '930', 'Aalst 9300');
  await expect(page).toHaveURL('/nl/te-koop/?city=aalst%7C9300&city=gent%7C9000');
  await expect(search.getByRole('combobox')).toBeFocused();
  await expect.poll(() => totalOf(page)).toBeLessThan(all);

  await search.locator('summary', { hasText: text('search.type') }).click();
  await search.getByRole('checkbox', { name: 'Huis' }).check();
  await search.getByRole('checkbox', { name: 'Appartement' }).check();
  await expect(page).toHaveURL(/&type=1&type=2$/);
  await search.locator('summary', { hasText: text('search.price') }).click();
  const least = search.getByRole('slider', { name: text('search.minPrice') });
  await drag(page, least, 0.1);
  await expect(page).toHaveURL(/&price=(29|30|31)\d000-3000000$/);

  await search.getByText(text('search.more')).click();
  const fewer = search.getByRole('button', { name: /^Slaapkamers: één minder/ });
  const more = search.getByRole('button', { name: /^Slaapkamers: één meer/ });
  await more.click();
  await more.click();
  await more.click();
  await fewer.click();
  await expect(page).toHaveURL(/&type=1&type=2&bedrooms=2&price=/);
  await fewer.click();
  await fewer.click();
  await fewer.click({ force: true });
  await expect(search.getByRole('spinbutton', { name: 'Slaapkamers' })).toHaveValue('0');
  await expect(page).toHaveURL(/&type=1&type=2&price=/);

  // Sorting and another view keep the search; removing a chip moves the focus to its neighbour.
  await page.locator('select[name="sort"]').selectOption('city');
  await expect(page).toHaveURL(/&sort=city$/);
  await page.getByRole('link', { name: text('results.view.list') }).click();
  await expect(page).toHaveURL(/&sort=city&view=list$/);
  const chips = page.getByRole('group', { name: text('search.active') });
  await chips.getByRole('link', { name: /^Gent 9000/ }).click();
  await expect(page).toHaveURL(/\?city=aalst%7C9300&type=1&type=2&price=[^&]+&sort=city&view=list$/);
  await expect(chips.getByRole('link', { name: /^Huis/ })).toBeFocused();
  await page.goBack();
  await expect(chips.getByRole('link', { name: /^Gent 9000/ })).toBeVisible();
  await chips.getByRole('link', { name: text('search.reset') }).click();
  await expect(page).toHaveURL('/nl/te-koop/?sort=city&view=list');
  await expect.poll(() => totalOf(page)).toBe(all);
  expect(found).toEqual([]);
});

test.describe('phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('fr: choices by touch in a sheet, with the number of results before they are shown (4.17)', async ({ page }) => {
    const text = (key: string) => word('fr', key);
    await open(page, '/fr/ventes/');
    const opener = page.getByRole('button', { name: text('search.filters') });
    await opener.tap();
    const sheet = page.getByRole('dialog', { name: text('search.filters') });
    await chooseCity(sheet, text('search.city'), 'gan', 'Gand 9000');
    await chooseCity(sheet, text('search.city'), '1050', '(Ixelles|Elsene) 1050');
    await sheet.getByText('Maison', { exact: true }).tap();
    await sheet.getByRole('button', { name: `${text('rooms.bedRoom')} : un de plus` }).tap();
    const most = sheet.getByRole('slider', { name: text('search.maxPrice') });
    await most.scrollIntoViewIfNeeded();
    const box = await most.boundingBox();
    if (!box) throw new Error('The slider is out of sight');
    await touchDrag(page, { x: box.x + box.width - 22, y: box.y + 22 }, { x: box.x + box.width / 2, y: box.y + 22 });
    const show = sheet.locator('button[type="submit"]');
    await expect(show).toHaveText(/Voir \d+ biens?/);
    await expect(page).toHaveURL('/fr/ventes/');
    expect(await barriers(page, { only: 'dialog[open]' })).toEqual([]);
    const promised = Number(/\d+/.exec(await show.innerText())?.[0]);
    await show.tap();
    await expect(page).toHaveURL(
      /\/fr\/ventes\/\?city=gand%7C9000&city=(ixelles|elsene)%7C1050&type=1&bedrooms=1&price=0-1[45]\d\d000$/,
    );
    await expect(sheet).toBeHidden();
    await expect.poll(() => totalOf(page)).toBe(promised);
    await expect(page.getByRole('button', { name: `${text('search.filters')} · 5` })).toBeVisible();

    // To the map and back, with the buttons within reach of the thumb.
    await page.getByRole('link', { name: text('results.view.map'), exact: true }).tap();
    await expect(page).toHaveURL(/&view=map$/);
    await page.getByRole('link', { name: text('results.toList'), exact: true }).tap();
    await expect(page).not.toHaveURL(/view=/);
    expect(await layoutProblems(page)).toEqual([]);
  });
});

test('nl: from the home page to results by keyboard alone (5.2)', async ({ page }) => {
  const text = (key: string) => word('nl', key);
  await page.setViewportSize(desktop);
  await open(page, '/nl/');
  const search = page.getByRole('search', { name: text('search.label') }).first();
  await search.getByRole('radio', { name: text('goal.sale') }).focus();
  await page.keyboard.press('Tab');
  const city = search.getByRole('combobox', { name: text('search.city') });
  await expect(city).toBeFocused();
  await page.keyboard.type('zzz');
  await expect(search.getByRole('option', { name: text('search.asText').replace('{{text}}', 'zzz') })).toBeVisible();
  for (const key of ['Backspace', 'Backspace', 'Backspace']) await page.keyboard.press(key);
  await page.keyboard.type('gent');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search.getByText('Gekozen: Gent 9000')).toBeAttached();
  expect(await barriers(page, { only: 'form[role="search"]' })).toEqual([]);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(search.locator('summary', { hasText: text('search.type') })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const least = search.getByRole('slider', { name: text('search.minPrice') });
  await expect(least).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(least).toHaveAttribute('aria-valuetext', '€\u00a01.000');
  // It stops at the right handle.
  await page.keyboard.press('End');
  await expect(least).toHaveValue('2999000');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const typed = search.getByRole('textbox', { name: text('search.minPrice') });
  await expect(typed).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('25x0-.000');
  await expect(typed).toHaveValue('250000');
  await page.keyboard.press('Tab');
  await expect(typed).toHaveValue('250.000');
  const maximum = search.getByRole('textbox', { name: text('search.maxPrice') });
  // A maximum below the minimum resets to the end of the range, with its plus sign.
  await page.keyboard.press('Control+A');
  await page.keyboard.type('200000');
  await page.keyboard.press('Enter');
  // Empty for another try.
  await expect(maximum).toHaveValue('');
  await expect(maximum).toHaveAttribute('placeholder', '3.000.000+');
  await page.keyboard.press('Escape');
  const submit = search.locator('button[type="submit"]');
  await expect(submit).toHaveText(/Toon \d+ (pand|panden)/);
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/te-koop/?city=gent%7C9000&type=1&price=250000-3000000');
});

test('choices made faster than pages load are all applied (10.34)', async ({ page }) => {
  const text = (key: string) => word('nl', key);
  await page.setViewportSize(desktop);
  await open(page, '/nl/te-koop/?city=aalst%7C9300&city=gent%7C9000');
  await page.route(/te-koop\/\?/, async (route) => {
    await delay(700);
    await route.continue();
  });
  const search = page.getByRole('search', { name: text('search.label') }).first();
  const rooms = search.getByRole('spinbutton', { name: 'Slaapkamers' });
  const sort = page.locator('select[name="sort"]');
  await search.getByText(text('search.more')).click();
  await search.getByRole('button', { name: /^Slaapkamers: één meer/ }).click();
  await sort.selectOption('city');
  await page
    .getByRole('group', { name: text('search.active') })
    .getByRole('link', { name: /^Gent 9000/ })
    .click();
  await page.getByRole('link', { name: text('results.view.list') }).click();
  await search.getByRole('searchbox').fill('  en ');
  await search.getByRole('button', { name: /^Slaapkamers: één meer/ }).click();
  await expect(page).toHaveURL('/nl/te-koop/?search=en&city=aalst%7C9300&bedrooms=2&sort=city&view=list');
  await expect(page.locator('.results-body')).toHaveAttribute('data-view', 'list');
  await expect(rooms).toHaveValue('2');
  await expect(sort).toHaveValue('city');

  // Navigating elsewhere updates every control.
  await sort.selectOption('price-asc');
  await page
    .getByRole('navigation', { name: text('frame.mainMenu') })
    .getByRole('link', { name: 'Te koop' })
    .click();
  await expect(page).toHaveURL('/nl/te-koop/');
  await hydrated(page);
  await search.getByText(text('search.more')).click();
  await expect(rooms).toHaveValue('0');
  await expect(sort).toHaveValue('newest');
  await expect(search.getByRole('searchbox')).toHaveValue('');
  await search.getByRole('button', { name: /^Slaapkamers: één meer/ }).click();
  await search.getByRole('button', { name: /^Slaapkamers: één minder/ }).click();
  await expect(rooms).toHaveValue('0');
  await page.goBack();
  await expect(rooms).toHaveValue('2');
  await expect(sort).toHaveValue('city');
  await expect(search.getByRole('searchbox')).toHaveValue('en');

  // The browser may have loaded the page again.
  await hydrated(page);
  // Two requests in quick succession add one history entry, and the previous page stays.
  const before = page.url();
  await sort.selectOption('type');
  await search.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/&sort=type&view=list$/);
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test('the search of the home page is in view without scrolling, in low windows and on phones (10.128)', async ({
  page,
}) => {
  for (const language of languages) {
    await open(page, `/${language}/`);
    const button = page.locator('main').getByRole('search').locator('button[type="submit"]');
    for (const [width, height] of [
      [1366, 650],
      [1280, 720],
      [1440, 900],
      [820, 1180],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(button, `${language}, ${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the number of homes follows what is typed, letter by letter (10.171)', async ({ page }) => {
  const text = (key: string) => word('nl', key);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await open(page, '/nl/te-koop/');
    const form = viewport === phone ? page.getByRole('dialog') : page.getByRole('search').first();
    if (viewport === phone) await page.getByRole('button', { name: text('search.filters') }).click();
    await form.getByRole('combobox', { name: text('search.city') }).click();
    const button = form.locator('button[type="submit"]');
    const counts: number[] = [];
    for (const typed of ['b', 'e', 'qxz']) {
      await page.keyboard.type(typed);
      const last = counts.at(-1);
      await expect.poll(async () => numberIn(await button.innerText()) ?? last).not.toBe(last);
      counts.push(numberIn(await button.innerText()) ?? -1);
    }
    expect(counts.toSorted((a, b) => b - a)).toEqual(counts);
    expect(counts.at(-1)).toBe(0);
    await expect(page).toHaveURL('/nl/te-koop/');
  }
});

/** Parses "Toon 12 panden" and "Geen panden". */
function numberIn(said: string): number | null {
  const found = /\d[\d.]*/.exec(said)?.[0];
  return found === undefined ? (/^geen/i.test(said.trim()) ? 0 : null) : Number(found.replaceAll('.', ''));
}

test('each control has a role, a name and a value', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/en/for-rent/?city=gent%7C9000&type=2&bedrooms=2&price=500-2000');
  const search = page.getByRole('search').first();
  await search.locator('summary', { hasText: 'More filters (1)' }).click();
  await search.locator('summary', { hasText: 'Price' }).click();
  await expect(search).toMatchAriaSnapshot(`
    - search "Search the listings":
      - group "Buy or rent":
        - radio "For sale"
        - radio "For rent" [checked]
      - combobox "Where"
      - text: "Chosen: Ghent 9000"
      - status
      - group: What Apartment
      - group:
        - text: Price From € 500
        - group "Price":
          - slider "Price from": "500"
          - slider "Price up to": "2000"
          - text: Price from
          - textbox "Price from": "500"
          - text: Price up to
          - textbox "Price up to": 2.000+
      - button "Search"
      - group:
        - searchbox "Reference, place or word"
        - text: Bedrooms
        - 'button "Bedrooms: one fewer"'
        - spinbutton "Bedrooms": "2"
        - 'button "Bedrooms: one more"'
        - status: "Bedrooms: 2 or more"
        - text: Bathrooms
        - 'button "Bathrooms: one fewer" [disabled]'
        - spinbutton "Bathrooms": "0"
        - 'button "Bathrooms: one more"'
        - status
      - status
  `);
  await search.locator('summary', { hasText: 'What' }).click();
  await expect(
    search.getByRole('group', { name: 'What' }).getByRole('checkbox', { checked: true }),
  ).toHaveAccessibleName(/^Apartment \d+ propert(?:y|ies)$/);
  await search.getByRole('combobox', { name: 'Where' }).fill('bru');
  await expect(search.getByRole('listbox', { name: 'Where' })).toMatchAriaSnapshot(`
    - listbox "Where":
      - option /^Brussels 1000 \\d+ propert/
      - option /^Bruges 8000 \\d+ propert/
      - option /^Bruges \\(district\\) \\d+ propert/
      - option /^Brussels-Capital Region \\(region\\) \\d+ propert/
  `);
  await expect(search.getByRole('status').filter({ hasText: /option/ })).toHaveText(/\d+ options?/);
});

test('another goal starts with its own prices and keeps the types it shares; a reference opens its property; a search without results offers wider ones (7.3)', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  // Houses are for rent too, plots are not.
  await open(page, '/nl/te-koop/?city=gent%7C9000&type=1&type=4&price=100000-300000');
  const search = page.getByRole('search').first();
  await search.getByRole('radio', { name: word('nl', 'goal.rent') }).check();
  await search.locator('summary', { hasText: word('nl', 'search.price') }).click();
  const most = search.getByRole('slider', { name: word('nl', 'search.maxPrice') });
  await expect(most).toHaveAttribute('max', '2000');
  await expect(most).toHaveAttribute('step', '100');
  await expect(most).toHaveAttribute('aria-valuetext', '€\u00a02.000 en meer');
  await search.locator('button[type="submit"]').click();
  await expect(page).toHaveURL('/nl/te-huur/?city=gent%7C9000&type=1');

  await open(page, '/nl/te-koop/?city=gent%7C9000&type=4&bedrooms=9&price=100000-200000');
  await expect(page.getByRole('heading', { name: 'Geen bouwgronden te koop in Gent', exact: true })).toBeVisible();
  await expect(page.getByText(word('nl', 'results.none'))).toBeVisible();
  await expect(page.getByRole('link', { name: word('nl', 'results.way.onlyPlace') })).toBeVisible();
  await expect(page.getByRole('link', { name: word('nl', 'results.saveDemand') })).toHaveAttribute(
    'href',
    /\?goal=sale&city=gent%7C9000&type=4&bedrooms=9&price=100000-200000$/,
  );
  expect(await barriers(page)).toEqual([]);

  await open(page, '/nl/te-koop/?city=aalst%7C9300&type=8&bedrooms=1');
  const nearby = page.locator('h3', { hasText: word('nl', 'results.nearby') });
  if (await nearby.isVisible()) await expect(nearby.locator('+ ul a').first()).toHaveText(/\d+ (pand|panden)/);
});

/** Touches down, moves and lifts, as CDP touch events. */
async function touchDrag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  await send('touchMove', [{ x: (from.x + to.x) / 2, y: to.y }]);
  await send('touchMove', [to]);
  await send('touchEnd', []);
}

test('the search of a phone that is turned leaves the page to be used (10.186)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/nl/te-koop/');
  await page.getByRole('button', { name: word('nl', 'search.filters') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.mouse.move(400, 200);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await expect(page).toHaveURL(/\/nl\/te-koop\/$/);
  // Turned back, a button opens it again.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: word('nl', 'search.filters') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
