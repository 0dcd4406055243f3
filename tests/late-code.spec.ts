import { expect, type Page } from '@playwright/test';
import { complaints, formAlive, holdBack, hydrated, open } from './site/browser.ts';
import { propertyPaths } from './site/kinds.ts';
import { mailedSite } from './site/mailed-site.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

// What becomes of a page whose later code has not come yet, or cannot come.

const mailed = mailedSite();

const field = (page: Page, name: string) =>
  page
    .locator('form[data-form]')
    .getByRole('textbox', { name: new RegExp(`^${word('nl', `forms.fields.${name}`)}( \\(|$)`) });

async function ask(page: Page, email: string): Promise<void> {
  await field(page, 'firstName').click();
  await page.keyboard.type('Jo');
  await field(page, 'lastName').fill('Claes');
  await field(page, 'email').fill(email);
  await field(page, 'remark').fill('Een vraag');
  // As long as the quickest person takes.
  await page.waitForTimeout(1_100);
  await send(page).click();
  await page.waitForURL('**/nl/bedankt/site-contact/');
  await mailed.arrived(email);
}

const send = (page: Page) => page.locator('form[data-form]').getByRole('button');

/** As somebody who does not touch the form on the way: the address that the pointer comes from is above it. */
async function follow(page: Page, name: string): Promise<void> {
  const answer = page.waitForResponse(/\/nl\/contact\.data/);
  await page.locator('footer').getByRole('link', { name, exact: true }).click();
  await (await answer).finished();
  // Where React gave the form up, it was gone half a second later.
  await page.waitForTimeout(1_500);
}

test('a form that nobody has touched stays when the link of its own page is pressed', async ({ page }) => {
  const found = complaints(page);
  await open(page, `${mailed.site.origin}/nl/contact/`);
  await follow(page, 'Contact');
  await expect(field(page, 'remark')).toBeVisible();
  await ask(page, 'same-page@example.be');
  expect(found).toEqual([]);
});

test('a form that nobody has touched is on the next page too', async ({ page }) => {
  const found = complaints(page);
  await open(page, `${mailed.site.origin}/nl/formulier/site-contact/`);
  await follow(page, 'Contact');
  await expect(page).toHaveURL(/\/nl\/contact\/$/);
  await expect(field(page, 'remark')).toBeVisible();
  // And on the way back, where it was what the document came with.
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/formulier\/site-contact\/$/);
  // The page that was left, with the same form, stays on the screen until this one has its data.
  await expect(page.locator('main[data-item="site-contact"]')).toBeVisible();
  await expect(field(page, 'remark')).toBeVisible();
  await ask(page, 'next-page@example.be');
  expect(found).toEqual([]);
});

test('a form that is typed into before the page is alive comes alive without another touch', async ({ page }) => {
  const letCome = await holdBack(page, '**/assets/*.js');
  await page.goto(`${mailed.site.origin}/nl/contact/`, { waitUntil: 'commit' });
  await field(page, 'remark').click();
  await page.keyboard.type('Een vraag');
  letCome();
  await formAlive(page);
  await expect(field(page, 'remark')).toHaveValue('Een vraag');
  await expect(field(page, 'remark')).toBeFocused();
});

test('a form that is sent before its code has come leaves nothing of it in the tab', async ({ page }) => {
  await page.route(/\/assets\/load-form/, () => new Promise(() => {}));
  await open(page, `${mailed.site.origin}/nl/contact/`);
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('gevel:form:')));
  await field(page, 'remark').click();
  await page.keyboard.type('Een vraag');
  // A reload would bring it back.
  expect(await drafts()).toHaveLength(1);
  await page.evaluate(() => sessionStorage.setItem('gevel:form-key:site-contact', crypto.randomUUID()));
  await ask(page, 'sent-early@example.be');
  await expect.poll(drafts).toEqual([]);
  // Nor of the try before, whose answer was lost: the next message is another.
  expect(await page.evaluate(() => sessionStorage.getItem('gevel:form-key:site-contact'))).toBeNull();
  await open(page, `${mailed.site.origin}/nl/contact/`);
  await expect(field(page, 'firstName')).toHaveValue('');
  await expect(field(page, 'remark')).toHaveValue('');
});

test('a form with a draft that is typed before its code has come is not taken for a machine’s', async ({ page }) => {
  await open(page, `${mailed.site.origin}/nl/contact/`);
  await field(page, 'remark').fill('Een begin');
  const letCome = await holdBack(page, /\/assets\/load-form/);
  await open(page, `${mailed.site.origin}/nl/contact/`);
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

test('a form whose code cannot be fetched keeps its page and what is typed, and comes alive when it can', async ({
  page,
  context,
}) => {
  await open(page, `${mailed.site.origin}/nl/contact/`);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await field(page, 'remark').click();
  await page.keyboard.type('In de trein');
  await page.waitForTimeout(1_500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(field(page, 'remark')).toHaveValue('In de trein');
  await expect(field(page, 'remark')).toBeFocused();
  await context.setOffline(false);
  await formAlive(page);
  await expect(field(page, 'remark')).toHaveValue('In de trein');
  // Its code says what is missing, without a new document.
  await page.waitForTimeout(1_100);
  await send(page).click();
  await expect(page.locator('form[data-form]').getByRole('alert')).toHaveText(word('nl', 'forms.failed'));
  await expect(page).toHaveURL(/\/nl\/contact\/$/);
});

test('a form that was sent leads to its thanks, though the code of the next page is gone, as after a new build', async ({
  page,
}) => {
  await open(page, `${mailed.site.origin}/nl/contact/`);
  await page.route('**/assets/thank-you-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await ask(page, 'new-build@example.be');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a form whose code is gone is sent without it', async ({ page }) => {
  await page.route('**/assets/load-form-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, `${mailed.site.origin}/nl/contact/`);
  await ask(page, 'no-code@example.be');
});

test('a form fetches no code before somebody touches it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, `${mailed.site.origin}/nl/contact/`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  const code = () => scripts.filter((url) => url.includes('/load-form-'));
  expect(code()).toEqual([]);
  await field(page, 'firstName').click();
  await expect.poll(code).toHaveLength(1);
});

/** Files of parts that a page loads once it is idle. */
const lateCode = /\/assets\/(CarouselMotion|Property(Sections|Aside)|Share|Costs|OwnSearchForm|LiveSearchPage)-/;

const isAlive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber$')));

test('a link within the page leads there at once, and takes nothing away, while the code of its parts is on its way', async ({
  page,
}) => {
  const found = complaints(page);
  const [property = ''] = await propertyPaths('nl', 1);
  const come = await holdBack(page, lateCode);
  await page.goto(property);
  await isAlive(page);
  const parts = await page.locator('main h2').allTextContents();
  const part = page.locator('#facts');
  const sections = page.getByRole('navigation', { name: word('nl', 'sections.label') });
  await expect(part).not.toBeInViewport();
  await sections.getByRole('link', { name: word('nl', 'sections.facts') }).click();
  await expect(part).toBeInViewport();
  // Where React gave the parts up, they were gone half a second later.
  await page.waitForTimeout(1_000);
  await expect(part).toBeInViewport();
  expect(await page.locator('main h2').allTextContents()).toEqual(parts);
  come();
  await hydrated(page);
  expect(await page.locator('main h2').allTextContents()).toEqual(parts);
  await expect(part).toBeInViewport();
  expect(found).toEqual([]);
});

/** Of a property's page; what was looked at last comes by itself, when the browser is idle. */
async function headings(page: Page): Promise<string[]> {
  const all = await page.locator('main h2').allTextContents();
  return all.filter((heading) => heading !== word('nl', 'recent.title'));
}

test('a navigation that changes what has no code waits for that, and shows the next home whole', async ({ page }) => {
  const found = complaints(page);
  const [first = '', second = ''] = await propertyPaths('nl', 2);
  const come = await holdBack(page, lateCode);
  await page.goto(second);
  const next = await headings(page);
  const heading = page.getByRole('heading', { level: 1 });
  const name = (await heading.textContent()) ?? '';
  await page.goto(first);
  await isAlive(page);
  const parts = await headings(page);
  const answer = page.waitForResponse((response) => response.url().includes('.data'));
  await page.evaluate((path) => void window.__remixRouter.navigate(path), second);
  await (await answer).finished();
  await page.waitForTimeout(1_000);
  await expect(heading).not.toHaveText(name);
  expect(await headings(page)).toEqual(parts);
  come();
  await expect(heading).toHaveText(name);
  await expect.poll(() => headings(page)).toEqual(next);
  expect(found).toEqual([]);
});

test('where the code of a part is gone, as after a new build, a link leads on all the same', async ({ page }) => {
  await page.route(lateCode, (route) => route.fulfill({ status: 404, body: '' }));
  const refused = page.waitForResponse((response) => response.status() === 404 && lateCode.test(response.url()));
  await page.goto('/nl/te-koop/?page=2');
  await isAlive(page);
  await refused;
  await page.waitForTimeout(500);
  const first = page.locator('main article').first();
  const before = await first.textContent();
  await page.locator('footer').getByRole('link', { name: 'Te koop', exact: true }).click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/$/);
  await expect(first).not.toHaveText(before ?? '');
});

test('a link that is followed before the code of a part is known to be gone leads on all the same', async ({
  page,
}) => {
  let refuse = () => {};
  const pressed = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(lateCode, async (route) => {
    await pressed;
    await route.fulfill({ status: 404, body: '' });
  });
  await page.goto('/nl/te-koop/?page=2');
  await isAlive(page);
  const first = page.locator('main article').first();
  const before = await first.textContent();
  const answer = page.waitForResponse((response) => response.url().includes('/nl/te-koop.data?_routes'));
  await page.locator('footer').getByRole('link', { name: 'Te koop', exact: true }).click();
  await (await answer).finished();
  await expect(page).toHaveURL(/\/nl\/te-koop\/$/);
  refuse();
  await expect(first).not.toHaveText(before ?? '');
});

test('a page whose parts cannot be fetched stays as it was sent, and comes alive when they can', async ({ page }) => {
  const [property = ''] = await propertyPaths('nl', 1);
  for (const path of ['/nl/', property, '/nl/te-koop/']) {
    let isGone = true;
    const refused: string[] = [];
    await page.route(lateCode, (route) => {
      if (!isGone) return route.continue();
      refused.push(route.request().url());
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    const words = await heading.textContent();
    const parts = await page.locator('main h2').allTextContents();
    await isAlive(page);
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    await page.waitForTimeout(1_000);
    await expect(heading).toHaveText(words ?? '');
    expect(await page.locator('main h2').allTextContents()).toEqual(parts);
    isGone = false;
    const asked = page.waitForResponse((response) => refused.includes(response.url()) && response.ok());
    await asked;
    await hydrated(page);
    await expect(heading).toHaveText(words ?? '');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
