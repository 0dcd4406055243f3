/**
 * Counts of listings on a fixed grid, so that showing all listings of a country needs no counting. The
 * database maintains them itself, in the transaction that moves a listing.
 */
import type { Migration } from '~/platform/database/migrations.ts';

/** The zoom whose cells are stored; smaller zooms add them up. */
export const tileZoom = 11;

/** A cell's size in degrees: 64 pixels wide, and about as high at Belgium's latitude. */
export function cellSize(zoom: number): { width: number; height: number } {
  const width = 360 / (2 ** zoom * 4);
  return { width, height: width * 0.63 };
}

const { width, height } = cellSize(tileZoom);

/** Positions are summed as integers, in hundred-thousandths of a degree: adding and subtracting them is exact. */
const movedBy = (source: string) => `
  INSERT INTO listing_tile AS tile (goal, x, y, count, latitudes, longitudes)
  SELECT goal, floor(longitude / ${width})::integer, floor(latitude / ${height})::integer, sum(sign),
    sum(sign * round(latitude * 100000))::bigint, sum(sign * round(longitude * 100000))::bigint
  FROM (${source}) AS moved WHERE latitude IS NOT NULL AND longitude IS NOT NULL GROUP BY 1, 2, 3
  ON CONFLICT (goal, x, y) DO UPDATE SET count = tile.count + excluded.count,
    latitudes = tile.latitudes + excluded.latitudes, longitudes = tile.longitudes + excluded.longitudes;`;

const come = 'SELECT goal, latitude, longitude, 1 AS sign FROM come';
const gone = 'SELECT goal, latitude, longitude, -1 AS sign FROM gone';
const sweep = 'DELETE FROM listing_tile WHERE count = 0;';

const trigger = (name: string, when: string, body: string) => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NULL; END $$;
  CREATE TRIGGER ${name} AFTER ${when} FOR EACH STATEMENT EXECUTE FUNCTION ${name}();`;

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
    ${trigger('listing_tile_come', 'INSERT ON listing REFERENCING NEW TABLE AS come', movedBy(come))}
    ${trigger(
      'listing_tile_moved',
      'UPDATE ON listing REFERENCING OLD TABLE AS gone NEW TABLE AS come',
      movedBy(`${come} UNION ALL ${gone}`) + sweep,
    )}
    ${trigger('listing_tile_gone', 'DELETE ON listing REFERENCING OLD TABLE AS gone', movedBy(gone) + sweep)}
    ${trigger('listing_tile_emptied', 'TRUNCATE ON listing', 'DELETE FROM listing_tile;')}
  `,
};

const body = (name: string, statements: string) =>
  `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statements} RETURN NULL; END $$;`;
const offered = (source: string) => `${source} WHERE offered`;

/** Sold and rented homes are shown to those who ask for them: the map of everybody counts what is offered. */
export const offeredTilesMigration: Migration = {
  id: '8-tiles-of-what-is-offered',
  sql: `
    ${body('listing_tile_come', movedBy(offered(come)))}
    ${body('listing_tile_moved', movedBy(`${offered(come)} UNION ALL ${offered(gone)}`) + sweep)}
    ${body('listing_tile_gone', movedBy(offered(gone)) + sweep)}
    DELETE FROM listing_tile;
    ${movedBy('SELECT goal, latitude, longitude, 1 AS sign FROM listing WHERE offered')}
  `,
};
