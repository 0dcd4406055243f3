import type { Migration } from '~/platform/database/migrations.ts';

export const testimonialMigrations: readonly Migration[] = [
  {
    id: '1-testimonial',
    sql: `
      -- What leads became in the Content Lake. A row outlives its lead, so no foreign key: it goes when nothing is left there to delete.
      CREATE TABLE testimonial (
        lead_id uuid PRIMARY KEY,
        -- The SHA-1 of its picture, in hex, by which the Content Lake knows it.
        picture text,
        -- The picture itself in base64, until the Content Lake has it.
        waiting text,
        is_drafted boolean NOT NULL DEFAULT false,
        -- Since when its person is erased; null also where the lead's time was over.
        erased_at timestamptz
      );
      -- Those of before; the jobs know their pictures.
      INSERT INTO testimonial (lead_id, picture, is_drafted)
        SELECT lead.id, max(job.data ->> 'picture'), coalesce(bool_and(job.state NOT IN ('waiting', 'active')), true)
        FROM lead LEFT JOIN job ON job.name = 'testimonial-draft' AND job.data ->> 'lead' = lead.id::text
        WHERE lead.form = 'testimonial' GROUP BY lead.id;`,
  },
];
