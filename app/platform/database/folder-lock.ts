import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, failure } from '../failure.ts';

/** A socket's path is limited to 104 bytes on macOS and 108 on Linux. */
const maxSocketPath = 100;
/** Milliseconds. An older guard belongs to a process that died: acquiring the lock needs only a few system calls. */
const guardLifetime = 10_000;

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Locks a folder for this process. The lock is a listening socket, which the kernel closes however the process dies; a
 * pid file could name another container's process or a reused number. If connecting succeeds, the folder is in use; a
 * dead socket file is taken over. A guard directory prevents two processes that find the same dead socket from both
 * taking it.
 *
 * Rejects with `DATA_DIR_IN_USE`, or `DATA_DIR_UNFIT` if the folder's file system has no sockets. Works across
 * processes and containers of one machine, not over a network file system.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await fs.mkdir(folder, { recursive: true });
  const real = await fs.realpath(folder);
  const address = socketAddress(real);
  return underGuard(path.join(real, 'lock.guard'), async () => {
    if (await answers(address)) {
      throw failure(
        'DATA_DIR_IN_USE',
        `Another process is already using the data folder ${real}: stop that one, or give this one a folder of its own with DATA_DIR.`,
      );
    }
    if (process.platform !== 'win32') await fs.rm(address, { force: true });
    const server = net.createServer((socket) => socket.destroy());
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error) => {
        reject(failure('DATA_DIR_UNFIT', `The data folder ${real} cannot hold a lock: put it on a local disk.`, error));
      });
      server.listen(address, resolve);
    });
    server.unref();
    return { release: () => new Promise((resolve) => server.close(() => resolve())) };
  });
}

function socketAddress(folder: string): string {
  const name = `gevel-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inFolder = path.join(folder, 'lock.sock');
  return Buffer.byteLength(inFolder) <= maxSocketPath ? inFolder : path.join(os.tmpdir(), `${name}.sock`);
}

const nobodyThere = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']);

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    // Anything else, such as another user's socket, does not prove that its owner is gone.
    socket.once('error', (error) => resolve(!nobodyThere.has(codeOf(error) ?? '')));
  });
}

async function underGuard<Result>(guard: string, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      await fs.mkdir(guard);
      break;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const made = await fs.stat(guard).then(
        (stat) => stat.mtimeMs,
        () => undefined,
      );
      if (made !== undefined && Date.now() - made > guardLifetime) await fs.rmdir(guard).catch(() => undefined);
      else await sleep(50);
    }
  }
  try {
    return await work();
  } finally {
    await fs.rmdir(guard).catch(() => undefined);
  }
}
