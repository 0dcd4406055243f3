// Requirements 10.216, 10.237
import { expect, type Locator } from '@playwright/test';
import { listings } from './site/demo-listings.ts';
import { get } from './site/http.ts';
import { formAlive, holdBack, open } from './site/browser.ts';
import { test } from './site/test.ts';
import { word } from './site/words.ts';

const text = (key: string) => word('nl', key);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const priced = listings.find(
  ({ Goal, Marquee, PublishPrice, WebID }) => Goal === 0 && (Marquee ?? 0) < 2 && PublishPrice === 1 && WebID === 1,
);

/** Clicks like a mouse; `Locator.fill` would replace the figure in any case. */
async function press(field: Locator): Promise<void> {
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error('It is out of sight');
  const { mouse } = field.page();
  await mouse.move(box.x + box.width * 0.7, box.y + box.height / 2);
  await mouse.down();
  await mouse.up();
}

test('a price that is typed replaces the figure that stands there, and one that is out of range says so', async ({
  page,
}) => {
  await open(page, '/nl/te-huur/');
  const search = page.getByRole('search', { name: text('search.label') }).first();
  const price = search.locator('details.search-cell', { hasText: text('search.price') });
  const panel = price.locator('.search-panel');
  const most = panel.getByRole('textbox', { name: text('search.maxPrice') });
  const type = async (field: Locator, figure: string) => {
    await press(field);
    await page.keyboard.type(figure);
    await page.keyboard.press('Enter');
  };
  await press(price.locator('summary'));
  await expect(most).toHaveValue('2.000+');
  await type(most, '900');
  // Accepting a figure closes the panel.
  await expect(panel).toBeHidden();
  await expect(price.locator('summary')).toContainText('900');
  await expect(price.locator('summary')).toBeFocused();

  await press(price.locator('summary'));
  await expect(most).toHaveValue('900');
  const tooHigh = text('search.priceTooHigh').replaceAll('{{price}}', '€\u00a02.000');
  // The message appears while typing: the next press may be the one that searches.
  await press(most);
  await page.keyboard.type('2500');
  await expect(panel.getByRole('status')).toContainText(['', tooHigh]);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status')).toContainText(['', tooHigh]);
  // The focus is still in the field, which is empty for another try.
  await page.keyboard.type('1200');
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await press(price.locator('summary'));
  await type(panel.getByRole('textbox', { name: text('search.minPrice') }), '1300');
  await expect(panel.getByRole('status').first()).toHaveText(
    text('search.priceBelow').replace('{{price}}', '€\u00a01.200'),
  );
});

test.describe('with a thumb', () => {
  test.use(phone);

  test('a price and one’s own money are replaced by what is typed', async ({ page }) => {
    await open(page, '/nl/te-huur/');
    await page
      .getByRole('button', { name: text('search.filters') })
      .first()
      .tap();
    const most = page.getByRole('dialog').getByRole('textbox', { name: text('search.maxPrice') });
    await most.tap();
    await page.keyboard.type('900');
    await most.blur();
    await expect(most).toHaveValue('900');
    await most.tap();
    await page.keyboard.type('850');
    await most.blur();
    await expect(most).toHaveValue('850');

    await open(page, (await get(`/nl/te-koop/x/y/${priced?.ID}/`)).location ?? '');
    const own = page.getByLabel(text('costs.own'));
    await own.scrollIntoViewIfNeeded();
    await own.tap();
    await page.keyboard.type('45000');
    await expect(own).toHaveValue('45000');
  });
});

test('a figure that is typed while the code of its form comes is whole', async ({ page }) => {
  const letCome = await holdBack(page, /\/assets\/load-form/);
  await open(page, '/nl/zoekopdracht/');
  const most = page.getByLabel(word('nl', 'demandRegisterForm.fields.maxPrice'));
  await press(most);
  await page.keyboard.type('45');
  letCome();
  await formAlive(page);
  await page.keyboard.type('0000');
  await expect(most).toHaveValue('450000');
});
