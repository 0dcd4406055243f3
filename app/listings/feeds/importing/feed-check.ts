import { Cron } from 'croner';
import type { HealthCheck } from '~/platform/part.ts';

interface FeedCheckOptions {
  /** When the feed is read; null without a feed. */
  cron: string | null;
  /** The last import of each source, newest first. */
  imports: () => Promise<{ finishedAt: string; failure: string | null }[]>;
  now: () => Date;
}

/** Health check: the last import succeeded, and at most one scheduled import has been missed since. */
export function feedCheck({ cron, imports, now }: FeedCheckOptions): HealthCheck {
  return {
    needed: false,
    failure: async () => {
      const [last] = await imports();
      if (last === undefined) return null;
      if (last.failure !== null) return `The import at ${last.finishedAt}: ${last.failure}`;
      if (cron === null) return null;
      const [, second] = new Cron(cron, { timezone: 'Europe/Brussels' }).nextRuns(2, new Date(last.finishedAt));
      if (second === undefined || now() < second) return null;
      return `The feed is late: the last import was at ${last.finishedAt}`;
    },
  };
}
