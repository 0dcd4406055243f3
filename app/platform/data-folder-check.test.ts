// Requirements 10.211
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataFolderCheck } from './data-folder-check.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-check-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const plenty = () => Promise.resolve(5e9);

it('says nothing of a folder that takes files, and leaves none', async () => {
  expect(await dataFolderCheck(folder, plenty).failure()).toBeNull();
  expect(await readdir(path.join(folder, 'blobs'))).toEqual([]);
});

it('says how little the disk still takes', async () => {
  const check = dataFolderCheck(folder, () => Promise.resolve(12 * 1024 * 1024));
  expect(await check.failure()).toBe('The disk is nearly full: 12 MB are left');
});

it('says that files cannot be written, and why', async () => {
  const taken = path.join(folder, 'no-folder');
  await writeFile(taken, '');
  expect(await dataFolderCheck(taken, plenty).failure()).toBe('Files cannot be written to the data folder (ENOTDIR)');
});
