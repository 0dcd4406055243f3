import type { Dataset } from '../documents/dataset.ts';
import { TransactionRefused } from '../documents/failures.ts';
import { loggedIds, purgeLog } from '../documents/log.ts';
import { writeTransaction } from '../documents/write.ts';
import type { LakeRenditions } from '../ports.ts';
import type { AssetStoreParts } from './store.ts';

export interface AssetDiscardRequest {
  dataset: string;
  author: string;
  /** SHA-1 of the bytes, in lower-case hex. */
  sha1: string;
}

export interface AssetDiscardParts extends AssetStoreParts {
  renditions?: LakeRenditions | undefined;
  /** All datasets, because they share the bytes. */
  datasets: ReadonlyMap<string, Dataset>;
}

/**
 * Deletes an asset: its document and that one's history, its bytes and renditions. Does nothing if it is gone already.
 *
 * @returns false, without deleting anything, if a document references it
 */
export async function discardAsset(
  { sha1, author }: AssetDiscardRequest,
  dataset: Dataset,
  parts: AssetDiscardParts,
): Promise<boolean> {
  await dataset.current();
  // An editor may have deleted only its document, which leaves bytes and history.
  const logged = await Promise.all(
    ['image', 'file'].map((kind) => loggedIds(parts.sql, dataset.name, `${kind}-${sha1}-`)),
  );
  const ids = [...new Set([...assetsOf(dataset, sha1), ...logged.flat()])];
  try {
    await writeTransaction(parts, dataset, {
      author: { name: author, at: parts.clock.now() },
      ids,
      purge: ids,
      decide: (stored) => [...stored.keys()].map((remove) => ({ remove })),
    });
  } catch (error) {
    if (error instanceof TransactionRefused && error.status === 409) return false;
    throw error;
  }
  await purgeLog(parts.sql, dataset.name, ids);
  const isUsed = async (): Promise<boolean> => {
    const all = [...parts.datasets.values()];
    await Promise.all(all.map((one) => one.current()));
    return all.some((one) => assetsOf(one, sha1).length > 0);
  };
  if (await isUsed()) return true;
  const bytes = await parts.blobs.get(sha1);
  await parts.blobs.remove(sha1);
  await parts.renditions?.remove(sha1);
  // Someone may just have uploaded the same picture again and still have found its bytes.
  if (bytes !== undefined && (await isUsed())) await parts.blobs.put(bytes, { contentType: '', key: sha1 });
  return true;
}

function assetsOf(dataset: Dataset, sha1: string): string[] {
  return [...dataset.all()].flatMap(({ _id, _type, sha1hash }) =>
    sha1hash === sha1 && (_type === 'sanity.imageAsset' || _type === 'sanity.fileAsset') ? [_id] : [],
  );
}
