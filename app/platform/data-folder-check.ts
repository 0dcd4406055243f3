import { randomBytes } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from './failure.ts';
import type { HealthCheck } from './part.ts';

const megabyte = 1024 * 1024;
/** Minimum free space for pages, pictures and the database's own log; an editor's film needs as much. */
const leastFree = 300 * megabyte;

/** Checks that the data folder is writable: it holds pictures and uploads, on PostgreSQL too. */
export function dataFolderCheck(folder: string, freeBytes = freeBytesIn): HealthCheck {
  const blobs = path.join(folder, 'blobs');
  return {
    needed: false,
    failure: async () => {
      const file = path.join(blobs, `.check-${randomBytes(6).toString('hex')}`);
      try {
        await mkdir(blobs, { recursive: true });
        await writeFile(file, 'x');
      } catch (error) {
        return `Files cannot be written to the data folder (${codeOf(error) ?? 'for an unknown reason'})`;
      } finally {
        await rm(file, { force: true }).catch(() => undefined);
      }
      const free = await freeBytes(folder);
      return free < leastFree ? `The disk is nearly full: ${Math.floor(free / megabyte)} MB are left` : null;
    },
  };
}

/** Free space where a folder is. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
