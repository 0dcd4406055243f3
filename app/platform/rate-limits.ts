import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from './database.ts';
import { migrate, type Migration } from './database/migrations.ts';
import { defineJob, type Job } from './jobs.ts';

const migrations: readonly Migration[] = [
  {
    id: '1-rate-limit',
    sql: `
      CREATE UNLOGGED TABLE rate_limit (
        key text PRIMARY KEY,
        count integer NOT NULL,
        ends_at timestamptz NOT NULL
      );
      CREATE INDEX rate_limit_ends ON rate_limit (ends_at);`,
  },
];

export interface RateLimit {
  /** What is limited, for example `form`. */
  name: string;
  most: number;
  /** Length of the window in seconds; it begins with the first request. */
  within: number;
}

export interface UsedLimit extends RateLimit {
  /** Negative once it is exceeded. */
  left: { requests: number; seconds: number };
}

/** Counts per person or target in the database, so that all processes count together. */
export interface RateLimits {
  /**
   * Counts one more request.
   *
   * @param who a network address or e-mail address; only its hash is stored
   * @param tell hears how far the limit is used
   * @returns whether it is within the limit
   */
  take(limit: RateLimit, who: string, tell?: (used: UsedLimit) => void): Promise<boolean>;
  jobs: readonly Job[];
}

export async function createRateLimits(database: Database): Promise<RateLimits> {
  await migrate(database, 'rate-limits', migrations);
  return {
    take: async ({ name, most, within }, who, tell) => {
      const key = createHash('sha256').update(`${name} ${who.trim().toLowerCase()}`).digest('base64url');
      const [row] = await database.query<{ count: number; seconds: number }>(
        `INSERT INTO rate_limit AS known (key, count, ends_at) VALUES ($1, 1, now() + make_interval(secs => $2))
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN known.ends_at <= now() THEN 1 ELSE known.count + 1 END,
           ends_at = CASE WHEN known.ends_at <= now() THEN excluded.ends_at ELSE known.ends_at END
         RETURNING count, ceil(extract(epoch FROM ends_at - now()))::int AS seconds`,
        [key, within],
      );
      const { count, seconds } = row ?? { count: 1, seconds: within };
      tell?.({ name, most, within, left: { requests: most - count, seconds } });
      return count <= most;
    },
    jobs: [
      defineJob({
        name: 'rate-limits-clean',
        data: z.object({}),
        order: 'one-at-a-time',
        retries: 0,
        retryDelay: 0,
        expireAfter: 60,
        cron: '40 * * * *',
        work: () => database.query('DELETE FROM rate_limit WHERE ends_at <= now()'),
      }),
    ],
  };
}
