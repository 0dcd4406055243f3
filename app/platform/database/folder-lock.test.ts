import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gevel-lock-'));
});
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  it('admits one of many, and the next one after its release', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)));
    const locks = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    expect(locks).toHaveLength(1);
    await locks[0]?.release();
    const again = await lockFolder(folder);
    await again.release();
  });

  it('explains in its error what to do', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toMatchObject({
      code: 'DATA_DIR_IN_USE',
      message: expect.stringContaining('stop that one, or give this one a folder of its own'),
    });
    await lock.release();
  });

  it.skipIf(process.platform === 'win32')('is taken over from a process that was killed', async () => {
    const socket = path.join(await fs.realpath(folder), 'lock.sock');
    const program = `require('node:net').createServer().listen(${JSON.stringify(socket)}, () => console.log('held'))`;
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    await expect(lockFolder(folder)).rejects.toMatchObject({ code: 'DATA_DIR_IN_USE' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    expect((await fs.stat(socket)).isSocket()).toBe(true);
    const lock = await lockFolder(folder);
    await lock.release();
  });

  it('works if the path is too long for a socket', async () => {
    const deep = path.join(folder, 'x'.repeat(90), 'y'.repeat(90));
    const lock = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toMatchObject({ code: 'DATA_DIR_IN_USE' });
    await lock.release();
  });
});
