import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { open } from './site/browser.ts';
import { propertyPaths } from './site/kinds.ts';
import { atRest, fingers, line, type Point } from './site/thumb.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

/** Wheel and touch gestures on a map and on the page around it. */
const frameSelector = 'main iframe[id*="map"]';
const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const scaleOf = (page: Page) => page.frameLocator(frameSelector).locator('.leaflet-control-scale-line').innerText();
const scrollOf = (page: Page) => page.evaluate(() => scrollY);

/** A point near the middle of a property page's map, centred in the window, once it shows the property. */
async function propertyMap(page: Page): Promise<Point> {
  const [path = ''] = await propertyPaths('nl', 1);
  await open(page, path);
  await page.getByRole('region', { name: word('nl', 'map.frame') }).scrollIntoViewIfNeeded();
  await expect(page.frameLocator(frameSelector).locator('html')).toHaveAttribute('data-shown', '1');
  const { x, y } = await middleOf(page);
  // Beside the pin.
  return { x: x - 60, y: y - 60 };
}

/** Scrolls the map to the middle of the window and returns its middle. */
async function middleOf(page: Page): Promise<Point> {
  const map = page.locator(frameSelector);
  await map.evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await map.boundingBox();
  if (!box) throw new Error('There is no map');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a wheel over a map scrolls the page, and a sentence says how to zoom', async ({ page }) => {
      const { x, y } = await propertyMap(page);
      await page.mouse.move(x, y);
      const [scale, scroll] = [await scaleOf(page), await scrollOf(page)];
      const hint = page.frameLocator(frameSelector).getByText(word('nl', 'map.wheelHint'));
      await expect(hint).toBeHidden();
      await page.mouse.wheel(0, -100);
      await expect(hint).toBeVisible();
      await expect.poll(() => scrollOf(page)).toBeLessThan(scroll - 50);
      expect(await scaleOf(page)).toBe(scale);
      await expect(hint).toBeHidden();
    });

    test('a wheel with Ctrl, or after a press into the map until the mouse leaves it, zooms (10.126)', async ({
      page,
    }) => {
      const { x, y } = await propertyMap(page);
      await page.mouse.move(x, y);
      const scroll = await scrollOf(page);
      let scale = await scaleOf(page);
      const zooms = async () => {
        await expect.poll(() => scaleOf(page)).not.toBe(scale);
        scale = await scaleOf(page);
      };
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, 200);
      await zooms();
      await page.keyboard.up('Control');
      await page.mouse.click(x, y);
      await page.mouse.wheel(0, -200);
      await zooms();
      expect(await scrollOf(page)).toBe(scroll);
      await page.mouse.move(x, 80);
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => scrollOf(page)).toBeGreaterThan(scroll + 50);
      expect(await scaleOf(page)).toBe(scale);
    });
  });

test('a wheel over the map beside results scrolls the page', async ({ page }) => {
  await open(page, '/nl/te-koop/?view=map');
  const frame = page.frameLocator('#results-map');
  await expect(frame.locator('.mark').first()).toBeVisible();
  const url = page.url();
  const box = await page.locator('#results-map').boundingBox();
  if (!box) throw new Error('There is no map');
  await page.mouse.move(box.x + box.width / 2, box.y + 150);
  await page.mouse.wheel(0, 400);
  // The hint disappears by itself soon after.
  await expect(frame.getByText(word('nl', 'map.wheelHint'))).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(300);
  expect(page.url()).toBe(url);
});

test.describe('by touch', () => {
  test.use(phone);

  test('one finger over the map of a property scrolls the page, two zoom the map', async ({ page }) => {
    const { x, y } = await propertyMap(page);
    const scroll = await scrollOf(page);
    const scale = await scaleOf(page);
    await fingers(page, line({ x, y }, { x, y: y - 150 }));
    await expect(page.frameLocator(frameSelector).getByText(word('nl', 'map.touchHint'))).toBeVisible();
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(scroll + 80);
    expect(await scaleOf(page)).toBe(scale);

    await atRest(page);
    const middle = await middleOf(page);
    const still = await scrollOf(page);
    const aside = (distance: number) => ({ x: middle.x + distance, y: middle.y });
    await fingers(page, line(aside(-30), aside(-130)), line(aside(30), aside(130)));
    await expect.poll(() => scaleOf(page)).not.toBe(scale);
    expect(await scrollOf(page)).toBe(still);
  });

  test('the first tap on a marker shows its card, of a thumb that slips as well (10.126)', async ({ page }) => {
    await open(page, '/nl/te-koop/?view=map&city=gent%7C9000');
    const frame = page.frameLocator('#results-map');
    await closeUp(page, frame);
    const { x, y } = await restingPlaceOf(frame.locator('button.price').first());
    await fingers(page, line({ x, y }, { x: x + 6, y: y + 5 }));
    await expect(frame.locator('.chosen a').first()).toBeVisible();
  });
});

/** The middle of an element once it stops moving with the map. */
async function restingPlaceOf(element: Locator): Promise<Point> {
  await element.scrollIntoViewIfNeeded();
  let last: Point = { x: -1, y: -1 };
  await expect(async () => {
    const before = last;
    const box = await element.boundingBox();
    if (!box) throw new Error('The marker is out of sight');
    last = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    expect(last).toEqual(before);
  }).toPass({ intervals: [300] });
  return last;
}

/** Opens clusters until there is a single listing. */
async function closeUp(page: Page, frame: FrameLocator): Promise<void> {
  await expect(frame.locator('.mark').first()).toBeVisible();
  for (let closer = 0; closer < 6 && (await frame.locator('button.price').count()) === 0; closer += 1) {
    await frame.locator('.cluster').first().tap();
    await page.waitForTimeout(400);
  }
}
