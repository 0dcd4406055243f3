import type { Migration } from '~/platform/database/migrations.ts';

const person = `coalesce(nullif(data ->> 'name', ''), trim(coalesce(data ->> 'firstName', '') || ' ' || coalesce(data ->> 'lastName', '')))`;

export const leadMigrations: readonly Migration[] = [
  {
    id: '1-lead',
    sql: `
      CREATE TABLE lead (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        -- Of one submission, however often it arrives.
        key text NOT NULL UNIQUE,
        form text NOT NULL,
        language text NOT NULL,
        -- The path of the page that showed the form.
        page text NOT NULL,
        property_id text,
        project_id text,
        email text,
        -- What the visitor typed, by the names of the form's fields.
        data jsonb NOT NULL,
        -- {"version", "text"} of what the visitor was told about their data.
        consent jsonb NOT NULL,
        -- utm_source and its like, and the referrer.
        source jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        keep_until timestamptz NOT NULL,
        handled_at timestamptz,
        handled_by text,
        assigned_to text
      );
      CREATE INDEX lead_newest ON lead (created_at DESC, id);
      CREATE INDEX lead_email ON lead (lower(email)) WHERE email IS NOT NULL;
      CREATE INDEX lead_keep_until ON lead (keep_until);
      -- Documents are requested once per property; forgotten with the lead.
      CREATE TABLE document_request (
        property_id text NOT NULL,
        email text NOT NULL,
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        PRIMARY KEY (property_id, email)
      );
      CREATE INDEX document_request_lead ON document_request (lead_id);`,
  },
  {
    id: '2-office',
    sql: `
      ALTER TABLE lead
        -- Who sent it, as the form's fields say.
        ADD COLUMN person text NOT NULL GENERATED ALWAYS AS (${person}) STORED,
        -- What it is found by: name and e-mail, without accents and in small letters, as \`plainLetters\` makes them.
        ADD COLUMN found_by text NOT NULL GENERATED ALWAYS AS (lower(translate(${person} || ' ' || coalesce(email, ''),
          'áàâäãåçéèêëíìîïñóòôöõúùûüýÿÁÀÂÄÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŸ',
          'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUYY'))) STORED;
      DROP INDEX lead_newest;
      CREATE INDEX lead_by_time ON lead (created_at DESC, id DESC);
      CREATE INDEX lead_open ON lead (created_at DESC, id DESC) WHERE handled_at IS NULL;
      CREATE INDEX lead_handled ON lead (created_at DESC, id DESC) WHERE handled_at IS NOT NULL;
      CREATE INDEX lead_form ON lead (form, created_at DESC, id DESC);
      CREATE INDEX lead_assigned ON lead (assigned_to, created_at DESC, id DESC) WHERE assigned_to IS NOT NULL;
      CREATE INDEX lead_property ON lead (property_id, created_at DESC, id DESC) WHERE property_id IS NOT NULL;
      CREATE INDEX lead_project ON lead (project_id, created_at DESC, id DESC) WHERE project_id IS NOT NULL;
      -- Editors who have worked with leads, so that their names stay when their accounts go.
      CREATE TABLE lead_editor (id text PRIMARY KEY, name text NOT NULL);`,
  },
  {
    id: '3-what-owners-read',
    sql: `
      ALTER TABLE lead
        -- What the office writes about it for the property's owner: of a visit, what the visitor thought.
        ADD COLUMN owner_note text NOT NULL DEFAULT '',
        -- Whether the owner reads the amount of an offer.
        ADD COLUMN shows_amount boolean NOT NULL DEFAULT false;`,
  },
  {
    id: '4-work',
    sql: `
      ALTER TABLE lead
        -- How far an open lead is (stages.ts). Handled leads keep it, for when they are opened again.
        ADD COLUMN stage text NOT NULL DEFAULT 'new',
        -- Of a handled lead: nothing came of it.
        ADD COLUMN is_lost boolean NOT NULL DEFAULT false,
        -- The day on which the office wants to look at it again, Europe/Brussels.
        ADD COLUMN follow_up date;
      CREATE INDEX lead_follow_up ON lead (follow_up) WHERE follow_up IS NOT NULL AND handled_at IS NULL;
      -- What the office writes for itself. Only added to, so that nobody overwrites a colleague's; gone with the lead.
      CREATE TABLE lead_note (
        -- Made by who writes it: one that is sent twice is stored once.
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        author text NOT NULL,
        body text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX lead_note_lead ON lead_note (lead_id, created_at);
      -- Where an editor is told of a lead, if Sanity has the accounts.
      ALTER TABLE lead_editor ADD COLUMN email text NOT NULL DEFAULT '';`,
  },
];
