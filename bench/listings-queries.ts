// What each of the site's queries costs over so many listings, against the plainest equivalent SQL. Started by
// listings.mjs.
import { parseArgs } from 'node:util';
import type { SearchCriteria } from '../app/listings/domain/criteria.ts';
import { parseSearch } from '../app/listings/search/search-params.ts';
import { createListingsStore } from '../app/listings/store/store.server.ts';
import { withListingsDatabase } from './listings-database.ts';
import { seedListings } from './listings-seed.ts';
import { quantile } from './quantiles.mjs';

const maxRounds = 100;
/** Milliseconds after which a slow query is not repeated. */
const timeout = 8_000;
const nl = { language: 'nl' } as const;

const [asked = ''] = parseArgs({ allowPositionals: true }).positionals;
const [kind = '', size = ''] = asked.split(':');
await withListingsDatabase(kind, async (database) => {
  const started = Date.now();
  await seedListings(database, Number(size));
  console.log(
    `\n${kind}, ${Number(size).toLocaleString('en')} listings (made in ${Math.round((Date.now() - started) / 1000)} s)`,
  );
  console.log('question                          median       p99     plain   plain : store');
  // As in the running site, which caches the counts of cities and types until listings change; `uncached` has an empty
  // cache.
  const store = createListingsStore(database, { current: () => 1 });
  const uncached = createListingsStore(database);
  const sale = (query: string): SearchCriteria => parseSearch('sale', new URLSearchParams(query)).criteria;
  const plain = (sql: string) => () => database.query(sql);
  const filters =
    "goal = 0 AND city IN ('stad5', 'stad9') AND type_filter AND bedrooms >= 2 AND price BETWEEN 100000 AND 500000".replace(
      'type_filter',
      'types && ARRAY[1, 2]',
    );
  const filtered = sale('city=stad5|1075&city=stad9|1135&type=1&type=2&bedrooms=2&price=100000-500000');
  const box = { south: 50.7, west: 3.6, north: 51.0, east: 4.2 };
  const inBox = `goal = 0 AND latitude BETWEEN ${box.south} AND ${box.north} AND longitude BETWEEN ${box.west} AND ${box.east}`;
  const triangle = [
    { latitude: 50.7, longitude: 3.6 },
    { latitude: 51.0, longitude: 3.9 },
    { latitude: 50.7, longitude: 4.2 },
  ];
  const page = (where: string, order: string) => async () => {
    await database.query(`SELECT card FROM plain WHERE ${where} ORDER BY ${order} LIMIT 24`);
    await database.query(`SELECT count(*) FROM plain WHERE ${where}`);
  };
  const questions: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ['page, newest', () => store.search(sale(''), nl), page('goal = 0', 'published DESC, id DESC')],
    [
      'page, by price',
      () => store.search(sale('sort=price-desc'), nl),
      page('goal = 0', 'price DESC NULLS LAST, id DESC'),
    ],
    [
      'page, by city, page 40',
      () => store.search(sale('sort=city&page=40'), nl),
      page('goal = 0', 'city, published DESC, id DESC'),
    ],
    ['two cities, types, rooms, price', () => store.search(filtered, nl), page(filters, 'published DESC, id DESC')],
    [
      'a word',
      () => store.search(sale('search=woord77'), nl),
      page("goal = 0 AND title ILIKE '%woord77%'", 'published DESC, id DESC'),
    ],
    ['count while choosing', () => store.count(filtered), plain(`SELECT count(*) FROM plain WHERE ${filters}`)],
    [
      'city list',
      () => uncached.cities('sale', nl),
      plain('SELECT city, zip, count(*) FROM plain WHERE goal = 0 GROUP BY city, zip ORDER BY city'),
    ],
    [
      'exact reference',
      () => store.byReference('g-777'),
      plain("SELECT id FROM plain WHERE lower(reference) = 'g-777'"),
    ],
    [
      'neighbouring cities',
      () => store.nearbyCities({ ...filtered, price: { min: 150_000, max: 160_000 } }, nl),
      plain(
        'SELECT city, count(*) FROM plain WHERE goal = 0 AND bedrooms >= 2 AND price BETWEEN 150000 AND 160000 GROUP BY city',
      ),
    ],
    [
      'map of the country',
      () => store.mapClusters(sale(''), null),
      plain(
        'SELECT count(*), avg(latitude), avg(longitude) FROM plain WHERE goal = 0 GROUP BY floor(latitude * 4), floor(longitude * 4)',
      ),
    ],
    [
      'map, a region, filtered',
      () => store.mapClusters(sale('bedrooms=3'), { box, zoom: 10 }),
      plain(
        `SELECT count(*), avg(latitude), avg(longitude) FROM plain WHERE ${inBox} AND bedrooms >= 3 GROUP BY floor(latitude * 30), floor(longitude * 30)`,
      ),
    ],
    ['search in a box', () => store.count({ ...sale(''), box }), plain(`SELECT count(*) FROM plain WHERE ${inBox}`)],
    [
      'search in a drawn area',
      () => store.count({ ...sale(''), area: triangle }),
      plain(
        "SELECT count(*) FROM plain WHERE goal = 0 AND polygon '((3.6,50.7),(3.9,51.0),(4.2,50.7))' @> point(longitude, latitude)",
      ),
    ],
    [
      'similar',
      () => store.similar('4242', nl),
      plain(
        `SELECT p.card FROM plain o, plain p WHERE o.id = '4242' AND p.goal = o.goal AND p.main_type = o.main_type AND p.offered AND p.id <> o.id
         ORDER BY abs(p.price - o.price) / 1000.0 + 111 * (abs(p.latitude - o.latitude) + abs(p.longitude - o.longitude)) LIMIT 4`,
      ),
    ],
    ['a property', () => store.byId('4242'), plain("SELECT card FROM plain WHERE id = '4242'")],
  ];
  for (const [name, ours, theirs] of questions) {
    const [us, them] = [await times(ours), await times(theirs)];
    const [median, other] = [quantile(us, 0.5), quantile(them, 0.5)];
    const cells = [median, quantile(us, 0.99), other].map((ms) => `${ms.toFixed(1)} ms`.padStart(9));
    console.log(`${name.padEnd(32)} ${cells.join(' ')}   ${`${(other / median).toFixed(1)}×`.padStart(8)}`);
  }
});

/** Milliseconds of each round, after two rounds of warming up. */
async function times(ask: () => Promise<unknown>): Promise<number[]> {
  const seen: number[] = [];
  const end = performance.now() + timeout;
  for (let round = -2; round < maxRounds && (seen.length < 5 || performance.now() < end); round += 1) {
    const before = performance.now();
    await ask();
    if (round >= 0) seen.push(performance.now() - before);
  }
  return seen;
}
