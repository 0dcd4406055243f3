import type { Migration } from '../database/migrations.ts';

export const auditMigrations: readonly Migration[] = [
  {
    id: '1-audit-entry',
    sql: `
      -- Only added to, and deleted by age: names and addresses stay as they were.
      CREATE TABLE audit_entry (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        kind text NOT NULL,
        who_kind text NOT NULL DEFAULT 'site',
        who_id text,
        who_name text NOT NULL DEFAULT '',
        who_email text,
        about text[] NOT NULL DEFAULT '{}',
        subject text NOT NULL DEFAULT '',
        network text,
        failed boolean NOT NULL DEFAULT false
      );
      CREATE INDEX audit_entry_newest ON audit_entry (at DESC, id DESC);
      CREATE INDEX audit_entry_kind ON audit_entry (kind, at DESC, id DESC);
      CREATE INDEX audit_entry_email ON audit_entry (lower(who_email), at DESC, id DESC) WHERE who_email IS NOT NULL;`,
  },
];
