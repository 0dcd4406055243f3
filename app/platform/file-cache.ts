import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A cache of files that can be generated again. Its size on disk is bounded: beyond that, the least recently
 * read files are deleted.
 */
export interface FileCache {
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Resolves when the file is complete. */
  put(key: string, bytes: Uint8Array): Promise<void>;
}

interface Options {
  directory: string;
  /** File extension, `.webp`. */
  ending: string;
  maxBytes: number;
  /** Called if files could not be deleted, which is retried on the next trim. */
  failed?: (error: unknown) => void;
}

/** Trimming leaves room, so that not every new file triggers another scan. */
const shareLeft = 0.8;

export function createFileCache({ directory, ending, maxBytes, failed = () => undefined }: Options): FileCache {
  const fileOf = (key: string): string => {
    const name = createHash('sha256').update(key).digest('hex');
    return path.join(directory, name.slice(0, 2), name + ending);
  };
  /** Total size; what other processes write is counted on the next scan. */
  let held = 0;
  let looked = false;
  let trimming: Promise<void> | undefined;

  const trim = async (): Promise<void> => {
    const before = held;
    const files = await filesIn(directory, ending);
    // Files written meanwhile may be counted twice, which only triggers the next scan sooner.
    held += files.reduce((sum, { size }) => sum + size, 0) - before;
    looked = true;
    if (held <= maxBytes) return;
    for (const { file, size } of files.sort((one, other) => one.used - other.used)) {
      if (held <= maxBytes * shareLeft) return;
      await rm(file, { force: true });
      held -= size;
    }
  };

  return {
    get: async (key) => {
      const cached = await readFile(fileOf(key)).catch(() => null);
      return cached && new Uint8Array(cached);
    },
    put: async (key, bytes) => {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      const temporary = `${file}.${process.pid}`;
      await writeFile(temporary, bytes);
      await rename(temporary, file);
      held += bytes.byteLength;
      if (!looked || held > maxBytes) {
        trimming ??= trim()
          .catch(failed)
          .finally(() => (trimming = undefined));
      }
    },
  };
}

interface CachedFile {
  file: string;
  size: number;
  /** Milliseconds. Most file systems record a read at most once a day, some never: then the modification time counts. */
  used: number;
}

async function filesIn(directory: string, ending: string): Promise<CachedFile[]> {
  const names = await readdir(directory, { recursive: true });
  const found: CachedFile[] = [];
  for (const name of names) {
    if (!name.endsWith(ending)) continue;
    const file = path.join(directory, name);
    // Another process may have deleted it since.
    const facts = await stat(file).catch(() => null);
    if (facts) found.push({ file, size: facts.size, used: Math.max(facts.atimeMs, facts.mtimeMs) });
  }
  return found;
}
