import { z } from 'zod';
import { changedJob } from '~/listings/changed-job.ts';
import { dropChanges, takeChanges } from '~/listings/store/changes.ts';
import type { Database } from '~/platform/database.ts';
import { defineJob, type Job } from '~/platform/jobs.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import type { Outbox } from '~/platform/mail/outbox.ts';
import type { Demand, Frequency, Person, Reason } from './demand.ts';
import { demandColumns, demandOf, type DemandRow } from './demands.server.ts';
import { matchListing } from './match.server.ts';

export interface News {
  demand: Demand;
  person: Person;
  found: readonly { listingId: string; reason: Reason }[];
}

interface TellingServices {
  database: Database;
  outbox: Pick<Outbox, 'send'>;
  /** Returns null if nothing may be reported any more. */
  compose: (news: News) => Promise<NewMail | null>;
  /** Months until an untouched search is deleted. */
  keepMonths: () => Promise<number>;
}

const changesAtOnce = 100;
const demandsAtOnce = 100;
/** Days within which a registration can be confirmed. */
const confirmDays = 14;

/** Matches queued changes with demands. Resolves to the number of new matches. */
export async function matchChanges({ database }: { database: Database }): Promise<number> {
  const [waiting] = await database.query(`SELECT 1 FROM demand WHERE state = 'active' LIMIT 1`);
  if (waiting === undefined) {
    await dropChanges(database);
    return 0;
  }
  for (let found = 0; ;) {
    const slice = await database.transaction(async (sql) => {
      const changes = await takeChanges(sql, changesAtOnce);
      let fits = 0;
      for (const change of changes) fits += await matchListing(sql, change);
      return { fits, isLast: changes.length < changesAtOnce };
    });
    found += slice.fits;
    if (slice.isLast) return found;
  }
}

/** Mails unreported matches, one mail per demand. Resolves to the number of mails. */
export async function tell(
  { database, outbox, compose }: Pick<TellingServices, 'database' | 'outbox' | 'compose'>,
  frequency: Frequency,
): Promise<number> {
  let mails = 0;
  for (;;) {
    const rows = await database.query<NewsRow>(
      `SELECT ${demandColumns}, p.id AS person_id, p.email, p.first_name, p.last_name, news.found
       FROM (SELECT demand_id, jsonb_agg(jsonb_build_object('listingId', listing_id, 'reason', reason) ORDER BY found_at, listing_id) AS found
             FROM demand_listing WHERE told_at IS NULL GROUP BY demand_id) AS news
         JOIN demand d ON d.id = news.demand_id JOIN alert_person p ON p.id = d.person_id
       WHERE d.state = 'active' AND d.frequency = $1 ORDER BY d.id LIMIT $2`,
      [frequency, demandsAtOnce],
    );
    for (const row of rows) {
      const { person_id: id, email, first_name: firstName, last_name: lastName, found } = row;
      const mail = await compose({ demand: demandOf(row), person: { id, email, firstName, lastName }, found });
      const isTold = await database.transaction(async (sql) => {
        const told = await sql.query(
          `UPDATE demand_listing SET told_at = now()
           WHERE demand_id = $1 AND listing_id = ANY ($2::text[]) AND told_at IS NULL RETURNING listing_id`,
          [row.id, found.map(({ listingId }) => listingId)],
        );
        // Another process was faster.
        if (told.length === 0 || mail === null) return false;
        await outbox.send(sql, mail);
        return true;
      });
      if (isTold) mails += 1;
    }
    if (rows.length < demandsAtOnce) return mails;
  }
}

interface NewsRow extends DemandRow {
  person_id: string;
  email: string;
  first_name: string;
  last_name: string;
  found: { listingId: string; reason: Reason }[];
}

export function alertJobs(services: TellingServices): Job[] {
  const { database, keepMonths } = services;
  const common = { data: z.object({}), retries: 3, retryDelay: 30, expireAfter: 1_800 } as const;
  return [
    defineJob({
      ...common,
      name: changedJob,
      order: 'one-at-a-time',
      // Imports queue this job; the schedule covers imports by command while no site was running.
      cron: '*/15 * * * *',
      work: async () => {
        await matchChanges(services);
        await tell(services, 'at-once');
      },
    }),
    defineJob({
      ...common,
      name: 'alerts-daily',
      order: 'one-at-a-time',
      cron: '0 8 * * *',
      work: () => tell(services, 'daily'),
    }),
    defineJob({
      ...common,
      name: 'alerts-purge',
      order: 'one-at-a-time',
      cron: '35 3 * * *',
      work: async () => {
        const months = await keepMonths();
        await database.transaction(async (sql) => {
          await sql.query(
            `DELETE FROM demand WHERE touched_at < now() - make_interval(months => $1)
               OR (state = 'new' AND created_at < now() - make_interval(days => $2))`,
            [months, confirmDays],
          );
          await sql.query('DELETE FROM alert_person p WHERE NOT EXISTS (SELECT FROM demand WHERE person_id = p.id)');
        });
      },
    }),
  ];
}
