import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { testDatabases } from '~/platform/database/test-databases.ts';
import type { Feed } from '../domain/feed.ts';
import type { Goal } from '../domain/codes.ts';
import { parseSearch } from '../search/search-params.ts';
import { feed } from './fixture.ts';
import { importFeed } from './import.server.ts';
import { openTestStore, type TestStore } from './test-store.ts';

/** The store of one suite, on one kind of database. Each test starts with an empty store. */
type StoreUnderTest = ReturnType<typeof storeUnderTest>;

/** Runs a part of the store's contract on every kind of database. */
export function describeStore(tests: (listings: StoreUnderTest) => void): void {
  describe.each(testDatabases)('the listings store on the $kind database', ({ create }) => {
    let opened: TestStore | undefined;
    beforeAll(async () => {
      opened = await openTestStore(create);
    });
    afterAll(() => opened?.dispose());
    beforeEach(() => opened?.empty());

    tests(
      storeUnderTest(() => {
        if (opened === undefined) throw new Error('The store is open only while a test runs.');
        return opened;
      }),
    );
  });
}

/** Suites are described before the store is open, so its members are resolved lazily. */
function storeUnderTest(opened: () => TestStore) {
  const importing = (read: Feed, options?: Parameters<typeof importFeed>[2]) =>
    importFeed({ database: opened().place.database, revisions: opened().revisions }, read, options);
  const search = (query = '', goal: Goal = 'sale') =>
    opened().store.search(parseSearch(goal, new URLSearchParams(query)).criteria, { language: 'nl' });
  return {
    get database() {
      return opened().place.database;
    },
    get revisions() {
      return opened().revisions;
    },
    get store() {
      return opened().store;
    },
    import: importing,
    /** Imports a run of the CRM's export. */
    run: (...parameters: Parameters<typeof feed>) => importing(feed(...parameters)),
    search,
    idsOf: async (query?: string, goal?: Goal) => (await search(query, goal)).items.map(({ id }) => id),
  };
}
