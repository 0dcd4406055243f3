import type { Migration } from '~/platform/database/migrations.ts';

export const siteCheckMigrations: readonly Migration[] = [
  {
    id: '1-site-check',
    sql: `
      -- One row: the last walk over the site that ended, and the one that is made now.
      CREATE TABLE site_check (
        id boolean PRIMARY KEY DEFAULT true CHECK (id),
        walked_at timestamptz,
        pages integer NOT NULL DEFAULT 0,
        -- False if there were too many pages for one night.
        is_whole boolean NOT NULL DEFAULT true,
        findings jsonb NOT NULL DEFAULT '[]',
        failed_at timestamptz,
        -- Of a walk that is asked for or made; null once it has ended.
        asked_at timestamptz,
        -- When the walk was last heard of: a process may die in the middle.
        beat_at timestamptz,
        pages_now integer NOT NULL DEFAULT 0
      );
      INSERT INTO site_check DEFAULT VALUES;
      -- Findings that are meant so. The id changes with what is wrong; forgotten with a walk that does not find it.
      CREATE TABLE site_check_hidden (finding_id text PRIMARY KEY, hidden_at timestamptz NOT NULL DEFAULT now());`,
  },
];
