import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { hydrated } from './site/browser.ts';
import { screenPath, screens } from './site/screens.ts';
import { test } from './site/test.ts';

const views = [
  { width: 390, scheme: 'light' },
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
] as const;

/** Antialiasing of text differs slightly between machines; a moved line or a changed colour exceeds this. */
const tolerance = { threshold: 0.25, maxDiffPixelRatio: 0.015 };

for (const { width, scheme } of views) {
  for (const screen of screens) {
    test(`${screen} looks as it did at ${width} px in the ${scheme} scheme`, async ({ page }) => {
      await look(page, await screenPath(screen, 'nl'), width, scheme);
      await expect(page).toHaveScreenshot(`${screen}-${width}-${scheme}.png`, tolerance);
    });
  }

  test(`the style guide looks as it did at ${width} px in the ${scheme} scheme`, async ({ page }) => {
    await look(page, '/styleguide/', width, scheme);
    await expect(page).toHaveScreenshot(`styleguide-${width}-${scheme}.png`, {
      fullPage: true,
      ...tolerance,
    });
  });
}

/** Replaces all pictures: these have their own tests, and a plain one hides nothing that overlaps it. */
const plainPicture = sharp({ create: { width: 12, height: 8, channels: 3, background: '#8fa3ad' } })
  .webp()
  .toBuffer();

/** Opens a page without motion and waits for fonts and pictures. */
async function look(page: Page, path: string, width: number, scheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 1400 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.route('**/images/**', async (route) =>
    route.fulfill({ contentType: 'image/webp', body: await plainPicture }),
  );
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
}
