import pLimit from 'p-limit';
import type { Blobs, StoredBlob } from '../blobs.ts';

/** How many blobs are copied at once; each is in memory meanwhile. */
const atOnce = 4;
/** Larger ones are copied one by one, in bytes. */
const large = 16 * 1024 * 1024;

export interface CopyReport {
  /** Keys that were copied now. */
  copied: string[];
  /** Keys that the target had already, by an earlier or interrupted copy. */
  present: string[];
  /** Keys that the target has with another size: one of both is damaged. They are left as they are. */
  different: string[];
}

interface CopyOptions {
  /** The keys to copy; by default all. */
  only?: ReadonlySet<string>;
  /** Called after each blob with the number looked at and of all. */
  progress?: (state: { done: number; total: number }) => void;
}

/**
 * Copies all blobs that the target lacks. May be repeated after a failure: what was copied is skipped.
 *
 * @throws {Error} of either store; blobs copied before remain, which is harmless
 */
export async function copyBlobs(from: Blobs, to: Blobs, { only, progress }: CopyOptions = {}): Promise<CopyReport> {
  const there = new Map<string, number>();
  for await (const { key, size } of to.list()) there.set(key, size);
  const all: StoredBlob[] = [];
  for await (const blob of from.list()) if (only?.has(blob.key) !== false) all.push(blob);
  const report: CopyReport = { copied: [], present: [], different: [] };
  const alone = pLimit(1);
  const copy = async (key: string): Promise<void> => {
    const bytes = await from.get(key);
    // It was deleted just now.
    if (bytes === undefined) return;
    await to.put(bytes, { contentType: 'application/octet-stream', key });
    report.copied.push(key);
  };
  let next = 0;
  let done = 0;
  const copyNext = async (): Promise<void> => {
    for (let blob = all[next++]; blob !== undefined; blob = all[next++]) {
      const { key, size } = blob;
      if (!there.has(key)) await (size > large ? alone(() => copy(key)) : copy(key));
      else if (there.get(key) === size) report.present.push(key);
      else report.different.push(key);
      done += 1;
      progress?.({ done, total: all.length });
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, copyNext));
  } finally {
    // After a failure the other copies end too.
    next = all.length;
  }
  return report;
}
