import type { Migration } from '~/platform/database/migrations.ts';

export const newsletterMigrations: readonly Migration[] = [
  {
    id: '1-subscriber',
    sql: `
      CREATE TABLE subscriber (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        -- In lower case: one person, one subscription.
        email text NOT NULL UNIQUE,
        language text NOT NULL,
        state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'confirmed', 'ended')),
        asked_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz,
        ended_at timestamptz
      );
      CREATE INDEX subscriber_asked ON subscriber (asked_at) WHERE state <> 'confirmed';`,
  },
];
