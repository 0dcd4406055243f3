import type { Translated } from '~/i18n/languages.ts';
import type { Database } from '~/services/database.ts';
import { goalCodes, goalFromCode, goals, marqueeFromCode, propertyTypeKey, type Goal } from '../codes.ts';
import type { CityCount, Listing, Project, PropertyType, TombstoneStatus } from '../entity.ts';
import { mapPointLimit, type ListingsPort, type ListingStatistics, type TextOptions } from '../port.ts';
import { textIn } from '../translate.ts';
import { summaryOf, type ListingCard } from './card.ts';
import { conditionsOf } from './conditions.ts';
import { findPage } from './search.ts';
import { findSimilar } from './similar.ts';
import { plain } from './words.ts';

const similarCount = 4;

/** The listings port over SQL (design §5). Reads only what was stripped at import. Run `listingMigrations` before. */
export function createListingsStore(database: Database): ListingsPort {
  const summaries: ListingsPort['summaries'] = async (ids, options) => {
    if (ids.length === 0) return [];
    const rows = await database.query<{ card: ListingCard }>(
      `SELECT d.card FROM unnest($1::text[]) WITH ORDINALITY AS wish (id, n)
         JOIN listing_detail d ON d.listing_id = wish.id ORDER BY wish.n`,
      [[...ids]],
    );
    return rows.map(({ card }) => summaryOf(card, options));
  };

  return {
    summaries,

    async search(criteria, options) {
      const [{ ids, ...found }, cities, types] = await Promise.all([
        findPage(database, criteria, options),
        countCities(database, criteria.goal, options),
        database.query<{ webId: number; count: number }>(
          `SELECT type AS "webId", count(*)::int AS count FROM listing, unnest(types) AS type
           WHERE goal = $1 GROUP BY type ORDER BY type`,
          [goalCodes[criteria.goal]],
        ),
      ]);
      return { items: await summaries(ids, options), ...found, facets: { cities, types } };
    },

    async byId(id) {
      const [row] = await database.query<{ detail: Listing }>(
        'SELECT detail FROM listing_detail WHERE listing_id = $1',
        [id],
      );
      return row?.detail ?? null;
    },

    async tombstone(id) {
      const [row] = await database.query<{ goal: number; status: TombstoneStatus; removed_at: string }>(
        'SELECT goal, status, removed_at FROM listing_tombstone WHERE id = $1',
        [id],
      );
      return row ? { id, goal: goalFromCode(row.goal), status: row.status, removedAt: row.removed_at } : null;
    },

    async similar(id, options) {
      return summaries(await findSimilar(database, id, options.limit ?? similarCount), options);
    },

    async mapPoints(criteria, box) {
      const { where, parameters } = conditionsOf({ ...criteria, box });
      const rows = await database.query<MapRow>(
        `SELECT l.id, l.marquee, l.main_type, l.latitude, l.longitude, l.approximate, l.price
         FROM listing l WHERE ${where} ORDER BY l.published DESC, l.id DESC LIMIT ${mapPointLimit}`,
        parameters,
      );
      return rows.map(({ main_type, marquee, ...row }) => ({
        ...row,
        goal: criteria.goal,
        marquee: marqueeFromCode(marquee),
        mainType: main_type === null ? null : propertyTypeKey(main_type),
      }));
    },

    cities: (scope, options) => countCities(database, scope, options),

    async propertyTypes() {
      const rows = await database.query<{ type: PropertyType }>(
        'SELECT type FROM property_type ORDER BY show_order, web_id',
      );
      return rows.map(({ type }) => type);
    },

    async projects() {
      const rows = await database.query<{ project: Project }>('SELECT project FROM project ORDER BY updated DESC, id');
      return rows.map(({ project }) => project);
    },

    async projectById(id) {
      const [row] = await database.query<{ project: Project }>('SELECT project FROM project WHERE id = $1', [id]);
      return row?.project ?? null;
    },

    async statistics() {
      const [rows, [figures]] = await Promise.all([
        database.query<{ goal: number; marquee: number; offered: boolean; count: number }>(
          'SELECT goal, marquee, offered, count(*)::int AS count FROM listing GROUP BY goal, marquee, offered',
        ),
        database.query<{ cities: number; projects: number }>(
          `SELECT (SELECT count(DISTINCT municipality_id)::int FROM listing) AS cities,
                  (SELECT count(*)::int FROM project) AS projects`,
        ),
      ]);
      return { byGoal: countGoals(rows), cities: figures?.cities ?? 0, projects: figures?.projects ?? 0 };
    },

    async sitemap() {
      const [listings, projects] = await Promise.all([
        database.query<{ id: string; goal: number; city: Translated; title: Translated; updated: string }>(
          `SELECT l.id, l.goal, d.card #> '{address,city}' AS city, d.card -> 'title' AS title, l.updated
           FROM listing l JOIN listing_detail d ON d.listing_id = l.id ORDER BY l.id`,
        ),
        database.query<{ id: string; city: Translated; title: Translated; updated: string }>(
          `SELECT id, project #> '{address,city}' AS city, project -> 'title' AS title, updated
           FROM project WHERE project ->> 'externalUrl' IS NULL ORDER BY id`,
        ),
      ]);
      return [
        ...listings.map(({ goal, updated, ...row }) => ({
          ...row,
          kind: 'listing' as const,
          goal: goalFromCode(goal),
          updatedAt: updated,
        })),
        ...projects.map(({ updated, ...row }) => ({
          ...row,
          kind: 'project' as const,
          goal: 'sale' as const,
          updatedAt: updated,
        })),
      ];
    },
  };
}

interface MapRow {
  id: string;
  marquee: number;
  main_type: number | null;
  latitude: number;
  longitude: number;
  approximate: boolean;
  price: number | null;
}

async function countCities(database: Database, scope: Goal | 'all', options: TextOptions): Promise<CityCount[]> {
  const rows = await database.query<{
    name: Translated;
    country_name: Translated;
    zip: string;
    country_id: number;
    count: number;
  }>(
    `SELECT m.name, m.country_name, m.zip, m.country_id, found.count FROM (
       SELECT municipality_id, count(*)::int AS count FROM listing WHERE $1::smallint IS NULL OR goal = $1
       GROUP BY municipality_id) AS found
     JOIN municipality m ON m.id = found.municipality_id`,
    [scope === 'all' ? null : goalCodes[scope]],
  );
  return rows
    .map((row) => ({
      name: textIn(row.name, options),
      zip: row.zip,
      countryId: row.country_id,
      countryName: textIn(row.country_name, options),
      propertyCount: row.count,
    }))
    .map((city) => ({ city, order: `${plain(city.name)} ${city.zip}` }))
    .sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .map(({ city }) => city);
}

function countGoals(rows: readonly { goal: number; marquee: number; offered: boolean; count: number }[]) {
  const empty = () => ({ total: 0, offered: 0, byMarquee: { none: 0, new: 0, sold: 0, rented: 0 } });
  const byGoal: ListingStatistics['byGoal'] = { sale: empty(), rent: empty() };
  for (const goal of goals) {
    for (const row of rows.filter((candidate) => candidate.goal === goalCodes[goal])) {
      byGoal[goal].total += row.count;
      if (row.offered) byGoal[goal].offered += row.count;
      byGoal[goal].byMarquee[marqueeFromCode(row.marquee)] += row.count;
    }
  }
  return byGoal;
}
