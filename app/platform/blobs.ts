import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { codeOf, failure } from './failure.ts';

export interface BlobOptions {
  /** The content type that a store which serves files directly would send; readers record the type themselves. */
  contentType: string;
  /** Lower-case hex of 40 (sha-1) to 64 (sha-256) digits; without one, the sha-256 of the bytes. */
  key?: string;
}

/**
 * Bytes under a key derived from their content (or from what they were made of): a key's content never changes, so
 * writing twice is harmless and readers may cache it. Rejects with `BLOB_KEY` for an invalid key.
 */
export interface Blobs {
  /** Resolves to the key once the bytes are durable. */
  put(bytes: Uint8Array, options: BlobOptions): Promise<string>;
  /** `undefined` for a missing key. */
  get(key: string): Promise<Uint8Array | undefined>;
  has(key: string): Promise<boolean>;
  /** The size in bytes, without reading them; `undefined` for a missing key. */
  size(key: string): Promise<number | undefined>;
  /** The bytes from `first` to `last`, both inclusive, read lazily. */
  stream(key: string, range: { first: number; last: number }): ReadableStream<Uint8Array>;
  /** Deletes the bytes durably; a missing key is no error. */
  remove(key: string): Promise<void>;
}

const keyForm = /^[0-9a-f]{40,64}$/;

/** Stores blobs as files, two folder levels deep. Writes are atomic, also if the power fails. */
export function createBlobs({ folder }: { folder: string }): Blobs {
  const fileOf = (key: string): string => {
    // Also prevents a key from leaving the folder.
    if (!keyForm.test(key)) throw failure('BLOB_KEY', 'A blob key is 40 to 64 hexadecimal digits.');
    return path.join(folder, key.slice(0, 2), key.slice(2, 4), key);
  };
  const has = async (key: string): Promise<boolean> =>
    fs.access(fileOf(key)).then(
      () => true,
      () => false,
    );

  return {
    has,
    put: async (bytes, { key = createHash('sha256').update(bytes).digest('hex') }) => {
      const file = fileOf(key);
      if (await has(key)) return key;
      await fs.mkdir(path.dirname(file), { recursive: true });
      await writeWhole(file, bytes);
      return key;
    },
    get: async (key) => {
      try {
        return await fs.readFile(fileOf(key));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    size: async (key) => {
      try {
        return (await fs.stat(fileOf(key))).size;
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    stream: (key, { first, last }) => {
      const file = createReadStream(fileOf(key), { start: first, end: last });
      // Node types the same stream differently.
      return Readable.toWeb(file, { strategy: { highWaterMark: 1 } }) as ReadableStream<Uint8Array>;
    },
    remove: async (key) => {
      const file = fileOf(key);
      if (!(await has(key))) return;
      await fs.rm(file, { force: true });
      await syncFolder(path.dirname(file));
    },
  };
}

/**
 * Copies the blobs of one folder to another. Existing ones are skipped; each file is written atomically.
 *
 * @throws {Error} of the file system; blobs copied before remain, which is harmless
 */
export async function copyBlobs(from: string, to: string): Promise<void> {
  const target = createBlobs({ folder: to });
  const source = createBlobs({ folder: from });
  for (const name of await fs.readdir(from, { recursive: true })) {
    const key = path.basename(name);
    if (!keyForm.test(key) || (await target.has(key))) continue;
    const bytes = await source.get(key);
    if (bytes !== undefined) await target.put(bytes, { contentType: '', key });
  }
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.part`;
  const handle = await fs.open(temporary, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await fs.rename(temporary, file);
  } catch (error) {
    await fs.rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** Makes the creation or deletion of a file durable. Windows cannot open folders and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
