import { describe, expect, it } from 'vitest';
import { describeStore } from './describe-store.ts';
import { feed, property } from './fixture.ts';

const nl = { language: 'nl' } as const;

describeStore((listings) =>
  describe('import', () => {
    const { run, search, idsOf } = listings;

    it('removes nothing after a run that is not complete, is empty, or could not read an id', async () => {
      await run([property({ ID: 1 }), property({ ID: 2 })]);
      expect(await run([property({ ID: 1 })], { Complete: 0 })).toMatchObject({ removed: [], removalsHeldBack: null });
      expect(await run([])).toMatchObject({ removed: [], removalsHeldBack: 'empty' });
      expect(await run([property({ ID: 1 }), { Zip: 1 }])).toMatchObject({
        removed: [],
        removalsHeldBack: 'unreadable ids',
      });
      expect(await idsOf()).toEqual(['2', '1']);
    });

    const many = (count: number, change: (id: number) => object = () => ({})) =>
      Array.from({ length: count }, (_, index) => property({ ID: index + 1, ...change(index + 1) }));

    it('counts listings by id: one that is repeated does not make a complete run', async () => {
      await run(many(30));
      const shrunk = {
        code: 'FEED_SHRUNK',
        message: expect.stringContaining('holds 1 listings where the site has 30'),
      };
      await expect(run(many(30, () => ({ ID: 7 })))).rejects.toMatchObject(shrunk);
      // Deletions of unknown listings do not account for missing ones.
      const gone = Array.from({ length: 40 }, (_, index) => ({ ID: `other-${index % 20}` }));
      await expect(run(many(1), { DeletedList: gone })).rejects.toMatchObject(shrunk);
      expect((await search()).total).toBe(30);
      expect(await listings.database.query('SELECT 1 FROM listing_incoming')).toEqual([]);

      const sold = Array.from({ length: 29 }, (_, index) => ({ ID: index + 2, Marquee: 3 }));
      expect((await run(many(1), { DeletedList: sold })).removed).toHaveLength(29);
    });

    it('does not accept a shrunk run because of records that the site has never had', async () => {
      await run(many(30));
      const strangers = Array.from({ length: 20 }, (_, index) => ({ ID: `stranger-${index}` }));
      await expect(run([...many(10), ...strangers])).rejects.toMatchObject({ code: 'FEED_SHRUNK' });
      expect((await search()).total).toBe(30);
      // Its own listings that could not be read still exist.
      const unreadable = Array.from({ length: 20 }, (_, index) => ({ ID: index + 11 }));
      expect(await run([...many(10), ...unreadable])).toMatchObject({ removed: [], unchanged: 10 });
    });

    it('trusts the list of a complete run over its removals of the same listing', async () => {
      await run(many(3));
      const DeletedList = [1, 2].map((ID) => ({ ID, Marquee: 3 }));
      expect(await run(many(2), { DeletedList })).toMatchObject({ removed: ['3'], unchanged: 2 });
      expect(await run(many(2), { DeletedList })).toMatchObject({ added: [], removed: [], unchanged: 2 });
    });

    it('removes no project after a complete run without a list of them, with an empty one, or a shrunk one', async () => {
      const unaffected = { added: 0, changed: 0, removed: 0, unchanged: 0 };
      const homes = [property({ ID: 'home' })];
      await run(homes, { ProjectList: many(8) });
      expect(await run(homes)).toMatchObject({ projects: unaffected, projectRemovalsHeldBack: null });
      expect(await run(homes, { ProjectList: null })).toMatchObject({ projects: unaffected });
      expect(await run(homes, { ProjectList: [] })).toMatchObject({
        projects: unaffected,
        projectRemovalsHeldBack: 'empty',
      });
      expect(await run(homes, { ProjectList: [...many(7), { Zip: 1 }] })).toMatchObject({
        projects: { ...unaffected, unchanged: 7 },
        projectRemovalsHeldBack: 'unreadable ids',
      });
      await expect(run(homes, { ProjectList: many(8, () => ({ ID: 1 })) })).rejects.toMatchObject({
        code: 'FEED_SHRUNK',
        message: expect.stringContaining('holds 1 projects where the site has 8'),
      });
      expect(await listings.store.projects()).toHaveLength(8);

      // A project listed as deleted is removed, and all are if an operator confirms it.
      expect((await run(homes, { DeletedList: [{ ID: 8 }] })).projects.removed).toBe(1);
      const accepted = feed(homes, { ProjectList: [] });
      const report = await listings.import(accepted, { acceptShrink: true });
      expect(report.projects.removed).toBe(7);
    });

    it('leaves a tombstone with what the listing was (10.31)', async () => {
      await run([
        property({ ID: 1, Marquee: 3 }),
        property({ ID: 2, Goal: 1, Marquee: 4 }),
        property({ ID: 3 }),
        property({ ID: 4 }),
      ]);
      await run([property({ ID: 4 })], { DeletedList: [{ ID: 3, Marquee: 3 }] });
      expect(
        await Promise.all(['1', '2', '3', '4', 'x'].map(async (id) => (await listings.store.tombstone(id))?.status)),
      ).toEqual(['sold', 'rented', 'sold', undefined, undefined]);
      expect((await listings.store.tombstone('2'))?.goal).toBe('rent');
    });

    it('retains what may still be shown of a sold or rented listing, and its date', async () => {
      await run([
        property({ ID: 1, Marquee: 3, PictureItems: [{ ID: 7, Url: 'https://crm.example/7.jpg' }] }),
        property({ ID: 2, Goal: 1, Marquee: 4 }),
        property({ ID: 3 }),
        property({ ID: 4 }),
      ]);
      await run([property({ ID: 4 })], { DeletedList: [{ ID: 1, Marquee: 3, Date: '2025-03-09' }] });
      const references = await listings.store.references(nl);
      expect(references.map(({ id, status }) => [id, status])).toEqual([
        ['2', 'rented'],
        ['1', 'sold'],
      ]);
      expect(references[1]).toMatchObject({ closedOn: '2025-03-09', goal: 'sale', picture: { id: '7' } });
      expect(references[1]?.title).not.toBe('');
      expect(JSON.stringify(references)).not.toMatch(/price|street|houseNumber|latitude/i);
      expect(await listings.store.references({ ...nl, goal: 'rent' })).toHaveLength(1);
      expect((await listings.store.tombstone('1'))?.pictures).toMatchObject([{ id: '7' }]);

      await run([property({ ID: 1 }), property({ ID: 4 })]);
      expect((await listings.store.references(nl)).map(({ id }) => id)).toEqual(['2']);
    });

    it('lets no late event change or revive a listing, but a complete run may (10.31)', async () => {
      await run([property({ ID: 1 }), property({ ID: 2 })]);
      await run([], { Complete: 0, DeletedList: [{ ID: 1 }] });
      const late = [property({ ID: 1, Price: 1 }), property({ ID: 2, Price: 1, ModifiedDate: '2026-10-01T08:00:00Z' })];
      expect(await run(late, { Complete: 0 })).toMatchObject({
        added: [],
        changed: [],
        late: ['1', '2'],
        unchanged: 0,
      });
      expect((await listings.store.tombstone('1'))?.status).toBe('withdrawn');

      expect(await run([property({ ID: 1 }), property({ ID: 2 })])).toMatchObject({ added: ['1'], late: [] });
      expect(await listings.store.tombstone('1')).toBeNull();
    });
  }),
);
