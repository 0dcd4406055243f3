// Requirements 1.12
import { expect } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { complaints } from './site/browser.ts';
import { plainPart } from './site/mail-server.ts';
import { mailedSite } from './site/mailed-site.ts';
import { attachedFile, fillIn, formOn, propertyOnOffer } from './site/sent-forms.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const mailed = mailedSite();
const { arrived } = mailed;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const person = {
  firstName: 'Élise',
  lastName: 'Kowalczyk-Łuç',
  street: 'Coupure',
  houseNumber: '12',
  zip: '9000',
  city: 'Gent',
  phone: '0470 12 34 56',
  place: 'Gent',
};

test('en: an offer whose figures and words differ says so; mended, it is sent with the paper to sign', async ({
  page,
}) => {
  const found = complaints(page);
  const text = (key: string) => word('en', `offerForm.${key}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await propertyOnOffer(page, `${mailed.site.origin}/en/for-sale/`));
  const asked = (await page.locator('[data-price]').innerText()).trim();
  expect(asked).toContain('€');
  await page.getByRole('link', { name: word('en', 'property.makeOffer') }).click();
  const { form, field, send } = formOn(page, 'en', 'offer', 'offerForm');
  await expect(page.getByText(asked, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(form.getByText(text('bindingTitle'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await field('amount').click();
  await page.keyboard.type('325000');
  await field('letters').fill('three hundred thousand euros');
  // The amount in words is interpreted while typing.
  await expect(form.getByText('You write: €\u00a0300.000')).toBeVisible();
  await field('endDate').fill(inDays(-3));
  await send.click();
  await expect(form.getByRole('alert')).toHaveText(word('en', 'forms.failed'));
  await expect(form.getByText(text('errors.lettersDiffer'))).toBeVisible();
  await expect(form.getByText(text('errors.endDatePast'))).toBeVisible();
  await expect(form.getByText(text('errors.binding'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await field('letters').fill('three hundred and twenty-five thousand euros');
  await expect(form.getByText('You write: €\u00a0325.000')).toBeVisible();
  await field('endDate').fill(inDays(14));
  for (const [name, value] of Object.entries(person)) await field(name).fill(value);
  await field('email').fill('offer-en@example.be');
  await field('binding').check();
  await fillIn(page);
  await send.click();
  await page.waitForURL('**/en/thank-you/offer/');
  const [mail] = await arrived('offer-en@example.be');
  expect(plainPart(mail?.raw ?? '')).toContain('€\u00a0325.000');
  const paper = attachedFile(mail?.raw ?? '', 'application/pdf');
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  const office = mailed.mails.taken.find(({ raw }) => raw.includes('Reply-To: offer-en@example.be'));
  expect(attachedFile(office?.raw ?? '', 'application/pdf').equals(paper)).toBe(true);
  expect(found).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('fr: an offer is shown again with what is wrong and all that was typed, and sent when it is mended', async ({
    page,
  }) => {
    const text = (key: string) => word('fr', `offerForm.${key}`);
    await page.goto(await propertyOnOffer(page, `${mailed.site.origin}/fr/ventes/`));
    await page.getByRole('link', { name: word('fr', 'property.makeOffer') }).click();
    const before = formOn(page, 'fr', 'offer', 'offerForm');
    await before.field('amount').fill('275.000');
    await before.field('letters').fill('deux cent septante-cinq mille euros');
    await before.field('startDate').fill('');
    for (const [name, value] of Object.entries(person)) await before.field(name).fill(value);
    await before.send.click();

    const { form, field, send } = formOn(page, 'fr', 'offer', 'offerForm');
    await expect(form.getByText(text('errors.startDate'))).toBeVisible();
    await expect(form.getByText(text('errors.endDate'))).toBeVisible();
    await expect(field('letters')).toHaveValue('deux cent septante-cinq mille euros');
    await field('startDate').fill(inDays(0));
    await field('endDate').fill(inDays(10));
    await field('email').fill('offer-fr@example.be');
    await field('binding').check();
    await send.click();
    await expect(page).toHaveURL(/\/fr\/merci\/offer\//);
    expect(plainPart((await arrived('offer-fr@example.be'))[0]?.raw ?? '')).toContain('€\u00a0275.000');
  });
});

for (const { language, words } of [
  { language: 'nl', words: 'We hebben uw bod van' },
  { language: 'de', words: 'Wir haben Ihr Angebot von' },
])
  test(`${language}: the mail and its paper speak the visitor’s language`, async ({ page }) => {
    const property = (await propertyOnOffer(page, `${mailed.site.origin}/nl/te-koop/`)).split('/').at(-2) ?? '';
    const email = `offer-${language}@example.be`;
    const dates = { startDate: inDays(0), endDate: inDays(7), signDate: inDays(0) };
    const amount = { amount: '510000', letters: 'fünfhundertzehntausend Euro', binding: 'on' };
    const body = new URLSearchParams({ ...person, ...dates, ...amount, email, 'form-property': property });
    const sent = await fetch(`${mailed.site.origin}/api/forms/${language}/offer`, { method: 'POST', body });
    expect(sent.status).toBe(200);
    const [mail] = await arrived(email);
    expect(plainPart(mail?.raw ?? '')).toContain(words);
    expect(attachedFile(mail?.raw ?? '', 'application/pdf').length).toBeGreaterThan(5_000);
  });

test('what is for rent, and what is sold, takes no offers', async ({ page }) => {
  const rental = (await propertyOnOffer(page, `${mailed.site.origin}/nl/te-huur/`)).split('/').at(-2) ?? '';
  expect((await fetch(`${mailed.site.origin}/nl/formulier/offer/?property=${rental}`)).status).toBe(404);
});
