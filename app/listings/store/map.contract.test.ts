import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '~/platform/database/test-databases.ts';
import type { Point, SearchCriteria } from '../domain/criteria.ts';
import { emptySearch } from '../search/search-params.ts';
import { feed, property } from './fixture.ts';
import { importFeed } from './import.server.ts';
import { openTestStore, type TestStore } from './test-store.ts';

const sale = emptySearch('sale').criteria;
const everywhere = { south: 49, west: 2, north: 52, east: 7 };
/** A triangle around Gent; its bounding box extends beyond Aalst. */
const triangle: Point[] = [
  { latitude: 51.2, longitude: 3.5 },
  { latitude: 51.2, longitude: 4.1 },
  { latitude: 50.9, longitude: 3.5 },
];

describe.each(testDatabases)('the map of the listings on the $kind database', ({ create }) => {
  let opened: TestStore;
  let { place, revisions, store } = {} as TestStore;

  beforeAll(async () => {
    opened = await openTestStore(create);
    ({ place, revisions, store } = opened);
  });
  afterAll(() => opened?.dispose());
  beforeEach(() => opened.empty());

  const run = (...parameters: Parameters<typeof feed>) =>
    importFeed({ database: place.database, revisions }, feed(...parameters));
  const found = async (criteria: Partial<SearchCriteria>) =>
    (await store.search({ ...sale, ...criteria }, { language: 'nl' })).items.map(({ id }) => id);

  const aalst = { Zip: '9300', City: 'Aalst', Latitude: 50.94, Longitude: 4.04 };

  describe('an area', () => {
    it('finds listings inside the polygon, not merely in its bounding box', async () => {
      await run([property({ ID: 1 }), property({ ID: 2, ...aalst })]);
      expect(await found({ area: triangle })).toEqual(['1']);
      expect(await found({ area: triangle, box: { south: 50, west: 3, north: 51, east: 4 } })).toEqual([]);
      const { points } = await store.mapClusters({ ...sale, area: triangle }, null);
      expect(points.map(({ id }) => id)).toEqual(['1']);
    });

    it('may cross itself, and have a corner that is a line', async () => {
      await run([property({ ID: 1 }), property({ ID: 2, ...aalst })]);
      const bow = [
        { latitude: 51.2, longitude: 3.5 },
        { latitude: 50.9, longitude: 4.1 },
        { latitude: 51.2, longitude: 4.1 },
        { latitude: 50.9, longitude: 3.5 },
      ];
      expect(await found({ area: bow })).toEqual(['2', '1']);
      expect(await found({ area: [...triangle, ...triangle] })).toEqual(['1']);
    });

    it('finds a hidden address at its municipality’s centre alone', async () => {
      // The home lies in a corner of the triangle, Gent's centre outside it.
      const corner = triangle.map(({ latitude, longitude }) => ({
        latitude: 51.15 + (latitude - 51.05) / 10,
        longitude: 3.55 + (longitude - 3.72) / 10,
      }));
      const own = { Latitude: 51.155, Longitude: 3.555 };
      await run([property({ ID: 'hidden', PublishAddress: 0, ...own }), property({ ID: 'shown', ...own })]);
      expect(await found({ area: corner })).toEqual(['shown']);
      expect(await found({ box: { south: 51.04, west: 3.71, north: 51.06, east: 3.73 } })).toEqual(['hidden']);
    });
  });

  describe('points and clusters', () => {
    it('are all points of a small search, wherever the map looks', async () => {
      await run([
        property({ ID: 1, Marquee: 9, MarqueeName: 'In optie', PriceUnit: 7 }),
        property({ ID: 2, ...aalst, PublishPrice: 0 }),
        property({ ID: 3, WebID: 2 }),
        property({ ID: 4, Latitude: null, Longitude: null }),
        property({ ID: 5, Goal: 1 }),
      ]);
      const overview = await store.mapClusters(
        { ...sale, box: { south: 1, west: 1, north: 2, east: 2 } },
        { box: { south: 1, west: 1, north: 2, east: 2 }, zoom: 9 },
      );
      expect(overview).toMatchObject({ complete: true, clusters: [], notShown: 1 });
      expect(overview.points.map(({ id, price, city }) => [id, price, city.nl])).toEqual([
        ['1', 300_000, 'Gent'],
        ['2', null, 'Aalst'],
        ['3', 300_000, 'Gent'],
      ]);
      expect(overview.points.map(({ marqueeLabel, priceUnit }) => [marqueeLabel, priceUnit])).toEqual([
        [{ nl: 'In optie' }, 7],
        [{}, null],
        [{}, null],
      ]);
      expect((await store.mapClusters({ ...sale, types: [2] }, null)).points.map(({ id }) => id)).toEqual(['3']);
    });

    it('are clusters with exact counts if there are more than a browser draws', async () => {
      // 2,500 on a grid over Belgium, 100 of them apartments, two for rent, and all but 300 with a garden.
      const many = Array.from({ length: 2_500 }, (_, index) =>
        property({
          ID: index + 1,
          Latitude: 50 + (index % 50) / 50,
          Longitude: 4 + Math.floor(index / 50) / 50,
          WebID: index < 100 ? 2 : 1,
          Goal: index < 2 ? 1 : 0,
          HasGarden: index < 300 ? 0 : 1,
        }),
      );
      await run(many);
      const sum = (clusters: readonly { count: number }[]) => clusters.reduce((total, { count }) => total + count, 0);
      const first = await store.mapClusters(sale, null);
      expect(first).toMatchObject({ complete: false, points: [] });
      expect([first.clusters.length > 5, sum(first.clusters)]).toEqual([true, 2_498]);
      for (const { latitude, longitude } of first.clusters) {
        expect(latitude > 50 && latitude < 51 && longitude > 4 && longitude < 5).toBe(true);
      }
      // Filtered listings are counted on request, and agree with the stored counts.
      const filtered = await store.mapClusters({ ...sale, price: { min: 1_000, max: 3_000_000 } }, null);
      expect(sum(filtered.clusters)).toBe(2_498);
      expect(filtered.clusters.map(({ count }) => count)).toEqual(first.clusters.map(({ count }) => count));
      const gardens = await store.mapClusters({ ...sale, filters: { garden: true } }, null);
      expect(sum(gardens.clusters)).toBe(2_200);
      // Zooming in gives more and smaller clusters, then points.
      const closer = await store.mapClusters(sale, { box: everywhere, zoom: 10 });
      expect(closer.clusters.length).toBeGreaterThan(first.clusters.length);
      expect(sum(closer.clusters)).toBe(2_498);
      const near = await store.mapClusters(sale, {
        box: { south: 50.1, west: 4.1, north: 50.3, east: 4.3 },
        zoom: 12,
      });
      expect(near).toMatchObject({ complete: false, clusters: [] });
      expect(near.points).toHaveLength(121);
      // An excessive zoom must not create a million cells.
      const huge = await store.mapClusters(sale, { box: { south: -90, west: -180, north: 90, east: 180 }, zoom: 19 });
      expect(sum(huge.clusters)).toBe(2_498);
    }, 120_000);

    it('follow listings that are added, moved and removed (10.116)', async () => {
      const tiles = () =>
        place.database.query('SELECT goal, x, y, count, latitudes, longitudes FROM listing_tile ORDER BY goal, x, y');
      const recounted = () =>
        place.database.query(
          `SELECT goal, x, y, count(*)::int AS count, sum(round(latitude * 100000))::bigint AS latitudes,
             sum(round(longitude * 100000))::bigint AS longitudes
           FROM (SELECT *, floor(longitude / 0.0439453125)::int AS x, floor(latitude / 0.027685546875)::int AS y
             FROM listing WHERE latitude IS NOT NULL AND offered) AS l GROUP BY goal, x, y ORDER BY goal, x, y`,
        );
      await run([
        property({ ID: 1 }),
        property({ ID: 2 }),
        property({ ID: 3, Goal: 1 }),
        property({ ID: 4, ...aalst }),
        property({ ID: 6, Marquee: 3 }),
      ]);
      expect(await tiles()).toEqual(await recounted());
      await run([property({ ID: 1, ...aalst }), property({ ID: 2, Price: 5 }), property({ ID: 5 })]);
      expect(await tiles()).toEqual(await recounted());
      expect(await tiles()).toHaveLength(2);
      await run([property({ ID: 1, ...aalst }), property({ ID: 2, Marquee: 3 }), property({ ID: 5 })]);
      expect(await tiles()).toEqual(await recounted());
      expect(await tiles()).toMatchObject([{ count: 1 }, { count: 1 }]);
      await run([property({ ID: 1, ...aalst })]);
      expect(await tiles()).toEqual(await recounted());
      await place.database.execute('TRUNCATE listing CASCADE');
      expect(await tiles()).toEqual([]);
    });
  });

  it('names municipalities with listings, those with most first', async () => {
    await run([property({ ID: 1, ...aalst }), property({ ID: 2 }), property({ ID: 3, Goal: 1 })]);
    expect((await store.mapPlaces()).map(({ name, count, latitude }) => [name.nl, count, latitude])).toEqual([
      ['Gent', 2, 51.05],
      ['Aalst', 1, 50.94],
    ]);
  });
});
