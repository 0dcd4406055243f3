/** A document as an editor would have begun it. */
export interface NewDraft extends Record<string, unknown> {
  /** Without `drafts.` */
  _id: string;
  _type: string;
}

/** Makes drafts in the Content Lake, which editors publish or delete. */
export interface DraftWriter {
  /** Stores a picture as an asset, and resolves to the asset's id. The same bytes again are the same asset. */
  picture(bytes: Uint8Array, filename: string): Promise<string>;
  /** Makes a draft. One that is there already, or that editors have published, is left as it is. */
  create(draft: NewDraft): Promise<void>;
}

/** Whether a document or its draft is there: parameter `ids`. */
export const isThere = 'count(*[_id in $ids]) > 0';

export const idsOf = ({ _id }: NewDraft): string[] => [_id, `drafts.${_id}`];
