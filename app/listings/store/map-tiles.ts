/**
 * Counts of listings on a fixed grid, so that showing a whole country requires no counting. Database triggers maintain
 * them in the transaction that changes a listing.
 */
import type { Migration } from '~/platform/database/migrations.ts';
import { sumFunctions, sumTriggers } from './sum-triggers.ts';

/** The zoom of the stored cells; smaller zooms aggregate them. */
export const tileZoom = 11;

/** A cell's size in degrees: 64 pixels wide, and about as high at Belgium's latitude. */
export function cellSize(zoom: number): { width: number; height: number } {
  const width = 360 / (2 ** zoom * 4);
  return { width, height: width * 0.63 };
}

const { width, height } = cellSize(tileZoom);

/** Positions are summed as integers, in hundred-thousandths of a degree, so that adding and subtracting is exact. */
const movedBy = (source: string) => `
  INSERT INTO listing_tile AS tile (goal, x, y, count, latitudes, longitudes)
  SELECT goal, floor(longitude / ${width})::integer, floor(latitude / ${height})::integer, sum(sign),
    sum(sign * round(latitude * 100000))::bigint, sum(sign * round(longitude * 100000))::bigint
  FROM (${source}) AS moved WHERE latitude IS NOT NULL AND longitude IS NOT NULL GROUP BY 1, 2, 3
  ON CONFLICT (goal, x, y) DO UPDATE SET count = tile.count + excluded.count,
    latitudes = tile.latitudes + excluded.latitudes, longitudes = tile.longitudes + excluded.longitudes;`;

const come = 'SELECT goal, latitude, longitude, 1 AS sign FROM come';
const gone = 'SELECT goal, latitude, longitude, -1 AS sign FROM gone';
const tiles = { name: 'listing_tile', table: 'listing_tile', moved: movedBy, come, gone };

export const mapTileMigration: Migration = {
  id: 'map-tiles',
  sql: `
    CREATE TABLE listing_tile (
      goal smallint NOT NULL,
      x integer NOT NULL,
      y integer NOT NULL,
      count integer NOT NULL,
      latitudes bigint NOT NULL,
      longitudes bigint NOT NULL,
      PRIMARY KEY (goal, x, y)
    );
    ${movedBy('SELECT goal, latitude, longitude, 1 AS sign FROM listing')}
    ${sumTriggers(tiles)}
  `,
};

const offered = (source: string) => `${source} WHERE offered`;

/** Sold and rented homes are only shown on request, so these counts include only homes on offer. */
export const offeredTilesMigration: Migration = {
  id: '8-tiles-of-what-is-offered',
  sql: `
    ${sumFunctions({ ...tiles, come: offered(come), gone: offered(gone) })}
    DELETE FROM listing_tile;
    ${movedBy('SELECT goal, latitude, longitude, 1 AS sign FROM listing WHERE offered')}
  `,
};
