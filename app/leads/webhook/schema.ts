import type { Migration } from '~/platform/database/migrations.ts';

export const webhookMigrations: readonly Migration[] = [
  {
    id: '1-lead-delivery',
    sql: `
      -- One for each lead that the CRM is to have; it goes with the lead.
      CREATE TABLE lead_delivery (
        lead_id uuid PRIMARY KEY REFERENCES lead ON DELETE CASCADE,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
        attempts integer NOT NULL DEFAULT 0,
        last_error text,
        delivered_at timestamptz
      );
      CREATE INDEX lead_delivery_not_delivered ON lead_delivery (state, lead_id) WHERE state <> 'delivered';`,
  },
];
