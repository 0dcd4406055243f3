import { expect, type Locator } from '@playwright/test';
import { open } from './site/browser.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

/** A browser in forced-colours mode: backgrounds disappear, borders and outlines stay. */
test.use({ colorScheme: 'light' });

/** Width of the border or outline at or around the element; one in the background's colour does not count. */
const lineOf = (element: Locator) =>
  element.evaluate((each) => {
    const { borderBottomWidth, borderBottomColor, outlineStyle, outlineWidth } = getComputedStyle(each);
    const paper = document.createElement('i');
    paper.style.color = 'Canvas';
    document.body.append(paper);
    const border = borderBottomColor === getComputedStyle(paper).color ? 0 : parseFloat(borderBottomWidth);
    paper.remove();
    return Math.max(border, outlineStyle === 'none' ? 0 : parseFloat(outlineWidth));
  });

test('in forced colours buttons have an edge, and the current page and what is on are marked (10.169)', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/nl/te-koop/');
  const menu = page.getByRole('navigation', { name: word('nl', 'frame.mainMenu') });
  expect(await lineOf(menu.getByRole('link', { name: 'Te koop' }))).toBeGreaterThan(0);
  expect(await lineOf(menu.getByRole('link', { name: 'Te huur' }))).toBe(0);
  const search = page.getByRole('search').first();
  expect(await lineOf(search.locator('button[type="submit"]'))).toBeGreaterThan(0);
  const goal = (name: string) => search.locator('label', { hasText: word('nl', `goal.${name}`) });
  await expect(goal('sale')).toHaveCSS('outline-style', 'solid');
  await expect(goal('rent')).toHaveCSS('outline-style', 'none');

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const heart = page.locator('.favourite-button').first();
    const off = await lineOf(heart);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await lineOf(heart), `${width} px`).toBeGreaterThan(off);
    await heart.click();
  }
  expect(await lineOf(page.locator('.search-tools'))).toBeGreaterThan(0);
  await page.getByRole('button', { name: word('nl', 'search.filters') }).click();
  expect(await lineOf(page.getByRole('dialog').locator('button[type="submit"]'))).toBeGreaterThan(0);
});
