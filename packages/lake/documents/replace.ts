import type { LakeClock } from '../ports.ts';
import type { Dataset } from './dataset.ts';
import { contentOf } from './document.ts';
import { writeTransaction, type WriteParts } from './write.ts';

export interface ReplaceRequest {
  dataset: string;
  author: string;
  documents: readonly {
    /** The `_rev` of the document to replace; null for a new one. */
    revision: string | null;
    content: Record<string, unknown> & { _id: string; _type: string };
  }[];
}

/**
 * Replaces documents that were read before, all in one transaction.
 *
 * @returns false, without writing anything, if one of them has changed since
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
    // Not checked: old content may have broken references, and keeps them.
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
