import { expect, type Page } from '@playwright/test';
import { open } from './site/browser.ts';
import { screenPath, screens } from './site/screens.ts';
import { test } from './site/test.ts';

const most = 260;

for (const screen of screens) {
  test(`${screen}: the keyboard reaches everything, in order and visibly (10.65)`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, await screenPath(screen, 'nl'));
    const seen: string[] = [];
    let highest = -1;
    for (let stop = 0; stop < most; stop += 1) {
      await page.keyboard.press('Tab');
      const at = await focused(page);
      if (at === null) break;
      expect(at.marked, `${at.name} does not show that it has the focus`).toBe(true);
      expect(at.inSight, `${at.name} has the focus out of sight`).toBe(true);
      // The focus follows document order. Elements inside an iframe count at the position of the iframe.
      expect(at.order, `${at.name} comes out of order`).toBeGreaterThanOrEqual(at.framed ? highest : highest + 1);
      highest = at.order;
      seen.push(at.name);
    }
    expect(seen.length).toBeGreaterThan(15);
    expect(seen.length).toBeLessThan(most);
    const last = await page.locator('footer a').last().innerText();
    expect(seen).toContain(last.trim());
  });
}

test('the photos of a property can be opened, browsed and closed by keyboard, and focus returns', async ({ page }) => {
  await open(page, await screenPath('property', 'nl'));
  const photo = page.locator('.photo-mosaic a').first();
  await photo.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  const count = await page.locator('.photo-mosaic a').count();
  await expect(viewer.getByRole('group', { name: `1 van ${count}` })).toBeInViewport();
  // The slider is hydrated once it shows its position.
  await expect(viewer.locator('.thumbnails [aria-current]')).toHaveCount(1);
  await viewer.getByRole('button', { name: 'Volgende dia' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('group', { name: `2 van ${count}` })).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photo).toBeFocused();
});

test('the quick search of the header opens, searches and closes by keyboard', async ({ page }) => {
  await open(page, '/nl/contact/');
  const summary = page.locator('header summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Gent');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/te-koop/?city=gent%7C9000');
  await expect(page.locator('header details')).not.toHaveAttribute('open');
});

test('keys pressed while the quick search opens are typed in it: its field has the focus before the next event (10.176)', async ({
  page,
}) => {
  await open(page, '/nl/contact/');
  const focused = page.locator('header summary').evaluate(async (summary: HTMLElement) => {
    summary.focus();
    summary.click();
    // Keys and other tasks that the browser has queued run after this.
    await Promise.resolve();
    return document.activeElement?.getAttribute('name');
  });
  expect(await focused).toBe('search');
});

/** Describes the focused element; null when the focus is back in the browser's own bar. */
function focused(page: Page) {
  return page.evaluate(async () => {
    // Elements that scroll into view on focus arrive a frame later.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const outer = document.activeElement;
    if (!(outer instanceof HTMLElement) || outer === document.body) return null;
    // The map is its own document, so the focus is inside it.
    const frame = outer instanceof HTMLIFrameElement ? outer : null;
    const inner = frame?.contentDocument?.activeElement;
    const at = inner && inner.tagName !== 'BODY' ? (inner as HTMLElement) : outer;
    const from = at === outer ? { top: 0, left: 0 } : outer.getBoundingClientRect();
    // An invisible input over its label shows the focus on the label.
    const shown = getComputedStyle(at).opacity === '0' && at.parentElement ? at.parentElement : at;
    const style = getComputedStyle(shown);
    const box = shown.getBoundingClientRect();
    const name = (at.getAttribute('aria-label') ?? at.innerText ?? '').trim() || at.getAttribute('name') || at.tagName;
    return {
      name,
      // A frame that is still loading cannot show the focus yet, and browsers do not move into it.
      marked: at === frame || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2),
      inSight:
        at === frame ||
        (from.top + box.bottom > 0 &&
          from.top + box.top < innerHeight &&
          from.left + box.right > 0 &&
          from.left + box.left < innerWidth &&
          box.width > 0),
      framed: frame !== null,
      order: [...document.querySelectorAll('*')].indexOf(outer),
    };
  });
}
