import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { personalMail, speakingTo } from '~/forms/mail/personal.server.ts';
import type { Sql } from '~/platform/database.ts';
import { defineJob, type Jobs } from '~/platform/jobs.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { readSite } from '~/site/site.server.ts';
import type { StudioPeople } from '../people/port.ts';
import { maxNoteLength, reviewId, reviewType, type ReviewRequest } from './request.ts';

const reviewJob = 'review-mails';

/** What was written, by whom. */
const data = z.object({
  what: z.enum(['request', 'published']),
  /** Of the request, or of the published document. */
  id: z.string(),
  by: z.string(),
});

/** The requests in the Content Lake. */
export interface ReviewRequests {
  /** Undefined if there is none, or it is malformed. */
  read(id: string): Promise<unknown>;
  remove(id: string): Promise<unknown>;
}

export interface OpenReviews extends Part {
  /** Must be called before mails can be composed; provides the site's content and links. */
  serve(context: () => AppLoadContext): void;
}

interface Change {
  ids: readonly string[];
  author: { kind: 'user' | 'token'; id: string } | null;
  types: { drafts: readonly string[] };
  publications: readonly { id: string; became: string }[];
}

/** Queues the mails that a person's change in the Content Lake leads to, in its transaction. */
export async function queueReviewMails(jobs: Pick<Jobs, 'send'>, sql: Sql, change: Change): Promise<void> {
  const { author, ids, types, publications } = change;
  if (author?.kind !== 'user') return;
  const requests = types.drafts.includes(reviewType) ? ids.filter((id) => id.startsWith(reviewId(''))) : [];
  const published = publications.filter(({ became }) => became === 'published').map(({ id }) => id);
  const all = [
    ...requests.map((id) => ({ what: 'request' as const, id })),
    ...published.map((id) => ({ what: 'published' as const, id })),
  ];
  for (const each of all) await jobs.send(reviewJob, { ...each, by: author.id }, { key: each.id, sql });
}

const person = z.object({ id: z.string(), name: z.string() });
const stored = z.object({
  _id: z.string(),
  _type: z.literal(reviewType),
  documentId: z.string(),
  documentType: z.string(),
  title: z.string().transform((title) => title.slice(0, 200)),
  state: z.enum(['waiting', 'sent-back']),
  askedBy: person,
  askedAt: z.string(),
  note: z.string().max(maxNoteLength),
  answer: z.string().max(maxNoteLength).optional(),
  answeredBy: person.optional(),
}) satisfies z.ZodType<ReviewRequest>;

/** Mails editors what waits for them, and authors what became of it (10.346). */
export function openReviews(
  { database, outbox }: Platform,
  people: StudioPeople | null,
  requests: ReviewRequests | null,
): OpenReviews {
  let site: (() => AppLoadContext) | null = null;
  const job = defineJob({
    name: reviewJob,
    data,
    order: 'one-at-a-time',
    retries: 3,
    retryDelay: 30,
    expireAfter: 600,
    work: async ({ what, id, by }) => {
      if (people === null || requests === null) return;
      const found = stored.safeParse(await requests.read(what === 'request' ? id : reviewId(id)));
      if (!found.success) return;
      if (site === null) throw new Error('No site is there whose links a mail could hold');
      const request = found.data;
      const everybody = await people.logins();
      const author = everybody.find((each) => each.id === request.askedBy.id);
      const actor = everybody.find((each) => each.id === by)?.name ?? '';
      if (what === 'published') {
        if (author !== undefined && author.id !== by)
          await outbox.send(database, await mailOf(site(), author, 'published', request, actor, ''));
        await requests.remove(request._id);
        return;
      }
      if (request.state === 'sent-back') {
        if (author !== undefined && author.id !== by)
          await outbox.send(database, await mailOf(site(), author, 'sent-back', request, actor, request.answer ?? ''));
        return;
      }
      const publishers = everybody.filter(
        ({ role, id: each }) => each !== by && (role === 'editor' || role === 'administrator'),
      );
      for (const each of publishers)
        await outbox.send(database, await mailOf(site(), each, 'asked', request, actor, request.note));
    },
  });
  return { jobs: people === null ? [] : [job], serve: (context) => void (site = context) };
}

async function mailOf(
  context: AppLoadContext,
  to: { id: string; name: string; email: string },
  what: 'asked' | 'sent-back' | 'published',
  { title, documentId, documentType }: ReviewRequest,
  actor: string,
  words: string,
): Promise<NewMail> {
  const { languages } = await readSite(context);
  const speaking = await speakingTo(context, languages.defaultLanguage);
  const { t } = speaking;
  const url = new URL(`/studio/intent/edit/id=${documentId};type=${documentType}/`, context.origin).href;
  return personalMail(
    speaking,
    to,
    {
      paragraphs: [
        t('forms.mail.greeting', { name: to.name }),
        t(`office.mail.review.${what}`, { name: actor, title }),
        ...(words === '' ? [] : [words]),
      ],
      links: [{ label: t('office.mail.review.link'), url }],
    },
    { kind: `review:${what}`, subject: t(`office.mail.review.${what}-subject`, { title }) },
  );
}
