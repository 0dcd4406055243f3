import { demoFeed } from '../../../packages/demo/listings/feed.ts';
import { describe, expect, it } from 'vitest';
import { goals, type Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { Listing } from '../domain/entity.ts';
import { filtersOf, type FilterValues } from '../domain/filters.ts';
import { parseOmnicasa } from '../feeds/omnicasa.ts';
import { emptySearch } from '../search/search-query.ts';
import { brusselsDay } from '../domain/rules/day.ts';
import { describeStore } from './describe-store.ts';
import { fillDerived } from './fill-derived.server.ts';
import { asked, costAMonth, fits, numbers } from './filter-meaning.fixture.ts';
import { property } from './fixture.ts';

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

    it('alone and in 500 pairs, with other conditions, find what a plain look at every home finds (10.114, 10.116, 10.134)', async () => {
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
        // Filters without results would prove nothing.
        expect(some).toBeGreaterThan(wishes(goal).length * 0.8);
        for (let pair = 0; pair < 250; pair += 1) {
          const pick = () => wishes(goal)[Math.floor(random() * wishes(goal).length)];
          await check(goal, { ...pick(), ...pick() }, Math.floor(random() * 4));
        }
      }
    }, 60_000);

    it('by monthly cost, whatever the loan, find what the calculator says of each home with a price (10.148)', async () => {
      await listings.import(parseOmnicasa(demoFeed({ today: '2026-11-21' })));
      const all = await homes();
      const random = numbers(18);
      const upTo = (most: number) => Math.floor(random() * (most + 1));
      let some = 0;
      for (let round = 0; round < 80; round += 1) {
        const month = {
          month: 1 + upTo(round % 3 === 0 ? 600 : 4_000),
          own: round % 5 === 0 ? 0 : upTo(400_000),
          ratePercent: round % 7 === 0 ? 0 : upTo(1_500) / 100,
          years: 5 + upTo(25),
          ownHome: random() < 0.5,
        };
        const filters = { month, ...(round % 2 === 0 && { sold: true as const }) };
        const expected = all.filter((home) => home.goal === 'sale' && fits(home, filters)).map(({ id }) => id);
        expect(await found(searching('sale', filters)), JSON.stringify(filters)).toEqual(expected.sort());
        if (expected.length > 0) some += 1;
      }
      expect(some).toBeGreaterThan(50);
    }, 60_000);

    it('by monthly cost, find a home to the euro, and none whose price is not told (10.148)', async () => {
      const charges = { ChargesOwner: 50, RealEstateTax: 1_200 };
      await listings.run([
        property({ ID: 'open', Price: 300_000, ...charges }),
        property({ ID: 'new', Price: 300_000, Marquee: 1, ...charges }),
        property({ ID: 'hidden', Price: 300_000, PublishPrice: 0, ...charges }),
        property({ ID: 'sold', Price: 300_000, Marquee: 3, ...charges }),
      ]);
      const loan = { own: 60_000, ratePercent: 3.5, years: 25, ownHome: true };
      const open = (await homes()).find(({ id }) => id === 'open');
      const cost = (open && costAMonth(open, { month: 0, ...loan })) ?? 0;
      expect(cost).toBeGreaterThan(1_250 + 150);
      const upTo = (month: number, rest: Partial<SearchCriteria> = {}) =>
        found(searching('sale', { month: { month, ...loan }, sold: true }, rest));
      expect(await upTo(cost)).toEqual(['new', 'open']);
      expect(await upTo(cost - 1)).toEqual([]);
      expect(await upTo(10_000)).toEqual(['new', 'open']);
      expect(await upTo(cost, { pricelessMarquees: ['new'] })).toEqual(['open']);
    });

    it('a price that is not published is no price per square metre', async () => {
      await listings.run([
        property({ ID: 'open', Price: 300_000, SurfaceLiving: 100 }),
        property({ ID: 'hidden', Price: 300_000, SurfaceLiving: 100, PublishPrice: 0 }),
      ]);
      const all = await homes();
      expect(all.every(({ livingSurface }) => livingSurface === 100)).toBe(true);
      expect(await found(searching('sale', { squareprice: { min: 1, max: null } }))).toEqual(['open']);
    });

    it('show sold homes as long as the site says, counted from the day on which they were sold (10.133)', async () => {
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

      // Back on offer and sold again: the period starts anew.
      await listings.run([property({ ID: 'came-sold' })]);
      await listings.run([property({ ID: 'came-sold', Marquee: 3 })]);
      expect(await since(brusselsDay(new Date()))).toEqual(['came-sold']);
    });

    it('are filled in for homes that were there before them, words as well, once (10.114, 10.162)', async () => {
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

    it('come with cards that are made anew, with what an older version did not write on them (10.242)', async () => {
      await listings.run([property({ ID: 'let', Goal: 1, Price: 900, ChargesRenter: '85,50' })]);
      const charges = async () =>
        (await listings.store.summaries(['let'], { language: 'nl' })).map(
          ({ chargesRenterCents }) => chargesRenterCents,
        );
      await listings.database.query(`UPDATE listing_detail SET card = card - 'chargesRenterCents'`);
      // The state left by the last version without charges.
      await listings.database.query(`UPDATE listing_filters SET made = 'Op7bLZDMTbxDDvjWc7yOvCgvw0FBTJT0tYtTJofrdi4'`);
      await fillDerived(listings.database);
      expect(await charges()).toEqual([8_550]);
    });
  }),
);
