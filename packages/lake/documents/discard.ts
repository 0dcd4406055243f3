import type { LakeClock } from '../ports.ts';
import type { Dataset } from './dataset.ts';
import { publishedId } from './ids.ts';
import { purgeLog } from './log.ts';
import { writeTransaction, type WriteParts } from './write.ts';

export interface DiscardRequest {
  dataset: string;
  author: string;
  /** The document's published id. */
  id: string;
}

export function versionsOf(dataset: Dataset, root: string): string[] {
  return [...dataset.all()].map(({ _id }) => _id).filter((id) => id !== root && publishedId(id) === root);
}

/**
 * Deletes the drafts and versions of a document, and their content in the log. Does nothing if there are none.
 *
 * @returns false, without deleting anything, if the document is published
 */
export async function discardDocument(
  { id, author }: DiscardRequest,
  dataset: Dataset,
  parts: WriteParts & { clock: LakeClock },
): Promise<boolean> {
  await dataset.current();
  const ids = [id, ...new Set([`drafts.${id}`, ...versionsOf(dataset, id)])];
  let isPublished = false;
  await writeTransaction(parts, dataset, {
    author: { name: author, at: parts.clock.now() },
    ids,
    purge: ids,
    decide: (stored) => {
      isPublished = stored.has(id);
      return isPublished ? [] : [...stored.keys()].map((remove) => ({ remove }));
    },
  });
  // Editors may have deleted the document themselves, which leaves its history.
  if (!isPublished) await purgeLog(parts.sql, dataset.name, ids);
  return !isPublished;
}
