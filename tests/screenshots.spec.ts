import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { hydrated } from './site/browser.ts';
import { screenPath } from './site/screens.ts';
import { test } from './site/test.ts';

// npm run screenshots: takes the pictures in docs/screenshots; not a test. Each shows the first screens of a page.

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
    const picture = await page.screenshot();
    await sharp(picture)
      .webp({ quality: 62, effort: 5 })
      .toFile(path.join(folder, `${screen}-1440-${scheme}-${language}.webp`));
  });
}
