import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DraftWriter } from '~/content/drafts/draft-writer.ts';
import type { Lead, Leads } from '~/leads/leads.server.ts';
import type { Blobs } from '~/platform/blobs.ts';
import type { Sql } from '~/platform/database.ts';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import { defineJob, type Job, type Jobs } from '~/platform/jobs.ts';
import { onceLogger, type Log } from '~/platform/log.ts';

/** What visitors say of the agency, on its way to the editors. */
export interface Testimonials {
  /** Whether editors find it in the Studio; otherwise in the mail alone. */
  makesDrafts: boolean;
  /** Stores a picture that no document has yet. Resolves to its key. */
  keepPicture(bytes: Uint8Array): Promise<string>;
  /**
   * Has a draft made of a lead once its transaction is committed, for the Content Lake has no part in that.
   *
   * @param picture the key of its picture
   */
  send(sql: Sql, lead: string, picture: string | null): Promise<void>;
  jobs: readonly Job[];
}

/** The id of the document that editors publish. */
export const testimonialId = (lead: string): string => `testimonial-${lead}`;

const jobName = 'testimonial-draft';

interface Options {
  /** Null where this process may not write content. */
  drafts: DraftWriter | null;
  leads: Pick<Leads, 'byId'>;
  blobs: Pick<Blobs, 'put' | 'get'>;
  jobs: Pick<Jobs, 'send'>;
  log: Log;
}

export function createTestimonials({ drafts, leads, blobs, jobs, log }: Options): Testimonials {
  const logOnce = onceLogger(log);
  return {
    makesDrafts: drafts !== null,
    // The embedded lake stores its pictures under the same key: they are there once.
    keepPicture: (bytes) =>
      blobs.put(bytes, { contentType: 'image/jpeg', key: createHash('sha1').update(bytes).digest('hex') }),
    send: (sql, lead, picture) => jobs.send(jobName, { lead, picture }, { key: lead, sql }),
    jobs: [
      defineJob({
        name: jobName,
        data: z.object({ lead: z.string(), picture: z.string().nullable() }),
        order: 'latest-per-key',
        retries: 10,
        retryDelay: 30,
        expireAfter: 120,
        work: async ({ lead: id, picture }) => {
          if (drafts === null)
            return logOnce(
              'drafts',
              {},
              'Testimonials arrive by mail alone: set SANITY_WRITE_TOKEN for drafts of them',
            );
          const lead = await leads.byId(id);
          // Erased meanwhile.
          if (lead === null) return;
          const bytes = picture === null ? undefined : await blobs.get(picture);
          const asset = bytes && (await drafts.picture(bytes, 'testimonial.jpg'));
          await drafts.create(draftOf(lead, asset));
        },
      }),
    ],
  };
}

const stored = z.object({ name: z.string(), website: z.string().optional(), comment: z.string() });

/** As an editor would have begun it: not on the site, and without a path, even if somebody publishes it unread. */
function draftOf(lead: Lead, asset: string | undefined) {
  const { name, website, comment } = stored.parse(lead.data);
  return {
    _id: testimonialId(lead.id),
    _type: 'testimonial',
    name,
    ...(website ? { website } : {}),
    body: { [lead.language]: paragraphs(comment) },
    ...(asset === undefined ? {} : { image: { _type: 'picture', asset: { _type: 'reference', _ref: asset } } }),
    status: 'Draft',
    date: brusselsDay(new Date(lead.createdAt)),
  };
}

function paragraphs(text: string): object[] {
  return text.split(/\n\s*\n/).map((part, index) => ({
    _type: 'block',
    _key: `p${index}`,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: `s${index}`, text: part.trim(), marks: [] }],
  }));
}
