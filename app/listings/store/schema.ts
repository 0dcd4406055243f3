import type { Migration } from '~/platform/database/migrations.ts';
import { filterMigrations } from './filter-columns.ts';
import { priceChangeMigration } from './price-changes.ts';
import { mapTileMigration, offeredTilesMigration } from './map-tiles.ts';

/**
 * The store's schema, the same for the embedded database and PostgreSQL. `listing` is narrow and holds public values
 * only; unpublished values are only in `listing_raw`, which no query of the site reads.
 */
export const listingMigrations: readonly Migration[] = [
  {
    id: '1-listings',
    sql: `
      CREATE TABLE municipality (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        country_id integer NOT NULL,
        zip text NOT NULL,
        key text NOT NULL,
        name jsonb NOT NULL,
        names text[] NOT NULL,
        country_name jsonb NOT NULL,
        latitude double precision,
        longitude double precision,
        UNIQUE (country_id, zip, key)
      );
      CREATE INDEX municipality_zip ON municipality (zip);

      CREATE TABLE property_type (
        web_id integer PRIMARY KEY,
        show_order integer NOT NULL,
        type jsonb NOT NULL
      );

      CREATE TABLE listing (
        id text COLLATE "C" PRIMARY KEY,
        goal smallint NOT NULL,
        marquee smallint NOT NULL,
        offered boolean NOT NULL,
        municipality_id integer NOT NULL REFERENCES municipality,
        main_type integer,
        types integer[] NOT NULL,
        price integer,
        bedrooms smallint NOT NULL,
        bathrooms smallint NOT NULL,
        showerrooms smallint NOT NULL,
        toilets smallint NOT NULL,
        garages smallint NOT NULL,
        latitude double precision,
        longitude double precision,
        approximate boolean NOT NULL,
        published date NOT NULL,
        updated timestamptz NOT NULL,
        hash text NOT NULL
      );
      CREATE INDEX listing_price ON listing (goal, price, id)
        INCLUDE (municipality_id, main_type, bedrooms, bathrooms, showerrooms, toilets, garages);
      CREATE INDEX listing_price_down ON listing (goal, price DESC NULLS LAST, id DESC);
      CREATE INDEX listing_city ON listing (goal, municipality_id, price, id) INCLUDE (main_type, bedrooms);
      CREATE INDEX listing_newest ON listing (goal, published DESC, id DESC);
      CREATE INDEX listing_type ON listing (goal, main_type, price, id);
      CREATE INDEX listing_map ON listing (goal, latitude, longitude) INCLUDE (id, price);
      CREATE INDEX listing_near ON listing USING gist (point(longitude, latitude)) WHERE offered;

      -- What belongs to one version of a listing. An import writes these ahead of its merge, which only moves the hash in
      -- listing; versions that no listing has any more are swept up afterwards.
      CREATE TABLE listing_detail (
        listing_id text COLLATE "C" NOT NULL,
        hash text NOT NULL,
        card jsonb NOT NULL,
        detail jsonb NOT NULL,
        PRIMARY KEY (listing_id, hash)
      );
      CREATE TABLE listing_content (
        listing_id text COLLATE "C" NOT NULL,
        hash text NOT NULL,
        language text NOT NULL,
        type_order text COLLATE "C" NOT NULL,
        city_order text COLLATE "C" NOT NULL,
        PRIMARY KEY (listing_id, hash, language),
        FOREIGN KEY (listing_id, hash) REFERENCES listing_detail ON DELETE CASCADE
      );
      CREATE TABLE listing_words (
        listing_id text COLLATE "C" NOT NULL,
        hash text NOT NULL,
        words tsvector NOT NULL,
        PRIMARY KEY (listing_id, hash),
        FOREIGN KEY (listing_id, hash) REFERENCES listing_detail ON DELETE CASCADE
      );
      CREATE INDEX listing_words_words ON listing_words USING gin (words);
      CREATE TABLE listing_raw (
        listing_id text COLLATE "C" NOT NULL,
        hash text NOT NULL,
        record jsonb NOT NULL,
        PRIMARY KEY (listing_id, hash),
        FOREIGN KEY (listing_id, hash) REFERENCES listing_detail ON DELETE CASCADE
      );

      CREATE TABLE listing_tombstone (
        id text COLLATE "C" PRIMARY KEY,
        goal smallint NOT NULL,
        main_type integer,
        municipality_id integer REFERENCES municipality,
        price integer,
        latitude double precision,
        longitude double precision,
        status text NOT NULL CHECK (status IN ('sold', 'rented', 'withdrawn')),
        removed_at timestamptz NOT NULL
      );

      CREATE TABLE project (
        id text COLLATE "C" PRIMARY KEY,
        project jsonb NOT NULL,
        raw jsonb NOT NULL,
        hash text NOT NULL,
        updated timestamptz NOT NULL
      );

      -- What an import has read so far. A row without payload says: still there, unchanged.
      CREATE TABLE listing_incoming (
        import_id text NOT NULL,
        id text COLLATE "C" NOT NULL,
        payload jsonb,
        staged_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (import_id, id)
      );
      CREATE INDEX listing_incoming_id ON listing_incoming (id);
    `,
  },
  {
    id: '2-references',
    sql: `
      -- What "sold and rented by us" shows of a listing that went: its card without price and street, and the day.
      ALTER TABLE listing_tombstone ADD COLUMN card jsonb, ADD COLUMN closed_on date;
      CREATE INDEX listing_tombstone_closed ON listing_tombstone (closed_on DESC, id)
        WHERE card IS NOT NULL AND status <> 'withdrawn';
    `,
  },
  mapTileMigration,
  {
    id: '3-feeds',
    sql: `
      -- How the last import of each source went; key is the hash of its address, which may hold secrets.
      CREATE TABLE listing_feed (
        key text PRIMARY KEY,
        source text NOT NULL,
        etag text,
        last_modified text,
        finished_at timestamptz NOT NULL,
        failure text
      );
      -- What CRMs pushed; key is the hash of the message.
      CREATE TABLE listing_event (
        key text PRIMARY KEY,
        source text NOT NULL,
        entity_id text NOT NULL,
        event text NOT NULL,
        happened_at timestamptz NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        done_at timestamptz
      );
      CREATE INDEX listing_event_entity ON listing_event (entity_id, happened_at DESC);
    `,
  },
  {
    id: '4-sorted-and-near',
    sql: `
      -- A sort by type or city reads a page of an index instead of sorting what was found.
      ALTER TABLE listing_content ADD COLUMN goal smallint, ADD COLUMN published date;
      UPDATE listing_content c SET goal = l.goal, published = l.published FROM listing l WHERE l.id = c.listing_id;
      CREATE INDEX listing_content_type ON listing_content (language, goal, type_order, published DESC, listing_id DESC);
      CREATE INDEX listing_content_city ON listing_content (language, goal, city_order, published DESC, listing_id DESC);

      -- Each goal and type lies on a plane of its own, far from the others: the nearest of a kind are found without looking at other kinds.
      DROP INDEX listing_near;
      CREATE INDEX listing_near ON listing
        USING gist (point(longitude + 1000.0 * (2 * coalesce(main_type, 0) + goal), latitude)) WHERE offered;
    `,
  },
  {
    id: '5-changes',
    sql: `
      -- Listings that whoever waits for one has not been told of yet (app/alerts).
      CREATE TABLE listing_change (
        listing_id text COLLATE "C" PRIMARY KEY,
        reason text NOT NULL,
        at timestamptz NOT NULL
      );
      CREATE INDEX listing_change_oldest ON listing_change (at, listing_id);`,
  },
  {
    id: '6-filters',
    sql: `
      -- How the filters' columns were last made (fill-derived.server.ts); one row.
      CREATE TABLE listing_filters (one boolean PRIMARY KEY CHECK (one), made text NOT NULL);`,
  },
  ...filterMigrations,
  offeredTilesMigration,
  {
    id: '9-newest-of-a-price',
    sql: `
      -- In the order of a sort by price (search.ts): among homes of one price, and those whose price is not published, the newest first.
      DROP INDEX listing_price, listing_price_down;
      CREATE INDEX listing_price ON listing (goal, price, published DESC, id DESC)
        INCLUDE (municipality_id, main_type, bedrooms, bathrooms, showerrooms, toilets, garages);
      CREATE INDEX listing_price_down ON listing (goal, price DESC NULLS LAST, published DESC, id DESC);`,
  },
  {
    id: '10-closed-on',
    sql: `
      -- Since when a listing is sold or rented; of those that were so before, since the CRM last changed them.
      ALTER TABLE listing ADD COLUMN closed_on date;
      UPDATE listing SET closed_on = (updated AT TIME ZONE 'Europe/Brussels')::date WHERE NOT offered;`,
  },
  priceChangeMigration,
  retired('12-tally-of-choices'),
  retired('13-tally-of-municipalities'),
  {
    id: '14-indexes-of-what-is-offered',
    sql: `
      -- Nearly every search leaves out what is sold or rented: with this in the indexes it is counted by them alone.
      DROP INDEX listing_price, listing_city, listing_newest;
      CREATE INDEX listing_price ON listing (goal, price, published DESC, id DESC)
        INCLUDE (offered, municipality_id, main_type, bedrooms, bathrooms, showerrooms, toilets, garages);
      CREATE INDEX listing_city ON listing (goal, municipality_id, price, id) INCLUDE (offered, main_type, bedrooms);
      CREATE INDEX listing_newest ON listing (goal, published DESC, id DESC) INCLUDE (offered);`,
  },
  retired('15-tally-of-prices-and-bedrooms'),
  {
    id: '16-closed-homes',
    sql: `
      -- Beside the choice of sold homes stands how many it would bring of those that are still shown.
      CREATE INDEX listing_closed ON listing (goal, closed_on) WHERE NOT offered;`,
  },
  {
    id: '17-choices-are-counted',
    contracts: '0.0.0',
    sql: `
      -- Choices were counted from sums that triggers kept (12, 13, 15); now the homes themselves are counted.
      DROP TABLE IF EXISTS listing_tally, listing_range_tally;
      ${['listing_tally', 'listing_ranges'].flatMap((sums) => ['come', 'moved', 'gone', 'emptied'].map((event) => `DROP FUNCTION IF EXISTS ${sums}_${event} CASCADE;`)).join('\n      ')}
      ALTER TABLE listing ${['kind', 'cells', 'has_1', 'has_2', 'has_3', 'has_4', 'fits'].map((column) => `DROP COLUMN IF EXISTS ${column}`).join(', ')};`,
  },
];

/** A migration whose work was later undone; databases may have applied it. */
function retired(id: string): Migration {
  return { id, sql: 'SELECT 1' };
}
