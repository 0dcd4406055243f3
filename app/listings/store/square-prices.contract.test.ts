import { describe, expect, it } from 'vitest';
import { describeStore } from './describe-store.ts';
import { property } from './fixture.ts';

describeStore((listings) =>
  describe('what a square metre costs of homes like one (10.233)', () => {
    /** Priced at 1,000 to 9,000 € per square metre. */
    const nine = Array.from({ length: 9 }, (_, index) =>
      property({ ID: index + 1, Price: (index + 1) * 100_000, SurfaceLiving: 100 }),
    );
    const tenth = (change: object) => property({ ID: 10, Price: 1_000_000, SurfaceLiving: 100, ...change });

    it('is their median', async () => {
      await listings.run([...nine, tenth({})]);
      expect(await listings.store.squarePrices('1')).toEqual({ count: 10, median: 5_500 });
      expect(await listings.store.squarePrices('none')).toBeNull();
    });

    it.each([
      ['another type', { WebID: 2, WebIDs: '2' }],
      ['another town', { Zip: '9300', City: 'Aalst' }],
      ['a rent', { Goal: 1, Price: 900 }],
      ['sold', { Marquee: 3 }],
      ['a price that is not published', { PublishPrice: 0 }],
      ['no surface', { SurfaceLiving: 0 }],
    ])('is not said of nine and %s', async (_, change) => {
      await listings.run([...nine, tenth(change)]);
      expect(await listings.store.squarePrices('1')).toBeNull();
    });
  }),
);
