// What a visitor notices of an import of 100,000 listings: searches one after another, before and while it runs.
// Started by listings.mjs.
import { parseSearch } from '../app/listings/search/search-params.ts';
import { property } from '../app/listings/store/fixture.ts';
import { parseOmnicasa } from '../app/listings/feeds/omnicasa.ts';
import { importFeed } from '../app/listings/store/import.server.ts';
import { createListingsStore } from '../app/listings/store/store.server.ts';
import type { Feed } from '../app/listings/domain/feed.ts';
import { createRevisions } from '../app/platform/revisions.ts';
import { withListingsDatabase } from './listings-database.ts';
import { quantile } from './quantiles.mjs';

const count = 100_000;
const pause = 20;
const quietSeconds = 5;

const kinds = ['embedded', ...(process.env['BENCH_DATABASE_URL'] ? ['postgres'] : [])];
console.log(
  `\nAn import of ${count.toLocaleString('en')} listings, all of them new; then with each tenth of them changed`,
);
console.log('                     took   searches    median       p99     worst');
for (const kind of kinds) {
  await withListingsDatabase(kind, async (database) => {
    const revisions = await createRevisions(database);
    const store = createListingsStore(database, revisions);
    const { criteria } = parseSearch('sale', new URLSearchParams('city=gent|9000&price=100000-400000'));
    await importFeed({ database, revisions }, feed(1_000, 0));
    const run = async (name: string, work: () => Promise<unknown>) => {
      const seen: number[] = [];
      let running = true;
      const visitor = (async () => {
        while (running) {
          const before = performance.now();
          await store.search(criteria, { language: 'nl' });
          seen.push(performance.now() - before);
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      })();
      const started = Date.now();
      await work();
      running = false;
      await visitor;
      const cells = [0.5, 0.99, 1].map((share) => `${quantile(seen, share).toFixed(0)} ms`.padStart(9));
      const took = `${((Date.now() - started) / 1000).toFixed(0)} s`.padStart(6);
      console.log(`${`${kind}, ${name}`.padEnd(20)}${took} ${String(seen.length).padStart(10)} ${cells.join(' ')}`);
    };
    await run('quiet', () => new Promise((resolve) => setTimeout(resolve, quietSeconds * 1000)));
    await run('all new', () => importFeed({ database, revisions }, feed(count, 0)));
    await run('a tenth', () => importFeed({ database, revisions }, feed(count, 10)));
    await run('unchanged', () => importFeed({ database, revisions }, feed(count, 10)));
    await revisions.close();
  });
}

/** A feed generated lazily, as a file is read. Every `changed`th listing differs from the first run; 0 for none. */
function feed(size: number, changed: number): Feed {
  function* listings() {
    for (let id = 1; id <= size; id += 1) {
      const Price = 100_000 + (id % 500) * 1_000 + (changed > 0 && id % changed === 0 ? 500 : 0);
      yield* parseOmnicasa({ PropertyList: [property({ ID: id, Price, Latitude: 51 + (id % 100) / 1000 })] }).listings;
    }
  }
  return { ...parseOmnicasa({ Complete: 1 }), listings: listings(), listingCount: size };
}
