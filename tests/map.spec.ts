import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { cities } from '../app/listings/map/frame/cities.ts';
import { drawnLand } from '../app/listings/map/frame/drawn-land.ts';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { listings } from './site/demo-listings.ts';
import { demoData, startSite, type TestSite } from './site/server.ts';
import { rectangle, streetArchive } from './site/street-archive.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

/** A pixel. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const paths = { nl: '/nl/te-koop/', fr: '/fr/ventes/' } as const;

/** The results' map, once it shows the posted listings. */
async function openMap(page: Page, path: string): Promise<FrameLocator> {
  await open(page, path);
  return shownMap(page);
}

async function shownMap(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('#results-map');
  await page.locator('#results-map').scrollIntoViewIfNeeded();
  await expect(frame.locator('html[data-shown]')).toHaveCount(1);
  await expect(frame.locator('.mark').first()).toBeVisible();
  return frame;
}

const total = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /(Pagina|Page) \d/ })
    .innerText();

/** Draws a ring in the middle of the map, in parts of its size. */
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

for (const language of ['nl', 'fr'] as const) {
  test(`on a desktop in ${language} the list follows the map: move, cluster, card, area`, async ({ page }) => {
    const frame = await openMap(page, `${paths[language]}?view=map`);
    const all = await total(page);
    const follow = frame.getByRole('checkbox', { name: word(language, 'map.follow') });
    await expect(follow).toBeChecked();

    // A cluster opens: the map comes closer, the box is in the URL, and the list beside it is shorter.
    const before = await frame.locator('.mark').count();
    await frame.locator('.cluster.large').first().click();
    await expect(page).toHaveURL(/[?&]box=/);
    await expect.poll(() => total(page)).not.toBe(all);
    expect(before).toBeGreaterThan(3);

    // Without following, a move offers the search instead of making it.
    if (language === 'nl') {
      await follow.uncheck();
      const url = page.url();
      await frame.locator('#map').focus();
      await page.keyboard.press('ArrowRight');
      const here = frame.getByRole('button', { name: word(language, 'map.searchHere') });
      await expect(here).toBeVisible();
      expect(page.url()).toBe(url);
      await here.click();
      await expect(page).not.toHaveURL(url);
    }

    // An area drawn in one line: a filter that also holds in the list.
    await frame.getByRole('button', { name: word(language, 'map.draw') }).click();
    await expect(frame.getByText(word(language, 'map.drawHint'))).toBeVisible();
    const [start, ...ring] = await ringOf(frame);
    if (!start) throw new Error('a ring');
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of ring) await page.mouse.move(x, y);
    await page.mouse.up();
    await expect(page).toHaveURL(/[?&]area=[\w-]{12,}/);
    await expect(page).not.toHaveURL(/[?&]box=/);
    await expect(frame.getByRole('button', { name: word(language, 'map.clear') })).toBeFocused();
    const inArea = await total(page);
    expect(inArea).not.toBe(all);
    const listed = page.url().replace('view=map', 'view=list');
    await page.goto(listed);
    await expect.poll(() => total(page)).toBe(inArea);
    await page.goBack();
    await frame.getByRole('button', { name: word(language, 'map.clear') }).click();
    await expect(page).not.toHaveURL(/area=/);
    await expect.poll(() => total(page)).toBe(all);
  });
}

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
  // One home: others stand together where the map comes no closer.
  const mark = frame.locator('button.price[aria-label*="Leuven, "]').first();
  await expect(mark).toBeVisible();

  // A card lights its mark, where it has one of its own, and a mark its card.
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
  // A list that waits for its answer is fainter.
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  // The card leaves the frame.
  const href = await cards.getByRole('link').first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [screen, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}))
  test(`without streets the map of a ${screen} shows land to its edges and towns at their places, and ends where it has no more to say`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      window.addEventListener('message', ({ data }) => {
        if (data?.type === 'moved') document.documentElement.dataset.view = JSON.stringify(data);
      });
    });
    const frame = await openMap(page, `${paths.nl}?view=map`);
    const zoomed = async (name: 'zoomIn' | 'zoomOut', before: number) => {
      await frame.getByRole('button', { name: word('nl', `map.${name}`), exact: true }).click();
      return viewIn(page, (view) => (name === 'zoomIn' ? view.zoom > before : view.zoom < before));
    };
    let view = await viewIn(page, () => true);
    await namesInOrder(frame);
    const first = view.zoom;
    for (let step = 0; step < 3; step += 1) {
      const next = await zoomed('zoomOut', view.zoom).catch(() => null);
      if (next === null) break;
      view = next;
      await namesInOrder(frame);
    }
    // From as far as it goes no edge of what is drawn shows.
    for (const [side, inside] of [
      ['south', view.box.south >= drawnLand.south],
      ['west', view.box.west >= drawnLand.west],
      ['north', view.box.north <= drawnLand.north],
      ['east', view.box.east <= drawnLand.east],
    ] as const)
      expect([side, inside]).toEqual([side, true]);
    while (view.zoom < 12) {
      view = await zoomed('zoomIn', view.zoom);
      if (view.zoom < 9) await namesInOrder(frame);
    }
    expect([first < 12, view.zoom]).toEqual([true, 12]);
    const plus = frame.getByRole('button', { name: word('nl', 'map.zoomIn'), exact: true });
    await plus.click();
    await page.waitForTimeout(600);
    expect((await viewIn(page, () => true)).zoom).toBe(12);
  });

interface View {
  zoom: number;
  box: typeof drawnLand;
}

/** What the map shows, once it is as it should be. */
async function viewIn(page: Page, isRight: (view: View) => boolean): Promise<View> {
  let view: View | null = null;
  await expect
    .poll(
      async () => {
        view = JSON.parse((await page.locator('html').getAttribute('data-view')) ?? 'null');
        return view !== null && isRight(view);
      },
      { timeout: 2_000 },
    )
    .toBe(true);
  if (view === null) throw new Error('The map has said nothing');
  return view;
}

/** Whoever looks at two names learns which town is north of which. */
async function namesInOrder(frame: FrameLocator): Promise<void> {
  const names = await frame
    .locator('.place')
    .evaluateAll((labels) =>
      labels.map((label) => ({ name: label.textContent, top: Math.round(label.getBoundingClientRect().y) })),
    );
  const known = names.flatMap(({ name, top }) => {
    const city = cities.find((each) => (typeof each.name === 'string' ? each.name : each.name.nl) === name);
    return city ? { name, top, latitude: city.latitude } : [];
  });
  expect(known.length).toBeGreaterThan(1);
  for (const one of known)
    for (const other of known)
      // Half a line, for names of unequal size.
      if (one.latitude > other.latitude)
        expect([one.name, other.name, one.top - other.top < 8]).toEqual([one.name, other.name, true]);
}

test('the part of the map that a visitor moves to takes the place of the city', async ({ page }) => {
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

test.describe('with a server of tiles', () => {
  const tiles = 'https://tiles.example';
  let site: TestSite;
  test.beforeAll(async () => {
    const env = { MAP_TILES_URL: `${tiles}/{z}/{x}/{y}.png`, MAP_TILES_ATTRIBUTION: '© The makers of the tiles' };
    site = await startSite({ env });
  });
  test.afterAll(() => site.stop());

  test('they cover the drawn map once the visitor has asked for them, and are attributed', async ({ page }) => {
    const found = complaints(page);
    let comes = true;
    await page.route(`${tiles}/**`, (route) =>
      comes ? route.fulfill({ contentType: 'image/png', body: tile }) : route.abort(),
    );
    const asked: string[] = [];
    page.on('request', (request) => request.url().startsWith(tiles) && asked.push(request.url()));
    const frame = await openMap(page, `${site.origin}${paths.nl}?view=map`);
    const streets = frame.getByRole('button', { name: 'Toon straten van tiles.example' });
    await expect(streets).toBeVisible();
    await expect(frame.locator('.mark').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(asked).toEqual([]);
    await streets.click();
    await expect(frame.locator('img.leaflet-tile-loaded').first()).toBeVisible();
    await expect(streets).toHaveCount(0);
    await expect(frame.getByText('© The makers of the tiles')).toBeVisible();
    expect(found).toEqual([]);
    // The visitor is not asked again in this tab; a server that is away leaves the drawn map.
    comes = false;
    await page.reload();
    await expect(frame.locator('.mark').first()).toBeVisible();
    await expect(frame.locator('path.land').first()).toBeVisible();
    await expect(frame.locator('img.leaflet-tile-loaded')).toHaveCount(0);
  });
});

/** All the world in one tile: land, of which every closer view is a part, and a road far away. */
const world = {
  z: 0,
  x: 0,
  y: 0,
  layers: {
    earth: [{ type: 'area' as const, rings: [rectangle(0, 0, 4096, 4096)] }],
    roads: [{ type: 'line' as const, rings: [[[0, 0] as const, [9, 9] as const]], properties: { kind: 'highway' } }],
  },
};

/** Where the property's own point is, as the CRM says it. */
const pointOf = ({ Latitude, Longitude }: (typeof listings)[number]) =>
  [Longitude, Latitude].map((degrees) => Number(degrees.replace(',', '.')));

/** The paths of two homes for sale: one whose address is published, one whose is not; and a school that is 300 m north of each. */
async function homesAndSchools(page: Page, origin: string) {
  const forSale = listings.filter(({ Goal }) => Goal === 0);
  const homes = [1, 0].flatMap((published) => forSale.find((home) => home.PublishAddress === published) ?? []);
  const features = homes.map((home) => {
    const [longitude = 0, latitude = 0] = pointOf(home);
    return {
      type: 'Feature',
      properties: { kind: 'school', name: 'Basisschool De Klimop' },
      geometry: { type: 'Point', coordinates: [longitude, latitude + 0.0027] },
    };
  });
  const pathOf = async ({ ID }: (typeof listings)[number]) => {
    const cards = await page.request.get(`${origin}/api/map/cards?language=nl&ids=${ID.toLowerCase()}`);
    return origin + (/"path":"([^"]+)"/.exec(await cards.text())?.[1] ?? '');
  };
  return { paths: await Promise.all(homes.map(pathOf)), file: JSON.stringify({ type: 'FeatureCollection', features }) };
}

test('streets of an archive of its own are drawn, light and dark, and nobody else is asked', async ({ page }) => {
  const dataDirectory = await demoData();
  await writeFile(path.join(dataDirectory, 'streets.pmtiles'), streetArchive([world], { gzip: true }));
  // Not asked: there is an archive.
  const env = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' };
  const site = await startSite({ dataDirectory, env });
  try {
    const found = complaints(page);
    // The pages are in the page cache before the agency names its places; they are found while this test goes on.
    const { paths: homes, file } = await homesAndSchools(page, site.origin);
    for (const home of homes) expect(await (await page.request.get(home)).text()).not.toContain('De Klimop');
    await writeFile(path.join(dataDirectory, 'places-nearby.geojson'), file);
    const others: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http') && !request.url().startsWith(site.origin)) others.push(request.url());
    });
    await page.emulateMedia({ colorScheme: 'light' });
    const frame = await openMap(page, `${site.origin}${paths.nl}?view=map&city=gent%7C9000`);
    const tile = frame.locator('canvas.leaflet-tile-loaded').first();
    await expect(tile).toBeAttached();
    await expect(frame.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    await expect(frame.locator('.tool.streets')).toHaveCount(0);
    // By a copy: the browser warns of a canvas that is read time and again.
    const middle = () =>
      tile.evaluate((canvas: HTMLCanvasElement) => {
        const copy = new OffscreenCanvas(1, 1).getContext('2d');
        copy?.drawImage(canvas, canvas.width / 2, canvas.height / 2, 1, 1, 0, 0, 1, 1);
        return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])];
      });
    // The colour of land, `--land`: in the dark without a request.
    await expect.poll(middle).toEqual([0xf8, 0xf5, 0xee, 255]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(middle).toEqual([0x26, 0x2f, 0x36, 255]);
    expect(await barriers(page)).toEqual([]);

    await test.step('what is near a home is told once the agency names its places', async () => {
      const [shown = '', hidden = ''] = homes;
      await expect.poll(async () => (await page.request.get(shown)).text()).toContain('De Klimop');
      await open(page, shown);
      await expect(page.getByRole('region', { name: 'In de buurt' })).toMatchAriaSnapshot(`
        - heading "In de buurt" [level=2]
        - term: School
        - definition: Basisschool De Klimop 300 m
        - paragraph:
          - text: /vogelvlucht/
          - link "© OpenStreetMap"
      `);
      expect(await barriers(page)).toEqual([]);
      // Its map has the streets, on a phone as well.
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.getByRole('region', { name: word('nl', 'map.frame') }).scrollIntoViewIfNeeded();
        const own = page.locator('main iframe[id^="map-"]');
        await expect(own.contentFrame().locator('canvas.leaflet-tile-loaded').first()).toBeAttached();
      }
      // Distances would give away an address that is not published.
      expect(await (await page.request.get(hidden)).text()).not.toContain('De Klimop');
    });
    expect([others, found]).toEqual([[], []]);
  } finally {
    await site.stop();
  }
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

test('the JSON of the specification is posted to the frame, for a rental and for results', async ({
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

/** The first map message that a frame received. */
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

test('messages of another shape, sender or origin change nothing, on either side', async ({ page }) => {
  const frame = await openMap(page, `${paths.nl}?view=map`);
  const url = page.url();
  const shown = await frame.locator('html').getAttribute('data-shown');
  const message = {
    propsList: [],
    messageInfo: { complete: true, fit: true, box: null, area: null, notShown: 7 },
    mapType: 'list',
    customMarker: 'price',
    marqueeIgnore: [],
  };
  // The page to itself, where it listens to its frame; and to the frame, in wrong shapes.
  await page.evaluate((own) => {
    const moved = { type: 'moved', box: { south: 50, west: 4, north: 51, east: 5 }, zoom: 9, search: true };
    window.postMessage(moved, location.origin);
    const element = document.getElementById('results-map');
    const target = element instanceof HTMLIFrameElement ? element.contentWindow : null;
    for (const wrong of [
      { ...own, propsList: 'x' },
      { ...own, mapType: 'x' },
      null,
      'x',
      { highlight: 7 },
      JSON.stringify({ ...own, propsList: 'x' }),
    ]) {
      target?.postMessage(wrong, location.origin);
    }
  }, message);
  // A frame of another origin, to both; its policy-free document is opaque.
  await page.route('https://elsewhere.example/', (route) => route.abort());
  await page.evaluate((own) => {
    const foreign = document.createElement('iframe');
    foreign.setAttribute('sandbox', 'allow-scripts');
    document.body.append(foreign);
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: 'https://elsewhere.example',
        data: { type: 'drawn', area: null },
        source: foreign.contentWindow,
      }),
    );
    const element = document.getElementById('results-map');
    const target = element instanceof HTMLIFrameElement ? element.contentWindow : null;
    target?.dispatchEvent(
      new MessageEvent('message', { origin: 'https://elsewhere.example', data: own, source: window }),
    );
  }, message);
  await page.waitForTimeout(400);
  expect(page.url()).toBe(url);
  expect(await frame.locator('html').getAttribute('data-shown')).toBe(shown);
  await expect(frame.locator('.missing')).toBeHidden();
});

test('an unpublished address is shown at its municipality’s centre only, on results and property', async ({
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
  // A circle, no pin, and no way there.
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
