import { demoFeed } from '../../../demo/listings/feed.ts';
import { describe, expect, it } from 'vitest';
import type { CountedChoices } from '../domain/choice-counts.ts';
import { goals, type Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { Listing } from '../domain/entity.ts';
import { askedLabels, askedStates, filters, filtersOf, type FilterName, type FilterValues } from '../domain/filters.ts';
import { parseOmnicasa } from '../feeds/omnicasa.ts';
import { emptySearch } from '../search/search-query.ts';
import { describeStore } from './describe-store.ts';
import { asked, fits, numbers } from './filter-meaning.fixture.ts';
import { property } from './fixture.ts';

const all: CountedChoices = { types: true, filters: filters.map(({ name }): FilterName => name) };

describeStore((listings) =>
  describe('counts of choices', () => {
    const homes = async (): Promise<Listing[]> =>
      (await listings.database.query<{ detail: Listing }>('SELECT detail FROM listing_detail')).map(
        ({ detail }) => detail,
      );
    const searching = (goal: Goal, rest: Partial<SearchCriteria> = {}): SearchCriteria => ({
      ...emptySearch(goal).criteria,
      ...rest,
    });

    it('are what a plain look at every home counts, for 200 random searches', async () => {
      await listings.import(parseOmnicasa(demoFeed({ today: '2026-11-21' })));
      const offer = await homes();
      expect(offer.length).toBeGreaterThan(550);
      const known = [...new Set(offer.flatMap(({ types }) => types))];
      const random = numbers(20_261_124);
      const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
      let different = 0;
      for (let search = 0; search < 200; search += 1) {
        const goal = pick(goals) ?? 'sale';
        const wishes = filtersOf(goal).flatMap(({ name }) =>
          asked[name].map((value): FilterValues => ({ [name]: value })),
        );
        const criteria = searching(goal, {
          types: known.filter(() => random() < 0.15),
          rooms: random() < 0.5 ? { bedrooms: Math.ceil(random() * 3) } : {},
          filters: Object.assign({}, ...Array.from({ length: Math.floor(random() * 4) }, () => pick(wishes))),
        });
        const found = ({ types, filters: values, rooms }: SearchCriteria) =>
          offer.filter(
            (home) =>
              home.goal === goal &&
              (types.length === 0 || types.some((type) => home.types.includes(type))) &&
              (home.rooms.bedRoom ?? 0) >= (rooms.bedrooms ?? 0) &&
              fits(home, values),
          ).length;
        const having = (values: FilterValues) => found({ ...criteria, filters: { ...criteria.filters, ...values } });
        const counts = await listings.store.choiceCounts(criteria, all);
        const said = JSON.stringify(criteria);
        for (const type of known) expect(counts.types?.[type] ?? 0, said).toBe(found({ ...criteria, types: [type] }));
        for (const { name, kind } of filtersOf(goal)) {
          if (kind === 'yes' || kind === 'with')
            expect(counts.features[name], `${name} ${said}`).toBe(having({ [name]: true }));
          else expect(counts.features).not.toHaveProperty(name);
          const options = kind === 'label' ? askedLabels : kind === 'state' ? askedStates : null;
          if (options)
            expect(counts.options[name], said).toEqual(
              Object.fromEntries(options.map((option) => [option, having({ [name]: option })])),
            );
        }
        different += new Set(Object.values(counts.features)).size;
      }
      // Searches that find nothing would prove nothing.
      expect(different).toBeGreaterThan(600);
    }, 60_000);

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
