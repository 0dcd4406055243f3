import type { Blobs, StoredBlob } from '../blobs.ts';

/** How many blobs are copied at once; each is in memory meanwhile. */
const atOnce = 4;

export interface CopyReport {
  copied: number;
  /** Blobs that the target has already, by an earlier or interrupted copy. */
  present: number;
  /** Keys that the target has with another size: one of both is damaged. They are left as they are. */
  different: string[];
}

/**
 * Copies all blobs that the target lacks. May be repeated after a failure: what was copied is skipped.
 *
 * @param progress called after each blob with the number looked at and of all
 * @throws {Error} of either store; blobs copied before remain, which is harmless
 */
export async function copyBlobs(
  from: Blobs,
  to: Blobs,
  progress: (state: { done: number; total: number }) => void = () => undefined,
): Promise<CopyReport> {
  const there = new Map<string, number>();
  for await (const { key, size } of to.list()) there.set(key, size);
  const all: StoredBlob[] = [];
  for await (const blob of from.list()) all.push(blob);
  const report: CopyReport = { copied: 0, present: 0, different: [] };
  let next = 0;
  let done = 0;
  const copyNext = async (): Promise<void> => {
    for (let blob = all[next++]; blob !== undefined; blob = all[next++]) {
      const { key, size } = blob;
      if (!there.has(key)) {
        const bytes = await from.get(key);
        // Undefined if it was deleted just now.
        if (bytes !== undefined) await to.put(bytes, { contentType: 'application/octet-stream', key });
        report.copied += 1;
      } else if (there.get(key) === size) report.present += 1;
      else report.different.push(key);
      done += 1;
      progress({ done, total: all.length });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, copyNext));
  return report;
}
