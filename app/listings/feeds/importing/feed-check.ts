import { Cron } from 'croner';
import type { HealthCheck } from '~/platform/part.ts';

interface FeedCheckOptions {
  /** When the feed is read; null where no feed is. */
  cron: string | null;
  /** The last import of each source, the newest first. */
  imports: () => Promise<{ finishedAt: string; failure: string | null }[]>;
  now: () => Date;
}

/** Whether the listings are those of the CRM: the last import succeeded, and none was due twice since. */
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
