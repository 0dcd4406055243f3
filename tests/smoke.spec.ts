import { expect, test } from '@playwright/test';

test('the home page greets a visitor', async ({ page }) => {
  await page.goto('/nl/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Achter elke gevel een thuis');
});
