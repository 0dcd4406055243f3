import { z } from 'zod';

/** A document as an editor would have begun it. */
export interface NewDraft extends Record<string, unknown> {
  /** Without `drafts.` */
  _id: string;
  _type: string;
}

/** A document of the Content Lake with all of its fields. */
export type StoredDocument = Record<string, unknown> & { _id: string; _type: string };

/** Makes drafts in the Content Lake, which editors publish or delete. What editors have published is theirs, and left alone. */
export interface DraftWriter {
  /** Stores a picture as an asset, and resolves to the asset's id. The same bytes again are the same asset. */
  picture(bytes: Uint8Array, filename: string): Promise<string>;
  /** Makes a draft. One that is there already, or that editors have published, is left as it is. */
  create(draft: NewDraft): Promise<void>;
  /** What there is of a document: as published (`_id` is the one asked for), as draft, and in releases. */
  states(id: string): Promise<StoredDocument[]>;
  /**
   * Deletes a document that is not published, with its history as far as the lake allows. One that is gone already is no error.
   *
   * @returns false, and nothing is deleted, where the document is published
   */
  discard(id: string): Promise<boolean>;
  /**
   * Deletes the asset that a picture is, with its bytes.
   *
   * @param sha1 of its bytes, in lower-case hex
   * @returns the ids of the documents that use it; nothing is deleted if there are any
   */
  discardPicture(sha1: string): Promise<string[]>;
}

/** All that there is of a document. */
export const statesQuery = '*[_id in $ids || _id in path($versions)]';

/** The documents that use one of the assets with these bytes. */
export const usersQuery =
  '*[references(*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && sha1hash == $sha1]._id)]._id';

export const statesParameters = (id: string) => ({ ids: [id, `drafts.${id}`], versions: `versions.*.${id}` });

/**
 * The answer to `usersQuery` where an asset could not be deleted because it is used.
 *
 * @throws where nobody uses it any more: it can be deleted after all
 */
export function usersIn(answer: unknown): string[] {
  const ids = z.array(z.string()).parse(answer);
  if (ids.length === 0) throw new Error('The use of a picture has just changed');
  return ids;
}
