import { z } from 'zod';
import type { Database, Sql } from '~/platform/database.ts';
import { defineJob, type Job } from '~/platform/jobs.ts';

/** The answers that were already used, shared by all processes. */
export interface Used {
  /** Marks an answer as used; takes effect if the transaction commits. Returns false if it already was. */
  take(sql: Sql, id: string, endsAt: Date, submission?: string): Promise<boolean>;
  /** The submission for which it was used; null for none. */
  submissionOf(id: string): Promise<string | null>;
  jobs: readonly Job[];
}

export function createUsed(database: Database): Used {
  return {
    take: async (sql, id, endsAt, submission) => {
      const taken = await sql.query(
        'INSERT INTO captcha_used (id, ends_at, submission) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id',
        [id, endsAt.toISOString(), submission ?? null],
      );
      return taken.length > 0;
    },
    submissionOf: async (id) => {
      const [row] = await database.query<{ submission: string | null }>(
        'SELECT submission FROM captcha_used WHERE id = $1',
        [id],
      );
      return row?.submission ?? null;
    },
    jobs: [
      defineJob({
        name: 'captcha-clean',
        data: z.object({}),
        order: 'one-at-a-time',
        retries: 0,
        retryDelay: 0,
        expireAfter: 60,
        cron: '50 * * * *',
        // An hour longer than answers are valid, to allow for clock differences between machines.
        work: () => database.query(`DELETE FROM captcha_used WHERE ends_at <= now() - interval '1 hour'`),
      }),
    ],
  };
}
