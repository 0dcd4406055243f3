// Requirements 1.25
import { expect, type Page } from '@playwright/test';
import { get } from '../site/http.ts';
import { importDocuments, withoutLanguage } from '../site/import-documents.ts';
import { startSite, type TestSite } from '../site/server.ts';
import { openDocument, openStudio, publish, textOf, visitor } from '../site/studio.ts';
import { test } from '../site/test.ts';

test.use({ locale: 'en-GB' });

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite();
  await importDocuments(site, [withoutLanguage('de')]);
});
test.afterAll(() => site.stop());

test('German is switched on, missing texts are listed and filled in, and visitors find German pages (1.23, 3.22)', async ({
  page,
}) => {
  const path = '/de/ueber-uns/';
  await openStudio(page, site.origin);
  await openDocument(page, site.origin, 'menuPage-about', 'menuPage');
  await page.getByRole('button', { name: 'Languages shown' }).click();
  await page.getByRole('menuitem', { name: /^German/ }).click();
  await page.keyboard.press('Escape');
  await textOf(page, 'title.de').fill('');
  await publish(page);
  expect((await get(path, { origin: site.origin })).status).toBe(404);

  await switchGermanOn(page);
  await visitor(site.origin, path).toContain('lang="de"');
  await page.getByRole('link', { name: 'Translations' }).click();
  await page.getByRole('link', { name: 'Missing translations' }).click();
  await page.getByRole('button', { name: /^German \(\d+\)/ }).click();
  await page.getByRole('link', { name: /^DE Over Gevel/ }).click();
  await expect(textOf(page, 'title.de')).toBeFocused();
  await textOf(page, 'title.de').fill('Das Büro hinter der Fassade');
  await publish(page);
  await visitor(site.origin, path).toContain('Das Büro hinter der Fassade');
});

async function switchGermanOn(page: Page): Promise<void> {
  await openDocument(page, site.origin, 'siteSettings', 'siteSettings', 'languageUse');
  await page.getByRole('button', { name: 'de off' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'On the site' }).check({ force: true });
  await page.getByRole('button', { name: 'Close dialog' }).click();
  await publish(page);
}
