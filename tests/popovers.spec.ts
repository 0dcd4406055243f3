import { expect, type Locator, type Page } from '@playwright/test';
import { complaints, open } from './site/browser.ts';
import { screenPath } from './site/screens.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

interface Point {
  x: number;
  y: number;
}

const desktop = { width: 1440, height: 900 };
const text = (key: string) => word('nl', key);

/** A point of what is drawn: shares of its width and height, and pixels from there. */
async function spot(target: Locator, share: Point, by: Point = { x: 0, y: 0 }): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('It is out of sight');
  return { x: box.x + box.width * share.x + by.x, y: box.y + box.height * share.y + by.y };
}

/** A press of the mouse as a hand makes it: it takes a moment, and goes by way of other points before it ends. */
async function press(page: Page, at: Point, ...by: Point[]): Promise<void> {
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.waitForTimeout(60);
  for (const { x, y } of by) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

const corner = { x: 0, y: 0 };
const middle = { x: 0.5, y: 0.5 };

for (const [where, path] of Object.entries({
  home: '/nl/',
  results: '/nl/te-koop/',
  'results beside the map': '/nl/te-koop/?view=map',
})) {
  test(`${where}: a panel of the search stays open while used with the mouse; a press elsewhere closes it`, async ({
    page,
  }) => {
    const found = complaints(page);
    let crashed = false;
    page.on('crash', () => (crashed = true));
    await page.setViewportSize(desktop);
    await open(page, path);
    const search = page.getByRole('search', { name: text('search.label') }).first();
    const price = search.locator('details.search-cell', { hasText: text('search.price') });
    const summary = price.locator('summary');
    const panel = price.locator('.search-panel');
    const least = price.getByRole('slider', { name: text('search.minPrice') });
    const most = price.getByRole('slider', { name: text('search.maxPrice') });
    const toggle = async () => press(page, await spot(summary, middle));

    await toggle();
    await expect(panel).toBeVisible();
    await press(page, await spot(panel, corner, { x: 6, y: 6 }));
    await expect(panel).toBeVisible();
    // Between the handles, where the track is.
    await press(page, await spot(price.locator('.price-slider'), middle));
    await expect(panel).toBeVisible();
    await press(page, await spot(panel.getByText('€', { exact: true }).first(), middle));
    await expect(panel).toBeVisible();

    // A handle dragged out of the panel and released over the page.
    const taken = await spot(least, { x: 0, y: 0.5 }, { x: 22, y: 0 });
    const below = await spot(panel, { x: 0.5, y: 1 }, { x: 0, y: 60 });
    await press(page, taken, { x: taken.x + 60, y: taken.y }, below);
    await expect(panel).toBeVisible();
    await expect(least).not.toHaveValue('0');
    const before = await most.inputValue();
    const end = await spot(most, { x: 1, y: 0.5 }, { x: -22, y: 0 });
    await press(page, end, { x: end.x - 50, y: end.y });
    await expect(panel).toBeVisible();
    await expect(most).not.toHaveValue(before);
    // From the padding out of the panel.
    await press(page, await spot(panel, corner, { x: 6, y: 6 }), below);
    await expect(panel).toBeVisible();
    // The keyboard continues where the mouse was.
    await press(page, await spot(panel, corner, { x: 6, y: 6 }));
    await page.keyboard.press('Tab');
    await expect(least).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(summary).toBeFocused();

    // Pressed elsewhere: on the page, on a field beside it, on the map.
    await toggle();
    await expect(panel).toBeVisible();
    await press(page, await spot(page.locator('footer'), corner, { x: 4, y: 4 }));
    await expect(panel).toBeHidden();
    await toggle();
    await press(page, await spot(search.getByRole('combobox'), middle));
    await expect(panel).toBeHidden();
    await toggle();
    await press(page, await spot(search.locator('summary', { hasText: text('search.type') }), middle));
    await expect(panel).toBeHidden();
    const types = search.locator('details', { hasText: text('search.type') }).locator('.search-panel');
    await press(page, await spot(types, corner, { x: 6, y: 6 }));
    await expect(types).toBeVisible();
    await press(page, await spot(types.getByText('Huis', { exact: true }), middle));
    await expect(types.getByRole('checkbox', { name: 'Huis' })).toBeChecked();
    await expect(types).toBeVisible();
    const map = page.locator('.results-map iframe');
    if (path.endsWith('map')) {
      await press(page, await spot(map, { x: 0.9, y: 0.5 }));
      await expect(types).toBeHidden();
      await press(page, await spot(search.locator('summary', { hasText: text('search.type') }), middle));
    }
    // Moving the focus out by keyboard closes it too.
    await types.getByRole('checkbox').last().focus();
    await page.keyboard.press('Tab');
    await expect(types).toBeHidden();
    expect(crashed).toBe(false);
    expect(found).toEqual([]);
  });
}

test('the share panel stays open for a press inside it, and closes for one elsewhere', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, await screenPath('property', 'nl'));
  const share = page.locator('details.share').first();
  const panel = share.locator('.share-panel');
  await press(page, await spot(share.locator('summary'), middle));
  await expect(panel).toBeVisible();
  await press(page, await spot(panel, { x: 0.5, y: 0 }, { x: 0, y: 4 }));
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(share.locator('summary')).toBeFocused();
  await press(page, await spot(share.locator('summary'), middle));
  await press(page, await spot(page.locator('h1'), corner, { x: -8, y: 4 }));
  await expect(panel).toBeHidden();
});

test("the header's search stays for a press inside it", async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/nl/contact/');
  const panel = page.locator('.site-header-search');
  await press(page, await spot(page.locator('header summary'), middle));
  await press(page, await spot(panel, corner, { x: 6, y: 6 }));
  await expect(panel).toBeVisible();
});

test("the drawer's backdrop closes it, but not a press that began inside", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await open(page, '/nl/contact/');
  await press(page, await spot(page.locator('a[aria-haspopup="dialog"]'), middle));
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  const outside = { x: 100, y: 500 };
  await press(page, await spot(drawer, corner, { x: 6, y: 200 }), outside);
  await expect(drawer).toBeVisible();
  await press(page, outside);
  await expect(drawer).toBeHidden();
});

test('the list of places stays open and its field keeps the focus for a press inside it', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/nl/te-koop/');
  const search = page.getByRole('search', { name: text('search.label') }).first();
  const field = search.getByRole('combobox');
  const list = search.getByRole('listbox');
  await press(page, await spot(field, middle));
  await expect(list).toBeVisible();
  await press(page, await spot(list, { x: 0.5, y: 0 }, { x: 0, y: 3 }));
  await expect(list).toBeVisible();
  await expect(field).toBeFocused();
  // From the list to beside it, as a hand slips that drags the list's scrollbar.
  const within = await spot(list, { x: 0.5, y: 0 }, { x: 0, y: 3 });
  await press(page, within, await spot(list, { x: 1, y: 0.5 }, { x: 80, y: 0 }));
  await expect(list).toBeVisible();
  await page.keyboard.type('zzzz');
  await press(page, await spot(list.getByText(text('search.asText').replace('{{text}}', 'zzzz')), middle));
  await expect(list).toBeVisible();
  await expect(field).toBeFocused();
  await press(page, await spot(page.locator('footer'), corner, { x: 4, y: 4 }));
  await expect(list).toBeHidden();
});

// Phones choose the price over all of the screen (search-steps.spec.ts).
for (const size of [desktop, { width: 820, height: 1180 }]) {
  test(`the price panel is scrolled fully into view on the home page at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '/nl/');
    const price = page
      .getByRole('search')
      .first()
      .locator('details.search-cell', { hasText: text('search.price') });
    await press(page, await spot(price.locator('summary'), middle));
    const panel = price.locator('.search-panel');
    await expect(panel).toBeVisible();
    await expect(panel).toBeInViewport({ ratio: 1 });
    // Its lowest part is drawn there, with nothing over it.
    const lowest = await spot(price.getByRole('textbox').last(), middle);
    expect(lowest.y).toBeLessThan(size.height);
    const field = price.getByRole('textbox').last();
    await press(page, lowest);
    await expect(field).toBeFocused();
  });
}

test('the search of the header closes on Escape and on a press elsewhere', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/nl/contact/');
  const opener = page.locator('header summary', { hasText: text('search.open') });
  const field = page.locator('header').getByRole('searchbox');
  await press(page, await spot(opener, middle));
  await expect(field).toBeVisible();
  await field.click();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();
  await press(page, await spot(opener, middle));
  await expect(field).toBeVisible();
  await press(page, { x: 300, y: 700 });
  await expect(field).toBeHidden();
});

test('the search of the header closes on Escape however soon it is pressed', async ({ page }) => {
  await page.setViewportSize(desktop);
  // The panel's own code has not loaded yet, whichever file it is in.
  let blocked = false;
  await page.route('**/*.js', (route) => (blocked ? new Promise(() => undefined) : route.continue()));
  await open(page, '/nl/projecten/');
  blocked = true;
  const opener = page.locator('header summary', { hasText: text('search.open') });
  const field = page.locator('header').getByRole('searchbox');
  await opener.focus();
  for (const key of ['Enter', 'Tab', 'Escape']) await page.keyboard.press(key);
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeVisible();
  await press(page, { x: 300, y: 700 });
  await expect(field).toBeHidden();
});

test('a panel of the search closes on Escape before the code of its form has loaded', async ({ page }) => {
  await page.setViewportSize(desktop);
  let form = '';
  await page.route('**/*SearchForm*.js', (route) => {
    form = route.request().url();
    return new Promise(() => undefined);
  });
  await page.goto('/nl/');
  await expect.poll(() => form).not.toBe('');
  const opener = page
    .getByRole('search')
    .first()
    .locator('summary', { hasText: text('search.price') });
  const panel = page.locator('.search-panel', { has: page.getByRole('slider') });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});
