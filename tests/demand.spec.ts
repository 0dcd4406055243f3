import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { languages } from '../app/i18n/languages.ts';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { decodedHeader, htmlPart, plainPart, type TakenMail } from './site/mail-server.ts';
import { mailedSite } from './site/mailed-site.ts';
import { temporaryFolder } from './site/server.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const mailed = mailedSite();
const { arrived } = mailed;

const nl = (key: string) => word('nl', key);
const own = (key: string) => nl(`demandRegisterForm.${key}`);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The form of a page and its fields, by their labels. */
function formOf(page: Page, texts: string) {
  const form = page.locator('form[data-form]');
  const label = (name: string) => {
    for (const group of [texts, 'forms']) {
      try {
        return nl(`${group}.fields.${name}`);
      } catch {
        // The other group has it.
      }
    }
    throw new Error(`No field ${name}`);
  };
  return {
    form,
    field: (name: string): Locator =>
      form.getByRole('textbox', { name: new RegExp(`^${escaped(label(name))}( \\(|$)`) }),
  };
}

function linkIn(mail: TakenMail | undefined, part: string): string {
  const [link] = plainPart(mail?.raw ?? '').match(new RegExp(`https?://\\S*${part}\\S*`)) ?? [];
  if (link === undefined) throw new Error(`No link ${part} in\n${mail?.raw}`);
  return link;
}

const property = (id: number, change: object = {}) => ({
  ID: id,
  Goal: 0,
  RecordFile: `T-${id}`,
  Street: 'Kerkstraat',
  HouseNumber: '12',
  Zip: '9000',
  City: 'Gent',
  ...{
    CountryID: 10,
    CountryName: 'België',
    WebID: 1,
    TypeDescription: 'Huis',
    Title: `Testwoning ${id}`,
    BedRooms: 3,
    SurfaceLiving: 120,
  },
  PublishPrice: 1,
  Price: 300_000,
  PublishAddress: 1,
  OnlineDate: '2026-11-01',
  language: 'nl',
  ModifiedDate: new Date().toISOString(),
  ...change,
});

/** Imports a CRM export while the site runs, as an operator does. */
async function bringIn(...properties: object[]): Promise<void> {
  const file = path.join(await temporaryFolder('feed'), 'feed.json');
  await writeFile(file, JSON.stringify({ Complete: 0, PropertyList: properties }));
  const { code, output } = await mailed.site.command('listings:import', file);
  expect(code, output).toBe(0);
}

test.describe('a valuation', () => {
  test('is asked for in three steps, each of which says what is missing (1.6, 2.6, 5.8)', async ({ page }) => {
    const found = complaints(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${mailed.site.origin}/nl/gratis-schatting/`);
    const { form, field } = formOf(page, 'contactDemandForm');
    const next = form.getByRole('button', { name: nl('forms.next') });
    const heading = (step: string) => form.getByRole('heading', { name: nl(`contactDemandForm.steps.${step}`) });
    await expect(heading('home')).toBeHidden();
    expect(await barriers(page, { only: 'form[data-form]' })).toEqual([]);

    await field('street').click();
    await page.keyboard.type('Kerkstraat');
    await next.click();
    await expect(field('zip')).toBeFocused();
    for (const error of ['forms.errors.zip', 'forms.errors.city', 'contactDemandForm.errors.houseNumber'])
      await expect(form.getByText(nl(error))).toBeVisible();
    expect(await barriers(page, { only: 'form[data-form]' })).toEqual([]);
    // A postcode with one city fills it in; one with several offers a choice.
    await page.keyboard.type('9000');
    await expect(field('city')).toHaveValue('Gent');
    await field('street').fill('');
    await field('houseNumber').fill('12');
    await next.click();
    await expect(form.getByText(nl('contactDemandForm.errors.address'))).toBeVisible();
    await expect(field('street')).toBeFocused();
    await page.keyboard.type('Kerkstraat');
    // Enter continues, as the button does.
    await page.keyboard.press('Enter');
    await expect(heading('home')).toBeFocused();
    await expect(field('street')).toBeHidden();

    await field('surface').fill('veel');
    await next.click();
    await expect(form.getByText(nl('forms.errors.number'))).toBeVisible();
    await expect(field('surface')).toBeFocused();
    await field('surface').fill('1.250 m²');
    await next.click();
    await expect(heading('person')).toBeFocused();

    // The browser's back button leads to the previous step, with what was typed.
    await page.goBack();
    await expect(heading('home')).toBeFocused();
    await expect(field('surface')).toHaveValue('1.250 m²');
    await page.goBack();
    await expect(field('street')).toHaveValue('Kerkstraat');
    await page.goForward();
    await expect(heading('home')).toBeFocused();
    await next.click();

    await form.getByRole('button', { name: nl('contactDemandForm.submit') }).click();
    await expect(form.getByRole('radio', { name: nl('forms.options.title.mr') })).toBeFocused();
    await expect(form.getByRole('alert')).toHaveText(nl('forms.failed'));
    for (const error of ['title', 'firstName', 'phone'])
      await expect(form.getByText(nl(`forms.errors.${error}`))).toBeVisible();
    expect(await barriers(page, { only: 'form[data-form]' })).toEqual([]);
    await form.getByRole('radio', { name: nl('forms.options.title.none') }).check();
    await field('firstName').fill('An');
    await field('lastName').fill('Peeters');
    await field('phone').fill('0470 12 34 56');
    await field('email').fill('valuation@example.be');
    await form.getByRole('button', { name: nl('contactDemandForm.submit') }).click();
    await page.waitForURL('**/nl/bedankt/contact-demand/');
    expect(await barriers(page)).toEqual([]);
    const [mail] = await arrived('valuation@example.be');
    expect(plainPart(mail?.raw ?? '')).toContain('Kerkstraat 12, 9000 Gent');
    // The server validates too, and the browser logs its 422.
    expect(found.filter((each) => !/status of 422/.test(each))).toEqual([]);
  });

  test('says a postcode that nobody knows at the step where it is typed (10.241)', async ({ page }) => {
    await open(page, `${mailed.site.origin}/nl/gratis-schatting/`);
    const { form, field } = formOf(page, 'contactDemandForm');
    const next = form.getByRole('button', { name: nl('forms.next') });
    for (const [name, value] of Object.entries({ city: 'Gent', street: 'Kerkstraat', houseNumber: '12', zip: '0999' }))
      await field(name).fill(value);
    await next.click();
    await expect(form.getByText(nl('forms.errors.zipUnknown'))).toBeVisible();
    await expect(field('zip')).toBeFocused();
    await expect(field('street')).toBeVisible();
    // Later steps show no errors yet.
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
    await field('zip').fill('9000');
    await expect(form.getByText(nl('forms.errors.zipUnknown'))).toBeHidden();
    await next.click();
    await expect(form.getByRole('heading', { name: nl('contactDemandForm.steps.home') })).toBeFocused();
  });

  test('goes on by itself where its code came after the press', async ({ page }) => {
    await open(page, `${mailed.site.origin}/nl/gratis-schatting/`);
    const { form, field } = formOf(page, 'contactDemandForm');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await field('houseNumber').fill('12');
    await form.getByRole('button', { name: nl('forms.next') }).click();
    await expect(form.getByText(nl('forms.errors.zip'))).toBeHidden();
    release();
    await expect(form.getByText(nl('forms.errors.zip'))).toBeVisible();
    await expect(field('zip')).toBeFocused();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is one page, and says all that is missing at once (1.6, 10.241)', async ({ page }) => {
      await page.goto(`${mailed.site.origin}/nl/gratis-schatting/`);
      const { form, field } = formOf(page, 'contactDemandForm');
      const send = form.getByRole('button', { name: nl('contactDemandForm.submit') });
      await expect(form.getByRole('button', { name: nl('forms.next') })).toBeHidden();
      await field('street').fill('Kerkstraat');
      await field('email').fill('no');
      await send.click();
      for (const error of ['forms.errors.zip', 'forms.errors.title', 'forms.errors.emailInvalid', 'forms.errors.phone'])
        await expect(form.getByText(nl(error))).toBeVisible();
      await expect(field('street')).toHaveValue('Kerkstraat');
      await field('city').fill('Gent');
      await field('houseNumber').fill('12');
      await form.getByRole('radio', { name: nl('forms.options.title.ms') }).check();
      await field('firstName').fill('Jan');
      await field('lastName').fill('Dubois');
      await field('phone').fill('0470 12 34 56');
      await field('email').fill('plain-valuation@example.be');
      await field('zip').fill('0999');
      await send.click();
      await expect(form.getByText(nl('forms.errors.zipUnknown'))).toBeVisible();
      await field('zip').fill('B-9000');
      await send.click();
      await expect(page).toHaveURL(`${mailed.site.origin}/nl/bedankt/contact-demand/`);
      await arrived('plain-valuation@example.be');
    });
  });
});

test.describe('a search', () => {
  test('is registered from results, confirmed, told of, changed and stopped (1.7, 8.13, 10.71, 10.73, 10.76, 10.217, 10.232)', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const found = complaints(page);
    const address = 'search@example.be';
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${mailed.site.origin}/nl/te-koop/?city=gent%7C9000&type=1&price=0-400000&garden=1&living=80-`);
    await page.getByRole('link', { name: nl('results.saveDemand') }).click();
    await page.waitForURL('**/formulier/demand-register/**');
    const { form, field } = formOf(page, 'demandRegisterForm');
    const send = form.getByRole('button', { name: own('submit') });
    await expect(form.getByRole('radio', { name: own('options.goal.sale') })).toBeChecked();
    await expect(form.getByRole('checkbox', { name: 'Huis' })).toBeChecked();
    await expect(field('places')).toHaveValue('Gent 9000');
    await expect(field('maxPrice')).toHaveValue('400000');
    const garden = form.getByRole('checkbox', { name: own('fields.garden') });
    await expect(garden).toBeChecked();
    const living = form.getByRole('group', { name: own('fields.wishes') }).getByRole('checkbox');
    await expect(living).toBeChecked();
    await garden.uncheck();
    expect(await barriers(page)).toEqual([]);

    await form.getByRole('checkbox', { name: 'Huis' }).uncheck();
    await field('places').fill('');
    await field('minPrice').fill('500.000');
    await send.click();
    for (const error of ['types', 'zone', 'priceOrder'])
      await expect(form.getByText(own(`errors.${error}`))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await form.getByRole('checkbox', { name: 'Huis' }).check();
    await field('places').fill('Nergenshuizen, ge');
    await form.getByRole('button', { name: 'Gent 9000' }).click();
    await expect(field('places')).toHaveValue('Nergenshuizen, Gent 9000');
    await field('minPrice').fill('');
    await field('firstName').fill('An');
    await field('lastName').fill('Peeters');
    await field('email').fill(address);
    await send.click();
    // An error that only the database finds is named, in view with its label, and stays.
    const unknown = form.getByText(own('errors.placeUnknown').replace('{{place}}', 'Nergenshuizen'));
    await expect(unknown).toBeInViewport();
    await expect(field('places')).toBeFocused();
    await page.waitForLoadState('networkidle');
    await expect(unknown).toBeInViewport({ ratio: 1 });
    await expect(field('places')).toBeInViewport({ ratio: 1 });
    // Together with the errors from the rules.
    await field('lastName').fill('');
    await send.click();
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(2);
    await expect(unknown).toBeVisible();
    await field('lastName').fill('Peeters');
    await field('places').fill('Gent 9000');
    await send.click();
    await page.waitForURL('**/nl/bedankt/demand-register/');
    expect(await barriers(page)).toEqual([]);

    const [first] = await arrived(address);
    expect(plainPart(first?.raw ?? '')).toContain(own('alerts.confirmLink'));
    expect(htmlPart(first?.raw ?? '')).toContain(own('alerts.confirmLink'));
    expect(plainPart(first?.raw ?? ''), 'all of the search').toContain('80 m²');
    // The newest of all matches.
    await bringIn(property(990_001, { OnlineDate: '2026-12-31' }));
    // Opening the link changes nothing; the button does.
    await open(page, linkIn(first, 'mijn-zoekopdrachten'));
    await expect(page.getByText(own('alerts.new'))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: own('alerts.confirm') }).click();
    await expect(page.getByText(own('alerts.active'))).toBeVisible();
    // The current matches appear at once, with a link to all of them.
    await expect(page.getByRole('heading', { name: own('alerts.now') })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Testwoning 990001' })).toBeVisible();
    const all = page.getByRole('link', { name: own('alerts.all') });
    await expect(all).toHaveAttribute('href', '/nl/te-koop/?city=gent%7C9000&type=1&price=0-400000&living=80-');
    expect(await barriers(page)).toEqual([]);

    await bringIn(
      property(990_010, { SurfaceLiving: 79 }),
      property(990_002),
      property(990_003, { Price: 450_000 }),
      property(990_004, { Zip: '9300', City: 'Aalst' }),
      property(990_005, { PublishPrice: 0 }),
      property(990_006, { PublishAddress: 0 }),
    );
    const [, news] = await arrived(address, 2);
    const text = plainPart(news?.raw ?? '');
    expect(text).toContain('Testwoning 990002');
    expect(text).toContain('Testwoning 990006');
    expect(text).toContain('80 m²');
    for (const id of [990_001, 990_003, 990_004, 990_005, 990_010]) expect(text).not.toContain(`Testwoning ${id}`);
    expect(text.match(/Kerkstraat/g), 'an address that is not published is not told').toHaveLength(1);
    expect((await page.request.get(linkIn(news, 'te-koop'))).status()).toBe(200);
    const stop = linkIn(news, 'stop/');
    expect(news?.raw.replace(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${stop}>`);

    await bringIn(property(990_002, { Price: 280_000 }));
    const [, , dropped] = await arrived(address, 3);
    expect(plainPart(dropped?.raw ?? '')).toContain(own('alerts.reason.price'));

    await open(page, linkIn(dropped, 'mijn-zoekopdrachten/\\?key'));
    await page.getByRole('link', { name: own('alerts.change') }).click();
    await page.waitForURL('**/formulier/demand-register/**');
    await expect(page.getByText(own('changing'))).toBeVisible();
    await expect(field('email')).toHaveValue(address);
    await field('places').fill('Aalst');
    await field('maxPrice').fill('');
    await page.waitForTimeout(1_100);
    await send.click();
    await page.waitForURL('**/nl/bedankt/demand-register/');
    await arrived(address, 4);
    await bringIn(property(990_007), property(990_008, { Zip: '9300', City: 'Aalst', Price: 900_000 }));
    const [, , , , changed] = await arrived(address, 5);
    expect(plainPart(changed?.raw ?? '')).toContain('Testwoning 990008');
    expect(plainPart(changed?.raw ?? '')).not.toContain('Testwoning 990007');

    await open(page, linkIn(changed, 'stop/'));
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: own('alerts.stopButton') }).click();
    await expect(page.getByText(own('alerts.stopped'))).toBeVisible();
    await bringIn(property(990_009, { Zip: '9300', City: 'Aalst' }));
    await page.waitForTimeout(3_000);
    expect(await arrived(address, 5)).toHaveLength(5);
    // The browser logs the status where the database refused a place, with or without other errors.
    expect(found.filter((each) => !/status of (409|422)/.test(each))).toEqual([]);
  });

  test('is ended by a mail program’s own bare request (8.13)', async ({ page }) => {
    const address = 'one-click@example.be';
    await register({ email: address });
    const [first] = await arrived(address);
    await page.goto(linkIn(first, 'mijn-zoekopdrachten'));
    await page.getByRole('button', { name: own('alerts.confirm') }).click();
    await expect(page.getByText(own('alerts.active'))).toBeVisible();
    await bringIn(property(991_001));
    const [, news] = await arrived(address, 2);
    const answer = await fetch(linkIn(news, 'stop/'), {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    await page.goto(linkIn(first, 'mijn-zoekopdrachten'));
    await expect(page.getByText(own('alerts.paused'))).toBeVisible();
    await page.getByRole('button', { name: own('alerts.remove') }).click();
    await expect(page.getByText(own('alerts.none'))).toBeVisible();
  });

  test('is asked to be confirmed in each language', async () => {
    for (const language of languages) {
      const address = `confirm-${language}@example.be`;
      await register({ email: address }, language);
      const [mail] = await arrived(address);
      // Mails wrap lines elsewhere, and a no-break space counts as a space.
      const text = plainPart(mail?.raw ?? '').replace(/\s+/g, ' ');
      const [, asked = ''] = word(language as 'nl', 'demandRegisterForm.visitorText').split('\n\n');
      expect(text).toContain(asked.replace(/\s+/g, ' '));
      expect(text).toContain(word(language as 'nl', 'demandRegisterForm.options.areas.east-flanders'));
      const valuation = `valuation-${language}@example.be`;
      const sent = await fetch(`${mailed.site.origin}/api/forms/${language}/contact-demand`, {
        method: 'POST',
        body: new URLSearchParams({
          zip: '9000',
          city: 'Gent',
          street: 'Kerkstraat',
          houseNumber: '1',
          phone: '0470123456',
          title: 'miss',
          firstName: 'A',
          lastName: 'B',
          email: valuation,
        }),
      });
      expect(sent.status).toBe(200);
      const [answer] = await arrived(valuation);
      expect(plainPart(answer?.raw ?? '')).toContain(
        word(language as 'nl', 'contactDemandForm.visitorText').split('{{')[0],
      );
    }
  });

  test('is told of in each language: what is new, and what has become cheaper (10.72)', async ({ page }) => {
    test.setTimeout(120_000);
    const addressOf = (language: string) => `news-${language}@example.be`;
    for (const language of languages) {
      await register({ email: addressOf(language) }, language);
      const [first] = await arrived(addressOf(language));
      const { searchParams } = new URL(linkIn(first, 'key='));
      await page.goto(`${mailed.site.origin}/nl/mijn-zoekopdrachten/?${searchParams}`);
      await page.getByRole('button', { name: own('alerts.confirm') }).click();
      await expect(page.getByText(own('alerts.active'))).toBeVisible();
    }
    await bringIn(property(992_001), property(992_002));
    const newest = async (language: string, count: number) => {
      const raw = (await arrived(addressOf(language), count)).at(-1)?.raw ?? '';
      // Mails wrap lines elsewhere.
      return { raw, subject: decodedHeader(raw, 'Subject'), text: plainPart(raw).replace(/\s+/g, ' ') };
    };
    for (const language of languages) {
      const words = (key: string) => word(language as 'nl', `demandRegisterForm.alerts.${key}`).replace(/\s+/g, ' ');
      const { raw, subject, text } = await newest(language, 2);
      expect(subject.replace(/\s+/g, ' ')).toBe(words('newsMany').replace('{{count}}', '2'));
      expect(text).toContain(`${words('newsText').split('{{')[0]}${words('sale')}: `);
      for (const id of [992_001, 992_002]) expect(text).toContain(`Testwoning ${id}`);
      expect(text).toContain(`${words('reason.new')} · `);
      for (const key of ['manage', 'stop']) {
        expect(text).toContain(words(key));
        expect(htmlPart(raw).replace(/\s+/g, ' ')).toContain(words(key));
      }
      expect(linkIn({ to: [], raw }, 'key=')).toContain(`/${language}/`);
    }
    await bringIn(property(992_001, { Price: 250_000 }));
    for (const language of languages) {
      const words = (key: string) => word(language as 'nl', `demandRegisterForm.alerts.${key}`).replace(/\s+/g, ' ');
      const { subject, text } = await newest(language, 3);
      expect(subject.replace(/\s+/g, ' ')).toBe(words('newsOne').replace('{{title}}', 'Testwoning 992001'));
      expect(text).toContain(`${words('reason.price')} · `);
      expect(text).not.toContain('Testwoning 992002');
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is registered with a password, and reached with it (2.20)', async ({ page }) => {
      const address = 'plain-search@example.be';
      await page.goto(`${mailed.site.origin}/nl/zoekopdracht/`);
      const { form, field } = formOf(page, 'demandRegisterForm');
      const send = form.getByRole('button', { name: own('submit') });
      await send.click();
      for (const error of ['goal', 'types', 'zone']) await expect(form.getByText(own(`errors.${error}`))).toBeVisible();
      await form.getByRole('radio', { name: own('options.goal.rent') }).check();
      await form.getByRole('checkbox', { name: 'Appartement' }).check();
      await field('places').fill('gand; 9300');
      await form.getByRole('radio', { name: nl('forms.options.title.ms') }).check();
      await field('firstName').fill('Jan');
      await field('lastName').fill('Dubois');
      await field('email').fill(address);
      await form.locator('summary', { hasText: own('parts.password') }).click();
      await form.getByLabel(own('fields.password'), { exact: false }).first().fill('a long password');
      await form.getByLabel(own('fields.passwordAgain'), { exact: false }).fill('another password');
      await send.click();
      await expect(form.getByText(own('errors.passwordAgain'))).toBeVisible();
      await form.getByLabel(own('fields.password'), { exact: false }).first().fill('a long password');
      await form.getByLabel(own('fields.passwordAgain'), { exact: false }).fill('a long password');
      await send.click();
      await expect(page).toHaveURL(`${mailed.site.origin}/nl/bedankt/demand-register/`);
      const [first] = await arrived(address);
      expect(first?.raw).not.toContain('a long password');
      await page.goto(linkIn(first, 'mijn-zoekopdrachten'));
      await expect(page.getByRole('heading', { name: /Gent, 9300/ })).toBeVisible();
      await page.getByRole('button', { name: own('alerts.confirm') }).click();
      await expect(page.getByText(own('alerts.active'))).toBeVisible();

      await page.goto(`${mailed.site.origin}/nl/mijn-zoekopdrachten/`);
      const login = page.locator('form').filter({ has: page.getByRole('heading', { name: own('alerts.loginTitle') }) });
      await login.getByLabel(nl('forms.fields.email')).fill(address);
      await login.getByLabel(own('fields.password')).fill('not the password');
      await login.getByRole('button').click();
      await expect(page.getByText(own('alerts.loginFailed'))).toBeVisible();
      await login.getByLabel(own('fields.password')).fill('a long password');
      await login.getByRole('button').click();
      await expect(page.getByText(own('alerts.active'))).toBeVisible();

      // Without a password the link comes by mail; the response does not reveal whether an address is known.
      for (const email of [address, 'stranger@example.be']) {
        await page.goto(`${mailed.site.origin}/nl/mijn-zoekopdrachten/`);
        const ask = page.locator('form').filter({ has: page.getByRole('heading', { name: own('alerts.linkTitle') }) });
        await ask.getByLabel(nl('forms.fields.email')).fill(email);
        await ask.getByRole('button').click();
        await expect(page.getByText(own('alerts.linkSent'))).toBeVisible();
      }
      const [, link] = await arrived(address, 2);
      await page.goto(linkIn(link, 'mijn-zoekopdrachten'));
      await expect(page.getByText(own('alerts.active'))).toBeVisible();
      expect(mailed.mails.taken.filter(({ to }) => to.includes('stranger@example.be'))).toEqual([]);
    });
  });
});

/** Registers a search for a house in Gent, as a page without scripts submits it. */
async function register(fields: Record<string, string>, language = 'nl'): Promise<void> {
  const body = new URLSearchParams({
    goal: 'sale',
    types: '1',
    places: 'Gent',
    areas: 'east-flanders',
    firstName: 'An',
    lastName: 'Peeters',
    ...fields,
  });
  const answer = await fetch(`${mailed.site.origin}/api/forms/${language}/demand-register`, { method: 'POST', body });
  expect(answer.status, await answer.text()).toBe(200);
}
