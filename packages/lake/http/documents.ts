import type { Dataset } from '../documents/dataset.ts';
import { isDocumentId, isPublic, publishedId } from '../documents/ids.ts';
import { badRequest, json } from './answers.ts';
import type { Reader } from './readers.ts';

const maxIds = 1_000;

/** `GET /data/doc/:dataset/:ids`: documents as stored, whatever the perspective. */
export async function answerDocuments(url: URL, ids: string, dataset: Dataset, reader: Reader): Promise<Response> {
  // Ids contain nothing that is escaped in a URL, but some clients escape the commas between them.
  const asked = ids.split(/,|%2C/i).filter(isDocumentId);
  if (asked.length === 0 || asked.length > maxIds) return badRequest(`Ask for 1 to ${maxIds} document ids.`);
  await dataset.current();
  const wanted = url.searchParams.get('includeAllVersions') === 'true' ? withVersions(asked, dataset) : asked;
  const documents = wanted.flatMap((id) => {
    const document = dataset.get(id);
    return document !== undefined && (reader.mayReadAll || isPublic(id)) ? [document] : [];
  });
  const found = new Set(documents.map(({ _id }) => _id));
  const omitted = wanted
    .filter((id) => !found.has(id))
    // Whether a private document exists is private as well.
    .map((id) => ({ id, reason: reader.mayReadAll || isPublic(id) ? 'existence' : 'permission' }));
  return json({ documents, omitted });
}

function withVersions(ids: readonly string[], dataset: Dataset): string[] {
  const wanted = new Set(ids.map(publishedId));
  return [...dataset.all()].map(({ _id }) => _id).filter((id) => wanted.has(publishedId(id)));
}

/** `GET /data/export/:dataset`: the documents that the reader may see, one per line. */
export async function answerExport(dataset: Dataset, reader: Reader): Promise<Response> {
  await dataset.current();
  const documents = [...dataset.all()].filter(({ _id }) => reader.mayReadAll || isPublic(_id));
  const lines = documents[Symbol.iterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const { value, done } = lines.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
