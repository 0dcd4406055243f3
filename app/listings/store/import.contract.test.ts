import { describe, expect, it } from 'vitest';
import { describeStore } from './describe-store.ts';
import { feed, property } from './fixture.ts';
import { importFeed } from './import.server.ts';

describeStore((listings) =>
  describe('import', () => {
    const { run, search, idsOf } = listings;

    it('reports new, changed, removed and unchanged listings, and is repeatable (10.29)', async () => {
      const before = listings.revisions.current('listings');
      expect(await run([property({ ID: 1 }), property({ ID: 2 })])).toMatchObject({
        added: ['1', '2'],
        changed: [],
        removed: [],
        unchanged: 0,
      });
      expect(listings.revisions.current('listings')).toBe(before + 1);

      expect(await run([property({ ID: 1 }), property({ ID: 2 })])).toMatchObject({
        added: [],
        changed: [],
        unchanged: 2,
      });
      expect(listings.revisions.current('listings')).toBe(before + 1);

      const report = await run([property({ ID: 2, Price: 290_000 }), property({ ID: 3 })]);
      expect(report).toMatchObject({ added: ['3'], changed: ['2'], removed: ['1'], unchanged: 0 });
      expect(listings.revisions.current('listings')).toBe(before + 2);
      expect((await listings.store.byId('2'))?.price.amount).toBe(290_000);
      expect(await listings.store.byId('1')).toBeNull();
    });

    it('retains the types that listings have, whatever the run says about types', async () => {
      const list = [{ ID: 9, WebID: 9, Name: 'Kasteel', language: 'nl' }];
      await run([property({ ID: 1 })]);
      await run([property({ ID: 1 })], { PropertyTypeList: list });
      expect((await listings.store.propertyTypes()).map(({ webId }) => webId)).toEqual([1, 9]);
      await run([property({ ID: 1, WebID: 9 })], { PropertyTypeList: list });
      expect((await listings.store.propertyTypes()).map(({ webId }) => webId)).toEqual([9]);
    });

    it('takes the types of the listings where a run brings no list of types (10.223)', async () => {
      const none = { PropertyTypeList: [] };
      const castle = {
        WebID: 12,
        TypeDescription: 'Kasteel',
        Translations: [{ language: 'fr', TypeDescription: 'Château' }],
      };
      const types = async () =>
        (await listings.store.propertyTypes()).map(({ webId, name }) => [webId, name.nl, name.fr]);
      await run([property({ ID: 1 }), property({ ID: 2, WebID: 9 }), property({ ID: 3, ...castle })], none);
      expect(await types()).toEqual([
        [1, 'Huis', 'Maison'],
        [9, 'Garage of parking', 'Garage ou parking'],
        [12, 'Kasteel', 'Château'],
      ]);
      const before = listings.revisions.current('listings');
      await run([property({ ID: 1 }), property({ ID: 2, WebID: 9 }), property({ ID: 3, ...castle })], none);
      expect(listings.revisions.current('listings')).toBe(before);

      // The CRM's own list has more information, and a run without it does not overwrite it.
      const list = [{ ID: 1, WebID: 1, Name: 'Woonhuis', ShowOrder: 1, language: 'nl' }];
      await run([property({ ID: 1 })], { PropertyTypeList: list });
      await run([property({ ID: 1 })], none);
      expect(await types()).toEqual([[1, 'Woonhuis', undefined]]);
    });

    it('matches ids of records and removals case-insensitively (10.11)', async () => {
      await run([property({ ID: 'Ab1' }), property({ ID: 'Ab2' }), property({ ID: 'Ab3' })]);
      const report = await run([property({ ID: 'Ab1' }), property({ ID: 'Ab2', Price: 'x' })], {
        DeletedList: [{ ID: 'AB3', Marquee: 3 }],
      });
      expect(report.removed).toEqual(['ab3']);
      expect((await listings.store.tombstone('ab3'))?.status).toBe('sold');
      expect((await listings.store.byId('ab2'))?.price.amount).toBe(300_000);
    });

    it('retains a listing whose new record was set aside', async () => {
      await run([property({ ID: 1 }), property({ ID: 2 })]);
      const report = await run([property({ ID: 1 }), property({ ID: 2, Price: 'x' })]);
      expect(report.removed).toEqual([]);
      expect(report.setAside).toEqual([{ kind: 'listing', id: '2', index: 1, reason: 'Price is no amount' }]);
      expect((await listings.store.byId('2'))?.price.amount).toBe(300_000);
    });

    it('takes the last of two records with one id', async () => {
      expect(await run([property({ ID: 1 }), property({ ID: 1, Price: 5 })])).toMatchObject({
        added: ['1'],
        unchanged: 0,
      });
      expect((await listings.store.byId('1'))?.price.amount).toBe(5);
    });

    it('stages in batches and reports progress', async () => {
      const steps: number[] = [];
      const many = feed(Array.from({ length: 450 }, (_, index) => property({ ID: index + 1 })));
      await listings.import(many, { report: ({ done }) => steps.push(done) });
      expect(steps).toEqual([200, 400, 450]);
      expect((await search('page=999999')).items).toHaveLength(450 % 24);
      expect(await search('page=999999')).toMatchObject({ total: 450, page: 19, pageCount: 19 });
      expect(await listings.database.query('SELECT 1 FROM listing_incoming')).toEqual([]);
    });

    it('stores one version of each listing', async () => {
      await run([property({ ID: 1 }), property({ ID: 2 })]);
      await run([property({ ID: 1, Price: 5 }), property({ ID: 3 })]);
      for (const table of ['listing_detail', 'listing_words', 'listing_raw']) {
        const rows = await listings.database.query<{ id: string }>(`SELECT listing_id AS id FROM ${table} ORDER BY 1`);
        expect([table, rows.map(({ id }) => id)]).toEqual([table, ['1', '3']]);
      }
    });

    it('supports two concurrent imports', async () => {
      const [one, two] = [100, 200].map((Price) =>
        feed(Array.from({ length: 60 }, (_, index) => property({ ID: index + 1, Price }))),
      );
      if (!one || !two) throw new Error('two feeds');
      await Promise.all([one, two].map((each) => listings.import(each)));
      const { items, total } = await search('sort=price-asc');
      expect([total, items.length]).toEqual([60, 24]);
      const prices = new Set(
        (await Promise.all(Array.from({ length: 60 }, (_, index) => listings.store.byId(String(index + 1))))).map(
          (listing) => listing?.price.amount,
        ),
      );
      expect(prices.size).toBe(1);
    });

    it('leaves nothing behind when the merge fails', async () => {
      await run([property({ ID: 1 })]);
      const failing = {
        commit: () => Promise.reject(new Error('the disk is full')),
      };
      await expect(
        importFeed({ database: listings.database, revisions: failing }, feed([property({ ID: 2 })])),
      ).rejects.toThrow('full');
      expect(await idsOf()).toEqual(['1']);
      expect(await listings.database.query('SELECT 1 FROM listing_incoming')).toEqual([]);
    });
  }),
);
