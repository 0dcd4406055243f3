// Requirements 2.2
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { holdBack, open } from './site/browser.ts';
import { demoOrigin } from './site/server.ts';
import { word } from './site/words.ts';
import { hasChosen, test } from './site/test.ts';

/** The demo agency's pages with a fading slider: pictures, a slideshow of properties, a gallery. */
const sliders = { home: '/nl/', team: '/nl/over-ons/team/' };
const widths = [390, 820, 1440];
const seconds = [1, 5, 9];

/** Fewer colours than any photo, but more than a blurred placeholder or a bare surface with the slider's buttons. */
const coloursOfAPicture = 200;

function sliderOf(page: Page): Locator {
  return page.locator('main .carousel', { has: page.locator('[data-effect="fade"]') }).first();
}

/** The number of roughly distinct colours in a screenshot. */
async function coloursOf(shot: Buffer): Promise<number> {
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    colours.add(((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3));
  }
  return colours.size;
}

for (const [name, path] of Object.entries(sliders)) {
  test(`${name}: the slider shows a picture all the time, at every width`, async ({ browser }) => {
    const shots = await Promise.all(
      widths.map(async (width) => {
        const context = await browser.newContext({ baseURL: demoOrigin(), viewport: { width, height: 900 } });
        await hasChosen(context);
        const page = await context.newPage();
        await open(page, path);
        const slider = sliderOf(page);
        await slider.scrollIntoViewIfNeeded();
        const first = slider.locator('[data-start] img');
        await expect.poll(() => first.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
        const begun = Date.now();
        const taken: { width: number; second: number; colours: number; shot: string }[] = [];
        for (const second of seconds) {
          await page.waitForTimeout(Math.max(0, begun + second * 1000 - Date.now()));
          const shot = await slider.screenshot();
          taken.push({ width, second, colours: await coloursOf(shot), shot: shot.toString('base64') });
        }
        await context.close();
        return taken;
      }),
    );
    for (const { width, second, colours } of shots.flat()) {
      expect(colours, `at ${width} px after ${second} s`).toBeGreaterThan(coloursOfAPicture);
    }
    // The picture changes over time.
    for (const [first, , last] of shots) expect(first?.shot).not.toBe(last?.shot);
  });
}

test('the slider does not move for visitors who prefer reduced motion (10.67)', async ({ browser }) => {
  // The pages share the seven seconds of waiting.
  const opened = await Promise.all(
    Object.entries(sliders).map(async ([name, path]) => {
      const context = await browser.newContext({ baseURL: demoOrigin(), reducedMotion: 'reduce' });
      await hasChosen(context);
      const page = await context.newPage();
      await open(page, path);
      const slider = sliderOf(page);
      await slider.scrollIntoViewIfNeeded();
      await page.waitForTimeout(1_500);
      const before = await slider.screenshot();
      expect(await coloursOf(before), name).toBeGreaterThan(coloursOfAPicture);
      return { name, page, slider, before };
    }),
  );
  await opened[0]?.page.waitForTimeout(7_000);
  for (const { name, page, slider, before } of opened) {
    expect((await slider.screenshot()).equals(before), name).toBe(true);
    // It moves at once on request.
    await slider.getByRole('button', { name: word('nl', 'carousel.next') }).click();
    await expect(slider.locator('.carousel-slide').nth(1)).toBeInViewport({ ratio: 0.3 });
    // On a busy machine its code may have loaded only with the press, and the picture later.
    await expect.poll(async () => coloursOf(await slider.screenshot()), name).toBeGreaterThan(coloursOfAPicture);
    await page.context().close();
  }
});

test('a slide that is asked for before the slider’s code has loaded has its picture when the code comes (10.195)', async ({
  page,
}) => {
  const letCome = await holdBack(page, /\/Slider-/);
  await open(page, sliders.team);
  const slider = sliderOf(page);
  await slider.scrollIntoViewIfNeeded();
  const second = slider.locator('.carousel-slide').nth(1);
  const isThere = () => second.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0);
  expect(await isThere()).toBe(false);
  await slider.getByRole('button', { name: word('nl', 'carousel.next') }).click();
  letCome();
  await expect.poll(isThere).toBe(true);
  await expect(second).toBeInViewport({ ratio: 0.3 });
  await expect.poll(async () => coloursOf(await slider.screenshot())).toBeGreaterThan(coloursOfAPicture);
});

test('a strip of homes says where it begins and ends', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/nl/');
    const strip = page.locator('main section', { has: page.getByRole('heading', { name: 'Onlangs verkocht' }) });
    const [previous, next] = ['previous', 'next'].map((way) =>
      strip.getByRole('button', { name: word('nl', `carousel.${way}`) }),
    );
    if (!previous || !next) throw new Error('The strip has no buttons');
    await next.scrollIntoViewIfNeeded();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(next).not.toHaveAttribute('aria-disabled');
    for (let step = 0; step < 12 && (await next.getAttribute('aria-disabled')) === null; step += 1) {
      await next.click();
      await page.waitForTimeout(150);
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('aria-disabled');
    await expect(strip.getByRole('article').last()).toBeInViewport();
  }
});

test('the slider can be swiped before its code has loaded, and continues from there (10.177)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letCome = await holdBack(page, /strip-motion/);
  await open(page, '/nl/zoekopdracht/');
  const strip = page.locator('main .carousel', { has: page.locator('[data-effect="strip"]') }).first();
  const second = strip.locator('.carousel-slide').nth(1);
  await strip.scrollIntoViewIfNeeded();
  await strip.hover();
  await page.mouse.wheel(330, 0);
  await expect(second).toBeInViewport({ ratio: 0.9 });
  // The buttons work as well.
  const step = (way: string) => strip.getByRole('button', { name: word('nl', `carousel.${way}`) }).click();
  await step('next');
  await expect(strip.locator('.carousel-slide').nth(2)).toBeInViewport({ ratio: 0.9 });
  await step('previous');
  await expect(second).toBeInViewport({ ratio: 0.9 });
  letCome();
  await expect(strip.locator('[data-alive]')).toBeAttached();
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await step('previous');
  await expect(strip.locator('.carousel-slide').first()).toBeInViewport({ ratio: 0.9 });
});

test('a strip is moved by the mouse, by keys and after a navigation, too (10.177)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/nl/');
  const strip = page.locator('main section', { has: page.getByRole('heading', { name: 'Onlangs verkocht' }) });
  const slides = strip.locator('.carousel-slide');
  const shows = (index: number) => expect(slides.nth(index)).toBeInViewport({ ratio: 0.9 });
  const drag = async (by: number) => {
    const box = await slides.nth(by < 0 ? 0 : 1).boundingBox();
    if (!box) throw new Error('The slide is not there');
    const [x, y] = [box.x + box.width / 2, box.y + box.height - 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let at = 1; at <= 8; at += 1) await page.mouse.move(x + (by * at) / 8, y);
    await page.mouse.up();
  };
  const moves = async () => {
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.locator('[data-alive]')).toBeAttached();
    await drag(-250);
    await shows(1);
    await expect(page).toHaveURL('/nl/');
    await strip.getByRole('button', { name: word('nl', 'carousel.next') }).press('ArrowLeft');
    await shows(0);
    await page.keyboard.press('End');
    await shows((await slides.count()) - 1);
    await page.keyboard.press('Home');
    await shows(0);
  };
  await moves();
  await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/nl/contact/');
  // The URL changes before the page, which waits for its code.
  await expect(page.locator('main')).toHaveAttribute('data-view', 'content-page');
  await page.goBack();
  await expect(page.locator('main')).toHaveAttribute('data-view', 'home');
  await moves();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const [name, path] of Object.entries(sliders)) {
    test(`${name}: the slides are a list to scroll, each with its picture`, async ({ page }) => {
      await page.goto(path);
      const slider = sliderOf(page);
      const slides = slider.locator('.carousel-slide');
      await slider.scrollIntoViewIfNeeded();
      await slider.hover();
      for (let index = 0; index < (await slides.count()); index += 1) {
        if (index > 0) await page.mouse.wheel(390, 0);
        await expect(slides.nth(index)).toBeInViewport({ ratio: 0.9 });
        await expect.poll(async () => coloursOf(await slider.screenshot())).toBeGreaterThan(coloursOfAPicture);
      }
    });
  }
});
