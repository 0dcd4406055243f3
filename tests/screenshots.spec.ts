import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { hydrated } from './site/browser.ts';
import { importDocuments, withoutLanguage } from './site/import-documents.ts';
import { lakeClient } from './site/lake-client.ts';
import { screenPath } from './site/screens.ts';
import { demoLoginLink, startSite, type TestSite } from './site/server.ts';
import { hasChosen, test } from './site/test.ts';

// npm run screenshots: takes the pictures in docs/; not a test. Each shows the first screens of a page.

const folder = path.resolve(import.meta.dirname, '../docs/screenshots');

/** The pictures in README.md. */
const pictures = [
  { screen: 'home', scheme: 'light', language: 'nl' },
  { screen: 'sale', scheme: 'light', language: 'fr' },
  { screen: 'property', scheme: 'light', language: 'nl' },
  { screen: 'property', scheme: 'dark', language: 'fr' },
] as const;

for (const { screen, scheme, language } of pictures) {
  test(`${screen}, ${scheme}, ${language}`, async ({ page }) => {
    await mkdir(folder, { recursive: true });
    await page.setViewportSize({ width: 1440, height: 1600 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto(await screenPath(screen, language));
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    await keep(await page.screenshot(), path.join(folder, `${screen}-1440-${scheme}-${language}.webp`));
  });
}

const guideFolder = path.resolve(import.meta.dirname, '../docs/guide/pictures');
/** The pictures in docs/guide, of the Studio in the reader's language: where, and what has to be there. */
const guidePictures = [
  {
    name: 'pages',
    at: 'structure/menu;menuPage-about',
    shows: (page: Page) => page.getByTestId('field-title.nl').last(),
  },
  {
    name: 'translations',
    at: 'structure/translations;missing',
    shows: (page: Page) => page.getByRole('link', { name: /^DE / }).first(),
  },
  {
    name: 'viewings',
    at: 'viewings',
    shows: (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first(),
  },
] as const;

test.describe('the guide for editors', () => {
  let site: TestSite;
  test.beforeAll(async () => {
    site = await startSite();
    // So that something is missing.
    await importDocuments(site, [withoutLanguage('de')]);
    const client = await lakeClient(site);
    await client.patch('siteSettings').unset(['languageUse']).commit();
    for (const id of ['menuPage-about', 'menuPage-contact', 'menuPage-team'])
      await client.patch(id).set({ 'title.de': '' }).commit();
  });
  test.afterAll(() => site.stop());

  for (const [language, locale] of [
    ['nl', 'nl-BE'],
    ['fr', 'fr-BE'],
    ['en', 'en-GB'],
  ] as const) {
    test(`in ${language}`, async ({ browser }) => {
      await mkdir(guideFolder, { recursive: true });
      const context = await browser.newContext({ locale, viewport: { width: 1280, height: 800 } });
      await hasChosen(context);
      const page = await context.newPage();
      await page.goto(await demoLoginLink(site.origin));
      for (const { name, at, shows } of guidePictures) {
        await page.goto(`${site.origin}/studio/${at}`);
        await expect(shows(page)).toBeVisible({ timeout: 60_000 });
        await expect(page.locator('[data-ui="Spinner"]')).toHaveCount(0);
        for (const frame of page.frames())
          await frame.waitForFunction(() => [...document.images].every(({ complete }) => complete));
        await keep(await page.screenshot(), path.join(guideFolder, `${name}-${language}.webp`));
      }
      await context.close();
    });
  }
});

async function keep(picture: Buffer, file: string): Promise<void> {
  await sharp(picture).webp({ quality: 62, effort: 5 }).toFile(file);
}
