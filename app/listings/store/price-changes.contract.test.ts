import { describe, expect, it } from 'vitest';
import { brusselsDay } from '../domain/rules/day.ts';
import { describeStore } from './describe-store.ts';
import { property } from './fixture.ts';

const nl = { language: 'nl' } as const;

describeStore((listings) =>
  describe('changes of a published price (10.153)', () => {
    const { run } = listings;
    const history = () => listings.store.priceChanges('1');
    const isLowered = async () => (await listings.store.summaries(['1'], nl))[0]?.isPriceLowered;
    const at = (Price: number, change: Record<string, unknown> = {}) => run([property({ ID: 1, Price, ...change })]);
    /** Backdates the changes so far by some days. */
    const age = (days: number) =>
      listings.database.query('UPDATE listing_price_change SET changed_on = changed_on - $1::int', [days]);

    it('are kept with their day, and a lower one is told for thirty days', async () => {
      await at(349_000);
      expect([await history(), await isLowered()]).toEqual([[], false]);
      await at(339_000);
      expect([await history(), await isLowered()]).toEqual([[{ day: brusselsDay(new Date()), was: 349_000 }], true]);
      await age(29);
      await at(345_000);
      expect((await history()).map(({ was }) => was)).toEqual([339_000, 349_000]);
      expect(await isLowered()).toBe(true);
      await age(1);
      expect(await isLowered()).toBe(false);
    });

    it('of one day are one, and none where the day ends as it began', async () => {
      for (const price of [300_000, 290_000, 280_000]) await at(price);
      expect((await history()).map(({ was }) => was)).toEqual([300_000]);
      await at(300_000);
      expect(await history()).toEqual([]);
    });

    it('are forgotten as soon as the price is hidden, or the home is let instead of sold, or leaves', async () => {
      const forgotten = [
        () => at(280_000, { PublishPrice: 0 }),
        () => at(900, { Goal: 1 }),
        async () => {
          await run([property({ ID: 1 }), property({ ID: 2 })]);
          await run([property({ ID: 2 })]);
        },
      ];
      for (const forget of forgotten) {
        await at(300_000);
        await age(1);
        await at(290_000);
        expect(await history()).not.toEqual([]);
        await forget();
        await at(290_000);
        expect(await history()).toEqual([]);
      }
    });

    it('say nothing of a hidden one', async () => {
      await at(345_678, { PublishPrice: 0 });
      await at(300_000, { PublishPrice: 0 });
      await at(290_000);
      expect([await history(), await isLowered()]).toEqual([[], false]);
    });

    it('are ten at most', async () => {
      for (let step = 0; step < 12; step += 1) {
        await age(1);
        await at(300_000 + step);
      }
      expect((await history()).map(({ was }) => was)).toEqual(
        [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((step) => 300_000 + step),
      );
    });
  }),
);
