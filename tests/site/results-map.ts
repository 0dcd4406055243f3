import { expect, type FrameLocator, type Page } from '@playwright/test';
import { open } from './browser.ts';

/** Opens the results' map and waits until it shows the listings posted to it. */
export async function openMap(page: Page, path: string): Promise<FrameLocator> {
  await open(page, path);
  return shownMap(page);
}

/** The same for a page that is already open. */
export async function shownMap(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('#results-map');
  await page.locator('#results-map').scrollIntoViewIfNeeded();
  await expect(frame.locator('html[data-shown]')).toHaveCount(1);
  await expect(frame.locator('.mark').first()).toBeVisible();
  return frame;
}
