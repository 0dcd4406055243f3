import type { Migration } from '../database/migrations.ts';

export const mailMigrations: readonly Migration[] = [
  {
    id: '1-mail',
    sql: `
      CREATE TABLE mail (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        message_id text NOT NULL UNIQUE,
        kind text NOT NULL,
        about text,
        recipient text NOT NULL,
        reply_to text,
        from_name text,
        subject text NOT NULL,
        -- Where a mail that comes regularly is ended, by one POST (RFC 8058).
        unsubscribe text,
        body text NOT NULL,
        html text NOT NULL,
        -- [{"filename", "contentType", "base64"}]
        attachments jsonb NOT NULL DEFAULT '[]',
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead')),
        attempts integer NOT NULL DEFAULT 0,
        last_error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz
      );
      CREATE INDEX mail_about ON mail (about) WHERE about IS NOT NULL;
      CREATE INDEX mail_not_sent ON mail (state, id) WHERE state <> 'sent';
      CREATE INDEX mail_sent ON mail (sent_at) WHERE state = 'sent';`,
  },
];
