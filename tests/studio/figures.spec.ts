/** Visitors look, keep and search in vain; an editor reads it in the Studio. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { barriers } from '../site/axe.ts';
import { hydrated } from '../site/browser.ts';
import { startSite, type TestSite } from '../site/server.ts';
import { firstVisit, openStudio } from '../site/studio.ts';
import { hasChosen, test } from '../site/test.ts';

test.use({ locale: 'en-GB' });

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const section = (page: Page, name: string): Locator =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { name, exact: true }) });

test('a kept home and a search without results are in the figures, with their chart and file, without cookies (10.329, 10.330, 10.331)', async ({
  browser,
  page: visitor,
}) => {
  await hasChosen(visitor.context());
  await visitor.goto(`${site.origin}/fr/ventes/`);
  await hydrated(visitor);
  const heart = visitor.locator('main [data-favourite]').first();
  const id = (await heart.getAttribute('data-favourite')) ?? '';
  const reported = () => visitor.waitForResponse((response) => response.url().endsWith('/api/views'));
  await Promise.all([reported(), heart.click()]);
  // To take it away again is not counted.
  await heart.click();
  const search = `${site.origin}/fr/ventes/?city=gent%7C9000&type=4&bedrooms=9`;
  await Promise.all([reported(), visitor.goto(search)]);
  await Promise.all([reported(), visitor.goto(search)]);
  expect(await visitor.context().cookies()).toEqual([]);

  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await openStudio(page, site.origin);
  await page.getByRole('link', { name: 'Figures' }).click();
  const kept = section(page, 'Most kept homes');
  const row = kept.getByRole('row').filter({ hasText: id });
  await expect(async () => {
    await page.getByRole('button', { name: '52 weeks' }).click();
    await page.getByRole('button', { name: '4 weeks' }).click();
    await expect(row.getByRole('cell').nth(3)).toHaveText('1', { timeout: 2_000 });
  }).toPass(firstVisit);
  const searches = section(page, 'Searches without results');
  await expect(searches.getByRole('row').filter({ hasText: /For sale: Plot; 9000 Gh?ent; .*5/ })).toContainText('2');
  const charts = page.getByRole('main').locator('figure img');
  expect(await charts.count()).toBeGreaterThan(5);
  for (const chart of await charts.all())
    expect(await chart.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(720);
  expect(await barriers(page, { only: 'main' })).toEqual([]);

  await page.getByLabel('Code of a home').fill(id);
  await expect(searches).toHaveCount(0);
  await page.getByLabel('Language of visitors').selectOption('French');
  await expect(section(page, 'By language').getByRole('row')).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    kept.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^kept-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(`;${id};`);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const element of [page.locator('html'), page.getByRole('main')])
    await expect.poll(() => element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await page.route('**/api/figures?*', (route) => route.abort());
  await page.getByRole('button', { name: '13 weeks' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The website does not answer.');
  await page.unroute('**/api/figures?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(section(page, 'By week')).toBeVisible();
  await page.context().close();
});
