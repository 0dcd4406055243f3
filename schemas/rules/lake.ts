import type { ValidationContext } from 'sanity';
import { isRecord } from './record.ts';

/** The published id of a document, for any of its versions. */
export function publishedId(id: unknown): string {
  return String(id).replace(/^(?:drafts|versions\.[^.]+)\./, '');
}

/** The id that a reference points at; null if it is not a reference. */
export function referenceId(reference: unknown): string | null {
  return isRecord(reference) && typeof reference._ref === 'string' ? reference._ref : null;
}

/**
 * Queries the Content Lake during validation. `raw` sees drafts beside published documents; `drafts` sees each
 * document as it would be once everything is published.
 */
export function askLake<Answer>(
  context: ValidationContext,
  perspective: 'raw' | 'drafts',
  query: string,
  params: Record<string, unknown> = {},
): Promise<Answer> {
  return context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective }).fetch<Answer>(query, params);
}

/** The ids of the document being validated, for queries that exclude it. */
export function ownIds(context: ValidationContext): { published: string; draft: string } {
  const published = publishedId(context.document?._id);
  return { published, draft: `drafts.${published}` };
}
