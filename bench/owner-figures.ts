// The portal's queries about views, from the daily counts and from one row per view. Started by owners.mjs.
import type { Database } from '../app/platform/database.ts';
import { migrate } from '../app/platform/database/migrations.ts';
import { lastDays, type Period } from '../app/views/periods.ts';
import { viewMigrations } from '../app/views/schema.ts';
import { createViews } from '../app/views/views.server.ts';
import { withListingsDatabase } from './listings-database.ts';
import { quantile } from './quantiles.mjs';

const views = Number(process.argv.at(-1)) || 10_000_000;
const properties = 1_000;
const days = 365;
const rounds = 60;
/** Properties of one owner, and of the comparison. */
const several = 20;

const now = new Date();

const brusselsDay = `(at AT TIME ZONE 'Europe/Brussels')::date`;
/** Both ends as timestamps, so that the index applies. */
const within = `at >= ($2::date)::timestamp AT TIME ZONE 'Europe/Brussels' AND at < ($3::date + 1)::timestamp AT TIME ZONE 'Europe/Brussels'`;

await withListingsDatabase('postgres', async (database) => {
  await migrate(database, 'views', viewMigrations);
  await seed(database);
  const month = lastDays(30, now);
  const own = createViews(database);
  const idOf = (round: number, step = 0) => String(1 + ((round * 37 + step * 101) % properties));
  const idsOf = (round: number) => Array.from({ length: several }, (_, step) => idOf(round, step));
  const questions: Record<
    string,
    [rolled: (round: number) => Promise<unknown>, raw: (round: number) => Promise<unknown>]
  > = {
    'day, week, month, total': [(n) => own.totals(idOf(n), now), (n) => rawTotals(database, idOf(n))],
    'each of 30 days': [(n) => own.daily([idOf(n)], month), (n) => rawDaily(database, [idOf(n)], month)],
    'each of 30 days, 20 properties': [(n) => own.daily(idsOf(n), month), (n) => rawDaily(database, idsOf(n), month)],
    '30 days by source': [(n) => own.bySource(idOf(n), month), (n) => rawBy(database, 'source, site', idOf(n), month)],
    '30 days by language': [(n) => own.byLanguage(idOf(n), month), (n) => rawBy(database, 'language', idOf(n), month)],
  };
  for (const [name, [rolled, raw]] of Object.entries(questions)) {
    const [fast, slow]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds + 5; round += 1) {
      // In turn, so that other work on the machine affects both; the first rounds warm up.
      const took = [await timed(() => rolled(round)), await timed(() => raw(round))] as const;
      if (round < 5) continue;
      fast.push(took[0]);
      slow.push(took[1]);
    }
    const [median, plain] = [quantile(fast, 0.5), quantile(slow, 0.5)];
    console.log(
      `${name.padEnd(32)} ${median.toFixed(2)} ms (99 %: ${quantile(fast, 0.99).toFixed(2)}), one row a view ${plain.toFixed(2)} ms (${quantile(slow, 0.99).toFixed(2)}): ${(plain / median).toFixed(1)}×`,
    );
  }
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** A few properties get far more views than most; languages and sources have Belgian frequencies. */
async function seed(database: Database): Promise<void> {
  // One statement for all would exceed the statement timeout.
  const portion = 500_000;
  await database.execute(
    `CREATE TABLE raw_view (property_id text COLLATE "C" NOT NULL, at timestamptz NOT NULL, language text NOT NULL, source text NOT NULL, site text NOT NULL)`,
  );
  for (let done = 0; done < views; done += portion)
    await database.query(
      `INSERT INTO raw_view
       SELECT (1 + floor($2 * power(random(), 1.6)))::int::text, $3::timestamptz - random() * make_interval(days => $4),
         (ARRAY['nl','nl','nl','nl','nl','nl','fr','fr','fr','en'])[1 + floor(random() * 10)::int],
         source.name, source.site
       FROM generate_series(1, $1) LEFT JOIN LATERAL (SELECT floor(power(random(), 1.7) * 8)::int AS place, generate_series) draw ON true
       JOIN (VALUES (0, 'portal', 'immoweb.be'), (1, 'search', 'google.com'), (2, 'direct', ''), (3, 'portal', 'zimmo.be'),
         (4, 'internal', ''), (5, 'social', 'facebook.com'), (6, 'mail', ''), (7, 'referral', '')) source (place, name, site) USING (place)`,
      [Math.min(portion, views - done), properties, now.toISOString(), days],
    );
  await database.transaction(async (sql) => {
    await sql.execute('SET LOCAL statement_timeout = 0');
    await sql.execute(`
      CREATE INDEX raw_view_of ON raw_view (property_id, at);
      INSERT INTO property_view (property_id, day, language, source, site, views)
      SELECT property_id, (at AT TIME ZONE 'Europe/Brussels')::date, language, source, site, count(*) FROM raw_view
      GROUP BY 1, 2, 3, 4, 5;`);
  });
  for (const table of ['raw_view', 'property_view']) await database.execute(`VACUUM ANALYZE ${table}`);
  for (const table of ['raw_view', 'property_view']) {
    const [size] = await database.query<{ rows: number; bytes: number }>(
      `SELECT (SELECT count(*) FROM ${table}) AS rows, pg_total_relation_size('${table}') AS bytes`,
    );
    console.log(`${table}: ${size?.rows} rows, ${Math.round((size?.bytes ?? 0) / 1024 ** 2)} MB`);
  }
}

function rawTotals(database: Database, id: string): Promise<unknown[]> {
  const [week, month] = [lastDays(7, now), lastDays(30, now)];
  return database.query(
    `SELECT count(*) FILTER (WHERE ${brusselsDay} = $4::date) AS day, count(*) FILTER (WHERE ${brusselsDay} >= $2::date) AS week,
       count(*) FILTER (WHERE ${brusselsDay} >= $3::date) AS month, count(*) AS total FROM raw_view WHERE property_id = $1`,
    [id, week.from, month.from, month.to],
  );
}

function rawDaily(database: Database, ids: readonly string[], { from, to }: Period): Promise<unknown[]> {
  return database.query(
    `SELECT ${brusselsDay} AS day, count(*) AS views FROM raw_view WHERE property_id = ANY($1) AND ${within} GROUP BY 1`,
    [ids, from, to],
  );
}

function rawBy(database: Database, columns: string, id: string, { from, to }: Period): Promise<unknown[]> {
  return database.query(
    `SELECT ${columns}, count(*) AS views FROM raw_view WHERE property_id = $1 AND ${within} GROUP BY ${columns} ORDER BY views DESC`,
    [id, from, to],
  );
}
