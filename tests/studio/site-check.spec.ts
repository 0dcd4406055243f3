/** An editor breaks a link, and the walk over the site tells it. */
import { expect, type Page } from '@playwright/test';
import { barriers } from '../site/axe.ts';
import { startSite, type TestSite } from '../site/server.ts';
import { anEditor, firstVisit, openDocument, publish, saved, textOf, visitor } from '../site/studio.ts';
import { test } from '../site/test.ts';

test.use({ locale: 'en-GB' });

let site: TestSite;
let page: Page;
test.beforeAll(async ({ browser }) => {
  site = await startSite();
  page = await anEditor(browser, site.origin);
});
test.afterAll(async () => {
  await page.context().close();
  await site.stop();
});

const link = 'modules[_key=="30688c976a0b"].button.link';

test('a dead link is found by a walk, followed to its field and mended, and what is meant so is hidden (10.368)', async () => {
  await openDocument(page, site.origin, 'menuPage-about', 'menuPage', `${link}.kind`);
  await page.getByTestId(`field-${link}.kind`).last().getByRole('combobox').selectOption({ label: 'Address' });
  await textOf(page, `${link}.url`).fill('/nl/bestaat-niet/');
  await saved(page);
  await publish(page);
  await visitor(site.origin, '/nl/over-ons/').toContain('href="/nl/bestaat-niet/"');

  await page.goto(`${site.origin}/studio/structure/`);
  await page.getByRole('link', { name: 'What visitors miss' }).click(firstVisit);
  await expect(page.getByText('The site was not walked yet.')).toBeVisible();
  await walkAgain();
  const dead = page.getByRole('region', { name: 'Dead links (1)' });
  await expect(dead.getByRole('listitem')).toContainText(/About Gevel.*\/nl\/bestaat-niet\/ answers 404.*Link/s);
  expect(await barriers(page, { only: '[data-testid="site-check"]' })).toEqual([]);

  const pictures = page.getByRole('region', { name: /^Pages without a picture to share/ });
  const row = pictures.getByRole('listitem').filter({ hasText: 'For sale' });
  await row.getByRole('button', { name: 'This is meant so: For sale' }).click();
  await expect(row).toHaveCount(0);
  await expect(pictures.getByRole('heading')).toBeFocused();
  await page.getByRole('button', { name: 'Show what is meant so (1)' }).click();
  await expect(page.getByRole('region', { name: 'Meant so (1)' }).getByRole('listitem')).toContainText('For sale');

  await dead
    .getByRole('link', { name: /About Gevel/ })
    .first()
    .click();
  await expect(textOf(page, `${link}.url`)).toHaveValue('/nl/bestaat-niet/');
  await textOf(page, `${link}.url`).fill('/nl/contact/');
  await saved(page);
  await publish(page);
  await visitor(site.origin, '/nl/over-ons/').not.toContain('bestaat-niet');
  await page.goto(`${site.origin}/studio/structure/site-check`);
  await expect(dead).toBeVisible(firstVisit);
  await walkAgain();
  await expect(dead).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show what is meant so (1)' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const list = page.getByTestId('site-check');
  await expect(list).toBeVisible();
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

async function walkAgain(): Promise<void> {
  const walk = page.getByRole('button', { name: 'Walk again' });
  await walk.click();
  await expect(walk).toHaveAttribute('aria-disabled', 'true');
  await expect(walk).toHaveAttribute('aria-disabled', 'false', { timeout: 120_000 });
}
