import { demoFeed } from '../../../demo/listings/feed.ts';
import { describe, expect, it } from 'vitest';
import { goals, type Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { Listing } from '../domain/entity.ts';
import { filtersOf, type FilterName, type FilterValues } from '../domain/filters.ts';
import { parseOmnicasa } from '../feeds/omnicasa.ts';
import { emptySearch } from '../search/search-query.ts';
import { brusselsDay } from '../domain/rules/day.ts';
import { describeStore } from './describe-store.ts';
import { fillDerived } from './fill-derived.server.ts';
import { property } from './fixture.ts';

/** What each filter means, said of a home as its page knows it, without any column. */
const means: { [Name in FilterName]: (home: Listing, value: NonNullable<FilterValues[Name]>) => boolean } = {
  garden: ({ detail }) => detail.flags.garden === true || (detail.gardenSurface ?? 0) > 0,
  terrace: ({ detail }) => detail.flags.terrace === true || (detail.terraceSurface ?? 0) > 0,
  parking: ({ detail, rooms }) =>
    detail.flags.garage === true || (rooms.garage ?? 0) + (detail.parkings ?? 0) + (detail.externalParkings ?? 0) > 0,
  lift: ({ detail }) => detail.flags.lift === true,
  cellar: ({ detail }) => detail.flags.cellar === true,
  newbuild: ({ detail, publishedOn }) =>
    (detail.vatPercentage ?? 0) > 0 || (detail.constructionYear ?? 0) >= Number(publishedOn.slice(0, 4)) - 2,
  furnished: ({ detail }) => detail.flags.furnished === true,
  noduty: (home) => {
    const isDwelling = ['house', 'apartment', 'studio', 'income-property'].includes(home.mainType ?? 'house');
    if (!isFlemish(home) || !isDwelling) return true;
    return home.energy.value !== null && home.energy.value <= 400;
  },
  // Not a condition: without it, only what is offered is found.
  sold: () => true,
  // The words of the demo's agency; none of them says that a home is to be freshened up.
  condition: ({ detail }, state) =>
    (detail.condition.nl === 'Te renoveren' ? 'renovate' : detail.condition.nl ? 'ready' : null) === state,
  epc: (home, label) => {
    const letters = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
    const own = letterOf(home);
    return own !== null && letters.indexOf(own) <= letters.indexOf(label);
  },
  living: ({ livingSurface }, range) => isWithin(livingSurface, range),
  ground: ({ groundSurface }, range) => isWithin(groundSurface, range),
  squareprice: ({ price, livingSurface }, range) =>
    isWithin(price.amount !== null && livingSurface ? price.amount / livingSurface : null, range),
  year: ({ detail }, range) => isWithin(detail.constructionYear, range),
  floor: ({ detail }, range) => isWithin(detail.floor, range),
  available: ({ detail }, day) => detail.availableFrom !== null && detail.availableFrom <= day,
};

const asked: { [Name in FilterName]: NonNullable<FilterValues[Name]>[] } = {
  garden: [true],
  terrace: [true],
  parking: [true],
  lift: [true],
  cellar: [true],
  newbuild: [true],
  furnished: [true],
  noduty: [true],
  sold: [true],
  condition: ['ready', 'renovate'],
  epc: ['A', 'B', 'C', 'E'],
  living: [
    { min: 90, max: null },
    { min: 60, max: 140 },
  ],
  ground: [
    { min: 300, max: null },
    { min: null, max: 500 },
  ],
  squareprice: [
    { min: 2_000, max: 3_000 },
    { min: null, max: 2_500 },
  ],
  year: [
    { min: 1980, max: null },
    { min: 1900, max: 1960 },
  ],
  floor: [
    { min: 0, max: 0 },
    { min: 2, max: null },
  ],
  available: ['2026-12-01', '2027-06-01'],
};

describeStore((listings) =>
  describe('filters', () => {
    const found = async (criteria: SearchCriteria): Promise<string[]> => {
      const { items } = await listings.store.search(criteria, { language: 'nl', pageSize: 10_000 });
      return items.map(({ id }) => id).sort();
    };
    const searching = (goal: Goal, filters: FilterValues, rest: Partial<SearchCriteria> = {}): SearchCriteria => ({
      ...emptySearch(goal).criteria,
      filters,
      ...rest,
    });
    const homes = async (): Promise<Listing[]> =>
      (await listings.database.query<{ detail: Listing }>('SELECT detail FROM listing_detail')).map(
        ({ detail }) => detail,
      );
    const fits = (home: Listing, filters: FilterValues): boolean =>
      (filters.sold === true || (home.marquee !== 'sold' && home.marquee !== 'rented')) &&
      Object.entries(filters).every(([name, value]) => means[name as FilterName](home, value as never));

    it('alone and in 500 pairs, with other conditions, find what a plain look at every home finds', async () => {
      await listings.import(parseOmnicasa(demoFeed({ today: '2026-11-21' })));
      const all = await homes();
      expect(all.length).toBeGreaterThan(550);
      const check = async (goal: Goal, filters: FilterValues, bedrooms: number): Promise<number> => {
        const expected = all
          .filter((home) => home.goal === goal && (home.rooms.bedRoom ?? 0) >= bedrooms && fits(home, filters))
          .map(({ id }) => id)
          .sort();
        const rooms = bedrooms > 0 ? { bedrooms } : {};
        expect(await found(searching(goal, filters, { rooms })), JSON.stringify(filters)).toEqual(expected);
        return expected.length;
      };
      const wishes = (goal: Goal) =>
        filtersOf(goal).flatMap(({ name }) => asked[name].map((value): FilterValues => ({ [name]: value })));
      const random = numbers(20_261_123);
      for (const goal of goals) {
        let some = 0;
        for (const filters of wishes(goal)) if ((await check(goal, filters, 0)) > 0) some += 1;
        // A filter that no home passes would prove nothing.
        expect(some).toBeGreaterThan(wishes(goal).length * 0.8);
        for (let pair = 0; pair < 250; pair += 1) {
          const pick = () => wishes(goal)[Math.floor(random() * wishes(goal).length)];
          await check(goal, { ...pick(), ...pick() }, Math.floor(random() * 4));
        }
      }
    }, 60_000);

    it('a price that is not published is no price per square metre', async () => {
      await listings.run([
        property({ ID: 'open', Price: 300_000, SurfaceLiving: 100 }),
        property({ ID: 'hidden', Price: 300_000, SurfaceLiving: 100, PublishPrice: 0 }),
      ]);
      const all = await homes();
      expect(all.every(({ livingSurface }) => livingSurface === 100)).toBe(true);
      expect(await found(searching('sale', { squareprice: { min: 1, max: null } }))).toEqual(['open']);
    });

    it('show sold homes as long as the site says, counted from the day on which they were sold', async () => {
      const sold = { Marquee: 3, ModifiedDate: '2026-10-02T23:30:00Z' };
      await listings.run([
        property({ ID: 'offered' }),
        property({ ID: 'came-sold', ...sold }),
        property({ ID: 'later' }),
      ]);
      const since = (closedSince: string | null) => found(searching('sale', { sold: true }, { closedSince }));
      expect(await since('2026-10-03')).toEqual(['came-sold', 'later', 'offered']);
      expect(await since('2026-10-04')).toEqual(['later', 'offered']);

      await listings.run([
        property({ ID: 'offered' }),
        property({ ID: 'came-sold', ...sold, Price: 290_000, ModifiedDate: '2026-11-20T08:00:00Z' }),
        property({ ID: 'later', Marquee: 3 }),
      ]);
      const tomorrow = brusselsDay(new Date(Date.now() + 86_400_000));
      expect(await since(brusselsDay(new Date()))).toEqual(['later', 'offered']);
      expect(await since('2026-10-03')).toContain('came-sold');
      expect(await since(tomorrow)).toEqual(['offered']);
      expect(await since(null)).toEqual(['came-sold', 'later', 'offered']);

      // Back on offer and sold again: it counts from then.
      await listings.run([property({ ID: 'came-sold' })]);
      await listings.run([property({ ID: 'came-sold', Marquee: 3 })]);
      expect(await since(brusselsDay(new Date()))).toEqual(['came-sold']);
    });

    it('are filled in for homes that were there before them, words as well, once', async () => {
      await listings.run([property({ ID: 'old', HasGarden: 1, SurfaceGarden: 80 })]);
      await listings.database.query('UPDATE listing SET garden = NULL');
      await listings.database.query(`UPDATE listing_words SET words = ''`);
      await listings.database.query('DELETE FROM listing_filters');
      expect(await found(searching('sale', { garden: true }))).toEqual([]);
      expect(await fillDerived(listings.database)).toBe(1);
      expect(await found(searching('sale', { garden: true }))).toEqual(['old']);
      expect(await found(searching('sale', {}, { text: 'kerkstraat' }))).toEqual(['old']);
      expect(await fillDerived(listings.database)).toBe(0);
    });
  }),
);

function isWithin(value: number | null, { min, max }: { min: number | null; max: number | null }): boolean {
  if (value === null) return false;
  return (min === null || value >= min) && (max === null || Math.floor(value) <= max);
}

function isFlemish({ address: { countryId, zip } }: Listing): boolean {
  const code = Number(zip);
  return countryId === 10 && ((code >= 1500 && code <= 3999) || code >= 8000);
}

/** By the scales of requirements §9, letters only. */
function letterOf(home: Listing): string | null {
  const { value, labelText } = home.energy;
  if (home.address.countryId === 50) return labelText?.trim().toUpperCase() ?? null;
  if (value === null) return null;
  const code = Number(home.address.zip);
  const scale: [string, number][] = isFlemish(home)
    ? [
        ['A', 100],
        ['B', 200],
        ['C', 300],
        ['D', 400],
        ['E', 500],
        ['F', Infinity],
      ]
    : code < 1300
      ? [
          ['A+', 15],
          ['A', 45],
          ['B', 95],
          ['C', 150],
          ['D', 210],
          ['E', 275],
          ['F', 345.99],
          ['G', Infinity],
        ]
      : [
          ['A+', 45],
          ['A', 85],
          ['B', 170],
          ['C', 255],
          ['D', 340],
          ['E', 425],
          ['F', 510],
          ['G', Infinity],
        ];
  if (isFlemish(home) && value < 0) return 'A+';
  return scale.find(([, upTo]) => value <= upTo)?.[0] ?? null;
}

/** The same numbers from 0 to 1 in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
