import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataFolder } from './data-folder.ts';

let folder: string;
let umask: number;
beforeEach(async () => {
  umask = process.umask(0o022);
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'gevel-folder-')), 'data');
});
afterEach(async () => {
  process.umask(umask);
  await rm(path.dirname(folder), { recursive: true, force: true });
});

/** The entries below the folder, and the folder itself (`''`), that other users can access. */
async function openEntries(): Promise<string[]> {
  const names = ['', ...(await readdir(folder, { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => [name, (await stat(path.join(folder, name))).mode] as const),
  );
  return modes.filter(([, mode]) => (mode & 0o077) !== 0).map(([name]) => name);
}

async function write(name: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), 'x');
}

it.skipIf(process.platform === 'win32')(
  'is made for its owner alone, with all that is written into it later',
  async () => {
    await openDataFolder(folder);
    await write('blobs/ab/cd/abcd');
    expect(await openEntries()).toEqual([]);
  },
);

it.skipIf(process.platform === 'win32')('is closed if an earlier version left it open', async () => {
  for (const name of ['blobs/ab/abcd', 'cache/images/x.webp', 'database/base/1', 'database.before-restore-1/base/1'])
    await write(name);
  await chmod(path.join(folder, 'database/base/1'), 0o666);
  expect((await openEntries()).length).toBeGreaterThan(8);
  await openDataFolder(folder);
  expect(await openEntries()).toEqual([]);
  expect((await stat(path.join(folder, 'blobs/ab/abcd'))).mode & 0o777).toBe(0o600);
});

it.skipIf(process.platform === 'win32')('leaves other files alone', async () => {
  for (const name of ['database/base/1', 'www/index.html']) await write(name);
  await openDataFolder(folder);
  expect((await openEntries()).sort()).toEqual(['', 'www', 'www/index.html']);
});
