import { accountsMigrations } from '@gevel/accounts';
import type { Migration } from '~/platform/database/migrations.ts';

export const alertMigrations: readonly Migration[] = [
  {
    id: '1-demand',
    sql: `
      -- Who is looking. Names and password are those of the first registration that was confirmed.
      CREATE TABLE alert_person (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        -- argon2id; null: there are only the links of mails.
        password text,
        -- Null: nobody who reads this address has said yes yet.
        confirmed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX alert_person_email ON alert_person (lower(email));

      CREATE TABLE demand (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        person_id uuid NOT NULL REFERENCES alert_person ON DELETE CASCADE,
        state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'active', 'paused')),
        language text NOT NULL,
        frequency text NOT NULL CHECK (frequency IN ('at-once', 'daily')),
        goal smallint NOT NULL,
        types integer[] NOT NULL,
        areas text[] NOT NULL,
        -- As it was typed: 'Gent 9000, Aalst'.
        places text NOT NULL,
        -- What a listing must be one of: goal, type and zone in one word each ('0/1/m12'; zones: m municipality, z postcode, a area).
        wanted text[] NOT NULL,
        min_price integer,
        max_price integer,
        min_bedrooms smallint,
        max_bedrooms smallint,
        garages smallint NOT NULL,
        parking boolean NOT NULL,
        terrace boolean NOT NULL,
        garden boolean NOT NULL,
        -- Chosen in this registration; it becomes the person's once the address is confirmed.
        password text,
        -- What changed before is not told.
        since timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        -- Of the last time its owner did something with it.
        touched_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX demand_person ON demand (person_id);
      CREATE INDEX demand_touched ON demand (touched_at);
      CREATE INDEX demand_wanted ON demand USING gin (wanted) WHERE state = 'active';

      -- What was found for a demand. Told once, unless there is news of it.
      CREATE TABLE demand_listing (
        demand_id uuid NOT NULL REFERENCES demand ON DELETE CASCADE,
        listing_id text COLLATE "C" NOT NULL,
        reason text NOT NULL,
        found_at timestamptz NOT NULL DEFAULT now(),
        told_at timestamptz,
        PRIMARY KEY (demand_id, listing_id)
      );
      CREATE INDEX demand_listing_untold ON demand_listing (demand_id) WHERE told_at IS NULL;`,
  },
  {
    id: '2-asked',
    sql: `
      -- What the search asks for beyond the columns above, as its query: 'epc=C&living=80-'.
      ALTER TABLE demand ADD COLUMN asked text NOT NULL DEFAULT '';`,
  },
  // Tables for login attempts, as for editors; the people themselves are in the tables above.
  ...accountsMigrations('alerts', ['seeker']),
];
