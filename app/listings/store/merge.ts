import type { Sql } from '~/platform/database.ts';
import type { RevisionName, Revisions } from '~/platform/revisions.ts';
import { marqueeCodes } from '../domain/codes.ts';
import type { PropertyType } from '../domain/entity.ts';
import type { Deletion } from '../domain/feed.ts';
import { writeChanges, type ListingBefore } from './changes.ts';
import { columnNames, columnTypes } from './columns.ts';
import type { Municipalities } from './municipalities.ts';
import { writePriceChanges } from './price-changes.ts';
import type { projectRow } from './rows.ts';
import { lockAlone } from './versions.ts';

export interface MergeInput {
  importId: string;
  municipalities: Municipalities;
  propertyTypes: readonly PropertyType[];
  /** Whether they are the CRM's own list. Types collected from listings do not overwrite it. */
  listsTypes: boolean;
  /** Without duplicate ids. */
  projects: readonly ReturnType<typeof projectRow>[];
  deletions: readonly Deletion[];
  /** Ids that must not count as removed. */
  spared: readonly string[];
  /** What to remove if missing from the run. */
  removeMissing: Record<'listings' | 'projects' | 'propertyTypes', boolean>;
  /** Called in the last transaction of the merge, when `listing_change` contains all changes. */
  changed?: ((sql: Sql) => Promise<void>) | undefined;
}

/**
 * Maximum number of listings per transaction. Smaller differences become visible atomically; a first import of a
 * hundred thousand takes several transactions, so that no reader waits for all of them (docs/decisions/0019).
 */
const sliceSize = 1_000;

type Committer = Pick<Revisions, 'commit'>;

/** Merges a staged import. Raises `listings` only if something changed. */
export async function mergeImport(revisions: Committer, input: MergeInput) {
  const added: string[] = [];
  const changed: string[] = [];
  for (let after = ''; ;) {
    const slice = await revisions.commit(async (sql, raise) => {
      await lockAlone(sql);
      const found = await nextSlice(sql, input.importId, after);
      // The last slice is merged together with everything else.
      if (!found.more) return { found, last: await mergeRest(sql, raise, input, found.ids) };
      await mergeMunicipalities(sql, input.municipalities);
      const listings = await mergeListings(sql, input.importId, found.ids);
      if (listings.added.length + listings.changed.length > 0) await raise(['listings']);
      return { found, listings };
    });
    const listings = slice.last ?? slice.listings;
    added.push(...listings.added);
    changed.push(...listings.changed);
    if (slice.last) return { ...slice.last, added, changed };
    after = slice.found.ids.at(-1) ?? after;
  }
}

async function nextSlice(sql: Sql, importId: string, after: string): Promise<{ ids: string[]; more: boolean }> {
  const rows = await sql.query<{ id: string }>(
    `SELECT id FROM listing_incoming WHERE import_id = $1 AND payload IS NOT NULL AND id > $2 ORDER BY id LIMIT $3`,
    [importId, after, sliceSize + 1],
  );
  return { ids: rows.slice(0, sliceSize).map(({ id }) => id), more: rows.length > sliceSize };
}

async function mergeRest(
  sql: Sql,
  raise: (names: readonly RevisionName[]) => Promise<void>,
  input: MergeInput,
  ids: readonly string[],
) {
  const places = await mergeMunicipalities(sql, input.municipalities);
  const { added, changed } = await mergeListings(sql, input.importId, ids);
  const removed = await removeListings(sql, input);
  const projects = await mergeProjects(sql, input);
  const types = await mergeTypes(sql, input);
  await sql.query('DELETE FROM listing_incoming WHERE import_id = $1', [input.importId]);
  // Called even if this slice changed nothing, because an earlier one may have.
  await input.changed?.(sql);

  const touched = [
    places,
    types,
    added.length,
    changed.length,
    removed.length,
    projects.added,
    projects.changed,
    projects.removed,
  ];
  if (touched.some((count) => count > 0)) await raise(['listings']);
  return { added, changed, removed, projects };
}

async function mergeMunicipalities(sql: Sql, municipalities: Municipalities): Promise<number> {
  const rows = await sql.query(
    `INSERT INTO municipality AS old (country_id, zip, key, name, names, country_name, latitude, longitude)
     SELECT country_id, zip, key, name, names, country_name, latitude, longitude
     FROM jsonb_to_recordset($1::jsonb) AS row (country_id integer, zip text, key text, name jsonb, names text[],
       country_name jsonb, latitude double precision, longitude double precision)
     ON CONFLICT (country_id, zip, key) DO UPDATE SET name = excluded.name, names = excluded.names,
       country_name = excluded.country_name, latitude = excluded.latitude, longitude = excluded.longitude
     WHERE (old.name, old.names, old.country_name, old.latitude, old.longitude)
       IS DISTINCT FROM (excluded.name, excluded.names, excluded.country_name, excluded.latitude, excluded.longitude)
     RETURNING id`,
    [JSON.stringify(municipalities.list())],
  );
  return rows.length;
}

/** A type that the run no longer lists is deleted once no listing or project uses it. */
async function mergeTypes(sql: Sql, { propertyTypes: types, listsTypes, removeMissing }: MergeInput): Promise<number> {
  if (types.length === 0) return 0;
  const rows = await sql.query(
    `INSERT INTO property_type AS old (web_id, show_order, type)
     SELECT (type ->> 'webId')::int, (type ->> 'showOrder')::int, type FROM jsonb_array_elements($1::jsonb) AS type
     ON CONFLICT (web_id) DO UPDATE SET show_order = excluded.show_order, type = excluded.type
     WHERE $2::boolean AND old.type <> excluded.type RETURNING web_id`,
    [JSON.stringify(types), listsTypes],
  );
  if (!removeMissing.propertyTypes) return rows.length;
  const gone = await sql.query(
    `DELETE FROM property_type t WHERE NOT web_id = ANY ($1::integer[])
       AND NOT EXISTS (SELECT 1 FROM listing l WHERE t.web_id = ANY (l.types))
       AND NOT EXISTS (SELECT 1 FROM project p WHERE p.project -> 'types' @> to_jsonb(t.web_id))
     RETURNING web_id`,
    [types.map(({ webId }) => webId)],
  );
  return rows.length + gone.length;
}

/** The columns that a merge writes. */
const written = [...columnNames, 'municipality_id', 'hash', 'closed_on'];

/**
 * The day a listing was sold or rented: the day of the import that first says so or, for a listing that is imported as
 * sold, the day of its last change in the CRM. Null while it is on offer.
 */
const closedOn = {
  added: `CASE WHEN NOT row.offered THEN (row.updated AT TIME ZONE 'Europe/Brussels')::date END`,
  changed: `CASE WHEN NOT excluded.offered THEN coalesce(old.closed_on, (now() AT TIME ZONE 'Europe/Brussels')::date) END`,
};

async function mergeListings(
  sql: Sql,
  importId: string,
  slice: readonly string[],
): Promise<{ added: string[]; changed: string[] }> {
  if (slice.length === 0) return { added: [], changed: [] };
  const known = await sql.query<ListingBefore>(
    'SELECT id, price, goal, offered FROM listing WHERE id = ANY ($1::text[])',
    [[...slice]],
  );
  const merged = await sql.query<{ id: string }>(
    `INSERT INTO listing AS old (id, ${written.join(', ')})
     SELECT row.id, ${columnNames.map((name) => `row.${name}`).join(', ')}, m.id, row.hash, ${closedOn.added}
     FROM listing_incoming i CROSS JOIN jsonb_to_record(i.payload)
       AS row (id text, ${columnTypes}, hash text, country_id integer, zip text, key text)
     JOIN municipality m ON m.country_id = row.country_id AND m.zip = row.zip AND m.key = row.key
     JOIN listing_detail d ON d.listing_id = row.id AND d.hash = row.hash
     WHERE i.import_id = $1 AND i.id = ANY ($2::text[]) ORDER BY row.id
     ON CONFLICT (id) DO UPDATE SET (${written.join(', ')}) = ROW (${written.map((name) => (name === 'closed_on' ? closedOn.changed : `excluded.${name}`)).join(', ')})
     WHERE old.hash <> excluded.hash RETURNING id`,
    [importId, [...slice]],
  );
  const ids = merged.map(({ id }) => id);
  if (ids.length === 0) return { added: [], changed: [] };

  const returned = await sql.query<{ id: string }>(
    'DELETE FROM listing_tombstone WHERE id = ANY ($1::text[]) RETURNING id',
    [ids],
  );
  await writeChanges(
    sql,
    ids,
    known,
    returned.map(({ id }) => id),
  );
  await writePriceChanges(sql, ids, known);
  const before = new Set(known.map(({ id }) => id));
  return { added: ids.filter((id) => !before.has(id)), changed: ids.filter((id) => before.has(id)) };
}

async function removeListings(sql: Sql, { importId, deletions, spared, removeMissing }: MergeInput): Promise<string[]> {
  const gone = await sql.query<{ id: string }>(
    `WITH explicit AS (
       SELECT id, status, day, at FROM jsonb_to_recordset($1::jsonb) AS row (id text, status text, day date, at timestamptz)),
     gone AS (
       DELETE FROM listing l WHERE id IN (SELECT id FROM explicit e WHERE e.at IS NULL OR e.at >= l.updated)
         OR ($2 AND NOT id = ANY ($3::text[])
             AND NOT EXISTS (SELECT 1 FROM listing_incoming i WHERE i.import_id = $4 AND i.id = l.id))
       RETURNING *)
     INSERT INTO listing_tombstone (id, goal, main_type, municipality_id, price, latitude, longitude, status, removed_at,
       card, closed_on)
     SELECT id, goal, main_type, municipality_id, price, latitude, longitude,
       coalesce((SELECT status FROM explicit WHERE explicit.id = gone.id LIMIT 1),
         CASE marquee WHEN ${marqueeCodes.sold} THEN 'sold' WHEN ${marqueeCodes.rented} THEN 'rented' ELSE 'withdrawn' END),
       coalesce((SELECT at FROM explicit WHERE explicit.id = gone.id LIMIT 1), now()),
       (SELECT d.card - '{price,address,coordinates,energy,rooms}'::text[]
          || jsonb_build_object('zip', d.card #> '{address,zip}', 'city', d.card #> '{address,city}')
        FROM listing_detail d WHERE d.listing_id = gone.id AND d.hash = gone.hash),
       coalesce((SELECT day FROM explicit WHERE explicit.id = gone.id LIMIT 1), (now() AT TIME ZONE 'Europe/Brussels')::date)
     FROM gone
     ON CONFLICT (id) DO UPDATE SET status = excluded.status, removed_at = excluded.removed_at, card = excluded.card,
       closed_on = excluded.closed_on
     RETURNING id`,
    [JSON.stringify(deletions), removeMissing.listings, [...spared], importId],
  );
  return gone.map(({ id }) => id);
}

async function mergeProjects(sql: Sql, { projects, deletions, removeMissing, spared }: MergeInput) {
  const known = new Set((await sql.query<{ id: string }>('SELECT id FROM project')).map(({ id }) => id));
  const written = await sql.query<{ id: string }>(
    `INSERT INTO project AS old (id, project, raw, hash, updated)
     SELECT id, project, raw, hash, updated
     FROM jsonb_to_recordset($1::jsonb) AS row (id text, project jsonb, raw jsonb, hash text, updated timestamptz)
     ON CONFLICT (id) DO UPDATE SET project = excluded.project, raw = excluded.raw, hash = excluded.hash, updated = excluded.updated
     WHERE old.hash <> excluded.hash RETURNING id`,
    [JSON.stringify(projects)],
  );
  const gone = await sql.query(
    `DELETE FROM project p WHERE ($1 AND NOT id = ANY ($2::text[]))
       OR EXISTS (SELECT 1 FROM jsonb_to_recordset($3::jsonb) AS row (id text, at timestamptz)
         WHERE row.id = p.id AND (row.at IS NULL OR row.at >= p.updated))
     RETURNING id`,
    [removeMissing.projects, [...projects.map(({ id }) => id), ...spared], JSON.stringify(deletions)],
  );
  const added = written.filter(({ id }) => !known.has(id)).length;
  const changed = written.length - added;
  return { added, changed, removed: gone.length, unchanged: projects.length - written.length };
}
