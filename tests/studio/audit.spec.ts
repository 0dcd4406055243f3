/** A new administrator logs in, publishes, and reads who did what. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { barriers } from '../site/axe.ts';
import { startSite, type TestSite } from '../site/server.ts';
import { firstVisit, logIn, openDocument, publish, saved, textOf } from '../site/studio.ts';
import { test } from '../site/test.ts';

test.use({ locale: 'en-GB' });

let site: TestSite;
let page: Page;
test.beforeAll(async ({ browser }) => {
  site = await startSite();
  // The first account becomes administrator.
  const { output } = await site.command('users', 'add', 'ann@agency.example', '--name', 'Ann');
  page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await page.goto(`${site.origin}/studio/audit`);
  await logIn(page, 'ann@agency.example', 'a wrong password');
  await expect(page.getByText(/do not belong together/)).toBeVisible();
  await logIn(page, 'ann@agency.example', /shown only now\): (\S+)/.exec(output)?.[1] ?? '');
});
test.afterAll(async () => {
  await page.context().close();
  await site.stop();
});

test('an administrator reads who logged in, added an account and published, by person and kind, and downloads it (10.274)', async () => {
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: 'Entries, newest first' });
  const entries = list.getByRole('listitem');
  await expect(entries.first()).toContainText(/Logged in.*Ann \(ann@agency\.example\) · 127\.0\.0\.0\/24/s, firstVisit);
  await expect(entries.nth(1)).toContainText(/Login with a wrong password.*failed.*Ann/s);
  await expect(entries.nth(2)).toContainText(/User added.*Command by .*Ann <ann@agency\.example>: administrator/s);

  await openDocument(page, site.origin, 'siteSettings', 'siteSettings');
  await textOf(page, 'agencyName').fill('Gevel & Ann');
  await saved(page);
  await publish(page);
  await page.getByRole('link', { name: 'Who did what' }).click();
  await expect(entries.first()).toContainText(/Published.*Ann.*siteSettings/s);
  await expect(entries.nth(1)).toContainText('Logged in');
  expect(await barriers(page, { only: 'main' })).toEqual([]);

  await main.getByLabel('What').selectOption({ label: 'Login with a wrong password' });
  await expect(entries).toHaveCount(1);
  await main.getByLabel('Person (e-mail or name)').fill('nobody');
  await expect(main.getByRole('status')).toHaveText('No entry fits these filters.');
  await main.getByRole('button', { name: 'Clear filters' }).click();
  await main.getByLabel('Person (e-mail or name)').fill('ann');
  await expect(entries).toHaveCount(3);

  const downloading = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Export as CSV' }).click();
  const table = await readFile(await (await downloading).path(), 'utf8');
  expect(table.split('\n').filter((line) => line.includes('ann@agency.example'))).toHaveLength(4);
  expect(table).toMatch(/published;done;editor;[^;]+;Ann;/);
});

test('older entries follow the newest, a phone shows all of them, and a site that is away is said', async () => {
  await page.goto(`${site.origin}/studio/audit`);
  const main = page.getByRole('main');
  const entries = main.getByRole('list', { name: 'Entries, newest first' }).getByRole('listitem');
  await expect(entries.first()).toContainText('This list exported', firstVisit);
  await page.evaluate(async () => {
    for (let count = 0; count < 60; count += 1) await (await fetch('/api/audit-export?kind=restored')).text();
  });
  await main.getByRole('button', { name: 'Look again' }).click();
  await expect(entries).toHaveCount(50);
  await main.getByRole('button', { name: 'Show older' }).click();
  await expect(entries.filter({ hasText: 'Published' })).toHaveCount(1);
  await expect(main.getByRole('button', { name: 'Show older' })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const element of [page.locator('html'), main])
    await expect.poll(() => element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await page.route('**/api/audit?*', (route) => route.abort());
  await main.getByRole('button', { name: 'Look again' }).click();
  await expect(main.getByRole('alert')).toContainText('The website does not answer.');
  await page.unroute('**/api/audit?*');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('alert')).toHaveCount(0);
});
