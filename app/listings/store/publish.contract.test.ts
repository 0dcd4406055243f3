import { describe, expect, it } from 'vitest';
import type { Box } from '../domain/criteria.ts';
import { emptySearch } from '../search/search-params.ts';
import { describeStore } from './describe-store.ts';
import { property } from './fixture.ts';

const nl = { language: 'nl' } as const;

describeStore((listings) =>
  describe('what is not published is nowhere (10.32)', () => {
    const { run, search, idsOf } = listings;

    const secretPrice = 345_678;
    const secrets = /345.?678|Geheimstraat|1234X|51\.0777|3\.7999/;
    const hidden = [
      property({
        ID: 'h',
        Price: secretPrice,
        PriceUnit: 7,
        PublishPrice: 0,
        PublishAddress: 0,
        Street: 'Geheimstraat',
        HouseNumber: '1234X',
        Latitude: 51.0777,
        Longitude: 3.7999,
        MonthlyRent: secretPrice,
        NotaryFee: secretPrice,
        Deposit: secretPrice,
      }),
      property({ ID: 'a', Price: 100_000 }),
      property({ ID: 'z', Price: 900_000 }),
    ];
    const point = { south: 51.077, west: 3.799, north: 51.078, east: 3.8 };
    const everywhere = { south: 40, west: 0, north: 60, east: 10 };

    it('in no answer', async () => {
      const project = property({
        ID: 'p',
        PublicAddress: 0,
        Street: 'Geheimstraat',
        HouseNumber: '1234X',
        Latitude: 51.0777,
        Longitude: 3.7999,
      });
      await run(hidden, { ProjectList: [project] });
      const { criteria } = emptySearch('sale');
      const answers = await Promise.all([
        search(),
        listings.store.byId('h'),
        listings.store.summaries(['h'], nl),
        listings.store.similar('a', nl),
        listings.store.mapClusters(criteria, null),
        listings.store.cities('all', nl),
        listings.store.sitemap(),
        listings.store.projects(),
        listings.store.projectById('p'),
        listings.store.statistics(),
      ]);
      expect(JSON.stringify(answers)).not.toMatch(secrets);
      expect((await listings.store.byId('h'))?.coordinates).toEqual({
        latitude: 51.05,
        longitude: 3.72,
        approximate: true,
      });
      expect((await listings.store.projectById('p'))?.coordinates?.approximate).toBe(true);
      await run([property({ ID: 'a' })]);
      expect(JSON.stringify([await listings.store.tombstone('h'), await listings.store.similar('h', nl)])).not.toMatch(
        secrets,
      );
    });

    const pointsIn = async ({ south, west, north, east }: Box) => {
      const { points } = await listings.store.mapClusters(emptySearch('sale').criteria, null);
      return points.filter(
        ({ latitude, longitude }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
      );
    };

    it('not through the price filter, the order, the words or the map', async () => {
      await run(hidden);
      expect(await idsOf('price=345000-346000')).toEqual([]);
      expect(await idsOf('price=1-3000000')).toEqual(['z', 'a']);
      expect(await idsOf('sort=price-asc')).toEqual(['a', 'z', 'h']);
      expect(await idsOf('sort=price-desc')).toEqual(['z', 'a', 'h']);
      expect(await idsOf('search=geheimstraat')).toEqual([]);
      expect(await pointsIn(point)).toEqual([]);
      const points = await pointsIn(everywhere);
      expect(points.find(({ id }) => id === 'h')).toMatchObject({ latitude: 51.05, approximate: true, price: null });
    });

    it('comes last in both orders by price, the newest first, over all pages (10.124)', async () => {
      // The most expensive is the oldest, so sorting by the hidden price would reverse the order.
      const secret = [1, 2, 3].map((day) =>
        property({ ID: `s${day}`, Price: 10_000 * day, PublishPrice: 0, OnlineDate: `2026-10-0${4 - day}` }),
      );
      const open = [1, 2].map((day) => property({ ID: `o${day}`, Price: 20_000 * day, OnlineDate: '2026-09-01' }));
      await run([...secret, ...open]);
      expect(await idsOf('sort=price-asc')).toEqual(['o1', 'o2', 's1', 's2', 's3']);
      expect(await idsOf('sort=price-desc')).toEqual(['o2', 'o1', 's1', 's2', 's3']);
      const inPages = async (sort: 'price-asc' | 'price-desc') => {
        const pages = await Promise.all(
          [1, 2, 3].map((page) =>
            listings.store.search({ ...emptySearch('sale').criteria, sort, page }, { ...nl, pageSize: 2 }),
          ),
        );
        return pages.flatMap(({ items }) => items.map(({ id }) => id));
      };
      expect(await inPages('price-asc')).toEqual(['o1', 'o2', 's1', 's2', 's3']);
      expect(await inPages('price-desc')).toEqual(['o2', 'o1', 's1', 's2', 's3']);
    });

    it('follows no price per m², nor a change of a price that nobody sees (10.124)', async () => {
      const shown = property({ ID: 'a', Price: 300_000, SurfaceLiving: 100, OnlineDate: '2026-09-01' });
      const dear = (price: number) => property({ ID: 'h', Price: price, PublishPrice: 0, SurfaceLiving: 100 });
      await run([dear(300_000), shown]);
      const views = () =>
        Promise.all(
          ['', 'sort=price-asc', 'sort=price-desc', 'squareprice=1-', 'squareprice=-9000'].map((query) => idsOf(query)),
        );
      const before = await views();
      expect(before.slice(3)).toEqual([['a'], ['a']]);
      await run([dear(100_000), shown]);
      expect(await views()).toEqual(before);
    });

    it('stores raw values in one table only', async () => {
      await run(hidden);
      const tables = ['listing', 'listing_detail', 'listing_content', 'listing_words', 'municipality'];
      for (const table of tables) {
        expect(JSON.stringify(await listings.database.query(`SELECT * FROM ${table}`))).not.toMatch(secrets);
      }
      expect(JSON.stringify(await listings.database.query('SELECT * FROM listing_raw'))).toMatch(secrets);
    });

    it('follows when the owner changes their mind', async () => {
      await run(hidden);
      const [first, ...others] = hidden;
      const report = await run([{ ...first, PublishPrice: 1, PublishAddress: 1 }, ...others]);
      expect(report.changed).toEqual(['h']);
      expect(await listings.store.byId('h')).toMatchObject({
        price: { amount: secretPrice },
        address: { street: 'Geheimstraat' },
      });
    });

    it('has no location if the municipality has no known centre', async () => {
      await run([property({ ID: 1, PublishAddress: 0, Zip: '8000', City: 'Brugge' })]);
      expect((await listings.store.byId('1'))?.coordinates).toBeNull();
      expect(await pointsIn(everywhere)).toEqual([]);
    });
  }),
);
