import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { cities } from '../app/listings/map/frame/cities.ts';
import { drawnLand } from '../app/listings/map/frame/drawn-land.ts';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { listings } from './site/demo-listings.ts';
import { openMap } from './site/results-map.ts';
import { demoData, startSite, type TestSite } from './site/server.ts';
import { rectangle, streetArchive } from './site/street-archive.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

/** One pixel. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const [screen, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}))
  test(`without streets the map of a ${screen} shows land to its edges and towns at their places, and ends where it has no more to say (10.225)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      window.addEventListener('message', ({ data }) => {
        if (data?.type === 'moved') document.documentElement.dataset.view = JSON.stringify(data);
      });
    });
    const frame = await openMap(page, `/nl/te-koop/?view=map`);
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
    // Zoomed out fully, no edge of the drawn land shows.
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

/** Resolves to the map's view once it is right. */
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

/** Checks that the names' vertical order matches the towns' latitudes. */
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
      // Tolerance of half a line, for labels of different heights.
      if (one.latitude > other.latitude)
        expect([one.name, other.name, one.top - other.top < 8]).toEqual([one.name, other.name, true]);
}

test.describe('with a server of tiles', () => {
  const tiles = 'https://tiles.example';
  let site: TestSite;
  test.beforeAll(async () => {
    const env = { MAP_TILES_URL: `${tiles}/{z}/{x}/{y}.png`, MAP_TILES_ATTRIBUTION: '© The makers of the tiles' };
    site = await startSite({ env });
  });
  test.afterAll(() => site.stop());

  test('they cover the drawn map once the visitor has asked for them, and are attributed (10.96)', async ({ page }) => {
    const found = complaints(page);
    let comes = true;
    await page.route(`${tiles}/**`, (route) =>
      comes ? route.fulfill({ contentType: 'image/png', body: tile }) : route.abort(),
    );
    const asked: string[] = [];
    page.on('request', (request) => request.url().startsWith(tiles) && asked.push(request.url()));
    const frame = await openMap(page, `${site.origin}/nl/te-koop/?view=map`);
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
    // The visitor is not asked again in this tab; if the tile server is down, the drawn map stays.
    comes = false;
    await page.reload();
    await expect(frame.locator('.mark').first()).toBeVisible();
    await expect(frame.locator('path.land').first()).toBeVisible();
    await expect(frame.locator('img.leaflet-tile-loaded')).toHaveCount(0);
  });
});

/** The whole world in one tile: land, which every closer zoom level is part of, and a road far away. */
const world = {
  z: 0,
  x: 0,
  y: 0,
  layers: {
    earth: [{ type: 'area' as const, rings: [rectangle(0, 0, 4096, 4096)] }],
    roads: [{ type: 'line' as const, rings: [[[0, 0] as const, [9, 9] as const]], properties: { kind: 'highway' } }],
  },
};

/** The property's coordinates in the CRM, longitude first. */
const pointOf = ({ Latitude, Longitude }: (typeof listings)[number]) =>
  [Longitude, Latitude].map((degrees) => Number(degrees.replace(',', '.')));

/** Paths of two homes for sale, one with a published address and one without, and a school 300 m north of each. */
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

test('streets of an archive of its own are drawn, light and dark, and nobody else is asked (10.145, 10.155)', async ({
  page,
}) => {
  const dataDirectory = await demoData();
  await writeFile(path.join(dataDirectory, 'streets.pmtiles'), streetArchive([world], { gzip: true }));
  // Never requested, because there is an archive.
  const env = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' };
  const site = await startSite({ dataDirectory, env });
  try {
    const found = complaints(page);
    // The pages are cached before the agency adds its file of places, which the site picks up during the test.
    const { paths: homes, file } = await homesAndSchools(page, site.origin);
    for (const home of homes) expect(await (await page.request.get(home)).text()).not.toContain('De Klimop');
    await writeFile(path.join(dataDirectory, 'places-nearby.geojson'), file);
    const others: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http') && !request.url().startsWith(site.origin)) others.push(request.url());
    });
    await page.emulateMedia({ colorScheme: 'light' });
    const frame = await openMap(page, `${site.origin}/nl/te-koop/?view=map&city=gent%7C9000`);
    const tile = frame.locator('canvas.leaflet-tile-loaded').first();
    await expect(tile).toBeAttached();
    await expect(frame.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    await expect(frame.locator('.tool.streets')).toHaveCount(0);
    // Read through a copy: the browser warns about a canvas that is read repeatedly.
    const middle = () =>
      tile.evaluate((canvas: HTMLCanvasElement) => {
        const copy = new OffscreenCanvas(1, 1).getContext('2d');
        copy?.drawImage(canvas, canvas.width / 2, canvas.height / 2, 1, 1, 0, 0, 1, 1);
        return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])];
      });
    // The colour of land, `--land`; the dark scheme needs no request.
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
      // The property's map has the streets, also on a phone.
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.getByRole('region', { name: word('nl', 'map.frame') }).scrollIntoViewIfNeeded();
        const own = page.locator('main iframe[id^="map-"]');
        await expect(own.contentFrame().locator('canvas.leaflet-tile-loaded').first()).toBeAttached();
      }
      // Distances would reveal an unpublished address.
      expect(await (await page.request.get(hidden)).text()).not.toContain('De Klimop');
    });
    expect([others, found]).toEqual([[], []]);
  } finally {
    await site.stop();
  }
});
