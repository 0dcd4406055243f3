// Requirements 1.13
import { expect } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { complaints } from './site/browser.ts';
import { plainPart } from './site/mail-server.ts';
import { mailedSite } from './site/mailed-site.ts';
import { fillIn, formOn, propertyOnOffer } from './site/sent-forms.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const mailed = mailedSite(() => Promise.resolve({ answersCaptcha: true }));
const { arrived } = mailed;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const group = 'rentalApplicationForm';

test('nl: an application shows what moving in costs, has a kind word for a low income, and is sent', async ({
  page,
}) => {
  const found = complaints(page);
  const text = (key: string) => word('nl', `${group}.${key}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await propertyOnOffer(page, `${mailed.site.origin}/nl/te-huur/?type=2`));
  await page.getByRole('link', { name: word('nl', 'property.applyToRent') }).click();
  const { form, field, send } = formOn(page, 'nl', 'rental-application', group);
  await expect(form.getByText(text('costs.deposit'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await field('income1').click();
  await page.keyboard.type('200');
  await expect(form.getByRole('status').filter({ hasText: 'Dat hoeft geen probleem te zijn' })).toBeVisible();
  await field('adults').fill('0');
  await send.click();
  await expect(form.getByText(text('errors.count'))).toBeVisible();
  await expect(form.getByText(text('errors.moveDate'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await field('adults').fill('2');
  await field('moveDate').fill(inDays(30));
  for (const [name, value] of Object.entries({ firstName: 'Jo', lastName: 'Maes', phone: '0470 12 34 56' }))
    await field(name).fill(value);
  await field('email').fill('rent-nl@example.be');
  await mailed.captcha.type(form);
  await fillIn(page);
  await send.click();
  await page.waitForURL('**/nl/bedankt/rental-application/');
  const mail = plainPart((await arrived('rent-nl@example.be'))[0]?.raw ?? '');
  expect(mail).toContain('We hebben uw kandidatuur');
  // Income data is mailed no more than necessary.
  expect(mail).not.toContain('Netto per maand');
  const office = mailed.mails.taken.find(({ raw }) => raw.includes('Reply-To: rent-nl@example.be'));
  expect(plainPart(office?.raw ?? '')).toContain('€\u00a0200');
  expect(found).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('en: an application is shown again with what is wrong and all that was typed', async ({ page }) => {
    const text = (key: string) => word('en', `${group}.${key}`);
    await page.goto(await propertyOnOffer(page, `${mailed.site.origin}/en/for-rent/`));
    await page.getByRole('link', { name: word('en', 'property.applyToRent') }).click();
    const before = formOn(page, 'en', 'rental-application', group);
    await before.field('firstName').fill('Sam');
    await before.field('lastName').fill('Jones');
    await before.field('email').fill('rent-en@example.be');
    await before.field('phone').fill('0470 12 34 56');
    await before.field('moveDate').fill(inDays(-2));
    await before.send.click();
    const { form, field, send } = formOn(page, 'en', 'rental-application', group);
    await expect(form.getByText(text('errors.moveDatePast'))).toBeVisible();
    await expect(field('firstName')).toHaveValue('Sam');
    await field('moveDate').fill(inDays(20));
    await mailed.captcha.type(form);
    await send.click();
    await expect(page).toHaveURL(/\/en\/thank-you\/rental-application\//);
    expect(plainPart((await arrived('rent-en@example.be'))[0]?.raw ?? '')).toContain('We have received your');
  });
});

for (const { language, words } of [
  { language: 'fr', words: 'Nous avons reçu votre candidature' },
  { language: 'de', words: 'Wir haben Ihre Bewerbung' },
])
  test(`${language}: the mail speaks the visitor’s language`, async ({ page }) => {
    const property = (await propertyOnOffer(page, `${mailed.site.origin}/nl/te-huur/`)).split('/').at(-2) ?? '';
    const email = `rent-${language}@example.be`;
    const person = { firstName: 'A', lastName: 'B', phone: '0470123456', adults: '1', kids: '0', moveDate: inDays(9) };
    const shown = await mailed.captcha.fields('rental-application');
    const body = new URLSearchParams({ ...person, ...shown, email, 'form-property': property });
    const sent = await fetch(`${mailed.site.origin}/api/forms/${language}/rental-application`, {
      method: 'POST',
      body,
    });
    expect(sent.status).toBe(200);
    expect(plainPart((await arrived(email))[0]?.raw ?? '')).toContain(words);
  });

test('what is for sale has no applications', async ({ page }) => {
  const house = (await propertyOnOffer(page, `${mailed.site.origin}/nl/te-koop/`)).split('/').at(-2) ?? '';
  expect((await fetch(`${mailed.site.origin}/nl/formulier/rental-application/?property=${house}`)).status).toBe(404);
});
