import type { ValidationContext } from 'sanity';
import { isRecord } from './record.ts';

/** The id under which a document is published, whichever version of it is being edited. */
export function publishedId(id: unknown): string {
  return String(id).replace(/^(?:drafts|versions\.[^.]+)\./, '');
}

/** The id that a reference points at, if it is one. */
export function referenceId(reference: unknown): string | null {
  return isRecord(reference) && typeof reference._ref === 'string' ? reference._ref : null;
}

/**
 * Asks the Content Lake while a form is checked: `raw` sees drafts and what is published side by side, `drafts` sees each document as
 * it would be once everything is published.
 */
export function askLake<Answer>(
  context: ValidationContext,
  perspective: 'raw' | 'drafts',
  query: string,
  params: Record<string, unknown> = {},
): Promise<Answer> {
  return context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective }).fetch<Answer>(query, params);
}

/** The versions of the document being checked, for queries that look for others. */
export function ownIds(context: ValidationContext): { published: string; draft: string } {
  const published = publishedId(context.document?._id);
  return { published, draft: `drafts.${published}` };
}
