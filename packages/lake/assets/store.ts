import type { Dataset } from '../documents/dataset.ts';
import type { LakeDocument } from '../documents/document.ts';
import { writeTransaction, type WriteParts } from '../documents/write.ts';
import type { LakeBlobs, LakeClock } from '../ports.ts';
import { describeAsset, type AssetSource } from '../transfer/asset-documents.ts';

export interface AssetStoreParts extends WriteParts {
  blobs: LakeBlobs;
  clock: LakeClock;
  projectId: string;
}

/**
 * Stores bytes and the document that makes them an asset. The same bytes always give the same asset, whose document
 * stays unchanged. Bytes without a document are never served, so a failure in between leaves no half-stored asset.
 *
 * @param written the editor's data about the asset: title, description, label, credit line, source
 */
export async function storeAsset(
  source: AssetSource,
  written: Record<string, unknown>,
  author: string,
  dataset: Dataset,
  parts: AssetStoreParts,
): Promise<LakeDocument> {
  const content = await describeAsset(source, parts.projectId, dataset.name);
  const storeBytes = (): Promise<string> =>
    parts.blobs.put(source.bytes, { contentType: String(content.mimeType), key: String(content.sha1hash) });
  await storeBytes();
  const at = parts.clock.now();
  await writeTransaction(parts, dataset, {
    author: { name: author, at },
    ids: [content._id],
    decide: (stored, _rev) => {
      if (stored.has(content._id)) return [];
      const now = at.toISOString();
      return [{ put: { ...content, ...written, _rev, _createdAt: now, _updatedAt: now } }];
    },
  });
  // Again, because a concurrent discard of the same asset may have deleted the bytes.
  await storeBytes();
  await dataset.current();
  const document = dataset.get(content._id);
  // Deleted by someone else just now: respond as if it had happened a moment later.
  if (document === undefined) throw Object.assign(new Error('The asset was deleted at once.'), { code: 'ENOENT' });
  return document;
}
