import { demoFeed } from '../../../demo/listings/feed.ts';
import { describe, expect, it } from 'vitest';
import type { CountedChoices } from '../domain/choice-counts.ts';
import { goals, priceRanges, roomFields, type Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { Listing } from '../domain/entity.ts';
import { askedLabels, askedStates, filters, filtersOf, type FilterName, type FilterValues } from '../domain/filters.ts';
import { parseOmnicasa } from '../feeds/omnicasa.ts';
import { emptySearch } from '../search/search-query.ts';
import { municipalityTallyMigration } from './choice-columns.ts';
import { describeStore } from './describe-store.ts';
import { asked, fits, numbers } from './filter-meaning.fixture.ts';
import { fillDerived } from './fill-derived.server.ts';
import { parseDecimal } from '../domain/rules/number.ts';
import { isOpenEnded } from '../domain/rules/price-range.ts';
import { property } from './fixture.ts';
import { rangeTallyMigration } from './range-tally.ts';
import { plain } from './words.ts';

const all: CountedChoices = { types: true, filters: filters.map(({ name }): FilterName => name) };

/** Whether a plain look at a home finds it. */
function finds({ goal, types, rooms, price, cities, filters: values }: SearchCriteria, home: Listing): boolean {
  const amount = home.price.amount;
  return (
    home.goal === goal &&
    (types.length === 0 || types.some((type) => home.types.includes(type))) &&
    roomFields.every(({ field, parameter }) => (home.rooms[field] ?? 0) >= (rooms[parameter] ?? 0)) &&
    (price === null || (amount !== null && amount >= price.min && (isOpenEnded(goal, price) || amount <= price.max))) &&
    (cities.length === 0 || cities.some((city) => city.zip === home.address.zip && city.name === nameOf(home))) &&
    fits(home, values)
  );
}

function nameOf({ address }: Listing): string {
  return plain(address.city.nl ?? '');
}

describeStore((listings) =>
  describe('counts of choices', () => {
    const homes = async (): Promise<Listing[]> =>
      (
        await listings.database.query<{ detail: Listing }>(
          'SELECT d.detail FROM listing l JOIN listing_detail d ON d.listing_id = l.id AND d.hash = l.hash',
        )
      ).map(({ detail }) => detail);
    const searching = (goal: Goal, rest: Partial<SearchCriteria> = {}): SearchCriteria => ({
      ...emptySearch(goal).criteria,
      ...rest,
    });
    /** Compares every count of a search with the homes; resolves to how different those of its features are. */
    const compare = async (criteria: SearchCriteria, offer: readonly Listing[]): Promise<number> => {
      const found = (asking: SearchCriteria) => offer.filter((home) => finds(asking, home)).length;
      const having = (values: FilterValues) => found({ ...criteria, filters: { ...criteria.filters, ...values } });
      const counts = await listings.store.choiceCounts(criteria, all);
      const said = JSON.stringify(criteria);
      for (const type of typesOf(offer))
        expect(counts.types?.[type] ?? 0, `${type} ${said}`).toBe(found({ ...criteria, types: [type] }));
      for (const { name, kind } of filtersOf(criteria.goal)) {
        if (kind === 'yes' || kind === 'with')
          expect(counts.features[name], `${name} ${said}`).toBe(having({ [name]: true }));
        else expect(counts.features).not.toHaveProperty(name);
        const options = kind === 'label' ? askedLabels : kind === 'state' ? askedStates : null;
        if (options)
          expect(counts.options[name], said).toEqual(
            Object.fromEntries(options.map((option) => [option, having({ [name]: option })])),
          );
      }
      return new Set(Object.values(counts.features)).size;
    };

    it('are what a plain look at every home counts, for 200 random searches', async () => {
      await listings.import(parseOmnicasa(demoFeed({ today: '2026-11-21' })));
      const offer = await homes();
      expect(offer.length).toBeGreaterThan(550);
      const random = numbers(20_261_124);
      let different = 0;
      for (let search = 0; search < 200; search += 1) {
        const goal = pick(goals, random) ?? 'sale';
        const wishes = filtersOf(goal).flatMap(({ name }) =>
          asked[name].map((value): FilterValues => ({ [name]: value })),
        );
        const criteria = searching(goal, {
          types: typesOf(offer).filter(() => random() < 0.15),
          rooms: random() < 0.5 ? { bedrooms: Math.ceil(random() * 3) } : {},
          filters: Object.assign({}, ...Array.from({ length: Math.floor(random() * 4) }, () => pick(wishes, random))),
        });
        different += await compare(criteria, offer);
      }
      // Searches that find nothing would prove nothing.
      expect(different).toBeGreaterThan(600);
    }, 60_000);

    it('are so for nothing asked, for one thing and for two, before and after imports that change, remove, sell and re-price homes', async () => {
      const { PropertyList: properties, ...rest } = demoFeed({ today: '2026-11-21' });
      const imports = [
        properties,
        properties.flatMap((each, index) => {
          if (index % 7 === 0) return [];
          const price =
            index % 3 === 0
              ? (parseDecimal(each.Price) ?? 0) * 0.9
              : index % 3 === 1
                ? null
                : (parseDecimal(each.Price) ?? 0);
          const bedrooms = index % 4 === 0 ? { BedRooms: (index % 11) + 1 } : {};
          return [
            {
              ...each,
              ...bedrooms,
              ...(index % 5 === 0 && { Marquee: 3 }),
              ...(index % 6 === 0 && { HasGarden: 1, HasLift: 0 }),
              ...(price === null ? { PublishPrice: 0 } : { Price: Math.round(price) }),
            },
          ];
        }),
        // Back as they were, but for a few.
        properties.slice(0, -40),
      ];
      const facts = [];
      for (const list of imports) {
        await listings.import(parseOmnicasa({ ...rest, PropertyList: list }));
        const offer = await homes();
        const sold = offer.filter(({ marquee }) => marquee === 'sold').length;
        const hidden = offer.filter(({ price }) => price.amount === null).length;
        const large = offer.filter(({ rooms }) => (rooms.bedRoom ?? 0) > 9).length;
        facts.push([offer.length > 550, sold > 100, hidden > 100, large > 0]);
        for (const goal of goals) for (const criteria of simpleSearches(goal, offer)) await compare(criteria, offer);
      }
      expect(facts).toEqual([
        [true, false, false, false],
        [false, true, true, true],
        [true, false, false, false],
      ]);
    }, 120_000);

    it('are made for homes that were there before them', async () => {
      await listings.import(parseOmnicasa(demoFeed({ today: '2026-11-21' })));
      await listings.database.execute(`
        UPDATE listing SET kind = NULL, cells = NULL, has_1 = NULL, has_2 = NULL, has_3 = NULL, has_4 = NULL;
        DELETE FROM listing_filters;`);
      expect(await listings.database.query('SELECT 1 FROM listing_tally')).toEqual([]);
      await fillDerived(listings.database);
      const offer = await homes();
      for (const goal of goals) for (const criteria of simpleSearches(goal, offer)) await compare(criteria, offer);
    }, 120_000);

    it('of places of any size, alone and with another wish, are those of their homes', async () => {
      await listings.import(parseOmnicasa(demoFeed({ today: '2026-11-21' })));
      const gent = [{ name: 'gent', zip: '9000' }];
      for (const place of [
        { places: ['province.east-flanders'] },
        { places: ['country.luxembourg', 'arrondissement.leuven'] },
        { cities: gent, radius: 30 },
        { cities: gent, places: ['region.brussels'] },
        { cities: gent, rooms: { bedrooms: 2 } },
      ]) {
        const criteria = searching('sale', place);
        const { features } = await listings.store.choiceCounts(criteria, all);
        const filtered = filtersOf('sale').filter(({ kind }) => kind === 'yes');
        const found = await Promise.all(
          filtered.map(async ({ name }) => [
            name,
            await listings.store.count({ ...criteria, filters: { [name]: true } }),
          ]),
        );
        expect(features).toMatchObject(Object.fromEntries(found));
        expect(features.garden, JSON.stringify(place)).toBeGreaterThan(0);
      }
    });

    it('of municipalities are made for homes that had the other cells before', async () => {
      await listings.import(parseOmnicasa(demoFeed({ today: '2026-11-21' })));
      const sums = () => listings.database.query('SELECT * FROM listing_tally ORDER BY goal, cell, kind');
      const made = await sums();
      await listings.database.execute('DELETE FROM listing_tally WHERE cell < 0; DROP INDEX listing_choices;');
      expect((await sums()).length).toBeLessThan(made.length);
      await listings.database.execute(municipalityTallyMigration.sql);
      expect(await sums()).toEqual(made);
    });

    /** Compares the counts of a search, its total, and both asked for at once, with the homes. */
    const compareAll = async (criteria: SearchCriteria, offer: readonly Listing[]): Promise<number> => {
      await compare(criteria, offer);
      const total = offer.filter((home) => finds(criteria, home)).length;
      const [page] = await Promise.all([
        listings.store.search(criteria, { language: 'nl' }),
        listings.store.choiceCounts(criteria, { types: true, filters: [] }),
      ]);
      expect([await listings.store.count(criteria), page.total], JSON.stringify(criteria)).toEqual([total, total]);
      return total;
    };

    it('by prices and bedrooms are those of their homes, wherever the ends of prices lie, and follow imports', async () => {
      const { PropertyList: properties, ...rest } = demoFeed({ today: '2026-11-21' });
      // At the edges of bands and beside them, without a published price, and with more bedrooms than there are cells for.
      const edged = properties.map((each, index) => ({
        ...each,
        BedRooms: index % 13,
        ...(index % 6 === 0 && { PublishPrice: 0 }),
        ...(index % 2 === 0 && {
          Price:
            each.Goal === 0
              ? (index % 40) * 25_000 + (index % 3) - 1 + 100_000
              : (index % 20) * 100 + (index % 3) + 399,
        }),
      }));
      const random = numbers(18);
      const sizes = [];
      for (const list of [edged, properties, edged.slice(100)]) {
        await listings.import(parseOmnicasa({ ...rest, PropertyList: list }));
        const offer = await homes();
        const totals = [];
        for (const criteria of pairs(offer, random)) totals.push(await compareAll(criteria, offer));
        sizes.push([totals.some((total) => total > 300), totals.filter((total) => total > 5).length > 40]);
      }
      expect(sizes).toEqual([
        [true, true],
        [true, true],
        [true, true],
      ]);
      await listings.database.execute('TRUNCATE listing CASCADE');
      expect(await listings.database.query('SELECT 1 FROM listing_range_tally')).toEqual([]);
    }, 240_000);

    it('by prices and bedrooms are made for homes that had no such sums', async () => {
      await listings.import(parseOmnicasa(demoFeed({ today: '2026-11-21' })));
      const sums = () =>
        listings.database.query('SELECT * FROM listing_range_tally ORDER BY goal, bedrooms, band, marquee, types');
      const made = await sums();
      expect(made.length).toBeGreaterThan(500);
      await listings.database.execute(`
        DROP FUNCTION listing_ranges_come, listing_ranges_moved, listing_ranges_gone, listing_ranges_emptied CASCADE;
        DROP TABLE listing_range_tally;
        ALTER TABLE listing DROP COLUMN fits;
        DELETE FROM listing_filters;`);
      await listings.database.execute(rangeTallyMigration.sql);
      // Totals are right before anything else is.
      const offer = await homes();
      const criteria = searching('sale', { price: { min: 100_000, max: 600_000 }, rooms: { bedrooms: 2 } });
      const total = offer.filter((home) => finds(criteria, home)).length;
      expect([await listings.store.count(criteria), total > 50]).toEqual([total, true]);
      await fillDerived(listings.database);
      expect(await sums()).toEqual(made);
    });

    it('follow the listings', async () => {
      await listings.run([property({ ID: 'one', HasGarden: 1 })]);
      expect((await listings.store.choiceCounts(searching('sale'), all)).features.garden).toBe(1);
      await listings.run([property({ ID: 'one', HasGarden: 1 }), property({ ID: 'two', HasGarden: 1 })]);
      expect((await listings.store.choiceCounts(searching('sale'), all)).features.garden).toBe(2);
    });

    it('do not tell in which range of prices a home lies whose price is not published', async () => {
      await listings.run([
        property({ ID: 'open', Price: 300_000, HasGarden: 1 }),
        property({ ID: 'hidden', Price: 300_000, HasGarden: 1, PublishPrice: 0 }),
      ]);
      const counted = async (rest: Partial<SearchCriteria>) => {
        const { features, types } = await listings.store.choiceCounts(searching('sale', rest), all);
        return [features.garden, Object.values(types ?? {})];
      };
      expect(await counted({})).toEqual([2, [2]]);
      expect(await counted({ price: { min: 290_000, max: 310_000 } })).toEqual([1, [1]]);
    });

    it('leave out by price what a marquee shows instead of a price, and what was sold too long ago', async () => {
      await listings.run([
        property({ ID: 'open', Price: 300_000, HasGarden: 1 }),
        property({ ID: 'sold', Price: 300_000, HasGarden: 1, Marquee: 3, ModifiedDate: '2026-10-02T08:00:00Z' }),
      ]);
      const gardens = async (rest: Partial<SearchCriteria>) =>
        (await listings.store.choiceCounts(searching('sale', { filters: { sold: true }, ...rest }), all)).features
          .garden;
      const price = { min: 275_000, max: 325_000 };
      expect(await gardens({ price })).toBe(2);
      expect(await gardens({ price, pricelessMarquees: ['sold'] })).toBe(1);
      expect(await gardens({ pricelessMarquees: ['sold'] })).toBe(2);
      expect(await gardens({ closedSince: '2026-10-02' })).toBe(2);
      expect(await gardens({ closedSince: '2026-10-03' })).toBe(1);
    });

    it('say how many sold homes their choice would bring of those that are still shown', async () => {
      const sold = { Marquee: 3, HasGarden: 1 };
      await listings.run([
        property({ ID: 'open', HasGarden: 1 }),
        property({ ID: 'sold', ...sold, ModifiedDate: '2026-10-02T08:00:00Z' }),
        property({ ID: 'long-sold', ...sold, ModifiedDate: '2026-09-02T08:00:00Z' }),
      ]);
      const counted = async (closedSince: string | null, rest: Partial<SearchCriteria> = {}) =>
        (await listings.store.choiceCounts(searching('sale', { closedSince, ...rest }), all)).features;
      expect(await counted(null)).toMatchObject({ sold: 3, garden: 1 });
      expect(await counted('2026-10-02')).toMatchObject({ sold: 2, garden: 1 });
      expect(await counted('2026-10-03')).toMatchObject({ sold: 1, garden: 1 });
      expect(await counted('2026-10-02', { filters: { garden: true } })).toMatchObject({ sold: 2 });
      expect(await counted('2026-10-02', { types: [99] })).toMatchObject({ sold: 0 });
      expect(await counted('2026-10-02', { filters: { sold: true } })).toMatchObject({ sold: 2, garden: 2 });
    });

    it('of what is not shown are not asked for', async () => {
      await listings.run([property({ ID: 'one', HasGarden: 1 })]);
      const counts = (choices: CountedChoices) =>
        listings.store.choiceCounts(searching('sale', { types: [99] }), choices);
      expect(await counts({ types: false, filters: [] })).toEqual({ types: null, features: {}, options: {} });
      // The type is a condition like any other where types are no choice.
      expect(await counts({ types: false, filters: ['garden'] })).toEqual({
        types: null,
        features: { garden: 0 },
        options: {},
      });
      // Furniture is a question about homes for rent.
      expect(await counts({ types: false, filters: ['furnished', 'living'] })).toMatchObject({ features: {} });
    });
  }),
);

function typesOf(offer: readonly Listing[]): number[] {
  return [...new Set(offer.flatMap(({ types }) => types))];
}

function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** Searches by price and bedrooms, of each goal: whole bands, between, beside and within them, open at either end; some by type and what is sold as well. */
function pairs(offer: readonly Listing[], random: () => number): SearchCriteria[] {
  return goals.flatMap((goal) => {
    const { min, max } = priceRanges[goal];
    const width = goal === 'sale' ? 25_000 : 100;
    const edge = () => Math.floor((random() * max * (goal === 'sale' ? 0.4 : 1)) / width) * width;
    const near = () => edge() + (pick([0, 0, -1, 1, 0.3 * width, 0.8 * width], random) ?? 0);
    return Array.from({ length: 40 }, (_, index): SearchCriteria => {
      const [one, other] = [near(), near()].map((price) => Math.min(Math.max(Math.round(price), min), max));
      const [low = min, high = max] = [one, other].sort((a = 0, b = 0) => a - b);
      const price = [{ min: low, max: high }, { min, max: high }, { min: low, max }, null][
        index % 7 > 3 ? 0 : index % 4
      ];
      return {
        ...emptySearch(goal).criteria,
        price: price ?? null,
        rooms: index % 3 === 0 ? {} : { bedrooms: 1 + Math.floor(random() ** 2 * 11) },
        types: index % 5 === 0 ? typesOf(offer).slice(0, 2) : [],
        filters: index % 4 === 0 ? { sold: true } : {},
      };
    });
  });
}

/** Searches that ask for nothing, for one thing, and for two: at the ends of prices, rooms and what is sold. */
function simpleSearches(goal: Goal, offer: readonly Listing[]): SearchCriteria[] {
  const nothing = emptySearch(goal).criteria;
  const { min, max } = priceRanges[goal];
  const homes = offer.filter((home) => home.goal === goal);
  const amounts = homes.flatMap(({ price }) => price.amount ?? []).sort((a, b) => a - b);
  const [low = 0, high = 0] = [0.2, 0.7].map((share) => amounts[Math.floor(share * amounts.length)]);
  const prices = [
    { min: low, max: high },
    { min: low + 1, max: high - 1 },
    { min: low, max: low },
    { min, max: high },
    { min: low, max },
  ];
  const cities = homes.slice(0, 3).map((home) => ({ name: plain(home.address.city.nl ?? ''), zip: home.address.zip }));
  const one: Partial<SearchCriteria>[] = [
    {},
    ...prices.map((price) => ({ price })),
    { cities },
    { types: typesOf(homes).slice(0, 2) },
    { rooms: { bedrooms: 2 } },
    { rooms: { bedrooms: 10 } },
    { rooms: { bathrooms: 1 } },
    { filters: { garden: true } },
    { filters: { epc: 'C' } },
    { filters: { sold: true } },
  ];
  const two: Partial<SearchCriteria>[] = [
    { cities, rooms: { bedrooms: 2 } },
    { price: { min: low, max: high }, rooms: { bedrooms: 1 } },
    { price: { min: low, max: high }, filters: { sold: true, condition: 'ready' } },
    { filters: { garden: true, lift: true } },
    { filters: { garden: true, epc: 'E', sold: true }, types: typesOf(homes).slice(0, 1) },
  ];
  return [...one, ...two].map((asking) => ({ ...nothing, ...asking }));
}
