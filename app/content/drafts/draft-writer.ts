import { z } from 'zod';

export interface NewDraft extends Record<string, unknown> {
  /** Without `drafts.` */
  _id: string;
  _type: string;
}

export type StoredDocument = Record<string, unknown> & { _id: string; _type: string };

/** Creates drafts in the Content Lake, which editors publish or delete. Never changes published documents. */
export interface DraftWriter {
  /** Stores a picture as an asset and resolves to its id. The same bytes always give the same asset. */
  picture(bytes: Uint8Array, filename: string): Promise<string>;
  /** Creates a draft, unless a draft or published version exists already. */
  create(draft: NewDraft): Promise<void>;
  /** All versions of a document: published (`_id` is the given id), draft, and in releases. */
  states(id: string): Promise<StoredDocument[]>;
  /**
   * Deletes an unpublished document, with its history as far as the lake allows. A missing one is no error.
   *
   * @returns false, without deleting anything, if the document is published
   */
  discard(id: string): Promise<boolean>;
  /**
   * Deletes the assets with these bytes.
   *
   * @param sha1 of the bytes, in lower-case hex
   * @returns the ids of the documents that use one; if there are any, it is not deleted
   */
  discardPicture(sha1: string): Promise<string[]>;
}

export const statesQuery = '*[_id in $ids || _id in path($versions)]';

/** The documents that use an asset with these bytes. */
export const usersQuery =
  '*[references(*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && sha1hash == $sha1]._id)]._id';

export const statesParameters = (id: string) => ({ ids: [id, `drafts.${id}`], versions: `versions.*.${id}` });

/**
 * Parses the result of `usersQuery` after an asset could not be deleted because it is used.
 *
 * @throws {Error} if no document uses it any more: it can be deleted after all
 */
export function usersIn(answer: unknown): string[] {
  const ids = z.array(z.string()).parse(answer);
  if (ids.length === 0) throw new Error('The use of a picture has just changed');
  return ids;
}
