import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Files that were made once and can be made again. They take up a bounded part of the disk: of more, those that nobody has
 * read for longest go.
 */
export interface FileCache {
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Resolves when the file is whole. */
  put(key: string, bytes: Uint8Array): Promise<void>;
}

interface Options {
  directory: string;
  /** The ending of the files' names, `.webp`. */
  ending: string;
  maxBytes: number;
  /** Files that could not be deleted; they are tried again with the next ones. */
  failed?: (error: unknown) => void;
}

/** Room for what comes next, so that not every new file is a search for an old one. */
const shareLeft = 0.8;

export function createFileCache({ directory, ending, maxBytes, failed = () => undefined }: Options): FileCache {
  const fileOf = (key: string): string => {
    const name = createHash('sha256').update(key).digest('hex');
    return path.join(directory, name.slice(0, 2), name + ending);
  };
  /** What the files hold; what other processes write is counted when this one looks. */
  let held = 0;
  let looked = false;
  let trimming: Promise<void> | undefined;

  const trim = async (): Promise<void> => {
    const before = held;
    const files = await filesIn(directory, ending);
    // What came meanwhile may be counted twice: then it only looks again sooner.
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
      const kept = await readFile(fileOf(key)).catch(() => null);
      return kept && new Uint8Array(kept);
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

interface KeptFile {
  file: string;
  size: number;
  /** Milliseconds. Most file systems note a reading once a day, some never: then the age counts. */
  used: number;
}

async function filesIn(directory: string, ending: string): Promise<KeptFile[]> {
  const names = await readdir(directory, { recursive: true });
  const found: KeptFile[] = [];
  for (const name of names) {
    if (!name.endsWith(ending)) continue;
    const file = path.join(directory, name);
    // Another process may have deleted it since.
    const facts = await stat(file).catch(() => null);
    if (facts) found.push({ file, size: facts.size, used: Math.max(facts.atimeMs, facts.mtimeMs) });
  }
  return found;
}
