import { demoFeed } from '../../../packages/demo/listings/feed.ts';
import { describe, expect, it } from 'vitest';
import type { CountedChoices } from '../domain/choice-counts.ts';
import { goals, priceRanges, roomFields, type Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { Listing } from '../domain/entity.ts';
import { askedLabels, askedStates, filters, filtersOf, type FilterName, type FilterValues } from '../domain/filters.ts';
import { parseOmnicasa } from '../feeds/omnicasa.ts';
import { emptySearch } from '../search/search-query.ts';
import { describeStore } from './describe-store.ts';
import { asked, fits, numbers } from './filter-meaning.fixture.ts';
import { isOpenEnded } from '../domain/rules/price-range.ts';
import { property } from './fixture.ts';
import { plain } from './words.ts';

const all: CountedChoices = { types: true, filters: filters.map(({ name }): FilterName => name) };

/** Whether a search finds a home, computed without SQL. */
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
    /** Compares every count of a search with the homes. Resolves to the number of distinct feature counts. */
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

    it('are what a plain look at every home counts, for 200 random searches (10.129, 10.161)', async () => {
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
        const { max } = priceRanges[goal];
        const [min = 0, most = max] = [random(), random()]
          .map((share) => Math.round(share ** 2 * max))
          .sort((a, b) => a - b);
        const criteria = searching(goal, {
          types: typesOf(offer).filter(() => random() < 0.15),
          price: random() < 0.3 ? { min, max: most } : null,
          rooms: random() < 0.5 ? { bedrooms: Math.ceil(random() * 3) } : {},
          filters: Object.assign({}, ...Array.from({ length: Math.floor(random() * 4) }, () => pick(wishes, random))),
        });
        different += await compare(criteria, offer);
        expect(await listings.store.count(criteria), JSON.stringify(criteria)).toBe(
          offer.filter((home) => finds(criteria, home)).length,
        );
      }
      // Searches without results would prove nothing.
      expect(different).toBeGreaterThan(600);
    }, 60_000);

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

    it('follow the listings (10.161)', async () => {
      await listings.run([property({ ID: 'one', HasGarden: 1 })]);
      expect((await listings.store.choiceCounts(searching('sale'), all)).features.garden).toBe(1);
      await listings.run([property({ ID: 'one', HasGarden: 1 }), property({ ID: 'two', HasGarden: 1 })]);
      expect((await listings.store.choiceCounts(searching('sale'), all)).features.garden).toBe(2);
    });

    it('do not tell in which range of prices a home lies whose price is not published (10.130)', async () => {
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

    it('of what is not shown are not asked for (10.130)', async () => {
      await listings.run([property({ ID: 'one', HasGarden: 1 })]);
      const counts = (choices: CountedChoices) =>
        listings.store.choiceCounts(searching('sale', { types: [99] }), choices);
      expect(await counts({ types: false, filters: [] })).toEqual({ types: null, features: {}, options: {} });
      // With types hidden, the type is an ordinary condition.
      expect(await counts({ types: false, filters: ['garden'] })).toEqual({
        types: null,
        features: { garden: 0 },
        options: {},
      });
      // Furnished is a filter for rentals only.
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
