/** The Studio keeps to the site: nothing is asked of other hosts, refused, or complained of in the console. */
import { expect, type Page } from '@playwright/test';
import { startSite, type TestSite } from '../site/server.ts';
import { firstVisit, openDocument, openStudio, publish, saved, textOf } from '../site/studio.ts';
import { test } from '../site/test.ts';

test.use({ locale: 'en-GB' });

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** Requests to other hosts, refused ones, and errors in the console. */
function noise(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== site.origin) found.push(`foreign: ${url}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) found.push(`${answer.status()}: ${answer.request().method()} ${answer.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`error: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  return found;
}

test('lists, a form, its history and the preview ask nobody else, and cause no error (10.300)', async ({ page }) => {
  const found = noise(page);
  await openStudio(page, site.origin);
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page.getByRole('link', { name: /EPC-label/ })).toBeVisible();
  expect(found, 'lists').toEqual([]);

  await openDocument(page, site.origin, 'article-epc', 'article');
  await textOf(page, 'title.nl').fill('Een ander label');
  await saved(page);
  await publish(page);
  await page.getByTestId('pane-footer-document-status').last().click();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByTestId('timeline-item-button').filter({ hasText: 'Published' }).first()).toBeVisible();
  expect(found, 'a form and its history').toEqual([]);

  await page.goto(`${site.origin}/studio/presentation?preview=/preview/nl/over-ons/`);
  await expect(page.frameLocator('iframe').first().getByRole('heading', { name: 'Achter de gevel' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Edit' })).toBeEnabled(firstVisit);
  expect(found, 'the preview').toEqual([]);
});

test('nothing of Sanity’s sales and registration is offered (10.301)', async ({ page }) => {
  await openStudio(page, site.origin);
  await expect(page.getByRole('button', { name: 'Help and resources' })).toHaveCount(0);
  await expect(page.getByText(/Register studio|Contact sales/)).toHaveCount(0);
});
