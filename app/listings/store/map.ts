/** The map's queries: points, and clusters if there are more than a browser should draw. */
import type { Translated } from '~/i18n/languages.ts';
import type { Sql } from '~/platform/database.ts';
import { goalCodes, marqueeFromCode, propertyTypeKey, type Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import {
  mapPointLimit,
  type MapCluster,
  type MapOverview,
  type MapPlace,
  type MapPoint,
  type MapView,
} from '../domain/port.ts';
import { conditionsOf, type Conditions } from './conditions.ts';
import { cellSize, tileZoom } from './map-tiles.ts';

/** Limit for a useful map, whatever box and zoom are requested. */
const cellLimit = 4_000;
const placeLimit = 1_500;
/** The cells' zoom for a large search before the visible part is known. */
const firstZoom = 8;

/** All points of the search if there are few; otherwise the points in the visible part, or clusters of them. */
export async function findMapClusters(sql: Sql, criteria: SearchCriteria, view: MapView | null): Promise<MapOverview> {
  const everywhere = conditionsOf({ ...criteria, box: null });
  const placed = { ...everywhere, where: `${everywhere.where} AND l.latitude IS NOT NULL` };
  const [all, notShown] = await Promise.all([
    readIfFew(sql, criteria.goal, placed),
    count(sql, { ...everywhere, where: `${everywhere.where} AND l.latitude IS NULL` }),
  ]);
  if (all !== null) return { complete: true, points: inOrder(all), clusters: [], notShown };
  if (view !== null) {
    const points = await readIfFew(sql, criteria.goal, conditionsOf({ ...criteria, box: view.box }));
    if (points !== null) return { complete: false, points: inOrder(points), clusters: [], notShown };
  }
  const clusters =
    isWholeGoal(criteria) && (view === null || drawableZoom(view) <= tileZoom)
      ? await sumTiles(sql, criteria.goal, view)
      : await countCells(sql, criteria, view);
  return { complete: false, points: [], clusters, notShown };
}

/** Municipalities with listings and a known centre, those with most listings first: the names on the drawn map. */
export function findMapPlaces(sql: Sql): Promise<MapPlace[]> {
  return sql.query<MapPlace>(
    `SELECT m.name, m.latitude, m.longitude, found.count FROM (
       SELECT municipality_id, count(*)::int AS count FROM listing GROUP BY municipality_id) AS found
     JOIN municipality m ON m.id = found.municipality_id
     WHERE m.latitude IS NOT NULL AND m.longitude IS NOT NULL ORDER BY found.count DESC, m.id LIMIT ${placeLimit}`,
  );
}

async function readPoints(sql: Sql, goal: Goal, { where, parameters }: Conditions) {
  const rows = await sql.query<MapRow>(
    `SELECT l.id, l.marquee, l.main_type, l.latitude, l.longitude, l.approximate, l.price, m.name AS city,
       d.card->'marqueeLabel' AS marquee_label, (d.card->'price'->>'unit')::int AS price_unit
     FROM (SELECT * FROM listing l WHERE ${where} LIMIT ${mapPointLimit}) AS l
     JOIN listing_detail d ON d.listing_id = l.id AND d.hash = l.hash
     JOIN municipality m ON m.id = l.municipality_id`,
    parameters,
  );
  return rows.map(({ main_type, marquee, marquee_label, price_unit, ...row }) => ({
    ...row,
    goal,
    marquee: marqueeFromCode(marquee),
    marqueeLabel: marquee_label,
    priceUnit: price_unit,
    mainType: main_type === null ? null : propertyTypeKey(main_type),
  }));
}

/** Null if there are more than a browser should draw. Counting first is far cheaper than reading them. */
async function readIfFew(sql: Sql, goal: Goal, conditions: Conditions): Promise<MapPoint[] | null> {
  return (await count(sql, conditions)) > mapPointLimit ? null : readPoints(sql, goal, conditions);
}

/** Counts no further than one above the limit. */
async function count(sql: Sql, { where, parameters }: Conditions): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT 1 FROM listing l WHERE ${where} LIMIT ${mapPointLimit + 1}) AS found`,
    parameters,
  );
  return row?.count ?? 0;
}

/** Clusters of a goal's whole offer, from the maintained counts. */
function sumTiles(sql: Sql, goal: Goal, view: MapView | null): Promise<MapCluster[]> {
  const steps = 2 ** Math.max(0, tileZoom - (view ? drawableZoom(view) : firstZoom));
  const { width, height } = cellSize(tileZoom);
  const { south, west, north, east } = view?.box ?? { south: -90, west: -180, north: 90, east: 180 };
  return sql.query<MapCluster>(
    `SELECT sum(count)::int AS count, (sum(latitudes) / sum(count) / 100000)::float8 AS latitude,
       (sum(longitudes) / sum(count) / 100000)::float8 AS longitude
     FROM listing_tile WHERE goal = $1 AND x BETWEEN $2 AND $3 AND y BETWEEN $4 AND $5
     GROUP BY floor(x::float8 / $6), floor(y::float8 / $6) ORDER BY 1 DESC, 2 DESC, 3 LIMIT ${cellLimit}`,
    [
      goalCodes[goal],
      ...[west, east].map((degrees) => Math.floor(degrees / width)),
      ...[south, north].map((degrees) => Math.floor(degrees / height)),
      steps,
    ],
  );
}

/** Clusters of a filtered search, counted on request. */
function countCells(sql: Sql, criteria: SearchCriteria, view: MapView | null): Promise<MapCluster[]> {
  const { where, parameters } = conditionsOf({ ...criteria, box: view?.box ?? null });
  const { width, height } = cellSize(view ? drawableZoom(view) : firstZoom);
  return sql.query<MapCluster>(
    `SELECT count(*)::int AS count, avg(l.latitude) AS latitude, avg(l.longitude) AS longitude
     FROM listing l WHERE ${where} AND l.latitude IS NOT NULL
     GROUP BY floor(l.longitude / ${width}), floor(l.latitude / ${height}) ORDER BY 1 DESC, 2 DESC, 3 LIMIT ${cellLimit}`,
    parameters,
  );
}

/** The finest zoom, up to the requested one, with an acceptable number of cells in the box. */
function drawableZoom({ box, zoom }: MapView): number {
  let drawable = Math.floor(zoom);
  const cells = () => {
    const { width, height } = cellSize(drawable);
    return ((box.east - box.west) / width) * ((box.north - box.south) / height);
  };
  while (drawable > 0 && cells() > cellLimit) drawable -= 1;
  return drawable;
}

function isWholeGoal({ text, cities, places, types, rooms, price, filters, area }: SearchCriteria): boolean {
  const conditions =
    cities.length + places.length + types.length + Object.keys(rooms).length + Object.keys(filters).length;
  return text === '' && conditions === 0 && price === null && area === null;
}

/** Sorted, so that the result does not depend on the query plan. */
function inOrder(points: MapPoint[]): MapPoint[] {
  return points.sort((a, b) => (a.id < b.id ? -1 : 1));
}

interface MapRow {
  id: string;
  marquee: number;
  marquee_label: Translated;
  main_type: number | null;
  latitude: number;
  longitude: number;
  approximate: boolean;
  price: number | null;
  price_unit: number | null;
  city: Translated;
}
