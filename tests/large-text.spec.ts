import { expect } from '@playwright/test';
import { open } from './site/browser.ts';
import { elements } from './site/html.ts';
import { get } from './site/http.ts';
import { listings } from './site/demo-listings.ts';
import { kindsOfPage } from './site/kinds.ts';
import { brokenWords, layoutProblems } from './site/layout.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

/** A browser with text at twice the default size (WCAG 1.4.4). */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_SHELL_PATH || process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
});

const widths = [390, 820, 1440];

for (const kind of ['home', 'sale', 'rent', 'property', 'contact', 'child', 'testimonials', 'article'] as const) {
  test(`${kind} can be read with text of twice the size`, async ({ page }) => {
    await open(page, (await kindsOfPage('nl'))[kind] ?? '');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => layoutProblems(page), { message: `at ${width} px` }).toEqual([]);
    }
  });
}

for (const name of ['comparison', 'shortlist'] as const) {
  test(`a ${name} can be read with text of twice the size`, async ({ page }) => {
    const ids = listings.slice(0, 4).map(({ ID }) => ID);
    await open(page, `/nl/${name === 'comparison' ? 'vergelijken' : 'uw-lijst'}/?ids=${ids.join(',')}`);
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => layoutProblems(page), { message: `at ${width} px` }).toEqual([]);
    }
  });
}

test('a property and a project fit at 320 px with text of twice the size, and leave nothing cut off', async ({
  page,
}) => {
  const projects = elements((await get('/nl/projecten/')).body, 'a');
  const project = projects.map(({ href }) => href ?? '').find((href) => /^\/nl\/projecten\/./.test(href));
  for (const path of [(await kindsOfPage('nl')).property ?? '', project ?? '']) {
    await open(page, path);
    for (const width of path === project ? [320, ...widths] : [320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => layoutProblems(page), { message: `${path} at ${width} px` }).toEqual([]);
    }
  }
});

test('the menu holds its words with text of twice the size', async ({ page }) => {
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height: 664 });
    await open(page, '/nl/');
    await page.getByRole('button', { name: word('nl', 'frame.openMenu') }).click();
    const drawer = page.getByRole('dialog', { name: word('nl', 'frame.menu') });
    await expect(drawer.getByRole('link', { name: 'Projecten' })).toBeVisible();
    if (width === 390) await expect(drawer.locator('a.site-language[hreflang="fr"]')).toBeInViewport({ ratio: 1 });
    const problems = await drawer.evaluate((dialog) => {
      const broken = [...dialog.querySelectorAll('nav a')].filter((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > (link.textContent ?? '').trim().split(/\s+/).length;
      });
      return [...broken.map((link) => link.textContent), dialog.scrollWidth - dialog.clientWidth];
    });
    expect(problems, `at ${width} px`).toEqual([0]);
  }
});

test('a place, a type, a price and the filters are chosen whole, with text of twice the size (10.164)', async ({
  page,
}) => {
  const text = (key: string) => word('nl', key);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/nl/');
    const bar = page.getByRole('search', { name: text('search.label') }).first();
    for (const [name, opener] of [
      ['city', bar.getByRole('combobox', { name: text('search.city') })],
      ['type', bar.locator('summary', { hasText: text('search.type') })],
      ['price', bar.locator('summary', { hasText: text('search.price') })],
    ] as const) {
      await opener.click();
      const step = page.getByRole('dialog', { name: text(`search.${name}`), exact: true });
      const close = step.getByRole('button', { name: text('dialog.close') });
      const show = step.locator('button[type="submit"]');
      const first =
        name === 'city' ? step.getByRole('combobox') : step.getByRole(name === 'type' ? 'checkbox' : 'slider');
      for (const part of [close, show, first.first()]) {
        await expect(part, `${name} at ${width} px`).toBeInViewport({ ratio: 1 });
      }
      expect(await layoutProblems(page), `${name} at ${width} px`).toEqual([]);
      await close.click();
      await expect(step).toBeHidden();
    }
    await open(page, '/nl/te-koop/');
    await page.getByRole('button', { name: text('search.filters') }).click();
    const sheet = page.getByRole('dialog', { name: text('search.filters') });
    for (const part of [
      sheet.getByRole('button', { name: text('dialog.close') }),
      sheet.locator('button[type="submit"]'),
    ])
      await expect(part, `filters at ${width} px`).toBeInViewport({ ratio: 1 });
    expect(await layoutProblems(page), `filters at ${width} px`).toEqual([]);
    expect(await brokenWords(page, 0.5), `filters at ${width} px`).toEqual([]);
  }
});

test('the bar of a property has its price and its buttons whole, and nothing on them (10.159)', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, (await kindsOfPage('nl')).property ?? '');
    await page.mouse.wheel(0, 1_800);
    await expect(page.locator('.to-top-button')).toBeVisible();
    const bar = page.locator('.contact-bar');
    const covered = () =>
      bar.evaluate((whole) =>
        [...whole.querySelectorAll('p, button, a')].flatMap((part) => {
          const { left, top, right, bottom, height } = part.getBoundingClientRect();
          const points = [0.1, 0.5, 0.9].map((share) => [left + (right - left) * share, top + height / 2] as const);
          const isFree = points.every(([x, y]) => part.contains(document.elementFromPoint(x, y)));
          return isFree && bottom <= innerHeight ? [] : [part.textContent];
        }),
      );
    await expect.poll(covered, { message: `at ${width} px` }).toEqual([]);
    const link = bar.getByRole('link');
    const { height, line } = await link.evaluate((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return { height: range.getBoundingClientRect().height, line: parseFloat(getComputedStyle(each).lineHeight) };
    });
    expect(height, `at ${width} px`).toBeLessThan(1.5 * line);
  }
});

for (const language of ['nl', 'de'] as const) {
  test(`no word that a line of the phone holds is broken with text of twice the size, in ${language} (10.251)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const kinds = await kindsOfPage(language);
    for (const kind of ['home', 'sale', 'property', 'contact', 'testimonials', 'testimonial'] as const) {
      await open(page, kinds[kind] ?? '');
      // Half a screen: page margins and card padding scale with the text.
      await expect.poll(() => brokenWords(page, 0.5), { message: kind }).toEqual([]);
    }
  });
}

test('no word or number of the key figures is broken, at any width', async ({ page }) => {
  await open(page, (await kindsOfPage('nl')).property ?? '');
  for (const width of [320, 360, 390, 480, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const broken = await page
      .locator('dl.figures')
      .first()
      .evaluate((list) =>
        [...list.querySelectorAll('dt, dd')]
          .flatMap((part) => [...part.childNodes])
          .flatMap((node) => {
            const text = node.textContent ?? '';
            return [...text.matchAll(/[^\s]+/g)].filter(({ 0: word, index }) => {
              if (node.nodeType !== Node.TEXT_NODE) return false;
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              return range.getClientRects().length > 1;
            });
          })
          .map(([word]) => word),
      );
    expect(broken, `at ${width} px`).toEqual([]);
  }
});
