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

/** A point relative to an element: shares of its width and height, plus pixels. */
async function spot(target: Locator, share: Point, by: Point = { x: 0, y: 0 }): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('It is out of sight');
  return { x: box.x + box.width * share.x + by.x, y: box.y + box.height * share.y + by.y };
}

/** Presses the mouse as a hand does: for a moment, and moving over other points before the release. */
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
    // Between the handles, on the track.
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
    // Dragged from the padding out of the panel.
    await press(page, await spot(panel, corner, { x: 6, y: 6 }), below);
    await expect(panel).toBeVisible();
    // The keyboard continues where the mouse was.
    await press(page, await spot(panel, corner, { x: 6, y: 6 }));
    await page.keyboard.press('Tab');
    await expect(least).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(summary).toBeFocused();

    // Pressed outside: on the page, on another field, on the map.
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the share menu is a sheet at the foot, which the thumb, the Escape key and going back close (10.249)', async ({
    page,
  }) => {
    const address = await screenPath('property', 'nl');
    await open(page, address);
    const summary = page.locator('details.share > summary');
    const sheet = page.getByRole('dialog', { name: text('share.open') });
    const whole = { ratio: 1 };
    await summary.tap();
    await expect(sheet).toBeInViewport(whole);
    await expect(page.locator('.share-panel').first()).toBeHidden();
    await expect.poll(() => sheet.evaluate((each) => each.getBoundingClientRect().bottom)).toBe(844);
    for (const choice of await sheet.locator('li > *').all()) await expect(choice).toBeInViewport(whole);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(summary).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(address);

    await summary.tap();
    await expect(sheet).toBeVisible();
    // Opened again while the browser still goes back from its entry.
    await summary.evaluate(async (opener: HTMLElement) => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog:modal');
      if (dialog === null) throw new Error('The sheet is open');
      await new Promise((resolve) => {
        dialog.addEventListener('close', resolve, { once: true });
        dialog.close();
      });
      opener.click();
    });
    await expect.poll(() => page.evaluate(() => (history.state as { dialog?: boolean } | null)?.dialog)).toBe(true);
    await page.goBack();
    await expect(sheet).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(address);

    await summary.tap();
    await expect(sheet).toBeVisible();
    await page.touchscreen.tap(195, 60);
    await expect(sheet).toBeHidden();

    await summary.tap();
    await sheet.getByRole('button', { name: text('share.copy') }).tap();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: /link/ })).toBeVisible();
  });
});

test("the header's search stays for a press inside it", async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/nl/contact/');
  const panel = page.locator('.site-header-search');
  await press(page, await spot(page.locator('header summary'), middle));
  await press(page, await spot(panel, corner, { x: 6, y: 6 }));
  await expect(panel).toBeVisible();
});

test("the drawer's backdrop closes it, but not a press that began inside (2.31)", async ({ page }) => {
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
  // From inside the list to beside it, as when dragging its scrollbar.
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

/** What covers a box, and how much of it is outside the window or under the sticky bar at the top. */
function hiddenOf(box: Locator): Promise<string[]> {
  return box.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const bar = document.querySelector('.site-header-bar')?.getBoundingClientRect().bottom ?? 0;
    const out = top < bar || bottom > innerHeight || left < 0 || right > innerWidth;
    const points = [0.02, 0.5, 0.98].flatMap((x) => [0.02, 0.5, 0.98].map((y) => [x, y] as const));
    const over = points
      .map(([x, y]) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y))
      .filter((seen) => !element.contains(seen))
      .map((seen) => `under ${seen?.className}`);
    return out ? [`at ${Math.round(top)}–${Math.round(bottom)}`, ...over] : over;
  });
}

// On phones each choice fills the screen (search-steps.spec.ts).
for (const [path, sizes] of [
  ['/nl/', ['1366×650', '1280×720', '1440×900', '820×1180']],
  ['/nl/te-koop/', ['1440×900', '820×1180', '1366×650', '1366×480']],
] as const) {
  test(`${path}: what the search opens is whole in the window, above its field where there is no room below (10.163)`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await open(page, path);
    const search = page.getByRole('search').first();
    const price = search.locator('details.search-cell', { hasText: text('search.price') });
    const pricePanel = price.locator('.search-panel');
    for (const size of sizes) {
      const [width = 0, height = 0] = size.split('×').map(Number);
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      for (const [opener, box] of [
        [search.getByRole('combobox'), search.getByRole('listbox')],
        [search.locator('summary', { hasText: text('search.type') }), search.locator('[open] .search-panel')],
        [price.locator('summary'), pricePanel],
      ] as const) {
        const what = `${size}: ${await opener.innerText()}`;
        const at = await spot(opener, middle);
        const before = await opener.boundingBox();
        await press(page, at);
        await expect(box).toBeVisible();
        expect(await hiddenOf(box), what).toEqual([]);
        const [field, panel] = [await opener.boundingBox(), await box.boundingBox()];
        if (!field || !panel) throw new Error(`${what} is gone`);
        // It is adjacent to its field, and the page does not scroll if either side has room.
        const [above, below] = [field.y - panel.y - panel.height, panel.y - field.y - field.height];
        expect(Math.round(Math.max(above, below)), what).toBe(4);
        if (path === '/nl/' || height > 700) expect(field, what).toEqual(before);
        if (path === '/nl/') expect(above > 0, what).toBe(height < 1000);
        else if (height > 700) expect(below > 0, what).toBe(true);
        // On a tablet it may cover the next field.
        if (box !== pricePanel) await page.keyboard.press('Escape');
      }
      // The lowest part of the price panel is reachable.
      await press(page, await spot(price.getByRole('textbox').last(), middle));
      await expect(price.getByRole('textbox').last()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(pricePanel).toBeHidden();
    }
    if (path !== '/nl/') return;

    // A list above its field stays adjacent as it shrinks, and a press picks the option under it.
    await page.setViewportSize({ width: 1366, height: 650 });
    const field = search.getByRole('combobox');
    const list = search.getByRole('listbox');
    await press(page, await spot(field, middle));
    await page.keyboard.type('9000');
    await expect(list.getByRole('option')).toHaveCount(1);
    const [input, short] = [await field.boundingBox(), await list.boundingBox()];
    expect(Math.round((input?.y ?? 0) - (short?.y ?? 0) - (short?.height ?? 0))).toBe(4);
    await press(page, await spot(list.getByRole('option'), middle));
    await expect(list).toBeHidden();
    await expect(search.getByText('Gekozen: Gent 9000')).toBeAttached();
    // After resizing it is placed where there is room now.
    await press(page, await spot(price.locator('summary'), middle));
    await page.setViewportSize({ width: 1366, height: 1200 });
    await expect.poll(async () => (await pricePanel.boundingBox())?.y).toBeGreaterThan(650);
    expect(await hiddenOf(pricePanel)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a panel of the search opens below its field (10.163)', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto('/nl/');
    const opener = page.locator('main form[role="search"] summary', { hasText: text('search.type') });
    const panel = page.locator('details[open] .search-panel');
    await opener.click();
    await expect(panel).toBeVisible();
    const [field, box] = [await opener.boundingBox(), await panel.boundingBox()];
    expect(Math.round((box?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0))).toBe(4);
    await panel.getByText('Huis', { exact: true }).click();
    await expect(panel.getByRole('checkbox', { name: 'Huis' })).toBeChecked();
  });
});

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
  // The panel's code, in whichever file, has not loaded yet.
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
