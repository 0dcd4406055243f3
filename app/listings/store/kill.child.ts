/**
 * Child process that `kill.test.ts` kills during an import. Arguments: `dataDir` or a PostgreSQL URL, and the price of
 * every listing. Prints `ready` before the import, `staged` when the merge begins, `done` after it.
 */
import { openDatabase } from '~/platform/database/open.ts';
import { migrate } from '~/platform/database/migrations.ts';
import { createRevisions } from '~/platform/revisions.ts';
import { feed, property } from './fixture.ts';
import { importFeed } from './import.server.ts';
import { listingMigrations } from './schema.ts';

const killedListings = 600;

const [place = '', price = ''] = process.argv.slice(-2);
const database = await openDatabase(place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place });
await migrate(database, 'listings', listingMigrations);
const revisions = await createRevisions(database);
const listings = Array.from({ length: killedListings }, (_, index) =>
  property({ ID: index + 1, Price: Number(price) }),
);
process.stdout.write('ready\n');
await importFeed({ database, revisions }, feed(listings), {
  report: ({ done, total }) => {
    if (done === total) process.stdout.write('staged\n');
  },
});
process.stdout.write('done\n');
await revisions.close();
await database.close();
