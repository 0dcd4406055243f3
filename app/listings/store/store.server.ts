import type { Translated } from '~/i18n/languages.ts';
import type { Database } from '~/platform/database.ts';
import type { CurrentRevisions } from '~/platform/reads.ts';
import type { CountedChoices } from '../domain/choice-counts.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { goalCodes, goalFromCode, goals, marqueeFromCode, type Goal } from '../domain/codes.ts';
import { idPattern } from '../domain/listing-id.ts';
import type { Listing, Picture, Project, PropertyType, TombstoneStatus } from '../domain/entity.ts';
import type { ListingsPort, ListingStatistics, TextOptions } from '../domain/port.ts';
import { summaryOf, type ListingCard } from './card.ts';
import { findByReference } from './by-reference.ts';
import { countChoices } from './choice-counts.ts';
import { citiesIn, cityIn, readCities } from './counts.ts';
import { memoiseUntilChanged } from './until-changed.ts';
import { findMapClusters, findMapPlaces } from './map.ts';
import { isPriceLowered, readPriceChanges } from './price-changes.ts';
import { findReferences } from './references.ts';
import { findMunicipalities } from './municipality-lookup.ts';
import { findNearby } from './nearby.ts';
import { countFound, findPage } from './search.ts';
import { readSquarePrices } from './square-prices.ts';
import { findSimilar } from './similar.ts';

const similarCount = 4;
const nearbyCount = 4;
const placeCount = 8;

/**
 * The listings port over SQL (requirements 10.26). Reads only data that was stripped at import. Requires
 * `listingMigrations`. With `revisions`, city counts and the choice counts of recent searches are cached until listings
 * change.
 */
export function createListingsStore(database: Database, revisions?: CurrentRevisions): ListingsPort {
  const cityRows = memoiseUntilChanged(revisions, (scope: Goal | 'all') => readCities(database, scope));
  const countedChoices = memoiseUntilChanged(
    revisions,
    ({ criteria, choices }: { criteria: SearchCriteria; choices: CountedChoices }) =>
      countChoices(database, criteria, choices),
    // Shared by all pages and sort orders of a search.
    ({ criteria, choices }) => JSON.stringify([{ ...criteria, sort: null, page: null }, choices]),
  );

  /** @param wish SQL for ids and their positions */
  const readSummaries = async (wish: string, parameters: readonly unknown[], options: TextOptions) => {
    const rows = await database.query<{ card: ListingCard; lowered: boolean }>(
      `SELECT d.card, ${isPriceLowered} AS lowered FROM ${wish} AS wish (id, n)
         JOIN listing l ON l.id = wish.id JOIN listing_detail d ON d.listing_id = l.id AND d.hash = l.hash ORDER BY wish.n`,
      parameters,
    );
    return rows.map(({ card, lowered }) => ({ ...summaryOf(card, options), isPriceLowered: lowered }));
  };
  const summaries: ListingsPort['summaries'] = async (ids, options) => {
    const possible = ids.filter((id) => idPattern.test(id));
    return possible.length === 0 ? [] : readSummaries('unnest($1::text[]) WITH ORDINALITY', [possible], options);
  };

  return {
    summaries,

    search: (criteria, options) =>
      findPage(database, criteria, options, ({ select, parameters }) =>
        readSummaries(`(SELECT id, row_number() OVER () FROM (${select}) AS page)`, parameters, options),
      ),

    count: (criteria) => countFound(database, criteria),

    choiceCounts: (criteria, choices) => countedChoices({ criteria, choices }),

    byReference: (text) => findByReference(database, text),

    nearbyCities: async (criteria, options) =>
      (await findNearby(database, criteria, options.limit ?? nearbyCount)).map((row) => cityIn(row, options)),

    async byId(id) {
      if (!idPattern.test(id)) return null;
      const [row] = await database.query<{ detail: Listing }>(
        'SELECT d.detail FROM listing l JOIN listing_detail d ON d.listing_id = l.id AND d.hash = l.hash WHERE l.id = $1',
        [id],
      );
      return row?.detail ?? null;
    },

    priceChanges: async (id) => (idPattern.test(id) ? readPriceChanges(database, id) : []),

    squarePrices: async (id) => (idPattern.test(id) ? readSquarePrices(database, id) : null),

    async tombstone(id) {
      if (!idPattern.test(id)) return null;
      const [row] = await database.query<TombstoneRow>(
        `SELECT goal, status, removed_at, card -> 'pictures' AS pictures FROM listing_tombstone WHERE id = $1`,
        [id],
      );
      if (!row) return null;
      const { goal, status, removed_at: removedAt, pictures } = row;
      return { id, goal: goalFromCode(goal), status, removedAt, pictures: pictures ?? [] };
    },

    references: (options) => findReferences(database, options),

    async similar(id, options) {
      if (!idPattern.test(id)) return [];
      return summaries(await findSimilar(database, id, options.limit ?? similarCount), options);
    },

    mapClusters: (criteria, view) => findMapClusters(database, criteria, view),
    mapPlaces: () => findMapPlaces(database),

    cities: async (scope, options) => citiesIn(await cityRows(scope), options),

    municipalities: (text, { limit = placeCount, ...options }) =>
      findMunicipalities(database, text, { ...options, limit }),

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
      if (!idPattern.test(id)) return null;
      const [row] = await database.query<{ project: Project }>('SELECT project FROM project WHERE id = $1', [id]);
      return row?.project ?? null;
    },

    async projectOf(listingId) {
      const [row] = await database.query<{ project: Project }>(
        `SELECT project FROM project WHERE project -> 'units' @> $1::jsonb ORDER BY id LIMIT 1`,
        [JSON.stringify([{ listingId }])],
      );
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
           FROM listing l JOIN listing_detail d ON d.listing_id = l.id AND d.hash = l.hash ORDER BY l.id`,
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

interface TombstoneRow {
  goal: number;
  status: TombstoneStatus;
  removed_at: string;
  pictures: Picture[] | null;
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
