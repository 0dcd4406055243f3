import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { assertBlobKey, isBlobKey, type Blobs } from '../blobs.ts';
import { codeOf } from '../failure.ts';

/** Stores blobs as files, two folder levels deep. Writes are atomic, also if the power fails. */
export function createFolderBlobs(folder: string): Blobs {
  const fileOf = (key: string): string => {
    assertBlobKey(key);
    return path.join(folder, key.slice(0, 2), key.slice(2, 4), key);
  };
  const size = async (key: string): Promise<number | undefined> =>
    (await unlessMissing(() => fs.stat(fileOf(key))))?.size;
  const has = async (key: string): Promise<boolean> => (await size(key)) !== undefined;

  return {
    has,
    size,
    put: async (bytes, { key = createHash('sha256').update(bytes).digest('hex') }) => {
      const file = fileOf(key);
      if (await has(key)) return key;
      await fs.mkdir(path.dirname(file), { recursive: true });
      await writeWhole(file, bytes);
      return key;
    },
    get: (key) => unlessMissing(() => fs.readFile(fileOf(key))),
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
    list: async function* () {
      const names = await unlessMissing(() => fs.readdir(folder, { recursive: true }));
      for (const key of (names ?? []).map((name) => path.basename(name)).filter(isBlobKey)) {
        const bytes = await size(key);
        if (bytes !== undefined) yield { key, size: bytes };
      }
    },
  };
}

async function unlessMissing<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
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
