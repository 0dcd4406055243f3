import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DraftWriter, StoredDocument } from '~/content/drafts/draft-writer.ts';
import type { Leads, LeadsGone } from '~/leads/leads.server.ts';
import type { Database, Sql } from '~/platform/database.ts';
import { defineJob, type Job, type Jobs } from '~/platform/jobs.ts';
import { onceLogger, type Log } from '~/platform/log.ts';
import { draftOf, testimonialId } from './draft.ts';

/** Visitors' testimonials, which become drafts for editors (docs/decisions/0039). */
export interface Testimonials {
  /** Whether editors find them in the Studio; otherwise only in the mail. */
  makesDrafts: boolean;
  /**
   * Queues the draft of a lead. It is created after the transaction commits, because the Content Lake cannot take part
   * in the transaction.
   *
   * @param picture a JPEG
   */
  send(sql: Sql, lead: string, picture: Uint8Array | null): Promise<void>;
  /** Queues the deletion of drafts, performed after the transaction that deletes their leads. */
  gone: LeadsGone;
  /** The documents of these leads, in every state. Rejects if the Content Lake does not answer. */
  ofLeads(leads: readonly string[]): Promise<StoredDocument[]>;
  /** Performs queued deletions for these leads immediately, and resolves to what remains. */
  settle(leads: readonly string[]): Promise<Remains[]>;
  jobs: readonly Job[];
}

/** What remains of an erased person's testimonial. */
export type Remains = { document: string } & (
  | { reason: 'published'; name: string }
  /** The ids of the documents that show its picture. */
  | { reason: 'picture'; usedBy: readonly string[] }
  /** It will be retried. */
  | { reason: 'failed'; message: string }
);

const draftJob = 'testimonial-draft';

interface Options {
  database: Database;
  /** Null if this process may not write content. */
  drafts: DraftWriter | null;
  leads: Pick<Leads, 'byId'>;
  jobs: Pick<Jobs, 'send' | 'run'>;
  /** Deletes a picture, by its SHA-1, from the site's cache. */
  forgetPicture: (sha1: string) => Promise<void>;
  log: Log;
}

interface Row {
  picture: string | null;
  waiting: string | null;
  isDrafted: boolean;
  isErased: boolean;
}

const left = z.object({ isPublished: z.boolean(), usedBy: z.array(z.string()) });
type Left = z.infer<typeof left>;
const nothing: Left = { isPublished: false, usedBy: [] };

export function createTestimonials({ database, drafts, leads, jobs, forgetPicture, log }: Options): Testimonials {
  const logOnce = onceLogger(log);
  const queue = (sql: Sql, lead: string) => jobs.send(draftJob, { lead }, { key: lead, sql });

  /** Brings the Content Lake in line with a lead. Idempotent. */
  async function align(id: string): Promise<Left> {
    const [row] = await database.query<Row>(
      `SELECT picture, waiting, is_drafted AS "isDrafted", erased_at IS NOT NULL AS "isErased" FROM testimonial WHERE lead_id = $1`,
      [id],
    );
    if (row === undefined) return nothing;
    const lead = await leads.byId(id);
    if (lead === null) return forget(id, row);
    if (row.isDrafted) return nothing;
    if (drafts === null) {
      logOnce('drafts', {}, 'Testimonials arrive by mail alone: set SANITY_WRITE_TOKEN for drafts of them');
      await done(id);
      return nothing;
    }
    const { waiting } = row;
    const asset = waiting === null ? null : await drafts.picture(Buffer.from(waiting, 'base64'), 'testimonial.jpg');
    await drafts.create(draftOf(lead, asset));
    await database.query('UPDATE testimonial SET is_drafted = true, waiting = NULL WHERE lead_id = $1', [id]);
    return nothing;
  }

  async function forget(id: string, { picture, isDrafted, isErased }: Row): Promise<Left> {
    const document = testimonialId(id);
    if (drafts === null) {
      if (isDrafted) throw new Error(`${document} cannot be deleted without SANITY_WRITE_TOKEN`);
      await done(id);
      return nothing;
    }
    const isPublished = !(await drafts.discard(document));
    const usedBy = isPublished || picture === null ? [] : await drafts.discardPicture(picture);
    if (!isPublished && picture !== null && usedBy.length === 0) await forgetPicture(picture);
    const isLeft = isPublished || usedBy.length > 0;
    // Published content belongs to the agency once the lead has expired. If the person was erased, it is tracked until
    // editors take it down.
    if (isLeft && isErased) {
      const said = 'Of an erased person something is still published: editors decide whether to take it down';
      logOnce(document, { document, isPublished, usedBy }, said);
    } else await done(id);
    return { isPublished, usedBy };
  }

  /** Only read for display, because the results of jobs are stored. */
  async function nameOf(document: string): Promise<string> {
    const published = (await drafts?.states(document))?.find(({ _id }) => _id === document);
    return typeof published?.name === 'string' ? published.name : '';
  }

  const done = (id: string) => database.query('DELETE FROM testimonial WHERE lead_id = $1', [id]);

  return {
    makesDrafts: drafts !== null,
    send: async (sql, lead, picture) => {
      const bytes = picture === null ? null : Buffer.from(picture);
      await sql.query('INSERT INTO testimonial (lead_id, picture, waiting) VALUES ($1, $2, $3)', [
        lead,
        bytes && createHash('sha1').update(bytes).digest('hex'),
        bytes && bytes.toString('base64'),
      ]);
      await queue(sql, lead);
    },
    gone: async (sql, gone, why) => {
      const rows = await sql.query<{ lead: string }>(
        `UPDATE testimonial SET waiting = NULL, erased_at = CASE WHEN $2 THEN now() END WHERE lead_id = ANY ($1::uuid[])
         RETURNING lead_id AS lead`,
        [gone, why === 'erased'],
      );
      for (const { lead } of rows) await queue(sql, lead);
    },
    ofLeads: async (asked) => {
      if (drafts === null) return [];
      const { states } = drafts;
      return (await Promise.all(asked.map((lead) => states(testimonialId(lead))))).flat();
    },
    settle: async (asked) => {
      const rows = await database.query<{ lead: string }>(
        'SELECT lead_id AS lead FROM testimonial WHERE lead_id = ANY ($1::uuid[])',
        [asked],
      );
      const remains: Remains[] = [];
      for (const { lead } of rows) {
        const document = testimonialId(lead);
        try {
          const { isPublished, usedBy } = left.parse(await jobs.run(draftJob, { lead }));
          if (isPublished) remains.push({ document, reason: 'published', name: await nameOf(document) });
          else if (usedBy.length > 0) remains.push({ document, reason: 'picture', usedBy });
        } catch (error) {
          remains.push({ document, reason: 'failed', message: error instanceof Error ? error.message : String(error) });
        }
      }
      return remains;
    },
    jobs: [
      defineJob({
        name: draftJob,
        data: z.object({ lead: z.string() }),
        // Not concurrent, because two testimonials may share a picture: one could delete what the other is creating.
        order: 'one-at-a-time',
        retries: 10,
        retryDelay: 30,
        expireAfter: 120,
        work: ({ lead }) => align(lead),
      }),
      defineJob({
        name: 'testimonial-align',
        data: z.object({}),
        order: 'one-at-a-time',
        retries: 0,
        retryDelay: 0,
        expireAfter: 600,
        // After expired leads have been deleted.
        cron: '45 3 * * *',
        work: async () => {
          const rows = await database.query<{ lead: string }>(
            `SELECT lead_id AS lead FROM testimonial WHERE NOT is_drafted OR NOT EXISTS (SELECT FROM lead WHERE id = lead_id)`,
          );
          for (const { lead } of rows) await queue(database, lead);
          return { queued: rows.length };
        },
      }),
    ],
  };
}
