import { expect, type FrameLocator, type Page } from '@playwright/test';
import { open } from './browser.ts';

/** The results' map, once it shows the posted listings. */
export async function openMap(page: Page, path: string): Promise<FrameLocator> {
  await open(page, path);
  return shownMap(page);
}

/** The same on a page that is open. */
export async function shownMap(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('#results-map');
  await page.locator('#results-map').scrollIntoViewIfNeeded();
  await expect(frame.locator('html[data-shown]')).toHaveCount(1);
  await expect(frame.locator('.mark').first()).toBeVisible();
  return frame;
}
