import { expect, test, type Page } from '@playwright/test';
import { hydrated } from './site/browser.ts';
import { screenPath, screens } from './site/screens.ts';

const views = [
  { width: 390, scheme: 'light' },
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
] as const;

/** Letters are smoothed a little differently from machine to machine; a moved line or a changed colour is more than that. */
const tolerance = { threshold: 0.25, maxDiffPixelRatio: 0.015 };

for (const { width, scheme } of views) {
  for (const screen of screens) {
    test(`${screen} looks as it did at ${width} px in the ${scheme} scheme`, async ({ page }) => {
      await look(page, await screenPath(screen, 'nl'), width, scheme);
      await expect(page).toHaveScreenshot(`${screen}-${width}-${scheme}.png`, {
        mask: [page.locator('img')],
        ...tolerance,
      });
    });
  }

  test(`the style guide looks as it did at ${width} px in the ${scheme} scheme`, async ({ page }) => {
    await look(page, '/styleguide/', width, scheme);
    await expect(page).toHaveScreenshot(`styleguide-${width}-${scheme}.png`, {
      fullPage: true,
      mask: [page.locator('img')],
      ...tolerance,
    });
  });
}

/** Opens a page without motion, its fonts there. Pictures are masked: what they show has tests of its own. */
async function look(page: Page, path: string, width: number, scheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 1400 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
}
