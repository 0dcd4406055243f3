import type { Migration } from '~/platform/database/migrations.ts';

export const captchaMigrations: readonly Migration[] = [
  {
    id: '1-captcha-used',
    sql: `
      -- Each counts once; forgotten when it would no longer count.
      CREATE TABLE captcha_used (
        id text PRIMARY KEY,
        -- Of the submission that a provider was asked for; the same one may come again.
        submission text,
        ends_at timestamptz NOT NULL
      );
      CREATE INDEX captcha_used_ends ON captcha_used (ends_at);`,
  },
];
