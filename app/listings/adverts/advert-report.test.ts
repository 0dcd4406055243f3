// Requirements 10.38
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabases } from '~/platform/database/test-databases.ts';
import { advertReport } from './advert-report.server.ts';
import { feed, property } from '../store/fixture.ts';
import { importFeed } from '../store/import.server.ts';
import { openTestStore, type TestStore } from '../store/test-store.ts';

let opened: TestStore;

beforeAll(async () => {
  const [kind] = testDatabases;
  if (!kind) throw new Error('no database');
  opened = await openTestStore(kind.create);
});
afterAll(() => opened?.dispose());

it('lists the adverts that lack information their region requires, and nothing that is not an advert', async () => {
  const { place, revisions } = opened;
  const brussels = { Zip: '1000', City: 'Brussel', Marquee: 0 };
  const to_let = { Goal: 1, WebID: 9, TypeDescription: 'Garage', ...brussels };
  await importFeed(
    { database: place.database, revisions },
    feed([
      property({ ID: 1, ...brussels }),
      property({ ID: 2, ...brussels, EnergyPerformance: 80, CO2Emission: 12 }),
      property({ ID: 3, ...brussels, Marquee: 3 }),
      property({ ID: 4, ...to_let, PublishPrice: 0, ChargesRenter: 20, ManagerItem: { ID: 1, Name: 'An Claes' } }),
      property({ ID: 5, ...to_let, ChargesRenter: 20 }),
    ]),
  );
  const { adverts, incomplete } = await advertReport(place.database);
  expect(adverts).toBe(4);
  expect(incomplete.map(({ id, agent, missing }) => [id, agent, missing.map(({ fact }) => fact)])).toEqual([
    ['1', null, ['epcLabel', 'co2']],
    ['4', 'An Claes', ['monthlyRent']],
  ]);
  expect(incomplete[0]).toMatchObject({
    reference: 'G-1',
    city: 'Brussel',
    missing: [{ source: expect.stringContaining('Brussels') }, {}],
  });
});
