import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from './failure.ts';

/** A cache of regenerable files. Its size on disk is bounded: the least recently read files are deleted. */
export interface FileCache {
  /** @param of the source of the file; `key` distinguishes the files made from it */
  get(of: string, key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Resolves when the file is complete. */
  put(of: string, key: string, bytes: Uint8Array): Promise<void>;
  /** Deletes all files made from a source. */
  remove(of: string): Promise<void>;
}

interface Options {
  directory: string;
  /** File extension, `.webp`. */
  ending: string;
  maxBytes: number;
  /** Called if files could not be deleted, which is retried on the next trim. */
  failed?: (error: unknown) => void;
}

/** Trimming leaves some room, so that not every new file triggers another scan. */
const shareLeft = 0.8;

export function createFileCache({ directory, ending, maxBytes, failed = () => undefined }: Options): FileCache {
  const folderOf = (origin: string): string => path.join(directory, origin.slice(0, 2));
  const fileOf = (of: string, key: string): string => {
    const origin = hash(of);
    return path.join(folderOf(origin), `${origin}-${hash(key)}${ending}`);
  };
  /** Total size; files written by other processes are counted by the next scan. */
  let held = 0;
  let looked = false;
  let trimming: Promise<void> | undefined;

  const trim = async (): Promise<void> => {
    const before = held;
    const files = await filesIn(directory, ending);
    // Files written during the scan may be counted twice, which only makes the next scan happen sooner.
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
    get: async (of, key) => {
      const cached = await readFile(fileOf(of, key)).catch(() => null);
      return cached && new Uint8Array(cached);
    },
    put: async (of, key, bytes) => {
      const file = fileOf(of, key);
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
    remove: async (of) => {
      const origin = hash(of);
      const names = await readdir(folderOf(origin)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return [];
        throw error;
      });
      for (const name of names)
        if (name.startsWith(`${origin}-`)) await rm(path.join(folderOf(origin), name), { force: true });
    },
  };
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

interface CachedFile {
  file: string;
  size: number;
  /** Milliseconds. File systems record a read at most once a day or never; then the modification time counts. */
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
