import { describe, expect, it } from 'vitest';
import { demoFeed } from '../../../packages/demo/listings/feed.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { Listing } from '../domain/entity.ts';
import { parseOmnicasa } from '../feeds/omnicasa.ts';
import { placeById } from '../places/register.server.ts';
import { postcodesWithin } from '../places/within.server.ts';
import { emptySearch } from '../search/search-query.ts';
import { describeStore } from './describe-store.ts';

describeStore((listings) =>
  describe('places', () => {
    it('of any size, alone and together, with cities and around them, find the homes that lie there (10.118)', async () => {
      await listings.import(parseOmnicasa(demoFeed({ today: '2026-11-21' })));
      const rows = await listings.database.query<{ detail: Listing }>('SELECT detail FROM listing_detail');
      const homes = rows
        .map(({ detail }) => detail)
        .filter(({ goal, marquee }) => goal === 'sale' && marquee !== 'sold' && marquee !== 'rented');
      const found = async (wish: Partial<SearchCriteria>): Promise<string[]> => {
        const criteria = { ...emptySearch('sale').criteria, ...wish };
        const [{ items }, count] = await Promise.all([
          listings.store.search(criteria, { language: 'nl', pageSize: 10_000 }),
          listings.store.count(criteria),
        ]);
        expect(items).toHaveLength(count);
        return items.map(({ id }) => id).sort();
      };
      const lying = (isThere: (address: Listing['address']) => boolean) => {
        const ids = homes.filter(({ address }) => isThere(address)).map(({ id }) => id);
        // A place without homes would prove nothing.
        expect(ids.length).toBeGreaterThan(0);
        expect(ids.length).toBeLessThan(homes.length);
        return ids.sort();
      };
      const isIn =
        (id: string) =>
        ({ countryId, zip }: Listing['address']): boolean => {
          const place = placeById(id);
          if (place === null) throw new Error(`No such place: ${id}`);
          return place.countryId === countryId && (place.kind === 'country' || place.postcodes.includes(zip));
        };
      for (const id of [
        'gent',
        'arrondissement.leuven',
        'province.east-flanders',
        'region.brussels',
        'country.luxembourg',
      ])
        expect(await found({ places: [id] }), id).toEqual(lying(isIn(id)));
      expect(await found({ places: ['province.east-flanders', 'country.luxembourg'] })).toEqual(
        lying((address) => isIn('province.east-flanders')(address) || isIn('country.luxembourg')(address)),
      );

      const gent = placeById('gent')?.centre;
      if (!gent) throw new Error('Gent has no centre');
      const near = (kilometres: number) => {
        const postcodes = postcodesWithin(gent, kilometres, 10);
        return lying(({ countryId, zip }) => countryId === 10 && postcodes.includes(zip));
      };
      expect(await found({ cities: [{ name: 'gent', zip: '9000' }], radius: 30 })).toEqual(near(30));
      expect(near(30).length).toBeGreaterThan(near(5).length);
    });

    it('that are no more are no condition', async () => {
      const everything = emptySearch('sale').criteria;
      const total = await listings.store.count(everything);
      expect(await listings.store.count({ ...everything, places: ['atlantis'], radius: 10 })).toBe(total);
    });
  }),
);
