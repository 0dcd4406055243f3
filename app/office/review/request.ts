/**
 * A request to publish a document: a draft in the Content Lake that is never published itself, so that who may write only
 * drafts can make one, and every Studio hears of it at once. No imports, so that the Studio can import it.
 */
export const reviewType = 'reviewRequest';

export interface ReviewRequest {
  _id: string;
  _type: typeof reviewType;
  /** The published id of what is to be published. */
  documentId: string;
  documentType: string;
  /** As the Studio shows it. */
  title: string;
  state: 'waiting' | 'sent-back';
  askedBy: { id: string; name: string };
  /** ISO. */
  askedAt: string;
  /** Words of who asks; empty for none. */
  note: string;
  /** Words of who sent it back. */
  answer?: string;
  answeredBy?: { id: string; name: string };
}

/** Its id: there is one for each document. */
export const reviewId = (documentId: string): string => `drafts.review-${documentId}`;

export const maxNoteLength = 2_000;
