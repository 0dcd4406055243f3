import { z } from 'zod';
import type { NewDraft } from '~/content/drafts/draft-writer.ts';
import type { Lead } from '~/leads/leads.server.ts';
import { brusselsDay } from '~/listings/domain/rules/day.ts';

/** The id of the published document. */
export const testimonialId = (lead: string): string => `testimonial-${lead}`;

const stored = z.object({ name: z.string(), website: z.string().optional(), comment: z.string() });

/**
 * An unfinished draft: it is not on the site and has no path, even if an editor publishes it unread.
 *
 * @param asset the id of its picture
 */
export function draftOf(lead: Lead, asset: string | null): NewDraft {
  const { name, website, comment } = stored.parse(lead.data);
  return {
    _id: testimonialId(lead.id),
    _type: 'testimonial',
    name,
    ...(website ? { website } : {}),
    body: { [lead.language]: paragraphs(comment) },
    ...(asset === null ? {} : { image: { _type: 'picture', asset: { _type: 'reference', _ref: asset } } }),
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
