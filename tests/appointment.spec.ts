// Requirements 1.10
import { expect, type Page } from '@playwright/test';
import type { Language } from '../app/i18n/languages.ts';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { plainPart } from './site/mail-server.ts';
import { mailedSite } from './site/mailed-site.ts';
import { attachedFile, fillIn, formOn, propertyOnOffer } from './site/sent-forms.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const mailed = mailedSite();
const { arrived } = mailed;

const sale = { nl: '/nl/te-koop/', fr: '/fr/ventes/', en: '/en/for-sale/', de: '/de/zu-verkaufen/' } as const;

/** Goes from a property to its form. */
async function openForm(page: Page, language: Language) {
  const property = await propertyOnOffer(page, mailed.site.origin + sale[language]);
  await page.goto(property);
  await page.getByRole('link', { name: word(language, 'property.bookVisit') }).click();
  await page.waitForURL('**/contact-appointment/**');
  return formOn(page, language, 'contact-appointment', 'contactAppointmentForm');
}

const calendarOf = (raw: string) => attachedFile(raw, 'text/calendar').toString('utf8').replaceAll('\r\n ', '');
const freeSlots = (page: Page) => page.locator('input[type=radio][name=slot]:enabled');

test('nl: a viewing is booked on a phone, moved and cancelled from its mail (10.218)', async ({ page }) => {
  const found = complaints(page);
  const text = (key: string) => word('nl', `contactAppointmentForm.${key}`);
  await page.setViewportSize({ width: 390, height: 844 });
  const { form, field, send } = await openForm(page, 'nl');
  expect(await barriers(page)).toEqual([]);

  await field('firstName').click();
  await page.keyboard.type('An');
  await send.click();
  await expect(form.getByRole('alert')).toHaveText(word('nl', 'forms.failed'));
  await expect(form.getByText(text('errors.slot'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const first = (await freeSlots(page).first().getAttribute('value')) ?? '';
  await freeSlots(page).first().click();
  await field('lastName').fill('Peeters');
  await field('email').fill('booked@example.be');
  await field('phone').fill('0470 12 34 56');
  await fillIn(page);
  await send.click();
  await page.waitForURL(/\/nl\/bedankt\/contact-appointment\/\?visit=/);
  expect(await barriers(page)).toEqual([]);

  const [booked] = await arrived('booked@example.be');
  const invited = calendarOf(booked?.raw ?? '');
  // Half an hour, alike on the page, in its calendar file, in the mail and in the mail's attachment.
  const [, from = '', to = ''] = /(\d\d:\d\d)–(\d\d:\d\d)/.exec(await page.locator('main').innerText()) ?? [];
  expect(first).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d ${from}$`));
  expect(Date.parse(`2026-01-01T${to}Z`) - Date.parse(`2026-01-01T${from}Z`)).toBe(30 * 60_000);
  expect(plainPart(booked?.raw ?? '')).toContain(`${from}–${to}`);
  const file = await page.getByRole('link', { name: word('nl', 'property.addToCalendar') }).getAttribute('href');
  const added = await (await fetch(mailed.site.origin + file)).text();
  for (const line of ['UID', 'SUMMARY', 'SEQUENCE', 'DTSTART', 'DTEND', 'LOCATION']) {
    const said = new RegExp(`^${line}:.*$`, 'm').exec(invited)?.[0];
    expect(added.replaceAll('\r\n ', '')).toContain(said);
  }
  expect(invited).toContain('METHOD:REQUEST');
  expect(invited).toContain('SEQUENCE:0');
  const uid = /UID:(\S+)/.exec(invited)?.[1] ?? '';
  const office = () => mailed.mails.taken.filter(({ raw }) => raw.includes('Reply-To: booked@example.be'));
  await expect.poll(() => office().length).toBe(1);
  expect(calendarOf(office()[0]?.raw ?? '')).toContain(uid);

  const link = /https?:\S+\/nl\/bezoek\/\S+/.exec(plainPart(booked?.raw ?? ''))?.[0].replace(/#.*/, '') ?? '';
  const address = mailed.site.origin + new URL(link).pathname + new URL(link).search;
  // Mail scanners open links with GET and HEAD, which must change nothing.
  for (const method of ['GET', 'HEAD']) expect((await fetch(address, { method })).status).toBe(200);
  expect((await fetch(address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404);
  await open(page, address);
  expect(await barriers(page)).toEqual([]);
  const own = page.locator('label', { has: page.locator(`input[value="${first}"]`) });
  await expect(own.locator('input')).toBeDisabled();
  await expect(own).toContainText(text('booked'));
  await freeSlots(page).first().click();
  await page.getByRole('button', { name: text('move') }).click();
  await expect(page.getByRole('status').filter({ hasText: text('page.isMoved') })).toBeVisible();
  const [, moved] = await arrived('booked@example.be', 2);
  expect(calendarOf(moved?.raw ?? '')).toContain('SEQUENCE:1');
  expect(await (await fetch(mailed.site.origin + file)).text()).toContain('SEQUENCE:1');
  expect(calendarOf(moved?.raw ?? '')).toContain(uid);
  // The previous slot is free again.
  await expect(page.locator(`input[value="${first}"]`)).toBeEnabled();

  await page.getByRole('button', { name: text('cancel') }).click();
  await expect(page.getByText(text('page.isCancelled'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const cancelled = (await arrived('booked@example.be', 3)).at(-1);
  expect(calendarOf(cancelled?.raw ?? '')).toContain('METHOD:CANCEL');
  expect(calendarOf(cancelled?.raw ?? '')).toContain('SEQUENCE:2');
  await expect.poll(() => office().length).toBe(3);
  expect(found).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('fr: whoever comes second is told that it is full, chooses again, and has typed nothing in vain (8.7)', async ({
    page,
    context,
  }) => {
    const text = (key: string) => word('fr', `contactAppointmentForm.${key}`);
    const other = await context.newPage();
    for (const [each, address] of [
      [page, 'first@example.be'],
      [other, 'second@example.be'],
    ] as const) {
      const { field } = await openForm(each, 'fr');
      // Both choose the same slot: neither has sent the form yet.
      await freeSlots(each).nth(1).check();
      await field('firstName').fill('Élise');
      await field('lastName').fill('Dubois');
      await field('email').fill(address);
      await field('phone').fill('0470 12 34 56');
    }
    await formOn(page, 'fr', 'contact-appointment', 'contactAppointmentForm').send.click();
    await expect(page).toHaveURL(/\/fr\/merci\/contact-appointment\/\?visit=/);

    await formOn(other, 'fr', 'contact-appointment', 'contactAppointmentForm').send.click();
    const { form, field, send } = formOn(other, 'fr', 'contact-appointment', 'contactAppointmentForm');
    await expect(form.getByText(text('errors.full'))).toBeVisible();
    await expect(field('firstName')).toHaveValue('Élise');
    await expect(field('email')).toHaveValue('second@example.be');
    await freeSlots(other).first().check();
    await send.click();
    await expect(other).toHaveURL(/\/fr\/merci\/contact-appointment\/\?visit=/);
    const [mail] = await arrived('second@example.be');
    expect(plainPart(mail?.raw ?? '')).toContain('Votre visite est confirmée');
  });
});

test('with scripts, too, a slot that has just gone is said to be full and cannot be chosen any more', async ({
  page,
}) => {
  const text = (key: string) => word('en', `contactAppointmentForm.${key}`);
  const { form, field, send } = await openForm(page, 'en');
  const slot = (await freeSlots(page).nth(3).getAttribute('value')) ?? '';
  await freeSlots(page).nth(3).check();
  await field('firstName').fill('Lou');
  await field('lastName').fill('Late');
  await field('email').fill('late@example.be');
  await field('phone').fill('0470 12 34 56');
  const property = new URL(page.url()).searchParams.get('property') ?? '';
  const body = {
    firstName: 'Q',
    lastName: 'Uick',
    email: 'quick@example.be',
    phone: '0470123456',
    'form-property': property,
  };
  const quick = await fetch(`${mailed.site.origin}/api/forms/de/contact-appointment`, {
    method: 'POST',
    body: new URLSearchParams({ ...body, slot }),
  });
  expect(quick.status).toBe(200);
  await fillIn(page);
  await send.click();
  await expect(form.getByText(text('errors.full'))).toBeVisible();
  await expect(page.locator(`input[value="${slot}"]`)).toBeDisabled();
  await expect(field('lastName')).toHaveValue('Late');
  await freeSlots(page).first().check();
  await send.click();
  await page.waitForURL(/\/en\/thank-you\/contact-appointment\/\?visit=/);
  expect(plainPart((await arrived('late@example.be'))[0]?.raw ?? '')).toContain('Your viewing is confirmed');
  expect(plainPart((await arrived('quick@example.be'))[0]?.raw ?? '')).toContain('Ihre Besichtigung ist bestätigt');
});

test('what cannot be visited has no form, and what cannot be booked is refused', async () => {
  const status = async (path: string) => (await fetch(mailed.site.origin + path)).status;
  expect(await status('/nl/formulier/contact-appointment/')).toBe(404);
  expect(await status('/nl/formulier/contact-appointment/?property=nothing')).toBe(404);
  expect(await status('/nl/bezoek/')).toBe(404);
  expect(await status('/nl/bezoek/?visit=x')).toBe(404);
});
