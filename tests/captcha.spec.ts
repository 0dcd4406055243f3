import { type SanityClient } from '@sanity/client';
import { expect, type Page } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { complaints, formAlive, open } from './site/browser.ts';
import { lakeClient } from './site/lake-client.ts';
import { mailedSite } from './site/mailed-site.ts';
import { fillIn, formOn } from './site/sent-forms.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const mailed = mailedSite(() =>
  Promise.resolve({
    answersCaptcha: true,
    env: {
      // So that a visitor can have their own address.
      TRUST_PROXY: 'loopback',
      TURNSTILE_SECRET: 'a secret of the tests',
    },
  }),
);
const { arrived } = mailed;
let lake: SanityClient;
test.beforeAll(async () => {
  lake = await lakeClient(mailed.site);
});

const feedback = { nl: '/nl/feed-back/', fr: '/fr/feed-back/', en: '/en/feed-back/' } as const;

async function tell(
  { field }: ReturnType<typeof formOn>,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await field('name').fill(name);
  await field('email').fill(email);
  await field('comment').fill('Ze belden altijd terug.');
}

function captchaRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/captcha|turnstile|cloudflare|altcha/i.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('wrong characters are said, others come, and what was typed stays (3.24, 5.9)', async ({ page }) => {
  const found = complaints(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, mailed.site.origin + feedback.nl);
  const story = formOn(page, 'nl', 'testimonial', 'testimonialForm');
  const { form, field, send } = story;
  const typed = form.getByLabel(word('nl', 'forms.captcha.characters'));
  const token = () => form.locator('input[name=form-captcha]').inputValue();
  await field('name').click();
  await expect(form.getByRole('img', { name: word('nl', 'forms.captcha.picture') })).toBeVisible();
  await expect(form.locator('[data-captcha] img')).toHaveJSProperty('naturalWidth', 480);
  await send.click();
  // Together with the other errors.
  await expect(form.getByText(word('nl', 'forms.errors.captcha'))).toBeVisible();
  await expect(form.getByText(word('nl', 'testimonialForm.errors.comment'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await tell(story, { name: 'Ann Tekens', email: 'captcha-nl@example.be' });
  await fillIn(page);
  await send.click();
  await expect(typed).toBeFocused();
  await expect(form.getByText(word('nl', 'forms.errors.captcha'))).toBeVisible();

  const first = await token();
  await typed.fill('XXXXXX');
  await expect(form.getByText(word('nl', 'forms.errors.captcha'))).toBeHidden();
  await send.click();
  await expect(form.getByText(word('nl', 'forms.errors.captchaWrong'))).toBeVisible();
  await expect(form.getByRole('alert')).toHaveText(word('nl', 'forms.failed'));
  await expect(typed).toBeFocused();
  await expect(typed).toHaveValue('');
  expect(await token()).not.toBe(first);
  await expect(field('comment')).toHaveValue('Ze belden altijd terug.');
  expect(await barriers(page)).toEqual([]);

  // By keyboard: a new challenge, then the digits of its sound.
  const second = await token();
  await page.keyboard.press('Shift+Tab');
  while (
    !(await form
      .getByRole('button', { name: word('nl', 'forms.captcha.new') })
      .evaluate((button) => button === document.activeElement))
  )
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(token).not.toBe(second);
  const sound = await page.request.get(`${mailed.site.origin}${await form.locator('audio').getAttribute('src')}`);
  expect([sound.status(), sound.headers()['content-type']]).toEqual([200, 'audio/wav']);
  await typed.fill([...mailed.captcha.answersTo(await token()).digits].join(' '));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/nl/bedankt/testimonial/');
  await arrived('captcha-nl@example.be');
  expect(found.filter((each) => !/status of 422/.test(each))).toEqual([]);
});

test('at 200 % text and in the dark the captcha is whole and readable', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${mailed.site.origin}/en/form/testimonial/`);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const { form } = formOn(page, 'en', 'testimonial', 'testimonialForm');
  await expect(form.locator('[data-captcha] img')).toBeVisible();
  const right = (each: Element) => each.getBoundingClientRect().right;
  const edges = await form
    .locator('[data-captcha] *:visible')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(await form.evaluate(right));
  expect(await barriers(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, place] of [
    ['fr', '**/fr/formulaire/testimonial/'],
    ['en', '**/en/form/testimonial/'],
  ] as const)
    test(`${language}: the characters come on the form’s own page, and nothing typed is lost on the way (5.9)`, async ({
      page,
    }) => {
      const email = `captcha-${language}@example.be`;
      await page.goto(mailed.site.origin + feedback[language]);
      const story = formOn(page, language, 'testimonial', 'testimonialForm');
      const { form, field, send } = story;
      await expect(form.getByText(word(language, 'forms.captcha.next'))).toBeVisible();
      await tell(story, { name: 'Zoé Sans', email });
      await send.click();
      await page.waitForURL(place);
      await expect(form.getByText(word(language, 'forms.captcha.lastStep'))).toBeVisible();
      const typed = form.getByLabel(word(language, 'forms.captcha.characters'));
      await expect(typed).toBeFocused();
      const token = () => form.locator('input[name=form-captcha]').inputValue();

      // A new challenge appears without an error message.
      const first = await token();
      await form.getByRole('button', { name: word(language, 'forms.captcha.new') }).click();
      expect(await token()).not.toBe(first);
      await expect(form.getByRole('alert')).toHaveCount(0);
      await expect(field('comment')).toHaveValue('Ze belden altijd terug.');

      // Another invalid field does not use up the typed characters.
      await mailed.captcha.type(form);
      const known = { token: await token(), typed: await typed.inputValue() };
      await field('name').fill(' ');
      await send.click();
      await expect(form.getByText(word(language, 'testimonialForm.errors.name'))).toBeVisible();
      expect({ token: await token(), typed: await typed.inputValue() }).toEqual(known);

      await field('name').fill('Zoé Sans');
      await typed.fill('AAAAAA');
      // Enter submits, and does not request a new challenge.
      await typed.press('Enter');
      await expect(form.getByText(word(language, 'forms.errors.captchaWrong'))).toBeVisible();
      expect(await token()).not.toBe(known.token);
      await expect(field('email')).toHaveValue(email);
      await mailed.captcha.type(form);
      await send.click();
      await expect(page).toHaveURL(new RegExp(`/${language}/(merci|thank-you)/testimonial/`));
      await arrived(email);
    });
});

test('one captcha counts for one message, however often that one arrives (10.59)', async () => {
  const shown = await mailed.captcha.fields('testimonial');
  const key = crypto.randomUUID();
  const story = { name: 'An', email: 'replay@example.be', comment: 'Goed.', 'form-key': key, ...shown };
  const sent = async (change: Record<string, string> = {}) => {
    const body = new URLSearchParams({ ...story, ...change });
    const response = await fetch(`${mailed.site.origin}/api/forms/nl/testimonial`, { method: 'POST', body });
    const { captcha: said } = await response.json();
    return [response.status, said?.problem];
  };
  expect(await sent()).toEqual([200, undefined]);
  expect(await sent()).toEqual([200, undefined]);
  expect(await sent({ comment: 'Iets anders.' })).toEqual([422, 'expired']);
  expect(await sent({ 'form-key': crypto.randomUUID() })).toEqual([422, 'expired']);
  expect(await sent({ comment: 'Forged.', 'form-captcha': shown['form-captcha']?.replace(/.$/, 'x') ?? '' })).toEqual([
    422,
    'wrong',
  ]);
  const other = await mailed.captcha.fields('rental-application');
  expect(await sent({ comment: 'Of another form.', ...other })).toEqual([422, 'wrong']);
  await arrived('replay@example.be');
});

test('pages that are the same for all hold no token, and only forms that ask for it have one (10.59)', async ({
  page,
}) => {
  for (const path of [feedback.nl, '/nl/contact/'])
    expect(await (await page.request.get(mailed.site.origin + path)).text()).not.toContain('form-captcha"');
  const own = async (form: string) => (await page.request.get(`${mailed.site.origin}/nl/formulier/${form}/`)).text();
  expect(await own('testimonial')).toContain('name="form-captcha"');
  expect(await own('site-contact')).not.toContain('form-captcha"');
  expect((await page.request.get(`${mailed.site.origin}/api/captcha/site-contact`)).status()).toBe(404);
  expect((await page.request.get(`${mailed.site.origin}/api/captcha/no-such-form`)).status()).toBe(404);
  for (const place of ['picture?challenge=x', 'sound?challenge=x&language=nl', 'sound?language=xx', 'picture'])
    expect((await page.request.get(`${mailed.site.origin}/api/captcha-${place}`)).status()).toBe(404);
});

test('nobody collects challenges', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const asked = async () => (await fetch(`${mailed.site.origin}/api/captcha/testimonial`, { headers })).status;
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) statuses.push(await asked());
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
  expect(statuses.at(-1)).toBe(429);
});

test('nothing of a captcha is loaded before its form is touched, and never where none is (7.7)', async ({ page }) => {
  const asked = captchaRequests(page);
  await open(page, `${mailed.site.origin}/nl/contact/`);
  await page.locator('form[data-form=site-contact] input:visible').first().click();
  await formAlive(page, 'form[data-form=site-contact]');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await open(page, mailed.site.origin + feedback.nl);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.locator('form[data-form=testimonial] input:visible').first().click();
  await expect(page.locator('[data-captcha] img')).toBeVisible();
  expect(asked.filter((url) => /Captcha-.*\.js/.test(url))).toHaveLength(1);
});

test.describe('as editors choose', () => {
  const choose = async (captcha: object) => {
    await lake.patch('siteSettings').set({ captcha }).commit();
  };

  test('the browser works, and the visitor does nothing', async ({ page }) => {
    await choose({ kind: 'proofOfWork', forms: ['testimonial'] });
    await open(page, mailed.site.origin + feedback.fr);
    const story = formOn(page, 'fr', 'testimonial', 'testimonialForm');
    await tell(story, { name: 'Zoé Travail', email: 'work-fr@example.be' });
    await expect(story.form.getByText(word('fr', 'forms.captcha.worked'))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await fillIn(page);
    await story.send.click();
    await page.waitForURL('**/fr/merci/testimonial/');
    await arrived('work-fr@example.be');
  });

  test('a provider’s script comes when the visitor allows it; who will not or cannot have it types characters (7.7, 10.96)', async ({
    page,
  }) => {
    await choose({ kind: 'turnstile', siteKey: 'a-key-of-the-tests', forms: ['testimonial'] });
    const asked = captchaRequests(page);
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.turnstile = { render(place, { sitekey, callback }) {
          place.textContent = 'Widget ' + sitekey;
          callback('an answer');
        } };`,
      }),
    );
    const answer = await page.goto(mailed.site.origin + feedback.en);
    expect(answer?.headers()['content-security-policy']).toMatch(
      /script-src [^;]*https:\/\/challenges\.cloudflare\.com/,
    );
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const { field, form } = formOn(page, 'en', 'testimonial', 'testimonialForm');
    await field('name').click();
    const allow = (language: 'nl' | 'en') =>
      page.getByRole('button', {
        name: word(language, 'forms.captcha.load').replace('{{host}}', 'challenges.cloudflare.com'),
      });
    await expect(allow('en')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(asked.filter((url) => url.startsWith('https:'))).toEqual([]);
    await allow('en').click();
    await expect(form.getByText('Widget a-key-of-the-tests')).toBeVisible();
    expect(asked.filter((url) => url.startsWith('https:'))).toEqual([
      'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    ]);

    await page.unroute('https://challenges.cloudflare.com/**');
    await page.route('https://challenges.cloudflare.com/**', (route) => route.abort());
    await open(page, mailed.site.origin + feedback.nl);
    const story = formOn(page, 'nl', 'testimonial', 'testimonialForm');
    await tell(story, { name: 'Ann Zonder', email: 'without-nl@example.be' });
    await allow('nl').click();
    await expect(story.form.locator('[data-captcha=characters] img')).toBeVisible();
    await mailed.captcha.type(story.form);
    await fillIn(page);
    await story.send.click();
    await page.waitForURL('**/nl/bedankt/testimonial/');

    asked.length = 0;
    await open(page, mailed.site.origin + feedback.nl);
    await tell(story, { name: 'Ann Liever', email: 'rather-nl@example.be' });
    await page.getByRole('button', { name: word('nl', 'forms.captcha.instead') }).click();
    await expect(story.form.locator('[data-captcha=characters] img')).toBeVisible();
    expect(asked.filter((url) => url.startsWith('https:'))).toEqual([]);
  });

  test('a kind that lacks its secret asks for characters, and the log says it once', async ({ page }) => {
    await choose({ kind: 'hcaptcha', siteKey: 'a-key-of-the-tests', forms: ['testimonial'] });
    const answer = await page.goto(`${mailed.site.origin}/nl/formulier/testimonial/`);
    await page.reload();
    await expect(page.locator('[data-captcha=characters] img')).toBeVisible();
    expect(answer?.headers()['content-security-policy']).not.toContain('hcaptcha');
    // The log is written in batches.
    await expect.poll(() => mailed.site.output()).toContain('HCAPTCHA_SECRET');
    expect(mailed.site.output().split('HCAPTCHA_SECRET')).toHaveLength(2);
  });

  test('a form of steps asks in its last one', async ({ page }) => {
    await choose({ kind: 'characters', forms: ['contact-demand'] });
    await open(page, `${mailed.site.origin}/nl/gratis-schatting/`);
    const { form, field, send } = formOn(page, 'nl', 'contact-demand', 'contactDemandForm');
    const next = form.getByRole('button', { name: word('nl', 'forms.next') });
    await field('street').fill('Kerkstraat');
    await field('houseNumber').fill('12');
    await field('zip').fill('9000');
    await expect(field('city')).toHaveValue('Gent');
    await expect(form.locator('[data-captcha]')).toBeHidden();
    await field('street').press('Enter');
    await expect(form.getByRole('heading', { name: word('nl', 'contactDemandForm.steps.home') })).toBeFocused();
    await expect(form.getByRole('alert')).toHaveCount(0);
    await next.click();
    await form.getByRole('radio', { name: word('nl', 'forms.options.title.none') }).check();
    for (const [name, value] of Object.entries({ firstName: 'An', lastName: 'Peeters', phone: '0470 12 34 56' }))
      await field(name).fill(value);
    await field('email').fill('steps@example.be');
    await send.click();
    await expect(form.getByText(word('nl', 'forms.errors.captcha'))).toBeVisible();
    await mailed.captcha.type(form);
    await fillIn(page);
    await send.click();
    await page.waitForURL('**/nl/bedankt/contact-demand/');
    await arrived('steps@example.be');
  });

  test('whoever signs up in the footer is asked on the page of that form', async ({ page }) => {
    await choose({ kind: 'characters', forms: ['sign-newsletter'] });
    await open(page, `${mailed.site.origin}/nl/`);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox').fill('footer@example.be');
    await footer.getByRole('button', { name: word('nl', 'newsletter.signUp') }).click();
    await page.waitForURL('**/nl/formulier/sign-newsletter/');
    const { form, field, send } = formOn(page, 'nl', 'sign-newsletter', 'signNewsletterForm');
    await expect(form.getByText(word('nl', 'forms.captcha.lastStep'))).toBeVisible();
    await expect(field('email')).toHaveValue('footer@example.be');
    await mailed.captcha.type(form);
    await fillIn(page);
    await send.click();
    await page.waitForURL('**/nl/bedankt/sign-newsletter/');
    await arrived('footer@example.be');
  });

  test('a form that asks for nothing is sent as before', async () => {
    await choose({ kind: 'characters', forms: [] });
    const body = new URLSearchParams({ name: 'An', email: 'off@example.be', comment: 'Goed.' });
    const sent = await fetch(`${mailed.site.origin}/api/forms/nl/testimonial`, { method: 'POST', body });
    expect(sent.status).toBe(200);
  });
});
