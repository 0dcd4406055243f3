import { z } from 'zod';
import type { Audit } from '~/platform/audit.ts';
import { defineJob, type Job } from '~/platform/jobs.ts';
import type { Lake } from '@gevel/lake';
import type { Log } from '~/platform/log.ts';

const day = 24 * 60 * 60_000;

/**
 * Deletes history older than `days` from the lake every night.
 *
 * @param days 0 keeps all history
 */
export function forgetJob(
  lake: Pick<Lake, 'forgetHistory'>,
  days: number,
  log: Pick<Log, 'info'>,
  audit: Pick<Audit, 'record'>,
): Job {
  return defineJob({
    name: 'content-history',
    data: z.object({}),
    cron: days === 0 ? null : '40 3 * * *',
    order: 'one-at-a-time',
    // Three attempts within about half an hour, then the next night.
    retries: 2,
    retryDelay: 600,
    expireAfter: 3_600,
    work: async () => {
      const transactions = await lake.forgetHistory(new Date(Date.now() - days * day));
      if (transactions > 0) {
        log.info({ transactions, days }, 'Old history of the content was deleted');
        await audit.record({ kind: 'history-forgotten', subject: `transactions: ${transactions}` });
      }
      return { transactions };
    },
  });
}
