import { expect, type Page } from '@playwright/test';
import { complaints, hydrated } from './site/browser.ts';
import { propertyPaths } from './site/kinds.ts';
import { test } from './site/test.ts';
import { word } from './site/words.ts';

/** Opens a page whose pictures do not come, and tells which scripts it has asked for. */
async function openWithoutPictures(page: Page, path = '/nl/'): Promise<() => string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The one that asks for consent comes at once: it is small, and has the lowest priority.
    if (pathname.endsWith('.js') && !/\/consent-[^/]+$/.test(pathname)) scripts.push(request.url());
  });
  await page.route('**/images/**', () => new Promise(() => undefined));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return () => scripts;
}

test('the first picture does not compete with scripts for bandwidth', async ({ page }) => {
  const scripts = await openWithoutPictures(page);
  await page.waitForTimeout(500);
  expect(scripts()).toEqual([]);
});

test('each picture has a colour of its place before it comes', async ({ page }) => {
  const [property = ''] = await propertyPaths('nl', 1);
  for (const path of ['/nl/', '/nl/te-koop/', property]) {
    await openWithoutPictures(page, path);
    const bare = await page.locator('main img').evaluateAll((images) => {
      const width = (element: Element) => Math.round(element.getBoundingClientRect().width);
      const isPainted = (element: Element) => {
        const channels = (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
        return channels.length === 3 || (channels[3] ?? 0) > 0;
      };
      // Itself, or a frame of its size.
      const hasColour = (image: Element) => {
        for (let each: Element | null = image; each && width(each) <= width(image) + 2; each = each.parentElement) {
          if (isPainted(each)) return true;
        }
        return false;
      };
      return images.filter((image) => !hasColour(image)).map(({ outerHTML }) => outerHTML.slice(0, 90));
    });
    expect([path, bare]).toEqual([path, []]);
    expect(await page.locator('main img').count()).toBeGreaterThan(3);
  }
});

test('scripts load at the first touch, even while pictures are loading', async ({ page }) => {
  const scripts = await openWithoutPictures(page);
  await page.keyboard.press('Tab');
  await hydrated(page);
  expect(scripts().length).toBeGreaterThan(0);
});

test('scripts load by themselves when a picture stalls', async ({ page }) => {
  await openWithoutPictures(page);
  await hydrated(page);
});

test('a goal chosen before the scripts have loaded has its own prices', async ({ page }) => {
  await openWithoutPictures(page, '/nl/te-huur/');
  const search = page.getByRole('search').first();
  await search.getByRole('radio', { name: 'Te koop' }).check();
  await hydrated(page);
  await search.locator('button[type="submit"]').click();
  await expect(page).toHaveURL('/nl/te-koop/');
});

for (const [device, width] of [
  ['desk', 1280],
  ['phone', 390],
] as const)
  test(`a place that is being typed while the search comes alive is typed on, ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/SearchForm/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/nl/');
    const plain = page.getByRole('search').getByLabel(word('nl', 'search.city')).first();
    await plain.click();
    await page.keyboard.type('Gen');
    release();
    const list = page.getByRole('combobox', { name: word('nl', 'search.city') }).filter({ visible: true });
    await expect(list.last()).toBeFocused();
    await expect(list.last()).toHaveValue('Gen');
    await page.keyboard.type('t 90');
    await page.getByRole('option', { name: /^Gent 9000/ }).click();
    await page
      .getByRole('button', { name: /toon|zoeken/i })
      .filter({ visible: true })
      .last()
      .click();
    await expect(page).toHaveURL('/nl/te-koop/?city=gent%7C9000');
  });

test('a page without a search does not fetch the code of one', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/nl/projecten/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /Search(Form|Page)/.test(url))).toEqual([]);
});

test('the search of the home page loads by itself', async ({ page }) => {
  const form = page.waitForRequest(/SearchForm/);
  await page.goto('/nl/');
  await form;
});

test('a page in which somebody types at the moment it comes alive comes alive all the same', async ({ page }) => {
  await page.addInitScript(() => {
    // React listens to the document before it first renders: a key pressed now reaches it in between.
    const add = document.addEventListener.bind(document);
    let hasTyped = false;
    document.addEventListener = (...listener: Parameters<typeof add>) => {
      add(...listener);
      if (listener[0] !== 'input' || hasTyped) return;
      hasTyped = true;
      queueMicrotask(() =>
        document.querySelector('footer input')?.dispatchEvent(new InputEvent('input', { bubbles: true })),
      );
    };
  });
  const found = complaints(page);
  await openWithoutPictures(page, '/nl/contact/');
  const newsletter = page.getByRole('contentinfo').getByRole('textbox');
  await newsletter.fill('an@example.be');
  await hydrated(page);
  await expect(newsletter).toHaveValue('an@example.be');
  expect(found).toEqual([]);
});

/**
 * Fills in fields and presses when React listens and has rendered nothing yet; whether it hydrated the page for that is written on the root.
 *
 * @param pressed selector
 * @param fields values by name
 */
async function pressAsItComesAlive(page: Page, pressed: string, fields: Record<string, string> = {}): Promise<void> {
  await page.addInitScript(
    ([selector, values]) => {
      const add = document.addEventListener.bind(document);
      let hasPressed = false;
      document.addEventListener = (...listener: Parameters<typeof add>) => {
        add(...listener);
        if (listener[0] !== 'pointerdown' || hasPressed) return;
        hasPressed = true;
        queueMicrotask(() => {
          for (const [name, value] of Object.entries(values))
            (document.querySelector(`main [name=${name}]`) as HTMLInputElement).value = value;
          const button = document.querySelector<HTMLElement>(selector);
          for (const type of ['pointerdown', 'pointerup'])
            button?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
          button?.click();
          const isHydrated = Object.keys(document.querySelector('main') ?? {}).some((key) =>
            key.startsWith('__reactFiber$'),
          );
          document.documentElement.dataset.pressed = isHydrated ? 'hydrated at once' : 'still in pieces';
        });
      };
    },
    [pressed, fields] as const,
  );
}

test('a press on a page that is just coming alive does not hold it up, and is answered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await pressAsItComesAlive(page, 'header [role=button]');
  const found = complaints(page);
  await page.goto('/nl/');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'still in pieces');
  expect(found).toEqual([]);
});

test('a form that is just coming alive goes on by one step where its button is pressed once', async ({ page }) => {
  const address = { street: 'Kerkstraat', houseNumber: '12', zip: '9000', city: 'Gent' };
  await pressAsItComesAlive(page, 'main [data-form] button[type=button]', address);
  const found = complaints(page);
  await page.goto('/nl/gratis-schatting/');
  const form = page.locator('main [data-form]');
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'still in pieces');
  await expect(form.getByRole('heading', { name: word('nl', 'contactDemandForm.steps.home') })).toBeFocused();
  await page.waitForTimeout(500);
  // The second step was not pressed.
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
  expect(found).toEqual([]);
});
