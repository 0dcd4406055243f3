import { isDocumentId } from '../documents/ids.ts';
import { json, notFound, notImplemented } from './answers.ts';

/**
 * `GET /data/references/:dataset/documents/:id/to`: which documents of other datasets refer to a document. The Studio asks before it
 * unpublishes or deletes one; references from dataset to dataset are not known here, so there are none.
 */
export function answerReferences(url: URL, [kind, id = '', direction]: readonly string[]): Response {
  if (kind !== 'documents' || direction !== 'to' || !isDocumentId(id)) {
    return notFound('Ask for references as documents/<id>/to.');
  }
  if (url.searchParams.get('excludeInternalReferences') !== 'true') {
    return notImplemented('references within the dataset outside of GROQ, where *[references($id)] finds them');
  }
  return json({ totalCount: 0, references: [] });
}
