import { expect, type FrameLocator, type Page } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { open } from './site/browser.ts';
import { listings } from './site/demo-listings.ts';
import { openMap, shownMap } from './site/results-map.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const paths = { nl: '/nl/te-koop/', fr: '/fr/ventes/' } as const;

const total = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /(Pagina|Page) \d/ })
    .innerText();

/** Points of a ring in the middle of the map, relative to its size. */
async function ringOf(frame: FrameLocator): Promise<{ x: number; y: number }[]> {
  const box = await frame.locator('#map').boundingBox();
  if (box === null) throw new Error('The map has no place');
  return Array.from({ length: 25 }, (_, index) => {
    const turn = (2 * Math.PI * index) / 24;
    return {
      x: box.x + box.width * (0.5 + 0.2 * Math.cos(turn)),
      y: box.y + box.height * (0.4 + 0.15 * Math.sin(turn)),
    };
  });
}

test('on a desktop the list follows the map: move, cluster, card, area (2.26)', async ({ page }) => {
  const frame = await openMap(page, `${paths.nl}?view=map`);
  const all = await total(page);
  const follow = frame.getByRole('checkbox', { name: word('nl', 'map.follow') });
  await expect(follow).toBeChecked();

  // Opening a cluster zooms in, puts the box into the URL, and shortens the list beside the map.
  const before = await frame.locator('.mark').count();
  await frame.locator('.cluster.large').first().click();
  await expect(page).toHaveURL(/[?&]box=/);
  await expect.poll(() => total(page)).not.toBe(all);
  expect(before).toBeGreaterThan(3);

  // Without following, moving the map offers the search instead of running it.
  await follow.uncheck();
  const url = page.url();
  await frame.locator('#map').focus();
  await page.keyboard.press('ArrowRight');
  const here = frame.getByRole('button', { name: word('nl', 'map.searchHere') });
  await expect(here).toBeVisible();
  expect(page.url()).toBe(url);
  await here.click();
  await expect(page).not.toHaveURL(url);

  // An area drawn freehand is a filter that also applies to the list.
  await frame.getByRole('button', { name: word('nl', 'map.draw') }).click();
  await expect(frame.getByText(word('nl', 'map.drawHint'))).toBeVisible();
  const [start, ...ring] = await ringOf(frame);
  if (!start) throw new Error('a ring');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of ring) await page.mouse.move(x, y);
  await page.mouse.up();
  await expect(page).toHaveURL(/[?&]area=[\w-]{12,}/);
  await expect(page).not.toHaveURL(/[?&]box=/);
  await expect(frame.getByRole('button', { name: word('nl', 'map.clear') })).toBeFocused();
  const inArea = await total(page);
  expect(inArea).not.toBe(all);
  const listed = page.url().replace('view=map', 'view=list');
  await page.goto(listed);
  await expect.poll(() => total(page)).toBe(inArea);
  await page.goBack();
  await frame.getByRole('button', { name: word('nl', 'map.clear') }).click();
  await expect(page).not.toHaveURL(/area=/);
  await expect.poll(() => total(page)).toBe(all);
});

test('by keyboard from the list to the map and its tools, marks, a card, Escape, an area corner by corner, and the property', async ({
  page,
}) => {
  await open(page, `${paths.nl}?city=leuven%7C3000`);
  await page
    .getByRole('list', { name: word('nl', 'results.changeView') })
    .getByRole('link', { name: word('nl', 'results.view.map') })
    .focus();
  await page.keyboard.press('Enter');
  const frame = await shownMap(page);
  await expect(frame.locator('body')).toMatchAriaSnapshot(`
    - heading "Kaart" [level=1]
    - checkbox "Zoeken terwijl ik de kaart verschuif" [checked]
    - text: Zoeken terwijl ik de kaart verschuif
    - button "Gebied tekenen"
    - status
    - button "Inzoomen"
    - button "Uitzoomen"
    - region "Kaart. De pijltjestoetsen verschuiven, plus en min zoomen."
  `);
  // One home: others remain clustered at the closest zoom.
  const mark = frame.locator('button.price[aria-label*="Leuven, "]').first();
  await expect(mark).toBeVisible();

  // Hovering a card highlights its mark, if it has its own, and a mark its card.
  const lit = frame.locator('.lit[aria-label*="Leuven, "]');
  for (const card of await page.locator('[data-listing]').all()) {
    await card.hover();
    await page.waitForTimeout(120);
    if ((await lit.count()) === 0) continue;
    await card.locator('.favourite-button').click();
    break;
  }
  await expect(lit).toHaveCount(1);
  await expect(lit).toHaveAccessibleName(/, Bewaard$/);
  await lit.focus();
  await expect(page.locator('[data-on-map]')).toHaveCount(1);

  await mark.focus();
  await page.keyboard.press('Enter');
  const cards = frame.getByRole('region', { name: 'Panden op deze plaats' });
  await expect(cards.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cards).toBeHidden();
  await expect(mark).toBeFocused();

  const draw = frame.getByRole('button', { name: 'Gebied tekenen' });
  await draw.focus();
  await page.keyboard.press('Enter');
  await expect(frame.locator('#map')).toBeFocused();
  await expect(frame.getByRole('button', { name: 'Klaar' })).toBeDisabled();
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(350);
  }
  await frame.getByRole('button', { name: 'Klaar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/area=/);
  const clear = frame.getByRole('button', { name: 'Gebied wissen' });
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/area=/);

  await mark.focus();
  await page.keyboard.press('Space');
  await expect(cards.getByRole('link').first()).toBeFocused();
  // A list that waits for its response is faded.
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  // Opening the card leaves the frame.
  const href = await cards.getByRole('link').first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the part of the map that a visitor moves to takes the place of the city (10.227)', async ({ page }) => {
  const frame = await openMap(page, `${paths.nl}?view=map&city=brugge%7C8000&radius=5`);
  const found = async () => Number(/met ([\d.]+) pand/.exec(await total(page))?.[1]?.replace('.', ''));
  const inBruges = await found();
  const chips = page.getByRole('group', { name: word('nl', 'search.active') });
  await expect(chips).toContainText('Brugge');
  for (let step = 0; step < 2; step += 1) {
    await frame.getByRole('button', { name: word('nl', 'map.zoomOut'), exact: true }).click();
    await page.waitForTimeout(600);
  }
  await expect(page).toHaveURL(/[?&]box=/);
  await expect(page).not.toHaveURL(/city=|radius=/);
  await expect(chips).toContainText(word('nl', 'search.mapPart'));
  await expect(chips).not.toContainText('Brugge');
  await expect.poll(found).toBeGreaterThan(inBruges);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger draws an area, opens a card and does not block scrolling the page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const frame = await openMap(page, `${paths.fr}?view=map&city=gent%7C9000`);
    for (let closer = 0; closer < 6 && (await frame.locator('button.price').count()) === 0; closer += 1) {
      await frame.locator('.cluster').first().tap();
      await page.waitForTimeout(400);
    }
    await frame.locator('button.price').first().tap();
    const cards = frame.getByRole('region', { name: 'Biens à cet endroit' });
    await expect(cards.getByRole('link').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await cards.getByRole('button', { name: 'Fermer' }).tap();

    await frame.getByRole('button', { name: 'Dessiner une zone' }).tap();
    const [start, ...ring] = await ringOf(frame);
    if (!start) throw new Error('a ring');
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [start]);
    for (const point of ring) await send('touchMove', [point]);
    await send('touchEnd', []);
    await expect(page).toHaveURL(/area=/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('the JSON of the specification is posted to the frame, for a rental and for results (7.6)', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const received: unknown[] = [];
    Object.assign(window, { received });
    window.addEventListener('message', ({ data }) => received.push(data));
  });
  const rental = listings.find(
    ({ Goal, PublishPrice, PublishAddress, Marquee }) => Goal === 1 && PublishPrice && PublishAddress && !Marquee,
  );
  const id = String(rental?.ID).toLowerCase();
  const cards: unknown = await (await request.get(`/api/map/cards?language=nl&ids=${id}`)).json();
  await open(page, /"path":"([^"]+)"/.exec(JSON.stringify(cards))?.[1] ?? '');
  await page.getByRole('region', { name: word('nl', 'map.frame') }).scrollIntoViewIfNeeded();
  const detail = await heardIn(page.locator(`iframe#map-${id}`).contentFrame());
  expect(JSON.parse(JSON.stringify(detail))).toEqual({
    propsList: [
      expect.objectContaining({ ID: id, Goal: 1, Marquee: 0, Price: expect.stringMatching(/^€\u00a0[\d.]+ \/maand$/) }),
    ],
    messageInfo: { complete: true, fit: true, box: null, area: null, notShown: 0 },
    mapType: 'detail',
    customMarker: 'pin',
    marqueeIgnore: expect.any(Array),
  });

  const frame = await openMap(page, `${paths.nl}?view=map`);
  const list = await heardIn(frame);
  expect(Object.keys(list).sort()).toEqual(['customMarker', 'mapType', 'marqueeIgnore', 'messageInfo', 'propsList']);
  expect(JSON.parse(JSON.stringify(list))).toEqual(list);
});

/** The first listings message that a frame received. */
async function heardIn(frame: FrameLocator): Promise<object> {
  await expect(frame.locator('html[data-shown]')).toHaveCount(1);
  return frame.locator('html').evaluate(() => {
    const received: unknown = Reflect.get(window, 'received');
    const found = Array.isArray(received)
      ? received.find((data) => typeof data === 'string' && data.includes('"propsList"'))
      : null;
    return JSON.parse(found ?? '{}') as object;
  });
}

test('an unpublished address is shown at its municipality’s centre only, on results and property (1.3)', async ({
  page,
  request,
}) => {
  const hidden = listings.filter(({ PublishAddress, Goal }) => PublishAddress === 0 && Goal === 0);
  const answer: unknown = await (await request.get('/api/map?goal=sale&language=nl&sold=1')).json();
  const text = JSON.stringify(answer);
  expect(hidden.length).toBeGreaterThan(0);
  for (const { ID, Latitude, Longitude, Price, PublishPrice } of hidden) {
    const [item = ''] = new RegExp(`\\{"ID":"${String(ID).toLowerCase()}".*?\\}`).exec(text) ?? [];
    expect(item).toContain('"Approximate":true');
    const own = [Latitude, Longitude].map((degrees) => Number(Number(String(degrees).replace(',', '.')).toFixed(5)));
    expect(item).not.toContain(`"Latitude":${own[0]},"Longitude":${own[1]},`);
    if (PublishPrice === 0) expect([Price, item.includes('"Price":""')]).toEqual([Price, true]);
  }
  // A circle, no pin, and no directions.
  const [one] = hidden;
  const cards: unknown = await (
    await request.get(`/api/map/cards?language=nl&ids=${String(one?.ID).toLowerCase()}`)
  ).json();
  const path = /"path":"([^"]+)"/.exec(JSON.stringify(cards))?.[1] ?? '';
  await open(page, path);
  const map = page.locator(`iframe#map-${String(one?.ID).toLowerCase()}`);
  await page.getByRole('region', { name: word('nl', 'map.frame') }).scrollIntoViewIfNeeded();
  const frame = map.contentFrame();
  await expect(frame.locator('path.around')).toHaveCount(1);
  await expect(frame.locator('.pin')).toHaveCount(0);
  await expect(frame.locator('.tools')).toBeHidden();
  await expect(page.getByRole('link', { name: word('nl', 'map.directions') })).toHaveCount(0);
});

test('the map endpoint handles invalid and huge areas, and cannot be framed by other sites', async ({ request }) => {
  for (const query of ['', '?goal=sale', '?goal=x&language=nl', '?goal=sale&language=xx']) {
    expect((await request.get(`/api/map${query}`)).status()).toBe(400);
  }
  for (const query of [
    'box=1,2',
    'box=51,4,50,3&zoom=-4',
    'zoom=NaN',
    `area=${'A'.repeat(5_000)}`,
    'area=%00',
    'price=x',
  ]) {
    const response = await request.get(`/api/map?goal=sale&language=nl&${query}`);
    expect([query, response.status()]).toEqual([query, 200]);
  }
  expect((await request.get('/api/map/cards?language=nl&ids=../1,%00,x')).status()).toBe(200);
  const frame = await request.get('/nl/map-frame/');
  expect(frame.headers()['content-security-policy']).toMatch(/frame-ancestors 'self'/);
  expect(frame.headers()['content-security-policy']).toMatch(/img-src 'self' data:;/);
  expect(frame.headers()['x-robots-tag']).toBe('noindex');
});
