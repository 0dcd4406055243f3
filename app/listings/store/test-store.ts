import { migrate } from '~/platform/database/migrations.ts';
import type { TestDatabase } from '~/platform/database/test-databases.ts';
import { createRevisions, type Revisions } from '~/platform/revisions.ts';
import type { ListingsPort } from '../domain/port.ts';
import { listingMigrations } from './schema.ts';
import { createListingsStore } from './store.server.ts';

/** A listings store for one suite. */
export interface TestStore {
  place: TestDatabase;
  revisions: Revisions;
  store: ListingsPort;
  /** Removes all listings and tombstones. */
  empty(): Promise<void>;
  dispose(): Promise<void>;
}

const tables = [
  ...[
    'listing',
    'listing_detail',
    'listing_content',
    'listing_words',
    'listing_raw',
    'listing_tombstone',
    'listing_incoming',
  ],
  ...['listing_feed', 'listing_event', 'project', 'property_type', 'municipality'],
];

export async function openTestStore(create: () => Promise<TestDatabase>): Promise<TestStore> {
  const place = await create();
  await migrate(place.database, 'listings', listingMigrations);
  const revisions = await createRevisions(place.database);
  return {
    place,
    revisions,
    store: createListingsStore(place.database, revisions),
    empty: async () => {
      await place.database.execute(`TRUNCATE ${tables.join(', ')} CASCADE`);
      // The store caches counts until the revision rises.
      await revisions.commit((_sql, raise) => raise(['listings']));
    },
    dispose: async () => {
      await revisions.close();
      await place.dispose();
    },
  };
}
