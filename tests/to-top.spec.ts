import { expect, type Page } from '@playwright/test';
import { open } from './site/browser.ts';
import { kindsOfPage } from './site/kinds.ts';
import { test } from './site/test.ts';
import { word } from './site/words.ts';

interface Seen {
  /** Scroll positions at which the button can be pressed. */
  shown: number;
  /** What it covered at one of them. */
  covered: string[];
}

for (const viewport of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} px the button to the top covers nothing that one presses, and no figure (10.250)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const kinds = await kindsOfPage('nl');
    for (const kind of ['home', 'sale', 'property', 'contact'] as const) {
      await open(page, kinds[kind] ?? '');
      const { shown, covered } = await scrollThrough(page);
      expect([kind, covered]).toEqual([kind, []]);
      expect(shown, kind).toBeGreaterThan(2);
    }
  });

test('the button to the top gives way to a map that comes once the page stands still (10.191)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, (await kindsOfPage('nl')).property ?? '');
  const button = page.locator('.to-top button');
  // Only text is under it there.
  await page
    .locator('.property-words')
    .evaluate((words) => words.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(button).toHaveCSS('opacity', '1');

  const map = page.locator('main iframe[id^="map-"]');
  await expect(map).toHaveCount(0);
  const { y = 0 } = (await button.boundingBox()) ?? {};
  await page.getByRole('region', { name: word('nl', 'map.frame') }).evaluate((region, under) => {
    scrollTo({ top: scrollY + region.getBoundingClientRect().top + 100 - under, behavior: 'instant' });
  }, y);
  await expect(map).toBeVisible();
  await expect(button).toHaveCSS('opacity', '0');
  await expect(button).toHaveCSS('pointer-events', 'none');
});

/** Scrolls down the page and records the links, buttons and fields that the button covers. */
async function scrollThrough(page: Page): Promise<Seen> {
  return page.evaluate(async (): Promise<Seen> => {
    const seen: Seen = { shown: 0, covered: [] };
    const limit = Math.min(document.body.scrollHeight, 5_000);
    // The step is no divisor of the page's repeating heights.
    for (let y = 20; y < limit; y += 331) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 120));
      // Under load a timer fires before the frame is drawn, so wait for frames.
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      const button = document.querySelector('.to-top button');
      if (!button || getComputedStyle(button).pointerEvents === 'none') continue;
      seen.shown += 1;
      const own = button.getBoundingClientRect();
      for (const action of document.querySelectorAll('a, button, input, select, textarea, summary, iframe')) {
        if (action === button || !action.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        for (const box of action.getClientRects()) {
          // Large targets such as photos can be pressed beside it.
          if (box.height > 100 && action.tagName !== 'IFRAME') continue;
          const [left, right] = [Math.max(box.left, own.left), Math.min(box.right, own.right)];
          const [top, bottom] = [Math.max(box.top, own.top), Math.min(box.bottom, own.bottom)];
          if (left >= right || top >= bottom) continue;
          // A slide waiting outside its slider cannot be pressed.
          const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
          if (under.some((each) => action.contains(each))) seen.covered.push(`${y}: ${action.textContent}`);
        }
      }
      for (const figure of document.querySelectorAll('td, dd, .figures:not(dl, [aria-hidden])')) {
        if (!figure.checkVisibility({ visibilityProperty: true })) continue;
        const text = document.createRange();
        text.selectNodeContents(figure);
        for (const box of text.getClientRects())
          if (box.right > own.left && box.left < own.right && box.bottom > own.top && box.top < own.bottom)
            seen.covered.push(`${y}: ${figure.textContent}`);
      }
    }
    return seen;
  });
}
