import { expect, it, vi } from 'vitest';
import { Reads } from '~/platform/reads.ts';
import { emptySearch } from '../search/search-query.ts';
import type { SearchCriteria } from './criteria.ts';
import type { ListingsPort } from './port.ts';
import { readThrough } from './read-through.ts';

const names = [
  ...[
    'search',
    'count',
    'choiceCounts',
    'byReference',
    'nearbyCities',
    'byId',
    'summaries',
    'priceChanges',
    'squarePrices',
    'tombstone',
    'references',
    'similar',
  ],
  ...[
    'mapClusters',
    'mapPlaces',
    'cities',
    'municipalities',
    'propertyTypes',
    'projects',
    'projectById',
    'projectOf',
    'statistics',
    'sitemap',
  ],
] as const;

function storeThat(answer: () => Promise<unknown>): ListingsPort {
  // Every query of this store responds in the same way, whatever its type.
  return Object.fromEntries(names.map((name) => [name, answer])) as unknown as ListingsPort;
}

it('turns a store failure into the API_ERROR page, and reports it (8.2)', async () => {
  const broken = new Error('the disk is gone');
  const failed = vi.fn();
  const listings = readThrough(
    storeThat(() => Promise.reject(broken)),
    new Reads({ current: () => 1 }),
    { failed },
  );
  const thrown = await listings.byId('1').catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown).toMatchObject({ status: 503 });
  expect(failed).toHaveBeenCalledWith(broken);
});

it('counts what the choice of sold homes would bring by how long they are shown, whether it is chosen or not', async () => {
  const counts = { types: null, features: {}, options: {} };
  const asked = vi.fn((_criteria: SearchCriteria) => Promise.resolve(counts));
  const settings = {
    closedSince: () => Promise.resolve('2026-11-01'),
    pricelessMarquees: () => Promise.resolve([]),
  };
  const store = { ...storeThat(() => Promise.resolve(null)), choiceCounts: asked };
  const listings = readThrough(store, new Reads({ current: () => 1 }), { settings });
  const { criteria } = emptySearch('sale');
  await listings.choiceCounts(criteria, { types: true, filters: ['sold'] });
  await listings.choiceCounts(criteria, { types: true, filters: ['garden'] });
  expect(asked.mock.calls.map(([given]) => given.closedSince)).toEqual(['2026-11-01', undefined]);
});

it('normalizes ids for the store, and records that the page depends on listings', async () => {
  const asked = vi.fn(() => Promise.resolve(null));
  const reads = new Reads({ current: () => 7 });
  await readThrough({ ...storeThat(asked), byId: asked }, reads).byId('ABC');
  expect(asked).toHaveBeenCalledWith('abc');
  expect([...reads.revisions.keys()]).toEqual(['listings']);
});

it('asks for how long sold homes are shown and whose price is not, only where a search depends on it', async () => {
  const asked = vi.fn((_criteria: SearchCriteria) => Promise.resolve(0));
  const closedSince = vi.fn(() => Promise.resolve('2026-11-01'));
  const reads = new Reads({ current: () => 1 });
  const pricelessMarquees = vi.fn(() => Promise.resolve(['new' as const]));
  const store = { ...storeThat(() => Promise.resolve(null)), count: asked };
  const listings = readThrough(store, reads, { settings: { closedSince, pricelessMarquees } });
  const { criteria } = emptySearch('sale');
  await listings.count(criteria);
  expect(closedSince).not.toHaveBeenCalled();
  await listings.count({ ...criteria, filters: { sold: true } });
  // The picker for editors finds all homes.
  await listings.count({ ...criteria, filters: { sold: true }, closedSince: null });
  expect(asked.mock.calls.map(([given]) => given.closedSince)).toEqual([undefined, '2026-11-01', null]);

  expect(pricelessMarquees).not.toHaveBeenCalled();
  const month = { month: 1_600, own: 0, ratePercent: 3.5, years: 25, ownHome: true };
  for (const byPrice of [{ filters: { month } }, { sort: 'price-asc' }, { price: { min: 0, max: 300_000 } }] as const) {
    await listings.count({ ...criteria, ...byPrice });
    expect(asked.mock.lastCall?.[0].pricelessMarquees).toEqual(['new']);
  }
});
