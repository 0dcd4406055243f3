import type { Migration } from '~/platform/database/migrations.ts';

export const visitMigrations: readonly Migration[] = [
  {
    id: '1-visit',
    sql: `
      CREATE TABLE visit (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        -- Who comes: gone with the person's data.
        lead_id uuid NOT NULL UNIQUE REFERENCES lead ON DELETE CASCADE,
        property_id text NOT NULL,
        -- Who receives: the agent's id, or '' for the agency.
        host text NOT NULL,
        day date NOT NULL,
        -- Of the slot, Europe/Brussels: '10:00'.
        starts text NOT NULL,
        ends text NOT NULL,
        status text NOT NULL DEFAULT 'confirmed' CHECK (status IN ('confirmed', 'cancelled')),
        -- Of its entry in calendars: raised at each change.
        sequence integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        changed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX visit_day ON visit (day, host);
      -- One row a place that is taken. That two visits have one place, the database itself excludes.
      CREATE TABLE visit_place (
        visit_id uuid PRIMARY KEY REFERENCES visit ON DELETE CASCADE,
        host text NOT NULL,
        day date NOT NULL,
        starts text NOT NULL,
        place integer NOT NULL CHECK (place >= 0),
        UNIQUE (host, day, starts, place)
      );`,
  },
  {
    id: '2-closed-days',
    sql: `
      -- Days that the office has closed in its calendar, besides those of the site's settings.
      CREATE TABLE visit_closed_day (
        day date NOT NULL,
        -- Who receives nobody: an agent's id, '' for the agency's own, '*' for all.
        host text NOT NULL,
        PRIMARY KEY (day, host)
      );`,
  },
];
