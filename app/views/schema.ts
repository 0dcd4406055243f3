import type { Migration } from '~/platform/database/migrations.ts';

export const viewMigrations: readonly Migration[] = [
  {
    id: '1-property-view',
    sql: `
      -- How often each property was viewed, and nothing about who viewed it. No reference to the listing: an owner may ask after the
      -- property has been withdrawn.
      CREATE TABLE property_view (
        property_id text COLLATE "C" NOT NULL,
        -- Europe/Brussels.
        day date NOT NULL,
        language text COLLATE "C" NOT NULL,
        -- Of a closed list (sources.ts), like the site that is named: nothing here is a browser's own text.
        source text COLLATE "C" NOT NULL,
        site text COLLATE "C" NOT NULL DEFAULT '',
        views integer NOT NULL,
        -- All questions are about one property or a few, in a span of days.
        PRIMARY KEY (property_id, day, language, source, site)
      ) WITH (fillfactor = 80);
      -- Which batch each process has written last: one that is sent again, because its answer was lost, counts once.
      CREATE TABLE view_writer (
        id uuid PRIMARY KEY,
        batch integer NOT NULL,
        written_at timestamptz NOT NULL DEFAULT now()
      );`,
  },
  {
    id: '2-views-by-day',
    sql: `
      -- What owners ask most, views by day without language and source, is answered without the table (bench/README.md).
      CREATE INDEX property_view_day ON property_view (property_id, day) INCLUDE (views);`,
  },
  {
    id: '3-deeds',
    sql: `
      -- How often homes were kept and searches found nothing, and nothing about whose they were.
      CREATE TABLE visitor_deed (
        -- Europe/Brussels.
        day date NOT NULL,
        kind text COLLATE "C" NOT NULL,
        -- A property's id, or a search of closed lists (empty-search.ts): nothing that a visitor typed.
        subject text COLLATE "C" NOT NULL,
        language text COLLATE "C" NOT NULL,
        times integer NOT NULL,
        PRIMARY KEY (day, kind, subject, language)
      ) WITH (fillfactor = 80);
      -- The office asks about all properties in a span of days.
      CREATE INDEX property_view_time ON property_view (day);`,
  },
];
