import { accountsMigrations } from '@gevel/accounts';
import type { Migration } from '~/platform/database/migrations.ts';

/** Table prefix of the owners' accounts, which are separate from editors'. */
export const ownersNamespace = 'owner';

export const ownerRoles = ['owner'] as const;

export const ownerMigrations: readonly Migration[] = [
  ...accountsMigrations(ownersNamespace, ownerRoles),
  {
    id: '1-properties-and-records',
    sql: `
      CREATE TABLE owner_setting (
        owner_id text PRIMARY KEY REFERENCES owner_user ON DELETE CASCADE,
        -- Of the mails.
        language text NOT NULL,
        -- Whether figures are mailed each week.
        weekly boolean NOT NULL DEFAULT true,
        -- The person in the CRM; null: the agency made the account by hand.
        crm_id text UNIQUE,
        -- When the mail with the first link was written.
        invited_at timestamptz,
        -- The Monday of the last week whose figures were mailed.
        told_week date
      );
      -- No reference to the listing: an owner may ask after the property has been withdrawn.
      CREATE TABLE owner_property (
        owner_id text NOT NULL REFERENCES owner_user ON DELETE CASCADE,
        property_id text COLLATE "C" NOT NULL,
        -- What the agency gave by hand, no feed takes away.
        given_by text NOT NULL CHECK (given_by IN ('agency', 'feed')),
        since timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (owner_id, property_id)
      );
      CREATE INDEX owner_property_of ON owner_property (property_id);
      -- What the CRM has written down about a property: calls, mails, viewings. What visitors sent is in their leads.
      CREATE TABLE owner_record (
        property_id text COLLATE "C" NOT NULL,
        id text COLLATE "C" NOT NULL,
        at timestamptz NOT NULL,
        type text NOT NULL,
        -- In full, as the CRM has it: what an owner may see of it is decided where it is shown.
        contact text NOT NULL,
        subject text NOT NULL,
        comment text NOT NULL,
        status text NOT NULL,
        source text NOT NULL,
        PRIMARY KEY (property_id, id)
      );
      CREATE INDEX owner_record_time ON owner_record (property_id, at DESC, id DESC);
      -- Where a property is advertised, and how often it was seen there on a day.
      CREATE TABLE owner_medium (
        property_id text COLLATE "C" NOT NULL,
        medium text NOT NULL,
        -- Of the advert; null: the medium has no address for it.
        url text,
        online_since date,
        PRIMARY KEY (property_id, medium)
      );
      CREATE TABLE owner_medium_day (
        property_id text COLLATE "C" NOT NULL,
        medium text NOT NULL,
        day date NOT NULL,
        views integer NOT NULL CHECK (views >= 0),
        contacts integer NOT NULL DEFAULT 0 CHECK (contacts >= 0),
        PRIMARY KEY (property_id, medium, day)
      );
      CREATE TABLE owner_document (
        property_id text COLLATE "C" NOT NULL,
        id text COLLATE "C" NOT NULL,
        name text NOT NULL,
        url text NOT NULL,
        day date,
        PRIMARY KEY (property_id, id)
      );`,
  },
];
