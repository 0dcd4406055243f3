import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { Database } from '~/platform/database.ts';
import { defineJob, type Job } from '~/platform/jobs.ts';
import type { Outbox } from '~/platform/mail/outbox.ts';
import { invitationJob, recoveryJob, weeklyJob } from './job-names.ts';
import { linkMail, weeklyMail } from './mails.server.ts';
import type { Portal } from './portal.server.ts';

interface OwnerJobServices {
  database: Database;
  outbox: Pick<Outbox, 'send'>;
  portal: Portal;
  /** The context to compose mails with; available once the site is serving. */
  serving: () => AppLoadContext;
  /** Cron expression of the weekly mail. */
  weekly: string;
}

/** Validity of links in mails, in minutes (requirements 6.4; an invitation may be read after a holiday). */
export const linkMinutes = { invitation: 14 * 24 * 60, recovery: 30 } as const;

/**
 * The jobs that mail owners. Mails are composed in jobs, so that response times do not reveal whether an account
 * exists.
 */
export function ownerJobs({ database, outbox, portal: { owners }, serving, weekly }: OwnerJobServices): Job[] {
  const { accounts } = owners;
  const common = { retries: 3, retryDelay: 30, expireAfter: 600 } as const;
  return [
    defineJob({
      ...common,
      name: invitationJob,
      data: z.object({ owner: z.string() }),
      order: 'latest-per-key',
      work: async ({ owner: id }) => {
        const [owner] = await accounts.usersById([id]);
        if (owner === undefined) return;
        const key = await accounts.createLink(id, 'invitation', linkMinutes.invitation);
        await outbox.send(database, await linkMail(serving(), owner, 'invitation', key));
      },
    }),
    defineJob({
      ...common,
      name: recoveryJob,
      data: z.object({ email: z.string() }),
      order: 'latest-per-key',
      parallel: 2,
      work: async ({ email }) => {
        const owner = await accounts.userByEmail(email);
        if (owner === undefined) return;
        const key = await accounts.createLink(owner.id, 'recovery', linkMinutes.recovery);
        await outbox.send(database, await linkMail(serving(), owner, 'recovery', key));
      },
    }),
    defineJob({
      ...common,
      name: weeklyJob,
      data: z.object({}),
      order: 'one-at-a-time',
      expireAfter: 1_800,
      cron: weekly,
      work: async () => {
        for (const owner of await owners.toTell()) {
          const mail = await weeklyMail(serving(), owner);
          await database.transaction(async (sql) => {
            // Ensures that only one process, and one run per week, sends it.
            if ((await owners.told(sql, owner.id)) && mail !== null) await outbox.send(sql, mail);
          });
        }
      },
    }),
  ];
}
