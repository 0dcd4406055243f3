// What the counts beside a search's choices cost, against the page of 24 results. Started by listings.mjs.
import { parseArgs } from 'node:util';
import { filters, type FilterName } from '../app/listings/domain/filters.ts';
import { parseSearch } from '../app/listings/search/search-params.ts';
import { createListingsStore } from '../app/listings/store/store.server.ts';
import { withListingsDatabase } from './listings-database.ts';
import { seedListings } from './listings-seed.ts';
import { quantile } from './quantiles.mjs';

const rounds = 30;
const searches: [string, string][] = [
  ['everything that is for sale', ''],
  ['a price', 'price=150000-350000'],
  ['a price and bedrooms, both wide', 'price=100000-900000&bedrooms=1'],
  ['a price and bedrooms', 'price=150000-450000&bedrooms=3'],
  ['two features', 'garden=1&terrace=1'],
  ['five cities', 'city=stad1|1015&city=stad2|1030&city=stad3|1045&city=stad5|1075&city=stad9|1135'],
  ['two types, bedrooms', 'type=1&type=2&bedrooms=3'],
  ['a garden, a label', 'garden=1&epc=B'],
  ['a word', 'search=woord77'],
  ['two cities, a type, price, garden', 'city=stad5|1075&city=stad9|1135&type=1&price=100000-500000&garden=1'],
];
const choices = { types: true, filters: filters.map(({ name }): FilterName => name) };

const [asked = ''] = parseArgs({ allowPositionals: true }).positionals;
const [, kind = '', size = ''] = asked.split(':');
await withListingsDatabase(kind, async (database) => {
  await seedListings(database, Number(size));
  console.log(`\n${kind}, ${Number(size).toLocaleString('en')} listings`);
  console.log(
    'search                                 page    counts      both     again   counts : page   both : page',
  );
  const store = createListingsStore(database);
  // As in the running site, which caches the counts of the latest searches until listings change.
  const keeping = createListingsStore(database, { current: () => 1 });
  for (const [name, query] of searches) {
    const { criteria } = parseSearch('sale', new URLSearchParams(query));
    const page: number[] = [];
    const counts: number[] = [];
    const both: number[] = [];
    const again: number[] = [];
    // In turn, so that other work on the machine affects both; two rounds warm up.
    for (let round = -2; round < rounds; round += 1) {
      const before = performance.now();
      await store.search(criteria, { language: 'nl' });
      const between = performance.now();
      await store.choiceCounts(criteria, choices);
      const counted = performance.now();
      // As the results page does.
      await Promise.all([store.search(criteria, { language: 'nl' }), store.choiceCounts(criteria, choices)]);
      const had = performance.now();
      await keeping.choiceCounts(criteria, choices);
      if (round < 0) continue;
      page.push(between - before);
      counts.push(counted - between);
      both.push(had - counted);
      again.push(performance.now() - had);
    }
    const [one, other, together, later] = [page, counts, both, again].map((each) => quantile(each, 0.5));
    const cells = [one, other, together, later].map((ms) => `${ms.toFixed(1)} ms`.padStart(9));
    const ratios = [other, together].map((ms) => `${(ms / one).toFixed(1)}×`.padStart(14));
    console.log(`${name.padEnd(33)} ${cells.join(' ')} ${ratios.join('')}`);
  }
});
