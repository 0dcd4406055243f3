import { describe, expect, it } from 'vitest';
import type { Goal, Marquee } from '../domain/codes.ts';
import type { ListingsPort } from '../domain/port.ts';
import { emptySearch, parseSearch } from '../search/search-params.ts';
import { describeStore } from './describe-store.ts';
import { property } from './fixture.ts';

const nl = { language: 'nl' } as const;

describeStore((listings) =>
  describe('search (2.25, 10.26)', () => {
    const { run, search, idsOf } = listings;

    const sale = [
      property({ ID: 1, Price: 200_000, BedRooms: 2, OnlineDate: '2026-10-01', Title: 'Loft aan de Leie' }),
      property({
        ID: 2,
        Price: 400_000,
        BedRooms: 4,
        Garages: 1,
        OnlineDate: '2026-10-03',
        WebID: 2,
        WebIDs: '2,1',
        TypeDescription: 'Appartement',
      }),
      property({
        ID: 3,
        Price: 4_000_000,
        Zip: '4000',
        City: 'Luik',
        OnlineDate: '2026-10-02',
        Latitude: 50.64,
        Longitude: 5.57,
        TypeDescription: 'Villa',
        Translations: [{ language: 'fr', City: 'Liège', TypeDescription: 'Aaa' }],
      }),
      property({
        ID: 4,
        Price: 300_000,
        Zip: '9300',
        City: 'Aalst',
        WebID: 2,
        OnlineDate: '2026-09-01',
        Marquee: 3,
        RecordFile: 'AB/12-X',
      }),
      property({ ID: 5, Goal: 1, Price: 950 }),
    ];

    it.each([
      ['', ['2', '3', '1', '4']],
      ['sort=price-asc', ['1', '4', '2', '3']],
      ['sort=price-desc', ['3', '2', '4', '1']],
      ['sort=type', ['2', '1', '4', '3']],
      ['sort=city', ['4', '2', '1', '3']],
      ['city=gent|9000', ['2', '1']],
      ['city=gand|9000&city=aalst|9300', ['2', '1', '4']],
      ['city=liege|4000', ['3']],
      ['city=liège|4000', ['3']],
      ['city=gent|9300', []],
      ['city=nowhere|9999', []],
      ['type=1', ['2', '3', '1']],
      ['type=2', ['2', '4']],
      ['type=1&type=2', ['2', '3', '1', '4']],
      ['type=99', []],
      ['bedrooms=2', ['2', '1']],
      ['bedrooms=3', ['2']],
      ['bedrooms=2&garages=1', ['2']],
      ['toilets=1', []],
      ['price=250000-400000', ['2', '4']],
      ['price=0-300000', ['1', '4']],
      ['price=400000-3000000', ['2', '3']],
      ['search=kerkstr', ['2', '3', '1', '4']],
      ['search=loft', ['1']],
      ['search=LOF', ['1']],
      ['search=leie%20gent', ['1']],
      ['search=leie%20aalst', []],
      ['search=liège', ['3']],
      ['search=9300', ['4']],
      ['search=ab/12-x', ['4']],
      ['search=AB12X', ['4']],
      ['search=G-2', ['2']],
      ['search=%27%3B--', ['2', '3', '1', '4']],
      ["search='qq':* %26 !y | (", []],
      ['box=50.5,5,50.8,6', ['3']],
      ['box=0,0,1,1', []],
    ])('%j → %j, with what is sold', async (query, ids) => {
      await run(sale);
      const withSold = `${query}&sold=1`;
      expect(await idsOf(withSold)).toEqual(ids);
      expect((await search(withSold)).total).toBe(ids.length);
      // Without the filter, sold homes are in no list and no count.
      expect(await idsOf(query)).toEqual(ids.filter((id) => id !== '4'));
      expect((await search(query)).total).toBe(ids.filter((id) => id !== '4').length);
    });

    it('shows only what the current goal has, and counts its cities', async () => {
      await run(sale);
      const cities = await listings.store.cities('sale', nl);
      expect(cities.map(({ name, zip, propertyCount }) => [name, zip, propertyCount])).toEqual([
        ['Gent', '9000', 2],
        ['Luik', '4000', 1],
      ]);
      expect(await idsOf('', 'rent')).toEqual(['5']);
    });

    it('pages without gaps or repeats, in the page sizes of modules (9.24)', async () => {
      await run(Array.from({ length: 50 }, (_, index) => property({ ID: index + 1 })));
      const pages = await Promise.all([1, 2, 3].map((page) => idsOf(`page=${page}&sort=price-asc`)));
      expect(pages.map((ids) => ids.length)).toEqual([24, 24, 2]);
      expect(new Set(pages.flat()).size).toBe(50);
      const small = await listings.store.search(emptySearch('sale').criteria, { ...nl, pageSize: 4 });
      expect(small).toMatchObject({ total: 50, pageCount: 13 });
      expect(small.items).toHaveLength(4);
    });

    it('counts without reading', async () => {
      await run(sale);
      const count = (query: string, goal: Goal = 'sale') =>
        listings.store.count(parseSearch(goal, new URLSearchParams(query)).criteria);
      expect(await Promise.all([count(''), count('type=1&bedrooms=3'), count('type=99'), count('', 'rent')])).toEqual([
        3, 1, 0, 1,
      ]);
    });

    it('finds the one listing with a reference or id, however it is typed, and no place (7.3, 10.143)', async () => {
      await run([
        ...sale,
        property({ ID: 6, RecordFile: '9000' }),
        property({ ID: 7, RecordFile: 'Gent' }),
        property({ ID: 8, RecordFile: 'TWICE' }),
        property({ ID: 9, RecordFile: 'twice' }),
        property({ ID: 10, UniqueCode: 'UC-4272' }),
      ]);
      const asked = [
        'uc 4272',
        ' 10',
        'AB/12-X',
        ' ab12x ',
        'G-5',
        'g5',
        'AB/12',
        'G',
        '9000',
        'gent',
        'gand',
        'twice',
        '',
        "';--",
        'Loft',
      ];
      expect(await Promise.all(asked.map((text) => listings.store.byReference(text)))).toEqual([
        ...['10', '10', '4', '4', '5', '5'],
        ...Array.from({ length: 9 }, () => null),
      ]);
    });

    it('names the nearest cities that have what the chosen one lacks', async () => {
      await run(sale);
      const nearby = async (query: string, limit?: number) =>
        (
          await listings.store.nearbyCities(parseSearch('sale', new URLSearchParams(query)).criteria, { ...nl, limit })
        ).map(({ name, zip, propertyCount }) => `${name} ${zip} ${propertyCount}`);
      expect(await nearby('city=aalst|9300')).toEqual(['Gent 9000 2', 'Luik 4000 1']);
      expect(await nearby('city=aalst|9300', 1)).toEqual(['Gent 9000 2']);
      expect(await nearby('city=aalst|9300&city=luik|4000')).toEqual(['Gent 9000 2']);
      expect(await nearby('city=gand|9000&type=2&sold=1')).toEqual(['Aalst 9300 1']);
      expect(await nearby('city=gand|9000&type=2')).toEqual([]);
      expect(await nearby('city=aalst|9300&bedrooms=9')).toEqual([]);
      expect(await nearby('')).toEqual([]);
      expect(await nearby('city=nowhere|9999')).toEqual([]);
    });

    it('answers an empty store', async () => {
      expect(await search()).toEqual({ items: [], total: 0, page: 1, pageCount: 1 });
    });

    it('neither finds nor orders a home by a price that its marquee replaces (10.160)', async () => {
      await run([
        property({ ID: 1, Price: 300_000, SurfaceLiving: 100, OnlineDate: '2026-10-01' }),
        property({ ID: 2, Price: 100_000, SurfaceLiving: 100, Marquee: 3, OnlineDate: '2026-10-02' }),
        property({ ID: 3, Price: 900_000, SurfaceLiving: 100, Marquee: 3, OnlineDate: '2026-10-03' }),
        property({ ID: 4, Price: 200_000, SurfaceLiving: 100, Marquee: 1, OnlineDate: '2026-10-04' }),
      ]);
      const shown = async (query: string, ...pricelessMarquees: Marquee[]) => {
        const { criteria } = parseSearch('sale', new URLSearchParams(query));
        const { items } = await listings.store.search({ ...criteria, pricelessMarquees }, nl);
        return items.map(({ id }) => id);
      };
      expect(await shown('sold=1&sort=price-asc')).toEqual(['2', '4', '1', '3']);
      expect(await shown('sold=1&sort=price-asc', 'sold')).toEqual(['4', '1', '3', '2']);
      expect(await shown('sold=1&sort=price-desc', 'sold')).toEqual(['1', '4', '3', '2']);
      expect(await shown('sold=1&sort=price-asc', 'sold', 'new')).toEqual(['1', '4', '3', '2']);
      expect(await shown('sort=price-asc', 'sold', 'new')).toEqual(['1', '4']);
      expect(await shown('sold=1&price=50000-250000', 'sold')).toEqual(['4']);
      expect(await shown('sold=1&price=50000-250000&sort=price-asc', 'new')).toEqual(['2']);
      expect(await shown('sold=1&squareprice=-2000', 'sold')).toEqual(['4']);
      expect(await shown('sold=1', 'sold')).toEqual(['4', '3', '2', '1']);
    });

    it('returns texts in the requested language, else the fallback, else any', async () => {
      const texts = [{ language: 'fr', Title: 'Maison' }];
      await run([
        property({ ID: 1, Title: 'Huis', Translations: texts }),
        property({ ID: 2, Title: '', language: 'nl' }),
      ]);
      const titles = async (options: Parameters<ListingsPort['search']>[1]) =>
        (await listings.store.summaries(['1', '2', 'x'], options)).map(({ title, titleLanguage }) => [
          title,
          titleLanguage,
        ]);
      expect(await titles({ language: 'fr' })).toEqual([
        ['Maison', 'fr'],
        ['', null],
      ]);
      expect(await titles({ language: 'en', fallback: 'fr' })).toEqual([
        ['Maison', 'fr'],
        ['', null],
      ]);
      expect(await titles({ language: 'de' })).toEqual([
        ['Huis', 'nl'],
        ['', null],
      ]);
    });
  }),
);
