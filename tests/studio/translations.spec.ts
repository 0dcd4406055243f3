// Requirements 1.25
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { get } from '../site/http.ts';
import { importDocuments, withoutLanguage } from '../site/import-documents.ts';
import { startSite, type TestSite } from '../site/server.ts';
import { openDocument, openStudio, publish, textOf, visitor } from '../site/studio.ts';
import { test } from '../site/test.ts';

test.use({ locale: 'en-GB' });

let site: TestSite;
/** Puts “Probe: ” before each text, as a service that speaks OpenAI's chat API. */
let service: Server;
test.beforeAll(async () => {
  service = createServer((request, response) => {
    void json(request).then((sent) => {
      const { messages } = sent as { messages: { content: string }[] };
      const { texts } = JSON.parse(messages[1]?.content ?? '') as { texts: string[] };
      const content = JSON.stringify({ texts: texts.map((text) => `Probe: ${text}`) });
      response.end(JSON.stringify({ choices: [{ message: { content } }] }));
    });
  });
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const port = typeof address === 'object' ? address?.port : '';
  site = await startSite({ env: { TRANSLATION_URL: `http://127.0.0.1:${port}/v1`, TRANSLATION_MODEL: 'probe' } });
  await importDocuments(site, [withoutLanguage('de')]);
});
test.afterAll(async () => {
  await site.stop();
  service.close();
});

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

test('a missing text is proposed by the translation service, read, mended and published (10.347)', async ({ page }) => {
  await openStudio(page, site.origin);
  await openDocument(page, site.origin, 'menuPage-about', 'menuPage');
  await textOf(page, 'title.de').fill('');
  await publish(page);
  await page.getByRole('link', { name: 'Translations' }).click();
  await page.getByRole('link', { name: 'Missing translations' }).click();
  await page.getByRole('button', { name: /^Propose a translation: Over Gevel.* \(DE\)$/ }).click();
  await expect(page.getByText('A draft by probe: read it before you take it over.')).toBeVisible();
  const proposed = page.getByRole('textbox', { name: 'Proposed text' });
  await expect(proposed).toHaveValue(/^Probe: Over Gevel/);
  await proposed.fill('Wer wir sind, auf Probe');
  await page.getByRole('button', { name: 'Take it over' }).click();
  await expect(proposed).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^DE Over Gevel/ })).toHaveCount(0);
  await openDocument(page, site.origin, 'menuPage-about', 'menuPage', 'title.de');
  await publish(page);
  await visitor(site.origin, '/de/ueber-uns/').toContain('Wer wir sind, auf Probe');
});

async function switchGermanOn(page: Page): Promise<void> {
  await openDocument(page, site.origin, 'siteSettings', 'siteSettings', 'languageUse');
  await page.getByRole('button', { name: 'de off' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'On the site' }).check({ force: true });
  await page.getByRole('button', { name: 'Close dialog' }).click();
  await publish(page);
}
