import { expect, it, vi } from 'vitest';
import { Reads } from '~/platform/reads.ts';
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
  // The boundary of the test: each query is answered in the same way, whatever its type.
  return Object.fromEntries(names.map((name) => [name, answer])) as unknown as ListingsPort;
}

it('turns a store failure into the API_ERROR page (requirements §8), and reports it', async () => {
  const broken = new Error('the disk is gone');
  const failed = vi.fn();
  const listings = readThrough(
    storeThat(() => Promise.reject(broken)),
    new Reads({ current: () => 1 }),
    failed,
  );
  const thrown = await listings.byId('1').catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown).toMatchObject({ status: 503 });
  expect(failed).toHaveBeenCalledWith(broken);
});

it('normalizes ids for the store, and records that the page depends on listings', async () => {
  const asked = vi.fn(() => Promise.resolve(null));
  const reads = new Reads({ current: () => 7 });
  await readThrough({ ...storeThat(asked), byId: asked }, reads).byId('ABC');
  expect(asked).toHaveBeenCalledWith('abc');
  expect([...reads.revisions.keys()]).toEqual(['listings']);
});
