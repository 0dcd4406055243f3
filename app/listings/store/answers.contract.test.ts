import { describe, expect, it } from 'vitest';
import type { Goal } from '../domain/codes.ts';
import { describeStore } from './describe-store.ts';
import { property } from './fixture.ts';

const nl = { language: 'nl' } as const;

describeStore((listings) =>
  describe('the other answers (10.26)', () => {
    const { run } = listings;

    it('similar: same goal and type, offered, near in price and distance, not itself (1.2)', async () => {
      await run([
        property({ ID: 'me', Price: 300_000 }),
        property({ ID: 'near', Price: 310_000 }),
        property({ ID: 'dear', Price: 900_000 }),
        property({ ID: 'far', Price: 300_000, Zip: '4000', City: 'Luik', Latitude: 50.64, Longitude: 5.57 }),
        property({ ID: 'sold', Price: 300_000, Marquee: 3 }),
        property({ ID: 'flat', Price: 300_000, WebID: 2 }),
        property({ ID: 'rent', Price: 300_000, Goal: 1 }),
      ]);
      const similar = async (id: string, limit?: number) =>
        (await listings.store.similar(id, { ...nl, limit })).map((item) => item.id);
      expect(await similar('me')).toEqual(['near', 'dear', 'far']);
      expect(await similar('me', 1)).toEqual(['near']);
      expect(await similar('nobody')).toEqual([]);
      await run([], { Complete: 0, DeletedList: [{ ID: 'me' }] });
      expect(await similar('me')).toEqual(['near', 'dear', 'far']);
    });

    it.each(['x', '', '\0', '%', "1' OR '1'='1", 'a'.repeat(70_000), '../1', '\ud800'])(
      'nothing for the id %j',
      async (id) => {
        await run([property({ ID: 1 })]);
        const answers = [
          listings.store.byId(id),
          listings.store.tombstone(id),
          listings.store.projectById(id),
          listings.store.similar(id, nl),
          listings.store.summaries([id], nl),
        ];
        expect(await Promise.all(answers)).toEqual([null, null, null, [], []]);
      },
    );

    it('cities by goal, in the language, only with listings (3.7)', async () => {
      await run([property({ ID: 1 }), property({ ID: 2, Goal: 1, Zip: '4000', City: 'Liège', language: 'fr' })]);
      const names = async (scope: Goal | 'all', language: 'nl' | 'fr') =>
        (await listings.store.cities(scope, { language })).map(({ name, propertyCount }) => [name, propertyCount]);
      expect(await names('sale', 'nl')).toEqual([['Gent', 1]]);
      expect(await names('rent', 'fr')).toEqual([['Liège', 1]]);
      expect(await names('all', 'fr')).toEqual([
        ['Gand', 1],
        ['Liège', 1],
      ]);
    });

    it('types by their order (3.6)', async () => {
      await run([property({ ID: 1 })]);
      expect((await listings.store.propertyTypes()).map(({ webId, name }) => [webId, name.nl])).toEqual([
        [2, 'Appartement'],
        [1, 'Huis'],
      ]);
    });

    it('projects, which go and change like listings', async () => {
      const one = property({
        ID: 'P1',
        PublicAddress: 1,
        PriceList: [{ ID: 'U1', WebID: 2, Price: 1, PublishPrice: 1, PropertyID: '1' }],
      });
      const two = property({ ID: 'P2', PublicAddress: 1, ExternalLink: 'https://project.example/' });
      expect((await run([property({ ID: 1 })], { ProjectList: [one, two] })).projects).toMatchObject({ added: 2 });
      expect((await listings.store.projects()).map(({ id }) => id)).toEqual(['p1', 'p2']);
      expect((await listings.store.sitemap()).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
        'listing 1',
        'project p1',
      ]);
      expect([(await listings.store.projectOf('1'))?.id, await listings.store.projectOf('2')]).toEqual(['p1', null]);
      expect((await run([property({ ID: 1 })], { ProjectList: [{ ...one, Title: 'New' }] })).projects).toEqual({
        added: 0,
        changed: 1,
        removed: 1,
        unchanged: 0,
      });
      expect(await listings.store.projectById('p2')).toBeNull();
    });

    it('statistics', async () => {
      await run([
        property({ ID: 1, Marquee: 1 }),
        property({ ID: 2, Marquee: 3 }),
        property({ ID: 3, Marquee: 9, MarqueeName: 'In optie' }),
        property({ ID: 4, Goal: 1, Marquee: 4, Zip: '9300', City: 'Aalst' }),
      ]);
      expect(await listings.store.statistics()).toEqual({
        byGoal: {
          sale: { total: 3, offered: 2, byMarquee: { none: 1, new: 1, sold: 1, rented: 0 } },
          rent: { total: 1, offered: 0, byMarquee: { none: 0, new: 0, sold: 0, rented: 1 } },
        },
        cities: 2,
        projects: 0,
      });
    });
  }),
);
