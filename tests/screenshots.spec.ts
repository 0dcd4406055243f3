import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { hydrated } from './site/browser.ts';
import { kindsOfPage } from './site/kinds.ts';
import { screens } from './site/screens.ts';
import { test } from './site/test.ts';

// npm run screenshots: the pictures in docs/screenshots, not a test. Each shows the first screens of a page as a visitor sees it.

const folder = path.resolve(import.meta.dirname, '../docs/screenshots');
const heights = { 390: 1400, 820: 1600, 1440: 1600 } as const;

for (const language of ['nl', 'fr'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [390, 820, 1440] as const) {
      test(`${language}, ${scheme}, ${width} px`, async ({ page }) => {
        test.setTimeout(240_000);
        await mkdir(folder, { recursive: true });
        await page.setViewportSize({ width, height: heights[width] });
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        const kinds = await kindsOfPage(language);
        const paths: Record<string, string | undefined> = { ...kinds, list: kinds.rent, map: `${kinds.sale}?view=map` };
        for (const screen of [...screens, 'list', 'map'] as const) {
          await page.goto(paths[screen] ?? '');
          await hydrated(page);
          if (screen === 'map') await page.frameLocator('#results-map').locator('.mark').first().waitFor();
          await page.evaluate(() => document.fonts.ready);
          await page.waitForLoadState('networkidle');
          const picture = await page.screenshot();
          await sharp(picture)
            .webp({ quality: 62, effort: 5 })
            .toFile(path.join(folder, `${screen}-${width}-${scheme}-${language}.webp`));
        }
      });
    }
  }
}
