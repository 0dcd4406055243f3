import type { Migration } from '../database/migrations.ts';

export const jobMigrations: readonly Migration[] = [
  {
    id: '1-job',
    sql: `
      CREATE TABLE job (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL,
        data jsonb NOT NULL,
        key text,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'active', 'done', 'failed')),
        -- Not before; pushed back after a failure.
        due_at timestamptz NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        retries integer NOT NULL,
        retry_delay integer NOT NULL,
        -- Whether another of its name may not run beside it.
        alone boolean NOT NULL,
        expires_at timestamptz,
        finished_at timestamptz,
        -- {"value": …} of what the work resolved to, {"message", "code"} of what it failed with.
        output jsonb
      );
      CREATE UNIQUE INDEX job_waiting_under_key ON job (name, key) WHERE state = 'waiting' AND key IS NOT NULL;
      CREATE UNIQUE INDEX job_alone ON job (name) WHERE state = 'active' AND alone;
      CREATE INDEX job_due ON job (name, due_at, id) WHERE state = 'waiting';
      CREATE INDEX job_finished ON job (finished_at) WHERE finished_at IS NOT NULL;
      CREATE TABLE job_schedule (name text PRIMARY KEY, cron text NOT NULL, next_at timestamptz NOT NULL);`,
  },
  {
    // Jobs queued by earlier versions still have to run.
    id: '2-from-pg-boss',
    contracts: '0.0.0',
    sql: `
      DO $$ BEGIN
        IF to_regclass('pgboss.job') IS NOT NULL THEN
          INSERT INTO job (name, data, key, retries, retry_delay, alone)
            SELECT DISTINCT ON (name, coalesce(singleton_key, id::text))
              name, data, coalesce(singleton_key, id::text), retry_limit, greatest(retry_delay, 1), policy = 'singleton'
            FROM pgboss.job
            WHERE (state IN ('created', 'retry') OR state = 'active' AND retry_limit > 0) AND name NOT LIKE '\\_\\_pgboss%' AND data IS NOT NULL
            ORDER BY name, coalesce(singleton_key, id::text), created_on DESC;
          DROP SCHEMA pgboss CASCADE;
        END IF;
      END $$;`,
  },
];
