import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '~/platform/database/test-databases.ts';
import type { Goal } from '../domain/codes.ts';
import type { Box } from '../domain/criteria.ts';
import type { ListingsPort } from '../domain/port.ts';
import { emptySearch, parseSearch } from '../search/search-params.ts';
import { feed, property } from './fixture.ts';
import { importFeed } from './import.server.ts';
import { openTestStore, type TestStore } from './test-store.ts';

const nl = { language: 'nl' } as const;

describe.each(testDatabases)('the listings store on the $kind database', ({ create }) => {
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
  const search = (query = '', goal: Goal = 'sale') =>
    store.search(parseSearch(goal, new URLSearchParams(query)).criteria, nl);
  const idsOf = async (query = '', goal: Goal = 'sale') => (await search(query, goal)).items.map(({ id }) => id);

  describe('import', () => {
    it('reports new, changed, removed and unchanged listings, and is repeatable', async () => {
      const before = revisions.current('listings');
      expect(await run([property({ ID: 1 }), property({ ID: 2 })])).toMatchObject({
        added: ['1', '2'],
        changed: [],
        removed: [],
        unchanged: 0,
      });
      expect(revisions.current('listings')).toBe(before + 1);

      expect(await run([property({ ID: 1 }), property({ ID: 2 })])).toMatchObject({
        added: [],
        changed: [],
        unchanged: 2,
      });
      expect(revisions.current('listings')).toBe(before + 1);

      const report = await run([property({ ID: 2, Price: 290_000 }), property({ ID: 3 })]);
      expect(report).toMatchObject({ added: ['3'], changed: ['2'], removed: ['1'], unchanged: 0 });
      expect(revisions.current('listings')).toBe(before + 2);
      expect((await store.byId('2'))?.price.amount).toBe(290_000);
      expect(await store.byId('1')).toBeNull();
    });

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
      // Nor do removals of what the site never had explain what is missing.
      const gone = Array.from({ length: 40 }, (_, index) => ({ ID: `other-${index % 20}` }));
      await expect(run(many(1), { DeletedList: gone })).rejects.toMatchObject(shrunk);
      expect((await search()).total).toBe(30);
      expect(await place.database.query('SELECT 1 FROM listing_incoming')).toEqual([]);

      const sold = Array.from({ length: 29 }, (_, index) => ({ ID: index + 2, Marquee: 3 }));
      expect((await run(many(1), { DeletedList: sold })).removed).toHaveLength(29);
    });

    it('does not accept a shrunk run because of records that the site has never had', async () => {
      await run(many(30));
      const strangers = Array.from({ length: 20 }, (_, index) => ({ ID: `stranger-${index}` }));
      await expect(run([...many(10), ...strangers])).rejects.toMatchObject({ code: 'FEED_SHRUNK' });
      expect((await search()).total).toBe(30);
      // Its own, unreadable, are still there.
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
      expect(await store.projects()).toHaveLength(8);

      // A project that is named as removed is removed, and so are all if an operator confirms it.
      expect((await run(homes, { DeletedList: [{ ID: 8 }] })).projects.removed).toBe(1);
      const accepted = feed(homes, { ProjectList: [] });
      const report = await importFeed({ database: place.database, revisions }, accepted, { acceptShrink: true });
      expect(report.projects.removed).toBe(7);
    });

    it('retains the types that listings have, whatever the run says about types', async () => {
      const list = [{ ID: 9, WebID: 9, Name: 'Kasteel', language: 'nl' }];
      await run([property({ ID: 1 })]);
      await run([property({ ID: 1 })], { PropertyTypeList: list });
      expect((await store.propertyTypes()).map(({ webId }) => webId)).toEqual([1, 9]);
      await run([property({ ID: 1, WebID: 9 })], { PropertyTypeList: list });
      expect((await store.propertyTypes()).map(({ webId }) => webId)).toEqual([9]);
    });

    it('matches ids of records and removals case-insensitively', async () => {
      await run([property({ ID: 'Ab1' }), property({ ID: 'Ab2' }), property({ ID: 'Ab3' })]);
      const report = await run([property({ ID: 'Ab1' }), property({ ID: 'Ab2', Price: 'x' })], {
        DeletedList: [{ ID: 'AB3', Marquee: 3 }],
      });
      expect(report.removed).toEqual(['ab3']);
      expect((await store.tombstone('ab3'))?.status).toBe('sold');
      expect((await store.byId('ab2'))?.price.amount).toBe(300_000);
    });

    it('retains a listing whose new record was set aside', async () => {
      await run([property({ ID: 1 }), property({ ID: 2 })]);
      const report = await run([property({ ID: 1 }), property({ ID: 2, Price: 'x' })]);
      expect(report.removed).toEqual([]);
      expect(report.setAside).toEqual([{ kind: 'listing', id: '2', index: 1, reason: 'Price is no amount' }]);
      expect((await store.byId('2'))?.price.amount).toBe(300_000);
    });

    it('leaves a tombstone with what the listing was', async () => {
      await run([
        property({ ID: 1, Marquee: 3 }),
        property({ ID: 2, Goal: 1, Marquee: 4 }),
        property({ ID: 3 }),
        property({ ID: 4 }),
      ]);
      await run([property({ ID: 4 })], { DeletedList: [{ ID: 3, Marquee: 3 }] });
      expect(
        await Promise.all(['1', '2', '3', '4', 'x'].map(async (id) => (await store.tombstone(id))?.status)),
      ).toEqual(['sold', 'rented', 'sold', undefined, undefined]);
      expect((await store.tombstone('2'))?.goal).toBe('rent');
    });

    it('retains what may still be shown of a sold or rented listing, and its date', async () => {
      await run([
        property({ ID: 1, Marquee: 3, PictureItems: [{ ID: 7, Url: 'https://crm.example/7.jpg' }] }),
        property({ ID: 2, Goal: 1, Marquee: 4 }),
        property({ ID: 3 }),
        property({ ID: 4 }),
      ]);
      await run([property({ ID: 4 })], { DeletedList: [{ ID: 1, Marquee: 3, Date: '2025-03-09' }] });
      const references = await store.references(nl);
      expect(references.map(({ id, status }) => [id, status])).toEqual([
        ['2', 'rented'],
        ['1', 'sold'],
      ]);
      expect(references[1]).toMatchObject({ closedOn: '2025-03-09', goal: 'sale', picture: { id: '7' } });
      expect(references[1]?.title).not.toBe('');
      expect(JSON.stringify(references)).not.toMatch(/price|street|houseNumber|latitude/i);
      expect(await store.references({ ...nl, goal: 'rent' })).toHaveLength(1);
      expect((await store.tombstone('1'))?.pictures).toMatchObject([{ id: '7' }]);

      await run([property({ ID: 1 }), property({ ID: 4 })]);
      expect((await store.references(nl)).map(({ id }) => id)).toEqual(['2']);
    });

    it('lets no late event change or revive a listing, but a complete run may', async () => {
      await run([property({ ID: 1 }), property({ ID: 2 })]);
      await run([], { Complete: 0, DeletedList: [{ ID: 1 }] });
      const late = [property({ ID: 1, Price: 1 }), property({ ID: 2, Price: 1, ModifiedDate: '2026-10-01T08:00:00Z' })];
      expect(await run(late, { Complete: 0 })).toMatchObject({
        added: [],
        changed: [],
        late: ['1', '2'],
        unchanged: 0,
      });
      expect((await store.tombstone('1'))?.status).toBe('withdrawn');

      expect(await run([property({ ID: 1 }), property({ ID: 2 })])).toMatchObject({ added: ['1'], late: [] });
      expect(await store.tombstone('1')).toBeNull();
    });

    it('takes the last of two records with one id', async () => {
      expect(await run([property({ ID: 1 }), property({ ID: 1, Price: 5 })])).toMatchObject({
        added: ['1'],
        unchanged: 0,
      });
      expect((await store.byId('1'))?.price.amount).toBe(5);
    });

    it('stages in batches and reports progress', async () => {
      const steps: number[] = [];
      const many = feed(Array.from({ length: 450 }, (_, index) => property({ ID: index + 1 })));
      await importFeed({ database: place.database, revisions }, many, { report: ({ done }) => steps.push(done) });
      expect(steps).toEqual([200, 400, 450]);
      expect((await search('page=999999')).items).toHaveLength(450 % 24);
      expect(await search('page=999999')).toMatchObject({ total: 450, page: 19, pageCount: 19 });
      expect(await place.database.query('SELECT 1 FROM listing_incoming')).toEqual([]);
    });

    it('stores one version of each listing', async () => {
      await run([property({ ID: 1 }), property({ ID: 2 })]);
      await run([property({ ID: 1, Price: 5 }), property({ ID: 3 })]);
      for (const table of ['listing_detail', 'listing_words', 'listing_raw']) {
        const rows = await place.database.query<{ id: string }>(`SELECT listing_id AS id FROM ${table} ORDER BY 1`);
        expect([table, rows.map(({ id }) => id)]).toEqual([table, ['1', '3']]);
      }
    });

    it('supports two concurrent imports', async () => {
      const [one, two] = [100, 200].map((Price) =>
        feed(Array.from({ length: 60 }, (_, index) => property({ ID: index + 1, Price }))),
      );
      if (!one || !two) throw new Error('two feeds');
      await Promise.all([one, two].map((each) => importFeed({ database: place.database, revisions }, each)));
      const { items, total } = await search('sort=price-asc');
      expect([total, items.length]).toEqual([60, 24]);
      const prices = new Set(
        (await Promise.all(Array.from({ length: 60 }, (_, index) => store.byId(String(index + 1))))).map(
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
        importFeed({ database: place.database, revisions: failing }, feed([property({ ID: 2 })])),
      ).rejects.toThrow('full');
      expect(await idsOf()).toEqual(['1']);
      expect(await place.database.query('SELECT 1 FROM listing_incoming')).toEqual([]);
    });
  });

  describe('search', () => {
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
    ])('%j → %j', async (query, ids) => {
      await run(sale);
      expect(await idsOf(query)).toEqual(ids);
      expect((await search(query)).total).toBe(ids.length);
    });

    it('shows only what the current goal has, and counts its cities', async () => {
      await run(sale);
      const cities = await store.cities('sale', nl);
      expect(cities.map(({ name, zip, propertyCount }) => [name, zip, propertyCount])).toEqual([
        ['Aalst', '9300', 1],
        ['Gent', '9000', 2],
        ['Luik', '4000', 1],
      ]);
      expect(await idsOf('', 'rent')).toEqual(['5']);
    });

    it('pages without gaps or repeats, in the page sizes of modules', async () => {
      await run(Array.from({ length: 50 }, (_, index) => property({ ID: index + 1 })));
      const pages = await Promise.all([1, 2, 3].map((page) => idsOf(`page=${page}&sort=price-asc`)));
      expect(pages.map((ids) => ids.length)).toEqual([24, 24, 2]);
      expect(new Set(pages.flat()).size).toBe(50);
      const small = await store.search(emptySearch('sale').criteria, { ...nl, pageSize: 4 });
      expect(small).toMatchObject({ total: 50, pageCount: 13 });
      expect(small.items).toHaveLength(4);
    });

    it('can leave out what is sold', async () => {
      await run(sale);
      const { items } = await store.search(emptySearch('sale').criteria, { ...nl, offeredOnly: true });
      expect(items.map(({ id }) => id)).toEqual(['2', '3', '1']);
    });

    it('counts without reading', async () => {
      await run(sale);
      const count = (query: string, goal: Goal = 'sale') =>
        store.count(parseSearch(goal, new URLSearchParams(query)).criteria);
      expect(await Promise.all([count(''), count('type=1&bedrooms=3'), count('type=99'), count('', 'rent')])).toEqual([
        4, 1, 0, 1,
      ]);
    });

    it('finds the one listing with a reference, however it is typed, and no place', async () => {
      await run([
        ...sale,
        property({ ID: 6, RecordFile: '9000' }),
        property({ ID: 7, RecordFile: 'Gent' }),
        property({ ID: 8, RecordFile: 'TWICE' }),
        property({ ID: 9, RecordFile: 'twice' }),
      ]);
      const asked = [
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
      expect(await Promise.all(asked.map((text) => store.byReference(text)))).toEqual([
        ...['4', '4', '5', '5'],
        ...Array.from({ length: 9 }, () => null),
      ]);
    });

    it('names the nearest cities that have what the chosen one lacks', async () => {
      await run(sale);
      const nearby = async (query: string, limit?: number) =>
        (await store.nearbyCities(parseSearch('sale', new URLSearchParams(query)).criteria, { ...nl, limit })).map(
          ({ name, zip, propertyCount }) => `${name} ${zip} ${propertyCount}`,
        );
      expect(await nearby('city=aalst|9300')).toEqual(['Gent 9000 2', 'Luik 4000 1']);
      expect(await nearby('city=aalst|9300', 1)).toEqual(['Gent 9000 2']);
      expect(await nearby('city=aalst|9300&city=luik|4000')).toEqual(['Gent 9000 2']);
      expect(await nearby('city=gand|9000&type=2')).toEqual(['Aalst 9300 1']);
      expect(await nearby('city=aalst|9300&bedrooms=9')).toEqual([]);
      expect(await nearby('')).toEqual([]);
      expect(await nearby('city=nowhere|9999')).toEqual([]);
    });

    it('answers an empty store', async () => {
      expect(await search()).toEqual({ items: [], total: 0, page: 1, pageCount: 1 });
    });

    it('returns texts in the requested language, else the fallback, else any', async () => {
      const texts = [{ language: 'fr', Title: 'Maison' }];
      await run([
        property({ ID: 1, Title: 'Huis', Translations: texts }),
        property({ ID: 2, Title: '', language: 'nl' }),
      ]);
      const titles = async (options: Parameters<ListingsPort['search']>[1]) =>
        (await store.summaries(['1', '2', 'x'], options)).map(({ title, titleLanguage }) => [title, titleLanguage]);
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
  });

  describe('what is not published is nowhere', () => {
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
        store.byId('h'),
        store.summaries(['h'], nl),
        store.similar('a', nl),
        store.mapClusters(criteria, null),
        store.cities('all', nl),
        store.sitemap(),
        store.projects(),
        store.projectById('p'),
        store.statistics(),
      ]);
      expect(JSON.stringify(answers)).not.toMatch(secrets);
      expect((await store.byId('h'))?.coordinates).toEqual({ latitude: 51.05, longitude: 3.72, approximate: true });
      expect((await store.projectById('p'))?.coordinates?.approximate).toBe(true);
      await run([property({ ID: 'a' })]);
      expect(JSON.stringify([await store.tombstone('h'), await store.similar('h', nl)])).not.toMatch(secrets);
    });

    const pointsIn = async ({ south, west, north, east }: Box) => {
      const { points } = await store.mapClusters(emptySearch('sale').criteria, null);
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

    it('stores raw values in one table only', async () => {
      await run(hidden);
      const tables = ['listing', 'listing_detail', 'listing_content', 'listing_words', 'municipality'];
      for (const table of tables) {
        expect(JSON.stringify(await place.database.query(`SELECT * FROM ${table}`))).not.toMatch(secrets);
      }
      expect(JSON.stringify(await place.database.query('SELECT * FROM listing_raw'))).toMatch(secrets);
    });

    it('follows when the owner changes their mind', async () => {
      await run(hidden);
      const [first, ...others] = hidden;
      const report = await run([{ ...first, PublishPrice: 1, PublishAddress: 1 }, ...others]);
      expect(report.changed).toEqual(['h']);
      expect(await store.byId('h')).toMatchObject({
        price: { amount: secretPrice },
        address: { street: 'Geheimstraat' },
      });
    });

    it('has no location if the municipality has no known centre', async () => {
      await run([property({ ID: 1, PublishAddress: 0, Zip: '8000', City: 'Brugge' })]);
      expect((await store.byId('1'))?.coordinates).toBeNull();
      expect(await pointsIn(everywhere)).toEqual([]);
    });
  });

  describe('the other answers', () => {
    it('similar: same goal and type, offered, near in price and distance, not itself', async () => {
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
        (await store.similar(id, { ...nl, limit })).map((item) => item.id);
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
          store.byId(id),
          store.tombstone(id),
          store.projectById(id),
          store.similar(id, nl),
          store.summaries([id], nl),
        ];
        expect(await Promise.all(answers)).toEqual([null, null, null, [], []]);
      },
    );

    it('cities by goal, in the language, only with listings', async () => {
      await run([property({ ID: 1 }), property({ ID: 2, Goal: 1, Zip: '4000', City: 'Liège', language: 'fr' })]);
      const names = async (scope: Goal | 'all', language: 'nl' | 'fr') =>
        (await store.cities(scope, { language })).map(({ name, propertyCount }) => [name, propertyCount]);
      expect(await names('sale', 'nl')).toEqual([['Gent', 1]]);
      expect(await names('rent', 'fr')).toEqual([['Liège', 1]]);
      expect(await names('all', 'fr')).toEqual([
        ['Gand', 1],
        ['Liège', 1],
      ]);
    });

    it('types by their order', async () => {
      await run([property({ ID: 1 })]);
      expect((await store.propertyTypes()).map(({ webId, name }) => [webId, name.nl])).toEqual([
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
      expect((await store.projects()).map(({ id }) => id)).toEqual(['p1', 'p2']);
      expect((await store.sitemap()).map(({ kind, id }) => `${kind} ${id}`)).toEqual(['listing 1', 'project p1']);
      expect([(await store.projectOf('1'))?.id, await store.projectOf('2')]).toEqual(['p1', null]);
      expect((await run([property({ ID: 1 })], { ProjectList: [{ ...one, Title: 'New' }] })).projects).toEqual({
        added: 0,
        changed: 1,
        removed: 1,
        unchanged: 0,
      });
      expect(await store.projectById('p2')).toBeNull();
    });

    it('statistics', async () => {
      await run([
        property({ ID: 1, Marquee: 1 }),
        property({ ID: 2, Marquee: 3 }),
        property({ ID: 3, Marquee: 9, MarqueeName: 'In optie' }),
        property({ ID: 4, Goal: 1, Marquee: 4, Zip: '9300', City: 'Aalst' }),
      ]);
      expect(await store.statistics()).toEqual({
        byGoal: {
          sale: { total: 3, offered: 2, byMarquee: { none: 1, new: 1, sold: 1, rented: 0 } },
          rent: { total: 1, offered: 0, byMarquee: { none: 0, new: 0, sold: 0, rented: 1 } },
        },
        cities: 2,
        projects: 0,
      });
    });
  });
});
