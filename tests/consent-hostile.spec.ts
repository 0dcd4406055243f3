/**
 * Consent in failure cases and under attack: what browsers keep and refuse, tabs that disagree, URLs with keys, pages
 * that load late or come from bfcache.
 */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { hydrated, open } from './site/browser.ts';
import type { TestSite } from './site/server.ts';
import { answerTrackers, startTrackedSite, told } from './site/trackers.ts';
import { wordsOfConsent } from './site/words.ts';

let site: TestSite;
test.beforeAll(async () => {
  site = await startTrackedSite();
});
test.afterAll(() => site.stop());

const nl = wordsOfConsent('nl');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: nl.title });
const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click();
const again = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: nl.settings });
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort();
/** Waits longer than the delay between a choice and its effects. */
const followed = (page: Page) => page.waitForTimeout(900);

/** Opens a page, by default one without pictures to wait for, and allows everything. */
async function accept(page: Page, path = '/nl/privacy-statement/'): Promise<void> {
  await open(page, site.origin + path);
  await press(page, nl.acceptAll);
  await expect(page.locator('head script[src*=fbevents]')).toHaveCount(1);
  // Both have run: their beacons have been requested by now, and are not mistaken for the next page's.
  await expect.poll(() => cookieNames(page.context())).toEqual(expect.arrayContaining(['_fbp', '_ga']));
}

test.describe('what browsers keep and refuse (10.91)', () => {
  for (const [what, values] of [
    // consent/stored-consent.test.ts has the other invalid values.
    ['a date years ahead', { consentDate: '2099-01-01T00:00:00.000Z' }],
    ['a megabyte', { consentVersion: 'x'.repeat(1_000_000) }],
  ] as const) {
    test(`${what}: nothing is allowed, and the visitor is asked`, async ({ page, context }) => {
      const asked = await answerTrackers(context, site.origin);
      await accept(page);
      await page.evaluate((given) => Object.assign(localStorage, given), values);
      asked.length = 0;
      await open(page, `${site.origin}/nl/contact/`);
      await expect(dialogOf(page)).toBeVisible();
      await followed(page);
      expect(asked).toEqual([]);
      // They are no longer allowed.
      expect(await cookieNames(context)).toEqual([]);
      expect(await page.evaluate(() => sessionStorage.getItem('gevel:campaign'))).toBeNull();
    });
  }

  test('storage that is forbidden: asked on each page, and what is chosen holds there', async ({ page, context }) => {
    const asked = await answerTrackers(context, site.origin);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
    });
    await open(page, `${site.origin}/nl/`);
    await press(page, nl.functional);
    await expect(dialogOf(page)).toHaveCount(0);
    await open(page, `${site.origin}/nl/contact/`);
    await press(page, nl.acceptAll);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test('a withdrawal that cannot be written because the storage is full is one all the same', async ({
    page,
    context,
  }) => {
    const asked = await answerTrackers(context, site.origin);
    await accept(page);
    await page.evaluate(() => {
      for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2))
        for (let number = 0; ; number += 1)
          try {
            localStorage.setItem(`full-${size}-${number}`, 'x'.repeat(size));
          } catch {
            break;
          }
    });
    await again(page).click();
    const reloaded = page.waitForEvent('load');
    await press(page, nl.functional);
    await reloaded;
    asked.length = 0;
    await hydrated(page);
    await followed(page);
    expect(asked).toEqual([]);
    expect(await cookieNames(context)).toEqual([]);
  });

  test('cookies that a tracker sets as its page goes are gone on the next one', async ({ page, context }) => {
    await answerTrackers(context, site.origin);
    await accept(page);
    await page.evaluate(() => addEventListener('pagehide', () => (document.cookie = '_ga=late; path=/; max-age=999')));
    await again(page).click();
    const reloaded = page.waitForEvent('load');
    await press(page, nl.functional);
    await reloaded;
    await expect.poll(() => cookieNames(context)).toEqual([]);
  });

  test('?setcookies takes back choice, cookies and campaign, and asks once: what is then chosen stays (4.4)', async ({
    page,
    context,
  }) => {
    const asked = await answerTrackers(context, site.origin);
    await accept(page, '/nl/?utm_source=mail');
    await open(page, `${site.origin}/nl/contact/?setcookies&utm_medium=x#content`);
    await expect(dialogOf(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('consentSet'))).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('gevel:campaign'))).toBeNull();
    expect(await cookieNames(context)).toEqual([]);
    await press(page, nl.functional);
    await page.reload();
    await hydrated(page);
    asked.length = 0;
    await followed(page);
    await expect(page.locator('#consent')).toBeEmpty();
    expect(asked).toEqual([]);
  });
});

test.describe('choices that follow each other (10.91)', () => {
  test('accepted and refused in the same breath: nothing is asked for', async ({ page, context }) => {
    const asked = await answerTrackers(context, site.origin);
    await open(page, `${site.origin}/nl/`);
    await dialogOf(page).waitFor();
    // Slow enough for what has been started to happen before the page is gone.
    await page.route(`${site.origin}/nl/`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    const reloaded = page.waitForEvent('load');
    await page.evaluate(
      ([all, functional]) => {
        const button = (name: string | undefined) =>
          [...document.querySelectorAll<HTMLElement>('#consent button')].find((each) => each.textContent === name);
        button(all)?.click();
        document.querySelector<HTMLElement>('footer [data-consent-open]')?.click();
        // As soon as the dialog is back.
        const refuse = setInterval(() => {
          const again = button(functional);
          if (again) clearInterval(refuse);
          again?.click();
        }, 50);
      },
      [nl.acceptAll, nl.functional],
    );
    await reloaded;
    expect(asked).toEqual([]);
  });

  test('cleared in another tab: what runs here ends', async ({ page, context }) => {
    await answerTrackers(context, site.origin);
    await accept(page);
    const other = await context.newPage();
    const reloaded = page.waitForEvent('load');
    await open(other, `${site.origin}/nl/contact/?setcookies`);
    await reloaded;
    await expect(dialogOf(page)).toBeVisible();
    await expect(page.locator('head script[src*=fbevents]')).toHaveCount(0);
    await expect.poll(() => cookieNames(context)).toEqual([]);
  });

  test('the footer’s link pressed twice keeps what was ticked in between', async ({ page, context }) => {
    await answerTrackers(context, site.origin);
    await page.setViewportSize({ width: 1440, height: 1200 });
    await open(page, `${site.origin}/nl/`);
    await dialogOf(page).getByText(nl.choose).click();
    const box = dialogOf(page).getByRole('checkbox', { name: nl.categories.analytics?.title ?? '' });
    await box.check();
    await again(page).evaluate((link: HTMLElement) => link.click());
    await expect(dialogOf(page).getByRole('heading', { name: nl.title })).toBeFocused();
    await expect(box).toBeChecked();
  });
});

test.describe('addresses that are keys (10.97)', () => {
  for (const path of [
    '/nl/mijn-zoekopdrachten/?key=secretkey',
    '/nl/nieuwsbrief/secretkey/',
    '/nl/formulier/demand-register/?demand=secretkey',
  ]) {
    test(`nobody else learns ${path}, nor from the next page`, async ({ page, context }) => {
      const asked = await answerTrackers(context, site.origin);
      await accept(page);
      asked.length = 0;
      await open(page, site.origin + path);
      await followed(page);
      expect(asked).toEqual([]);
      await expect(page.locator('#consent')).toBeEmpty();
      await page.evaluate((address) => location.assign(address), `${site.origin}/nl/contact/`);
      await page.waitForURL('**/contact/');
      await expect.poll(() => told(page)).not.toEqual([]);
      expect(JSON.stringify([await told(page), await page.evaluate(() => document.referrer)])).not.toContain(
        'secretkey',
      );
    });
  }
});

test.describe('events (10.95)', () => {
  test('a campaign is no search', async ({ page, context }) => {
    await answerTrackers(context, site.origin);
    await accept(page, '/nl/te-koop/?utm_source=mail&gclid=1');
    await expect.poll(async () => (await told(page)).map(({ event }) => event)).toEqual(['page_view']);
  });

  test('a property that is not there is not viewed', async ({ page, context }) => {
    await answerTrackers(context, site.origin);
    await accept(page, '/nl/te-koop/gent/huis/999999/');
    await expect.poll(async () => (await told(page)).map(({ event }) => event)).toEqual(['page_view']);
  });

  test('a page whose scripts come late is one page', async ({ page, context }) => {
    await answerTrackers(context, site.origin);
    await accept(page);
    let letGo = () => {};
    const late = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/assets\/(?!consent)[^/]+\.js$/, async (route) => {
      await late;
      await route.continue();
    });
    await page.clock.install();
    const events = async () => (await told(page)).map(({ event }) => event);
    // The load event comes only after all of the page's scripts.
    await page.goto(`${site.origin}/nl/contact/`, { waitUntil: 'commit' });
    await expect(async () => {
      await page.clock.runFor(9_000);
      expect(await events()).toEqual(['page_view']);
    }).toPass();
    letGo();
    await page.clock.resume();
    await hydrated(page);
    await followed(page);
    expect(await events()).toEqual(['page_view']);
  });

  test('the pixel is told of pages by the site alone', async ({ page, context }) => {
    await answerTrackers(context, site.origin);
    await accept(page);
    expect(
      await page.evaluate(() => (window as unknown as { fbq: { disablePushState?: boolean } }).fbq.disablePushState),
    ).toBe(true);
  });

  test('hash changes are no pages, going back is one', async ({ page, context }) => {
    await answerTrackers(context, site.origin);
    await accept(page);
    const pages = async () => (await told(page)).map(({ page_location: at }) => at);
    const isTold = async (address: string) => {
      await expect.poll(pages).toEqual([address]);
      await followed(page);
      expect(await pages()).toEqual([address]);
    };
    await page.evaluate(() => (location.hash = 'content'));
    await isTold(`${site.origin}/nl/privacy-statement/`);
    await page.getByRole('banner').getByRole('link', { name: 'Te koop', exact: true }).first().click();
    await page.waitForURL('**/nl/te-koop/');
    await isTold(`${site.origin}/nl/te-koop/`);
    await page.goBack();
    await isTold(`${site.origin}/nl/privacy-statement/#content`);
  });

  test('a page that comes back from the browser’s memory is one more view, and heeds what was chosen since', async ({
    page,
    context,
  }) => {
    await answerTrackers(context, site.origin);
    await accept(page);
    await expect.poll(() => told(page)).toHaveLength(1);
    // Dispatched by the test: Playwright cannot follow a page into bfcache.
    const comeBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await comeBack();
    expect((await told(page)).map(({ event }) => event)).toEqual(['page_view', 'page_view']);
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => localStorage.clear());
    await comeBack();
    await reloaded;
    await expect(dialogOf(page)).toBeVisible();
    expect(await cookieNames(context)).toEqual([]);
  });

  test('going back to the thanks is no second lead', async ({ page, context }) => {
    await answerTrackers(context, site.origin);
    await accept(page, '/nl/formulier/sign-newsletter/');
    const form = page.locator('form[data-form=sign-newsletter]');
    await form.getByRole('textbox').first().fill('once@example.be');
    await page.waitForTimeout(1_100);
    await form.getByRole('button').last().click();
    await page.waitForURL('**/bedankt/sign-newsletter/');
    const leads = async () => (await told(page)).filter(({ event }) => event === 'generate_lead');
    await expect.poll(leads).toHaveLength(1);
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL((url) => !url.pathname.includes('bedankt'));
    await followed(page);
    await page.goBack();
    await page.waitForURL('**/bedankt/sign-newsletter/');
    await expect.poll(() => told(page)).not.toEqual([]);
    await followed(page);
    expect(await leads()).toEqual([]);
    // The trackers do not learn whom the form was about.
    expect(JSON.stringify(await told(page))).not.toContain('once');
  });
});

test.describe('what the dialog leaves (10.90)', () => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    test(`to the keyboard: nothing that has the focus is behind it, ${width} px`, async ({ page, context }) => {
      await answerTrackers(context, site.origin);
      await page.setViewportSize({ width, height });
      for (const path of ['/nl/contact/', '/nl/te-koop/']) {
        await open(page, site.origin + path);
        await expect(dialogOf(page)).toBeVisible();
        const behind: string[] = [];
        await page.locator('#content').focus();
        for (let stop = 0; stop < 60; stop += 1) {
          await page.keyboard.press('Tab');
          const hidden = await page.evaluate(() => {
            const focused = document.activeElement;
            const dialog = document.querySelector('#consent [role=dialog]');
            if (!focused || !dialog || focused === document.body || dialog.contains(focused)) return null;
            const isBehind = focused.getBoundingClientRect().top >= dialog.getBoundingClientRect().top;
            return isBehind ? focused.outerHTML.slice(0, 80) : null;
          });
          if (hidden !== null) behind.push(hidden);
        }
        expect(behind, path).toEqual([]);
      }
    });
  }

  test('of a phone on its side: more than half', async ({ page, context }) => {
    await answerTrackers(context, site.origin);
    await page.setViewportSize({ width: 844, height: 390 });
    for (const [language, title] of [
      ['nl', nl.title],
      ['fr', wordsOfConsent('fr').title],
    ] as const) {
      await open(page, `${site.origin}/${language}/`);
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByRole('button').last()).toBeInViewport({ ratio: 1 });
      expect((await dialog.boundingBox())?.height).toBeLessThan(195);
    }
  });
});
