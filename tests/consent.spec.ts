import { setTimeout } from 'node:timers/promises';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { languages, type Language } from '../app/i18n/languages.ts';
import config from '../playwright.config.ts';
import { barriers } from './site/axe.ts';
import { complaints, hydrated, open } from './site/browser.ts';
import { menuPages } from './site/demo-content.ts';
import { importDocuments } from './site/import-documents.ts';
import { kindsOfPage } from './site/kinds.ts';
import { layoutProblems } from './site/layout.ts';
import type { TestSite } from './site/server.ts';
import { line, pull } from './site/thumb.ts';
import { answerTrackers, startTrackedSite, told, trackedVersion, withoutPictures } from './site/trackers.ts';
import { wordsOfConsent } from './site/words.ts';

const { launchOptions } = config.use ?? {};
let site: TestSite;
test.beforeAll(async () => {
  site = await startTrackedSite();
});
test.afterAll(() => site.stop());

const nl = wordsOfConsent('nl');
const dialogOf = (page: Page, language: Language = 'nl') =>
  page.getByRole('dialog', { name: wordsOfConsent(language).title });
const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort();
const hostsOf = (asked: readonly string[]) => [...new Set(asked.map((address) => new URL(address).hostname))].sort();
/** Waits longer than the delay between a choice and its effects. */
const followed = (page: Page) => page.waitForTimeout(900);
const refused = {
  ad_user_data: 'false',
  ad_storage: 'false',
  ad_personalization: 'false',
  analytics_storage: 'false',
  social_media: 'false',
  unclassified: 'false',
  consentSet: 'true',
  consentVersion: trackedVersion,
};
const accepted = Object.fromEntries(
  Object.entries(refused).map(([key, value]) => [key, value === 'false' ? 'true' : value]),
);

const kindsIn = async (language: Language) =>
  Object.values(await kindsOfPage(language)).filter((path) => !path.startsWith('/preview/'));

/** All pages of one language, and those that differ in the others. */
async function everyPage(): Promise<string[]> {
  const found = new Set(menuPages('nl').map(({ path }) => path));
  for (const language of languages) {
    const { home = '', property = '', contact = '', legal = '' } = await kindsOfPage(language);
    for (const path of language === 'nl' ? await kindsIn('nl') : [home, property, contact, legal]) found.add(path);
  }
  return [...found];
}

test('before an answer and after a refusal, no page asks anybody else for anything (1.18)', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const asked = await answerTrackers(context, site.origin);
  // Skips the pictures: they are the site's own, and there are many.
  await withoutPictures(page);
  const pages = await everyPage();
  expect(pages.length).toBeGreaterThan(40);
  await page.goto(site.origin + '/nl/');
  await expect(dialogOf(page)).toBeVisible();
  for (const path of await kindsIn('nl')) await page.goto(site.origin + path);
  expect(asked).toEqual([]);
  expect(await cookieNames(context)).toEqual([]);

  await page.goto(site.origin + '/nl/');
  await button(dialogOf(page), nl.functional).click();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await stored(page)).toMatchObject(refused);
  await followed(page);
  for (const path of pages) {
    await page.goto(site.origin + path);
    await expect(page.locator('#consent')).toBeEmpty();
  }
  expect(asked).toEqual([]);
  expect(await cookieNames(context)).toEqual([]);
});

test('each category alone lets in its own (4.5, 7.8)', async ({ page, context }) => {
  const google = 'www.googletagmanager.com';
  const expected: [category: string, hosts: string[], cookies: string[]][] = [
    ['marketing', ['googleads.g.doubleclick.net', google], ['_gcl_au']],
    ['social', ['connect.facebook.net', 'www.facebook.com'], ['_fbp']],
    ['analytics', ['www.google-analytics.com', google], ['_ga', '_ga_TEST123456']],
  ];
  const asked = await answerTrackers(context, site.origin);
  const found = complaints(page);
  const dialog = dialogOf(page);
  for (const [category, hosts, cookies] of expected) {
    await open(page, `${site.origin}/nl/contact/?setcookies`);
    asked.length = 0;
    await dialog.getByText(nl.choose).click();
    await dialog.getByRole('checkbox', { name: nl.categories[category]?.title ?? '' }).check();
    await button(dialog, nl.save).click();
    await expect.poll(() => hostsOf(asked)).toEqual(hosts.sort());
    await expect.poll(() => cookieNames(context)).toEqual(cookies);
  }
  // It holds for the next pages too, without asking again.
  const hosts = hostsOf(asked);
  await open(page, site.origin + '/fr/ventes/');
  await followed(page);
  await expect(dialogOf(page, 'fr')).toHaveCount(0);
  expect(hostsOf(asked)).toEqual(hosts);
  expect(found).toEqual([]);
});

test('accept all sets all five on; one taken back leaves the others, and one press takes back everything (2.29, 4.2, 10.91, 10.240)', async ({
  page,
  context,
}) => {
  const asked = await answerTrackers(context, site.origin);
  await open(page, `${site.origin}/nl/?utm_source=mail&utm_campaign=herfst`);
  await button(dialogOf(page), nl.acceptAll).click();
  expect(await stored(page)).toMatchObject(accepted);
  await expect.poll(() => cookieNames(context)).toEqual(['_fbp', '_ga', '_ga_TEST123456', '_gcl_au']);
  await open(page, `${site.origin}/nl/contact/`);
  expect(await page.evaluate(() => sessionStorage.getItem('gevel:campaign'))).toBe(
    'utm_source=mail&utm_campaign=herfst',
  );

  const again = page.getByRole('contentinfo').getByRole('link', { name: nl.settings });
  await again.click();
  const dialog = dialogOf(page);
  const choice = (name: string) => dialog.getByRole('checkbox', { name: nl.categories[name]?.title ?? '' });
  for (const name of ['analytics', 'marketing', 'social']) await expect(choice(name)).toBeChecked();
  // Nothing of this site is in that category.
  await expect(choice('unclassified')).toHaveCount(0);
  await choice('social').uncheck();
  let reloaded = page.waitForEvent('load');
  await button(dialog, nl.save).click();
  await reloaded;
  await hydrated(page);
  await followed(page);
  expect(await cookieNames(context)).toEqual(['_ga', '_ga_TEST123456', '_gcl_au']);
  // A category that sets nothing here was not asked about.
  expect(await stored(page)).toMatchObject({ ...accepted, social_media: 'false', unclassified: 'false' });

  await again.click();
  reloaded = page.waitForEvent('load');
  await button(dialog, nl.functional).click();
  await reloaded;
  expect(await stored(page)).toMatchObject(refused);
  expect(await cookieNames(context)).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('gevel:campaign'))).toBeNull();
  asked.length = 0;
  await open(page, site.origin + '/nl/te-koop/');
  await followed(page);
  expect(asked).toEqual([]);
});

test('a choice made in another tab holds in this one: the question closes, and what runs ends', async ({
  page,
  context,
}) => {
  const asked = await answerTrackers(context, site.origin);
  await open(page, site.origin + '/nl/');
  await expect(dialogOf(page)).toBeVisible();
  const other = await context.newPage();
  await open(other, site.origin + '/nl/contact/');
  await button(dialogOf(other), nl.acceptAll).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect.poll(() => page.locator('head script[src*=fbevents]').count()).toBe(1);
  await other.getByRole('contentinfo').getByRole('link', { name: nl.settings }).click();
  const reloaded = page.waitForEvent('load');
  await button(dialogOf(other), nl.functional).click();
  await reloaded;
  await expect(page.locator('head script[src*=fbevents]')).toHaveCount(0);
  await expect.poll(() => cookieNames(context)).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
});

test('a page asks again when the editors raise the version, and shows their words (10.92, 10.93)', async ({
  page,
  context,
}) => {
  await answerTrackers(context, site.origin);
  await open(page, site.origin + '/nl/');
  await button(dialogOf(page), nl.functional).click();
  const words = { title: 'Koekjes bij Gevel', text: 'Wij vragen het netjes.' };
  const entry = { _type: 'cookieEntry', _key: 'a', category: 'marketing', name: 'VISITOR_*', place: 'cookie' };
  await importDocuments(site, [
    {
      _id: 'cookieConsent',
      _type: 'cookieConsent',
      version: 2,
      title: { _type: 'translatedString', nl: words.title },
      text: { _type: 'translatedText', nl: words.text },
      entries: [{ ...entry, provider: 'YouTube', keeps: 'days', days: 180 }],
    },
  ]);
  try {
    await page.goto(site.origin + '/nl/');
    const dialog = page.getByRole('dialog', { name: words.title });
    await expect(dialog).toContainText(words.text);
    await dialog.getByText(nl.choose).click();
    const marketing = dialog.getByRole('listitem').filter({ hasText: nl.categories.marketing?.title ?? '' });
    await marketing.getByText(nl.sets.replace('{{total}}', '3')).click();
    await expect(dialog.getByText('VISITOR_*')).toBeVisible();
    await page.goto(site.origin + '/nl/cookie-policy/');
    await expect(page.getByRole('main').getByText('VISITOR_*')).toBeVisible();
  } finally {
    await importDocuments(site, [{ _id: 'cookieConsent', _type: 'cookieConsent', version: 1 }]);
  }
});

test.describe('the dialog', () => {
  test('keyboard alone, without stealing the focus (10.90)', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${site.origin}/nl/`);
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    // The focus goes to the skip link, then the dialog, then the page.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('link', { name: nl.policy })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('checkbox', { name: nl.categories.necessary?.title ?? '' })).toBeDisabled();
    const analytics = dialog.getByRole('checkbox', { name: nl.categories.analytics?.title ?? '' });
    for (let stop = 0; stop < 4 && !(await analytics.evaluate((box) => box === document.activeElement)); stop += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(analytics).toBeChecked();
    const save = button(dialog, nl.save);
    for (let stop = 0; stop < 10 && !(await save.evaluate((each) => each === document.activeElement)); stop += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    expect(await stored(page)).toMatchObject({ ...refused, analytics_storage: 'true' });
    await expect(page.locator('#content')).toBeFocused();

    // Opened again, the dialog takes the focus; Escape changes nothing and returns the focus.
    const again = page.getByRole('contentinfo').getByRole('link', { name: nl.settings });
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: nl.title })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(again).toBeFocused();
  });

  for (const [path, styles] of [
    ['/nl/te-koop/', 0],
    // The dialog's code arrives before the style sheets.
    ['/nl/', 1500],
  ] as const)
    test(`on a slow network it moves nothing either, itself included: ${path}, style sheets after ${styles} ms (10.196)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await addUpShifts(page);
      await page.route(/\.(woff2|css)$/, async (route) => {
        await setTimeout(route.request().url().endsWith('css') ? styles : styles + 1000);
        await route.continue();
      });
      await open(page, site.origin + path);
      await expect(dialogOf(page)).toBeVisible();
      expect(await page.evaluate(() => document.fonts.check("1em 'Source Sans 3 Variable'"))).toBe(true);
      await page.waitForTimeout(300);
      if (path !== '/nl/') {
        const tools = await page.locator('.search-tools').boundingBox();
        const dialog = await dialogOf(page).boundingBox();
        expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeLessThan(dialog?.y ?? 0);
      }
      expect(await shifts(page)).toBeLessThan(0.01);
    });

  for (const [width, height] of [
    [1440, 900],
    [320, 640],
  ] as const) {
    test(`whole, without barriers, and nothing below it moves: ${width} px (10.90)`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await addUpShifts(page);
      await open(page, site.origin + '/nl/');
      const dialog = dialogOf(page);
      await expect(dialog).toBeVisible();
      await page.waitForTimeout(300);
      expect(await shifts(page)).toBeLessThan(0.01);
      for (const isOpen of [false, true]) {
        if (isOpen) await dialog.getByText(nl.choose).click();
        const box = await dialog.boundingBox();
        expect(box?.y).toBeGreaterThan(0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1);
        await button(dialog, nl.acceptAll).scrollIntoViewIfNeeded();
        await expect(button(dialog, nl.functional)).toBeInViewport();
        expect(await barriers(page)).toEqual([]);
        expect((await layoutProblems(page)).filter((each) => each.includes('sideways'))).toEqual([]);
      }
      // Refusing is as easy as accepting: the same look and size, side by side or one above the other.
      const looks = await Promise.all(
        [nl.functional, nl.acceptAll].map((name) =>
          button(dialog, name).evaluate((each) => {
            const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(each);
            return {
              backgroundColor,
              color,
              fontSize,
              fontWeight,
              borderColor,
              height: Math.round((each as HTMLElement).offsetHeight),
            };
          }),
        ),
      );
      expect(looks[0]).toEqual(looks[1]);
    });
  }

  test('at 200 % text it is whole on a phone, and each of its buttons can be reached (10.90)', async ({
    playwright,
  }) => {
    // As readers set it in their browser.
    const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    try {
      const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
      await open(page, site.origin + '/nl/');
      const dialog = dialogOf(page);
      await expect(dialog).toBeVisible();
      await dialog.getByText(nl.choose).click();
      for (const name of [nl.save, nl.functional, nl.acceptAll]) {
        await button(dialog, name).scrollIntoViewIfNeeded();
        await expect(button(dialog, name)).toBeInViewport({ ratio: 1 });
      }
      expect((await layoutProblems(page)).filter((each) => each.includes('sideways'))).toEqual([]);
      expect(await barriers(page)).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  test('leaves in sight on a laptop what each page is about (10.239)', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const inSight = async (path: string, parts: string) => {
      await open(page, site.origin + path);
      const dialog = dialogOf(page);
      await expect(dialog).toBeVisible();
      const edge = (await dialog.boundingBox())?.y ?? 0;
      const ends = await page
        .locator(parts)
        .evaluateAll((each) => each.map((part) => part.getBoundingClientRect().bottom));
      expect([path, ends.length, ends.filter((end) => end > edge)]).toEqual([path, ends.length, []]);
      expect(ends.length).toBeGreaterThan(0);
      return edge;
    };
    await inSight('/nl/', 'main .search-submit');
    const edge = await inSight('/nl/te-koop/', '#results h2');
    const photo = await page.locator('.results-list img').first().boundingBox();
    expect(photo?.y).toBeLessThan(edge - 100);
    // Once it is answered, the prices of the first homes are in view too.
    const price = await page.locator('.results-list .card-price').first().boundingBox();
    expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThanOrEqual(768);
    const home = await page.locator('.results-list article a').first().getAttribute('href');
    await inSight(home ?? '', 'h1, [data-price]');
  });

  test('blocks no scrolling and no link, and lies over nothing at the window’s end (2.33, 10.181)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, site.origin + '/nl/te-koop/');
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    const overlaps = () =>
      page.evaluate(() => {
        const top = document.querySelector('.consent')?.getBoundingClientRect().top ?? 0;
        const parts = [...document.querySelectorAll('[data-at-end]')].map((part) => part.getBoundingClientRect());
        return parts.filter((part) => part.top < innerHeight && part.bottom > top + 1).length;
      });
    await page.mouse.move(195, 200);
    await page.mouse.wheel(0, 500);
    await expect(page.locator('.to-top-button')).toBeVisible();
    expect(await overlaps()).toBe(0);
    for (const each of [0, 1]) await page.locator('main .favourite-button').nth(each).click();
    await page.getByRole('banner').locator('[role=button]').click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Favorieten' }).click();
    await expect(page.locator('.favourites-tools')).toBeVisible();
    await expect(dialog).toBeVisible();
    await expect.poll(overlaps).toBe(0);
    await button(dialog, nl.functional).click();
    await expect(dialog).toHaveCount(0);
    const end = await page.locator('.favourites-tools').evaluate((tools) => getComputedStyle(tools).bottom);
    expect(end).toBe('0px');
  });

  test('is there and works where React never comes (10.90)', async ({ page, context }) => {
    const asked = await answerTrackers(context, site.origin);
    await page.route(/\/assets\/(?!consent)[^/]+\.js$/, (route) => route.abort());
    await page.goto(site.origin + '/nl/');
    await button(dialogOf(page), nl.functional).click();
    await expect(dialogOf(page)).toHaveCount(0);
    expect(await stored(page)).toMatchObject(refused);
    expect(asked).toEqual([]);
  });

  test('that cannot be fetched lets nothing in, and comes with the next page', async ({ page, context }) => {
    const asked = await answerTrackers(context, site.origin);
    await page.route('**/api/consent/**', (route) => route.abort());
    await open(page, site.origin + '/nl/');
    await followed(page);
    await expect(page.locator('#consent')).toBeEmpty();
    expect(asked).toEqual([]);
    await page.unroute('**/api/consent/**');
    await open(page, site.origin + '/nl/');
    await expect(dialogOf(page)).toBeVisible();
  });

  test.describe('by thumb', () => {
    test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

    test('leaves the page to the thumb that begins in it (10.190)', async ({ page }) => {
      await open(page, site.origin + '/nl/te-koop/');
      const box = await dialogOf(page).boundingBox();
      if (!box) throw new Error('There is no dialog');
      await pull(page, line({ x: 195, y: box.y + 100 }, { x: 195, y: box.y - 100 }));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(120);
      await expect(dialogOf(page)).toBeVisible();
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is not there, and nothing is loaded', async ({ page, context }) => {
      const asked = await answerTrackers(context, site.origin);
      await page.goto(site.origin + '/nl/');
      await expect(page.locator('#consent')).toBeEmpty();
      await expect(page.getByRole('link', { name: nl.settings })).toBeHidden();
      expect(asked).toEqual([]);
    });
  });
});

test.describe('what is measured', () => {
  test('denied by default before anything loads, then as chosen (7.9)', async ({ page, context }) => {
    await answerTrackers(context, site.origin);
    await open(page, site.origin + '/nl/');
    const commands = () =>
      page.evaluate(() =>
        ((window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer ?? [])
          .map((each) => Array.from(each))
          .filter(([name]) => name === 'consent'),
      );
    const denied = {
      ad_user_data: 'denied',
      ad_storage: 'denied',
      analytics_storage: 'denied',
      ad_personalization: 'denied',
    };
    expect(await commands()).toEqual([['consent', 'default', { ...denied, wait_for_update: 500 }]]);
    await dialogOf(page).getByText(nl.choose).click();
    await dialogOf(page)
      .getByRole('checkbox', { name: nl.categories.analytics?.title ?? '' })
      .check();
    const begun = Date.now();
    await button(dialogOf(page), nl.save).click();
    await expect.poll(async () => (await commands()).length).toBe(2);
    expect(Date.now() - begun).toBeGreaterThan(450);
    expect((await commands())[1]).toEqual(['consent', 'update', { ...denied, analytics_storage: 'granted' }]);
  });

  test('whoever may advertise, and not count otherwise, is told the campaign of each page as well (7.9)', async ({
    page,
    context,
  }) => {
    await answerTrackers(context, site.origin);
    await open(page, `${site.origin}/nl/?utm_source=mail`);
    await dialogOf(page).getByText(nl.choose).click();
    await dialogOf(page)
      .getByRole('checkbox', { name: nl.categories.marketing?.title ?? '' })
      .check();
    await button(dialogOf(page), nl.save).click();
    await expect.poll(() => told(page)).toMatchObject([{ event: 'page_view', utm_source: 'mail' }]);
    await open(page, `${site.origin}/nl/contact/`);
    await expect.poll(() => told(page)).toMatchObject([{ event: 'page_view', utm_source: 'mail' }]);
  });

  test('each page once, with where the visitor came from and by which campaign (7.9, 10.95)', async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000);
    await answerTrackers(context, site.origin);
    await open(page, `${site.origin}/nl/?utm_source=mail&utm_medium=newsletter`);
    await button(dialogOf(page), nl.acceptAll).click();
    const campaign = { utm_source: 'mail', utm_medium: 'newsletter' };
    await expect
      .poll(() => told(page))
      .toMatchObject([{ event: 'page_view', page_location: expect.stringContaining('/nl/?utm_source'), ...campaign }]);
    await page.getByRole('banner').getByRole('link', { name: 'Te koop', exact: true }).first().click();
    await page.waitForURL('**/nl/te-koop/');
    await expect
      .poll(async () => (await told(page)).at(-1))
      .toMatchObject({
        event: 'page_view',
        page_location: `${site.origin}/nl/te-koop/`,
        page_referrer: expect.stringContaining('/nl/?utm_source'),
        page_title: expect.stringContaining('te koop'),
        ...campaign,
      });
    // The next document of the same tab still knows the campaign.
    await open(page, `${site.origin}/nl/te-koop/?city=gent%7C9000`);
    await expect.poll(async () => (await told(page)).map(({ event }) => event)).toEqual(['page_view', 'search']);
    expect((await told(page))[0]).toMatchObject(campaign);
    expect((await told(page))[1]).toMatchObject({ search_term: 'city=gent|9000' });
    await page.locator('main article a').first().click();
    await page.waitForURL(/\/\d+\/$/);
    const id = new URL(page.url()).pathname.split('/').at(-2);
    await expect.poll(async () => (await told(page)).at(-1)).toMatchObject({ event: 'view_item', item_id: id });
  });

  test('a form that is begun, and one that is sent (10.95)', async ({ page, context }) => {
    await answerTrackers(context, site.origin);
    await open(page, site.origin + '/nl/formulier/sign-newsletter/');
    await button(dialogOf(page), nl.acceptAll).click();
    const form = page.locator('form[data-form=sign-newsletter]');
    await form.getByRole('textbox').first().fill('measured@example.be');
    await expect
      .poll(() => told(page))
      .toContainEqual(expect.objectContaining({ event: 'form_start', form_id: 'sign-newsletter' }));
    await page.waitForTimeout(1_100);
    await form.getByRole('button').last().click();
    await page.waitForURL('**/bedankt/sign-newsletter/');
    const leads = async () => (await told(page)).filter(({ event }) => event === 'generate_lead');
    await expect.poll(leads).toMatchObject([{ form_id: 'sign-newsletter' }]);
    // Viewing the thank-you page again is no lead.
    await page.reload();
    await expect.poll(async () => (await told(page)).map(({ event }) => event)).toEqual(['page_view']);
  });
});

/** Sums the layout shifts of the next documents. */
async function addUpShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}
