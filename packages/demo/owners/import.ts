import { goalFromCode } from '~/listings/domain/codes.ts';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import { regionOf } from '~/listings/domain/rules/region.ts';
import type { Portal } from '~/owners/portal.server.ts';
import type { Database, Sql } from '~/platform/database.ts';
import { demoOwners } from './index.ts';

interface DemoOwnersServices {
  database: Database;
  portal: Pick<Portal, 'owners' | 'media'> & { records: Pick<Portal['records'], 'replace'> };
  now: () => Date;
}

/**
 * Adds owners with a year of statistics to the demo agency's listings, and views to all listings. Does nothing if there
 * ever was an owner, or if listings are not the demo's.
 */
export async function importDemoOwners(
  { database, portal, now }: DemoOwnersServices,
  report: (line: string) => void,
): Promise<void> {
  if (await isKnown(database)) return;
  const listings = await demoListings(database);
  if (listings.length === 0) return;
  report('Loading the owners of the demo agency…');
  const { owners, views } = demoOwners({ listings, today: brusselsDay(now()) });
  const { accounts } = portal.owners;
  // An import cut short by a kill has no records, so it is repeated.
  for (const { name, email, language, password, properties } of owners) {
    if ((await accounts.userByEmail(email)) === undefined)
      await accounts.createUser({ name, email, role: 'owner', password, demo: true });
    const { id } = await portal.owners.ofEmail({ name, email, language });
    const ids = properties.map((property) => property.id);
    await portal.owners.give(id, ids, 'agency');
  }
  await database.transaction(async (sql) => {
    for (const { id, media, documents, records } of owners.flatMap(({ properties }) => properties)) {
      await portal.media.replaceMedia(sql, id, media);
      await portal.media.replaceDocuments(sql, id, documents);
      await portal.records.replace(sql, id, records);
    }
    await addViews(sql, views);
  });
}

async function isKnown(database: Sql): Promise<boolean> {
  const [row] = await database.query<{ known: boolean }>(
    `SELECT EXISTS (SELECT FROM owner_record) OR EXISTS (SELECT FROM owner_user WHERE NOT demo) AS known`,
  );
  return row?.known !== false;
}

/** More listings than the demo has. */
const most = 1_000;

/** The demo's listings, recognized by their drawn pictures; none if there are other listings. */
async function demoListings(database: Sql) {
  const rows = await database.query<{
    id: string;
    goal: number;
    published: string;
    offered: boolean;
    country_id: number;
    zip: string;
    drawn: boolean;
  }>(
    `SELECT l.id, l.goal, l.published, l.offered, m.country_id, m.zip, d.detail::text LIKE '%"demo:%' OR d.card::text LIKE '%"demo:%' AS drawn
     FROM (SELECT * FROM listing ORDER BY id LIMIT $1) l
     JOIN municipality m ON m.id = l.municipality_id JOIN listing_detail d ON d.listing_id = l.id AND d.hash = l.hash`,
    [most],
  );
  // Not every demo listing has pictures.
  if (rows.length === most || !rows.some(({ drawn }) => drawn)) return [];
  return rows.map(({ id, goal, published, offered, country_id: countryId, zip }) => ({
    id,
    published,
    offered,
    goal: goalFromCode(goal),
    region: regionOf(countryId, zip) === 'flanders' ? ('north' as const) : ('south' as const),
  }));
}

/** Adds views without changing existing counts. */
async function addViews(sql: Sql, views: ReturnType<typeof demoOwners>['views']): Promise<void> {
  const column = (name: keyof (typeof views)[number]) => views.map((row) => row[name]);
  await sql.query(
    `INSERT INTO property_view (property_id, day, language, source, site, views)
     SELECT * FROM unnest($1::text[], $2::date[], $3::text[], $4::text[], $5::text[], $6::integer[])
     ON CONFLICT DO NOTHING`,
    [column('property'), column('day'), column('language'), column('source'), column('site'), column('views')],
  );
}
