import { isDocumentId } from '../documents/ids.ts';
import { json, notFound, notImplemented } from './answers.ts';

/**
 * `GET /data/references/:dataset/documents/:id/to`: documents in other datasets that reference a document, which the
 * Studio requests before it unpublishes or deletes one. Always empty, because references between datasets are not known
 * here.
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
