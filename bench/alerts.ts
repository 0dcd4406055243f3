// Matches one listing against many saved searches: the single statement of app/alerts/match.server.ts, against
// reading all searches and filtering them in JavaScript. Started by alerts.mjs.
import { parseArgs } from 'node:util';
import { matchListing } from '../app/alerts/match.server.ts';
import { alertMigrations } from '../app/alerts/schema.ts';
import type { Database } from '../app/platform/database.ts';
import { migrate } from '../app/platform/database/migrations.ts';
import { withListingsDatabase } from './listings-database.ts';
import { seedListings } from './listings-seed.ts';
import { quantile } from './quantiles.mjs';

const listings = 2_000;
const rounds = 100;

const [asked = ''] = parseArgs({ allowPositionals: true }).positionals;
const [kind = '', size = ''] = asked.split(':');
await withListingsDatabase(kind, async (database) => {
  await migrate(database, 'alerts', alertMigrations);
  await seedListings(database, listings);
  await seedDemands(database, Number(size));
  const offered = await database.query<{ id: string }>('SELECT id FROM listing WHERE offered ORDER BY id LIMIT $1', [
    rounds,
  ]);
  const ids = offered.map(({ id }) => id);
  let told = 0;
  const query = await times(ids, async (listingId) => {
    told += await matchListing(database, { listingId, reason: 'new', at: '2099-01-01' });
  });
  await database.query('DELETE FROM demand_listing');
  let found = 0;
  const loop = await times(ids.slice(0, 5), async (id) => {
    found += (await inJavaScript(database, id)).length;
  });
  let same = 0;
  for (const listingId of ids.slice(0, 5))
    same += await matchListing(database, { listingId, reason: 'new', at: '2099-01-01' });
  if (same !== found) throw new Error(`The statement finds ${same}, the loop ${found}`);
  const per = (told / ids.length).toFixed(1);
  const ms = (values: number[], q: number) => `${quantile(values, q).toFixed(1)} ms`.padStart(10);
  console.log(`\n${kind}, ${Number(size).toLocaleString('en')} searches; a listing is told to ${per} of them`);
  console.log(`one statement    median ${ms(query, 0.5)}   p99 ${ms(query, 0.99)}`);
  console.log(`loop in JS       median ${ms(loop, 0.5)}   (${found} found for ${loop.length} listings)`);
  console.log(`loop : statement ${(quantile(loop, 0.5) / quantile(query, 0.5)).toFixed(0)}×`);
});

async function times(ids: readonly string[], work: (id: string) => Promise<void>): Promise<number[]> {
  const seen: number[] = [];
  for (const id of ids) {
    const before = performance.now();
    await work(id);
    seen.push(performance.now() - before);
  }
  return seen;
}

/**
 * Seeds searches, spread over the municipalities as listings are: two types, one to three places or a province, most
 * with a price.
 */
async function seedDemands(database: Database, count: number): Promise<void> {
  await database.query(
    `INSERT INTO alert_person (email, first_name, last_name, confirmed_at)
     SELECT 'person' || i || '@example.be', 'An', 'Peeters', now() FROM generate_series(1, $1::int) AS i`,
    [count],
  );
  await database.query(
    `INSERT INTO demand (person_id, state, language, frequency, goal, types, areas, places, wanted, min_price, max_price, min_bedrooms,
       max_bedrooms, garages, parking, terrace, garden, since)
     SELECT person, 'active', 'nl', 'at-once', goal, types, ARRAY[]::text[], '',
       ARRAY(SELECT goal || '/' || type || '/' || zone FROM unnest(types) AS type CROSS JOIN unnest(zones) AS zone),
       CASE WHEN r1 % 3 = 0 THEN (CASE WHEN goal = 0 THEN 100000 ELSE 500 END) END,
       CASE WHEN r1 % 5 > 0 THEN (CASE WHEN goal = 0 THEN (150 + r2 % 600) * 1000 ELSE 600 + r2 % 1200 END) END,
       CASE WHEN r2 % 2 = 0 THEN (r1 % 4)::smallint END, NULL, (r2 % 10 = 0)::int, false, false, r1 % 8 = 0, now()
     FROM (SELECT p.id AS person, CASE WHEN r1 % 4 = 0 THEN 1 ELSE 0 END AS goal, ARRAY[1 + r1 % 9, 1 + r2 % 9] AS types,
             CASE WHEN r2 % 20 = 0 THEN ARRAY['aeast-flanders'] ELSE ARRAY(
               SELECT 'm' || (1 + (power((r1 / (n * 7)) % 1000 / 1000.0, 3) * 579)::int) FROM generate_series(1, 1 + r1 % 3) AS n) END AS zones,
             r1, r2
           FROM (SELECT id, abs(hashint4(n::int)) AS r1, abs(hashint4(n::int + 7)) AS r2
                 FROM (SELECT id, row_number() OVER (ORDER BY email) AS n FROM alert_person) AS numbered) AS p) AS drawn`,
  );
  await database.execute('VACUUM ANALYZE');
}

interface PlainDemand {
  id: string;
  wanted: string[];
  min_price: number | null;
  max_price: number | null;
  min_bedrooms: number | null;
  garages: number;
  garden: boolean;
}

/** The naive implementation. */
async function inJavaScript(database: Database, listingId: string): Promise<string[]> {
  const [listing] = await database.query<{
    goal: number;
    types: number[];
    price: number | null;
    bedrooms: number;
    garages: number;
    municipality: number;
    zip: string;
  }>(
    `SELECT goal, types, price, bedrooms, garages, m.id AS municipality, m.zip FROM listing l JOIN municipality m ON m.id = l.municipality_id
     WHERE l.id = $1`,
    [listingId],
  );
  if (listing === undefined) return [];
  const zip = Number(listing.zip);
  const zones = [
    `m${listing.municipality}`,
    `z${listing.zip}`,
    ...(zip >= 9000 && zip <= 9999 ? ['aeast-flanders'] : []),
  ];
  const keys = new Set(listing.types.flatMap((type) => zones.map((zone) => `${listing.goal}/${type}/${zone}`)));
  const demands = await database.query<PlainDemand>(
    `SELECT id, wanted, min_price, max_price, min_bedrooms, garages, garden FROM demand WHERE state = 'active'`,
  );
  return demands
    .filter(
      (demand) =>
        demand.wanted.some((each) => keys.has(each)) &&
        (demand.min_price === null || (listing.price !== null && listing.price >= demand.min_price)) &&
        (demand.max_price === null || (listing.price !== null && listing.price <= demand.max_price)) &&
        (demand.min_bedrooms === null || listing.bedrooms >= demand.min_bedrooms) &&
        listing.garages >= demand.garages &&
        // The seeded listings have no garden.
        !demand.garden,
    )
    .map(({ id }) => id);
}
