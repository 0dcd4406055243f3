// Requirements 1.8, 2.13, 2.22, 4.18, 5.10, 6.2, 8.12, 10.56
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../app/i18n/languages.ts';
import { barriers } from './site/axe.ts';
import { complaints, holdBack, open } from './site/browser.ts';
import { htmlPart, plainPart } from './site/mail-server.ts';
import { mailedSite } from './site/mailed-site.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const mailed = mailedSite();
const { arrived } = mailed;

const contact = { nl: '/nl/contact/', fr: '/fr/contact/', en: '/en/contact/', de: '/de/kontakt/' } as const;
const thanks = { nl: 'bedankt', fr: 'merci', en: 'thank-you', de: 'danke' } as const;

function formOf(page: Page, language: Language): { form: Locator; field: (name: string) => Locator; send: Locator } {
  const form = page.locator('form[data-form]');
  return {
    form,
    field: (name) =>
      form.getByRole('textbox', { name: new RegExp(`^${word(language, `forms.fields.${name}`)}( \\(|$)`) }),
    send: form.getByRole('button'),
  };
}

/** Waits as long as the fastest human takes. */
const fillIn = (page: Page) => page.waitForTimeout(1_100);

for (const language of ['nl', 'fr'] as const) {
  const text = (key: string) => word(language, key);

  test(`${language}: a question that lacks something says what, keeps what was typed, and is sent when it is mended`, async ({
    page,
  }) => {
    const found = complaints(page);
    const address = `with-${language}@example.be`;
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, mailed.site.origin + contact[language]);
    const { form, field, send } = formOf(page, language);

    await field('firstName').click();
    await page.keyboard.type('An');
    await field('email').click();
    await page.keyboard.type('an.peeters');
    await send.click();

    await expect(form.getByRole('alert')).toHaveText(text('forms.failed'));
    // The first invalid field has the focus.
    await expect(field('lastName')).toBeFocused();
    await expect(form.getByText(text('forms.errors.lastName'))).toBeVisible();
    await expect(form.getByText(text('forms.errors.emailInvalid'))).toBeVisible();
    await expect(form.getByText(text('forms.errors.remark'))).toBeVisible();
    await expect(field('firstName')).toHaveValue('An');
    expect(await barriers(page)).toEqual([]);

    await page.keyboard.type('Peeters');
    await field('email').fill(address);
    await field('remark').click();
    await page.keyboard.type('Één vraag: <b>kan ik komen?</b> 🏠 {{name}} $t(forms.next)');
    await expect(form.getByText(text('forms.errors.remark'))).toBeHidden();
    await send.click();

    await page.waitForURL(`**/${language}/${thanks[language]}/site-contact/`);
    const [visitor] = await arrived(address);
    const words = plainPart(visitor?.raw ?? '');
    expect(words).toContain(text('siteContactForm.visitorText'));
    // Not even our own texts' placeholders are interpolated in it.
    expect(words).toContain('Één vraag: <b>kan ik komen?</b> 🏠 {{name}} $t(forms.next)');
    expect(visitor?.raw).toContain('multipart/alternative');
    // What was typed is escaped in the HTML as well.
    expect(htmlPart(visitor?.raw ?? '')).toContain('&lt;b&gt;kan ik komen?');
    const office = mailed.mails.taken.find(({ raw }) => raw.includes(`Reply-To: ${address}`));
    expect(office, 'the office can answer the visitor').toBeDefined();
    expect(found).toEqual([]);
  });

  test.describe(`${language}: without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('a question is shown again with what is wrong and all that was typed, and sent when it is mended', async ({
      page,
    }) => {
      const address = `without-${language}@example.be`;
      await page.goto(mailed.site.origin + contact[language]);
      const before = formOf(page, language);
      await before.field('firstName').fill('Jan');
      await before.field('remark').fill('Eén regel\nen nog een');
      await before.field('phone').fill('not a number');
      await before.send.click();

      const { form, field, send } = formOf(page, language);
      await expect(form.getByRole('alert')).toHaveText(text('forms.failed'));
      await expect(form.getByText(text('forms.errors.phoneInvalid'))).toBeVisible();
      await expect(field('firstName')).toHaveValue('Jan');
      await expect(field('remark')).toHaveValue('Eén regel\nen nog een');
      await field('lastName').fill('Dubois');
      await field('email').fill(address);
      await field('phone').fill('0470 12 34 56');
      await send.click();
      await expect(page).toHaveURL(`${mailed.site.origin}/${language}/${thanks[language]}/site-contact/`);
      expect(plainPart((await arrived(address))[0]?.raw ?? '')).toContain('0470 12 34 56');
    });
  });
}

test('a form costs its page no code before it is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await open(page, `${mailed.site.origin}/nl/contact/`);
  await page.waitForTimeout(3_000);
  expect(scripts.filter((url) => url.includes('LiveForm'))).toEqual([]);
  await formOf(page, 'nl').field('firstName').click();
  await expect.poll(() => scripts.some((url) => url.includes('LiveForm'))).toBe(true);
});

test('the first field that is wrong has the focus, also where a later one was found wrong before the form was sent', async ({
  page,
}) => {
  await open(page, `${mailed.site.origin}/nl/contact/`);
  const { form, field, send } = formOf(page, 'nl');
  // Retries until the validation code has loaded.
  await expect(async () => {
    await field('lastName').click();
    await field('email').click();
    await expect(form.getByText(word('nl', 'forms.errors.lastName'))).toBeVisible({ timeout: 500 });
  }).toPass();
  await send.click();
  await expect(form.getByText(word('nl', 'forms.errors.firstName'))).toBeVisible();
  await expect(field('firstName')).toBeFocused();
});

test('what was typed before the form has its code is there again, and what is typed before it comes back is kept beside it', async ({
  page,
}) => {
  let waits: Promise<unknown> = new Promise(() => undefined);
  await page.route(/\/LiveForm/, async (route) => {
    await waits;
    await route.continue();
  });
  await open(page, `${mailed.site.origin}/nl/contact/`);
  const { field } = formOf(page, 'nl');
  await field('remark').click();
  await page.keyboard.type('Een lang verhaal');

  let arrives = () => undefined as void;
  waits = new Promise<void>((resolve) => (arrives = resolve));
  // Not a reload: the browser may or may not restore what was typed by itself.
  await open(page, `${mailed.site.origin}/nl/contact/`);
  await field('lastName').click();
  await page.keyboard.type('Claes');
  arrives();
  await expect(field('remark')).toHaveValue('Een lang verhaal');
  await expect(field('lastName')).toHaveValue('Claes');
  await page.reload();
  await expect(field('remark')).toHaveValue('Een lang verhaal');
  await expect(field('lastName')).toHaveValue('Claes');
});

test('what was typed survives a reload and a lost connection, and is forgotten once it is sent', async ({
  page,
  context,
}) => {
  const text = (key: string) => word('nl', key);
  await open(page, `${mailed.site.origin}/nl/contact/`);
  const { form, field, send } = formOf(page, 'nl');
  await field('remark').click();
  await page.keyboard.type('Een lang verhaal');
  await field('lastName').click();
  await page.keyboard.type('Claes');
  // Typed before and after the code arrived: no character is lost.
  await expect(field('remark')).toHaveValue('Een lang verhaal');
  await page.reload();
  await expect(field('remark')).toHaveValue('Een lang verhaal');
  await expect(field('lastName')).toHaveValue('Claes');

  await field('firstName').fill('Els');
  await field('email').fill('lost@example.be');
  await context.setOffline(true);
  await send.click();
  await expect(form.getByRole('alert')).toHaveText(text('forms.notSent'));
  await expect(field('remark')).toHaveValue('Een lang verhaal');
  await context.setOffline(false);
  await send.click();
  await page.waitForURL('**/nl/bedankt/site-contact/');
  await arrived('lost@example.be');

  await open(page, `${mailed.site.origin}/nl/contact/`);
  await expect(formOf(page, 'nl').field('remark')).toHaveValue('');
});

test('a form that is sent twice at once is stored and mailed once (10.58)', async ({ page }) => {
  await open(page, `${mailed.site.origin}/nl/contact/`);
  const { field, send } = formOf(page, 'nl');
  await field('firstName').fill('Twee');
  await field('lastName').fill('Keer');
  await field('email').fill('twice@example.be');
  await field('remark').fill('Dubbel');
  await fillIn(page);
  const box = await send.boundingBox();
  if (box === null) throw new Error('The button is not there');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForURL('**/nl/bedankt/site-contact/');
  await arrived('twice@example.be');

  // The same form twice, without scripts.
  const body = new URLSearchParams({ firstName: 'A', lastName: 'B', email: 'again@example.be', remark: 'x' });
  for (let n = 0; n < 2; n += 1)
    expect(
      (await fetch(`${mailed.site.origin}/nl/formulier/site-contact/`, { method: 'POST', body, redirect: 'manual' }))
        .status,
    ).toBe(303);
  await arrived('again@example.be');
  await page.waitForTimeout(1_000);
  expect(await arrived('again@example.be')).toHaveLength(1);
  expect(await arrived('twice@example.be')).toHaveLength(1);
});

test('a question about a property names it to the office and to the visitor', async ({ page }) => {
  await open(page, `${mailed.site.origin}/nl/te-koop/`);
  await page.locator('article a').first().click();
  await page.getByRole('link', { name: word('nl', 'property.ask') }).click();
  const { form, field, send } = formOf(page, 'nl');
  const about = (await form.getByRole('link').first().textContent()) ?? '';
  expect(about.length).toBeGreaterThan(5);
  await field('firstName').click();
  await page.keyboard.type('Bo');
  await field('lastName').fill('Maes');
  await field('email').fill('about@example.be');
  await field('remark').fill('Mag ik komen kijken?');
  await fillIn(page);
  await send.click();
  await page.waitForURL('**/nl/bedankt/contact-me/');
  const [visitor] = await arrived('about@example.be');
  expect(plainPart(visitor?.raw ?? '')).toContain(about);
});

test('a form that is filled in faster than anybody can is not sent, and is when it is sent again', async ({ page }) => {
  await open(page, `${mailed.site.origin}/nl/contact/`);
  const { form, field, send } = formOf(page, 'nl');
  await field('firstName').click();
  await form.evaluate((element: HTMLFormElement) => {
    for (const [name, value] of Object.entries({
      firstName: 'F',
      lastName: 'G',
      email: 'fast@example.be',
      remark: 'x',
    }))
      (element.elements.namedItem(name) as HTMLInputElement).value = value;
  });
  await page.waitForLoadState('networkidle');
  await send.click();
  await expect(form.getByRole('alert').or(page.getByRole('heading', { level: 1, name: /edankt/ }))).toBeVisible();
  await fillIn(page);
  if (await form.isVisible()) await send.click();
  await page.waitForURL('**/nl/bedankt/site-contact/');
  await arrived('fast@example.be');
});

test('a form whose code came late is sent at once, for it was filled in meanwhile', async ({ page }) => {
  await open(page, `${mailed.site.origin}/nl/contact/`);
  const { field, send } = formOf(page, 'nl');
  const isHere = (button: Element) => button.closest('gevel-island[data-alive]') !== null;
  const release = await holdBack(page, /\.js$/);
  await field('firstName').fill('Later');
  await field('lastName').fill('Aan');
  await field('remark').fill('Op een trage lijn');
  await fillIn(page);
  expect(await send.evaluate(isHere)).toBe(false);
  release();
  await expect.poll(() => send.evaluate(isHere), { intervals: [20] }).toBe(true);
  await field('email').fill('late@example.be');
  await send.click();
  await page.waitForURL('**/nl/bedankt/site-contact/');
  await arrived('late@example.be');
});

test.describe('what programs send', () => {
  // Rate limits are per address, and all tests share one.
  const other = mailedSite();

  test('programs are thanked and store nothing; a person who sends without end is asked to wait', async () => {
    const send = (fields: Record<string, string>) =>
      fetch(`${other.site.origin}/api/forms/nl/site-contact`, {
        method: 'POST',
        body: new URLSearchParams({ firstName: 'A', lastName: 'B', email: 'many@example.be', remark: 'x', ...fields }),
      });
    expect((await send({ email: 'robot@example.be', 'form-fax': '123' })).status).toBe(200);
    const answers = [];
    for (let n = 0; n < 12; n += 1) answers.push((await send({ remark: `Nummer ${n}` })).status);
    expect(answers).toContain(200);
    expect(answers.at(-1)).toBe(429);
    expect(other.mails.taken.filter(({ to }) => to.includes('robot@example.be'))).toEqual([]);
  });

  test('a form may be sent from each of the site’s own origins', async () => {
    const byNumber = other.site.origin.replace('localhost', '127.0.0.1');
    for (const origin of [other.site.origin, byNumber]) {
      const answer = await fetch(`${origin}/nl/formulier/site-contact/`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ firstName: 'A', lastName: 'B', email: 'origin@example.be', remark: origin }),
        redirect: 'manual',
      });
      expect(answer.status, origin).toBe(303);
      expect(answer.headers.get('location')).toBe('/nl/bedankt/site-contact/');
    }
  });

  test('bad input is answered, whatever it is (10.200)', async () => {
    const send = (name: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(`${other.site.origin}/api/forms/nl/${name}`, {
        method: 'POST',
        body,
        headers: { 'x-forwarded-for': '', ...headers },
      });
    const fields = (more: Record<string, string>) =>
      new URLSearchParams({ firstName: 'A', lastName: 'B', email: 'bad@example.be', remark: 'x', ...more });
    const problem = async (response: Response) => [
      response.status,
      ((await response.json()) as { problem?: string }).problem,
    ];
    expect(await problem(await send('site-contact', fields({ email: 'a@b.be\r\nBcc: all@example.be' })))).toEqual([
      422,
      'fields',
    ]);
    expect(await problem(await send('site-contact', fields({ remark: 'x'.repeat(60_000) })))).toEqual([422, 'fields']);
    // Huge array indices, which would use all memory if expanded.
    expect(
      await problem(
        await send('sign-newsletter', 'a[99999999]=1&b[99999999]=1', {
          'content-type': 'application/x-www-form-urlencoded',
        }),
      ),
    ).toEqual([422, 'fields']);
    expect(await problem(await send('site-contact', fields({ contactTime: 'never' })))).toEqual([422, 'fields']);
    expect((await send('no-such-form', fields({}))).status).toBe(404);
    expect((await send('site-contact', 'not a form', { 'content-type': 'text/plain' })).status).toBeLessThan(500);
    expect((await send('site-contact', fields({}), { origin: 'https://evil.example' })).status).toBe(403);
    // Characters that the database's text type cannot hold are dropped; nothing else is lost.
    expect(
      (await send('site-contact', fields({ email: 'nul@example.be', remark: 'a\0b \u{202E}rtl 🏠' }))).status,
    ).toBe(200);
    expect(plainPart((await other.arrived('nul@example.be'))[0]?.raw ?? '')).toContain('ab');
    expect(other.mails.taken.filter(({ raw }) => /all@example\.be/.test(raw))).toEqual([]);
  });
});
