import type { LakeClock } from '../ports.ts';
import type { Dataset } from './dataset.ts';
import { contentOf } from './document.ts';
import { writeTransaction, type WriteParts } from './write.ts';

export interface ReplaceRequest {
  dataset: string;
  author: string;
  documents: readonly {
    /** The `_rev` of the document that it takes the place of; null for a new one. */
    revision: string | null;
    content: Record<string, unknown> & { _id: string; _type: string };
  }[];
}

/**
 * Puts documents in the place of those that were read, all in one transaction.
 *
 * @returns false, and nothing is written, where one of them is no longer as it was read
 */
export async function replaceDocuments(
  { documents, author }: ReplaceRequest,
  dataset: Dataset,
  parts: WriteParts & { clock: LakeClock },
): Promise<boolean> {
  let asRead = true;
  const at = parts.clock.now();
  await writeTransaction(parts, dataset, {
    author: { name: author, at },
    ids: documents.map(({ content }) => content._id),
    // Old content may refer to what is gone; that is as bad as it was.
    references: 'recorded',
    decide: (stored, _rev) => {
      asRead = documents.every(({ revision, content }) => (stored.get(content._id)?._rev ?? null) === revision);
      if (!asRead) return [];
      return documents.map(({ content }) => {
        const { _id, _type } = content;
        const _updatedAt = at.toISOString();
        const _createdAt = stored.get(_id)?._createdAt ?? _updatedAt;
        return { put: { ...contentOf(content), _id, _type, _rev, _createdAt, _updatedAt } };
      });
    },
  });
  return asRead;
}
