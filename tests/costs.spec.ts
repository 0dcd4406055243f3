// Requirements 10.39
import { expect } from '@playwright/test';
import { listings } from './site/demo-listings.ts';
import { get } from './site/http.ts';
import { open } from './site/browser.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const homes = new Set([1, 2, 3]);
const onOffer = listings.filter(
  ({ Goal, Marquee, WebID }) => Goal === 0 && (Marquee ?? 0) < 2 && homes.has(Number(WebID)),
);
const inFlanders = onOffer.find(
  ({ PublishPrice, CountryID, Zip, VAT }) => PublishPrice === 1 && CountryID === 10 && Number(Zip) >= 8000 && !VAT,
);
const hidden = onOffer.find(({ PublishPrice }) => PublishPrice === 0);
const path = async (id: string | number) => (await get(`/nl/te-koop/x/y/${id}/`)).location ?? '';

test('a buyer calculates with a lower offer, another tax and a shorter loan', async ({ page }) => {
  const text = (key: string) => word('nl', key);
  await open(page, await path(inFlanders?.ID ?? ''));
  const costs = page.locator('section', { has: page.getByRole('heading', { name: text('costs.title') }) });
  const tax = costs.locator('dt', { hasText: 'Registratierechten' }).locator('+ dd');
  const price = costs.getByLabel(text('costs.price'), { exact: true });
  await price.scrollIntoViewIfNeeded();
  await price.fill('300000');
  await expect(tax).toHaveText('€\u00a06.000');
  await price.blur();
  await expect(price).toHaveValue('300.000');
  await costs.getByRole('checkbox', { name: text('costs.deepRenovation') }).check();
  await expect(tax).toHaveText('€\u00a03.000');
  await costs.getByRole('checkbox', { name: text('costs.ownHome') }).uncheck();
  await expect(tax).toHaveText('€\u00a036.000');
  await expect(costs.getByRole('checkbox', { name: text('costs.deepRenovation') })).toBeHidden();

  // Taxes and notary take 40,329 of the 140,329; the loan also pays for its own deed.
  await costs.getByLabel(text('costs.own')).fill('140329');
  await costs.getByLabel(text('costs.rate')).fill('3');
  await costs.getByRole('slider', { name: text('costs.years') }).fill('20');
  // 204,965 for 20 years at 3 %.
  await expect(costs.getByRole('status')).toContainText('€\u00a01.133');
  await expect(costs).toMatchAriaSnapshot(`
    - group "${text('costs.title')}":
      - textbox "${text('costs.price')}": "300.000"
      - checkbox "${text('costs.ownHome')}"
      - textbox "${text('costs.own')}": "140.329"
      - textbox "${text('costs.rate')}": "3"
      - slider "${text('costs.years')}": "20"
      - status
  `);
});

test('a listing without a published price shows no costs', async () => {
  const title = word('nl', 'costs.title');
  expect((await get(await path(inFlanders?.ID ?? ''))).body).toContain(title);
  expect((await get(await path(hidden?.ID ?? ''))).body).not.toContain(title);
});
