import { expect, type Page } from '@playwright/test';
import { complaints, formAlive, holdBack, hydrated, open } from './site/browser.ts';
import { propertyPaths } from './site/kinds.ts';
import { mailedSite } from './site/mailed-site.ts';
import { test } from './site/test.ts';
import { word } from './site/words.ts';

// A page before its islands are hydrated, and when they cannot be.

const text = (key: string) => word('nl', key);
const scriptsOf = /\/assets\/[^/]+\.js$/;
/** Scripts of islands; the page's own script is `entry.client`. */
const islandCode = /\/assets\/(?!entry\.client|consent)[^/]+\.js$/;

/** Opens a page whose pictures never arrive. Returns a function that lists the island scripts requested so far. */
async function openWithoutPictures(page: Page, path = '/nl/'): Promise<() => string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (islandCode.test(request.url())) scripts.push(request.url());
  });
  await page.route('**/images/**', () => new Promise(() => undefined));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return () => scripts;
}

test.describe('while the first pictures come', () => {
  test('no island competes with them for bandwidth, and each has a colour of its place (10.48, 10.170)', async ({
    page,
  }) => {
    const [property = ''] = await propertyPaths('nl', 1);
    for (const path of ['/nl/', '/nl/te-koop/', property]) {
      const scripts = await openWithoutPictures(page, path);
      const bare = await page.locator('main img').evaluateAll((images) => {
        const width = (element: Element) => Math.round(element.getBoundingClientRect().width);
        const isPainted = (element: Element) => {
          const channels = (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
          return channels.length === 3 || (channels[3] ?? 0) > 0;
        };
        // The picture itself, or a frame of its size.
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
      expect(scripts()).toEqual([]);
    }
  });

  test('a touch wakes what it is in (10.202)', async ({ page }) => {
    await openWithoutPictures(page);
    await page.getByRole('search').getByLabel(text('search.city')).first().click();
    await expect(page.locator('.search-form[data-live]').first()).toBeVisible();
  });

  test('islands come alive by themselves when a picture stalls (10.48)', async ({ page }) => {
    await openWithoutPictures(page);
    await hydrated(page);
  });

  test('a goal that is chosen has its own prices', async ({ page }) => {
    await openWithoutPictures(page, '/nl/te-huur/');
    const search = page.getByRole('search').first();
    await search.getByRole('radio', { name: 'Te koop' }).check();
    await hydrated(page);
    await search.locator('button[type="submit"]').click();
    await expect(page).toHaveURL('/nl/te-koop/');
  });
});

for (const [device, width] of [
  ['desk', 1280],
  ['phone', 390],
] as const)
  test(`a place that is being typed while the search comes alive is typed on, ${device} (10.182)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdBack(page, /OwnSearchForm/);
    await page.goto('/nl/');
    await page.getByRole('search').getByLabel(text('search.city')).first().click();
    await page.keyboard.type('Gen');
    release();
    const list = page.getByRole('combobox', { name: text('search.city') }).filter({ visible: true });
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

test('a page asks for the code of its own islands alone (10.180)', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, '/nl/projecten/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /SearchForm|LiveFilters|LiveForm/.test(url))).toEqual([]);
  // A form's code loads on the first interaction.
  await open(page, '/nl/contact/');
  await page.waitForLoadState('networkidle');
  const code = () => scripts.filter((url) => url.includes('/LiveForm'));
  expect(code()).toEqual([]);
  await page.locator('form[data-form]').getByRole('textbox').first().click();
  await expect.poll(() => code().length).toBeGreaterThan(0);
});

test('a document holds the props of its islands, and none of what is markup alone (10.173)', async ({ request }) => {
  for (const path of ['/nl/te-koop/', '/nl/']) {
    const html = await (await request.get(path)).text();
    const title = /class="card-link"[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
    expect(title.length).toBeGreaterThan(10);
    const props = [...html.matchAll(/<script type="application\/json">(.*?)<\/script>/g)]
      .map(([, json]) => json)
      .join();
    expect(props).toContain('"paths"');
    expect(props).not.toContain('"zip"');
    expect(html).not.toContain('__remixContext');
  }
});

test.describe('what is pressed before the scripts have come', () => {
  test('counts for a heart (10.179)', async ({ page }) => {
    for (const path of ['/nl/te-koop/', '/nl/']) {
      const come = await holdBack(page, scriptsOf);
      await page.goto(path, { waitUntil: 'commit' });
      const heart = page.locator('article .favourite-button').nth(1);
      await heart.click();
      come();
      await hydrated(page);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  test('opens the menu of a phone (10.179)', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const found = complaints(page);
    const come = await holdBack(page, scriptsOf);
    await page.goto('/nl/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: text('frame.openMenu') }).click();
    come();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    expect(found).toEqual([]);
  });

  test('goes on by one step in a form (10.179)', async ({ page }) => {
    const found = complaints(page);
    const come = await holdBack(page, scriptsOf);
    await page.goto('/nl/gratis-schatting/', { waitUntil: 'commit' });
    const form = page.locator('main [data-form]');
    for (const [name, value] of Object.entries({ street: 'Kerkstraat', houseNumber: '12', zip: '9000', city: 'Gent' }))
      await form.locator(`[name=${name}]`).fill(value);
    await form
      .getByRole('button', { name: word('nl', 'forms.next') })
      .first()
      .click();
    come();
    await expect(form.getByRole('heading', { name: word('nl', 'contactDemandForm.steps.home') })).toBeFocused();
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
    expect(found).toEqual([]);
  });

  test('opens the photos of a home (10.179)', async ({ page }) => {
    const [property = ''] = await propertyPaths('nl', 1);
    const come = await holdBack(page, scriptsOf);
    await page.goto(property, { waitUntil: 'commit' });
    await page.locator('.photo-mosaic a').first().click();
    come();
    await expect(page.locator('.photo-viewer')).toBeVisible();
    await expect(page).toHaveURL(property);
  });
});

test('presses are kept before the page has been read to its end', async ({ request }) => {
  const html = await (await request.get('/nl/te-koop/')).text();
  const kept = html.indexOf('gevelEarly = []');
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(html.indexOf('rel="stylesheet"'));
});

test('hearts show and change what is a favourite, in every tab (10.174)', async ({ page }) => {
  await open(page, '/nl/');
  const heart = page.locator('[data-module="propertyListModule"] .favourite-button').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const favourites = page.getByRole('banner').getByRole('link', { name: text('favourites.title') });
  await expect(favourites).toContainText('1');
  await page.reload();
  await hydrated(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const other = await page.context().newPage();
  await other.goto('/nl/favorieten/');
  await other.locator('main .favourite-button').first().click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a page whose code is gone, as after a new build, stays a page of links and forms (10.175)', async ({ page }) => {
  const [property = ''] = await propertyPaths('nl', 1);
  await page.route(islandCode, (route) => route.fulfill({ status: 404, body: '' }));
  for (const path of ['/nl/', property, '/nl/te-koop/']) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    const words = await heading.textContent();
    const parts = await page.locator('main h2').allTextContents();
    await page.waitForLoadState('networkidle');
    await expect(heading).toHaveText(words ?? '');
    expect(await page.locator('main h2').allTextContents()).toEqual(parts);
  }
  const card = page.locator('main article').first();
  const leadsTo = await card.locator('.card-link').getAttribute('href');
  await card.locator('.card-link').click();
  await expect(page).toHaveURL(leadsTo ?? '');
  await page.goto('/nl/te-koop/');
  const search = page.getByRole('search').first();
  await search.getByRole('radio', { name: 'Te huur' }).check();
  await search.locator('button[type="submit"]').click();
  await expect(page).toHaveURL('/nl/te-huur/');
});

test('an island whose code could not be fetched comes alive at the next touch (10.184)', async ({ page, context }) => {
  await open(page, '/nl/contact/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const name = page.locator('form[data-form]').getByRole('textbox').first();
  await name.click();
  await page.keyboard.type('J');
  await context.setOffline(false);
  await page.locator('form[data-form]').getByRole('textbox').nth(1).click();
  await formAlive(page);
  await expect(name).toHaveValue('J');
});

test('a document that a browser extension has changed stays a page (10.174)', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('header')?.before(document.createElement('p'));
      document.querySelector('main')?.firstElementChild?.remove();
    });
  });
  await page.goto('/nl/');
  await hydrated(page);
  await expect(page.locator('footer').getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
  await expect(page.locator('main [data-module="textModule"]').first()).toBeVisible();
});

test.describe('a form whose code has not come', () => {
  const mailed = mailedSite();
  const field = (page: Page, name: string) =>
    page
      .locator('form[data-form]')
      .getByRole('textbox', { name: new RegExp(`^${word('nl', `forms.fields.${name}`)}( \\(|$)`) });
  const send = (page: Page) => page.locator('form[data-form]').getByRole('button');
  const contact = () => `${mailed.site.origin}/nl/contact/`;

  async function ask(page: Page, email: string): Promise<void> {
    await field(page, 'firstName').click();
    await page.keyboard.type('Jo');
    await field(page, 'lastName').fill('Claes');
    await field(page, 'email').fill(email);
    await field(page, 'remark').fill('Een vraag');
    // As long as the fastest human takes.
    await page.waitForTimeout(1_100);
    await send(page).click();
    await page.waitForURL('**/nl/bedankt/site-contact/');
    await mailed.arrived(email);
  }

  test('comes alive with what is typed and the focus (10.194)', async ({ page }) => {
    const letCome = await holdBack(page, scriptsOf);
    await page.goto(contact(), { waitUntil: 'commit' });
    await field(page, 'remark').click();
    await page.keyboard.type('Een vraag');
    letCome();
    await formAlive(page);
    await expect(field(page, 'remark')).toHaveValue('Een vraag');
    await expect(field(page, 'remark')).toBeFocused();
  });

  test('is sent without it, and leaves nothing in the tab (10.198)', async ({ page }) => {
    await page.route(/\/assets\/LiveForm/, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, contact());
    const drafts = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('gevel:form:')));
    await field(page, 'remark').click();
    await page.keyboard.type('Een vraag');
    // A reload would restore it.
    expect(await drafts()).toHaveLength(1);
    await page.evaluate(() => sessionStorage.setItem('gevel:form-key:site-contact', crypto.randomUUID()));
    await ask(page, 'sent-early@example.be');
    await expect.poll(drafts).toEqual([]);
    // The idempotency key of an earlier attempt, whose response was lost, is removed too: the next message is new.
    expect(await page.evaluate(() => sessionStorage.getItem('gevel:form-key:site-contact'))).toBeNull();
    await open(page, contact());
    await expect(field(page, 'firstName')).toHaveValue('');
    await expect(field(page, 'remark')).toHaveValue('');
  });

  test('has a draft and is typed into: the time counts from the first touch (10.199)', async ({ page }) => {
    await open(page, contact());
    await field(page, 'remark').fill('Een begin');
    const letCome = await holdBack(page, /\/assets\/LiveForm/);
    await open(page, contact());
    await field(page, 'firstName').fill('Jo');
    await field(page, 'lastName').fill('Claes');
    await field(page, 'email').fill('draft-before@example.be');
    await field(page, 'remark').fill('Een vraag');
    await page.waitForTimeout(1_100);
    letCome();
    await formAlive(page);
    await field(page, 'remark').press('Tab');
    await send(page).press('Enter');
    await page.waitForURL('**/nl/bedankt/site-contact/');
    await mailed.arrived('draft-before@example.be');
  });

  test('keeps its page and what is typed without a connection, and comes alive when it is back (10.184)', async ({
    page,
    context,
  }) => {
    await open(page, contact());
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await field(page, 'remark').click();
    await page.keyboard.type('In de trein');
    await expect(field(page, 'remark')).toHaveValue('In de trein');
    await context.setOffline(false);
    await field(page, 'email').click();
    await formAlive(page);
    await expect(field(page, 'remark')).toHaveValue('In de trein');
    // The form's code reports missing fields without a new document.
    await page.waitForTimeout(1_100);
    await send(page).click();
    await expect(page.locator('form[data-form]').getByRole('alert')).toHaveText(word('nl', 'forms.failed'));
    await expect(page).toHaveURL(/\/nl\/contact\/$/);
  });
});
