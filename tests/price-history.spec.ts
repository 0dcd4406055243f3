import { expect } from '@playwright/test';
import { open } from './site/browser.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

test('a card says that a price was lowered, and the page when and from what (10.153)', async ({ page }) => {
  const lowered = page.locator('[data-listing]', { hasText: word('nl', 'card.lowered') });
  for (let number = 1; (await lowered.count()) === 0; number += 1) {
    expect(number).toBeLessThan(40);
    await page.goto(`/nl/te-koop/?sort=price-asc${number > 1 ? `&page=${number}` : ''}`, { waitUntil: 'commit' });
    await expect(page.locator('[data-listing]').first()).toBeAttached();
  }
  const path = await lowered.first().getByRole('heading').getByRole('link').getAttribute('href');
  await open(page, path ?? '');
  await expect(page.locator('[data-price-history] li').first()).toHaveText(
    /^Prijs gewijzigd op \d+ [a-z]+ \d{4}: eerder €\s[\d.]+$/,
  );
});
