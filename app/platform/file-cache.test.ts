import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileCache } from './file-cache.ts';

const kilobyte = new Uint8Array(1024).fill(7);

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'gevel-cached-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const open = (maxKilobytes: number) => createFileCache({ directory, ending: '.webp', maxBytes: maxKilobytes * 1024 });
const bytesHeld = async () => {
  const names = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.webp'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(directory, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};
/** Makes all existing files look as if they had not been read for that long. */
const age = async (hours: number) => {
  const moment = new Date(Date.now() - hours * 3_600_000);
  for (const name of await readdir(directory, { recursive: true })) {
    const file = path.join(directory, name);
    if ((await stat(file)).isFile()) await utimes(file, moment, moment);
  }
};

describe('cached files', () => {
  it('survive a restart, whatever their keys are', async () => {
    await open(10).put('../../passwd', kilobyte);
    expect(await open(10).get('../../passwd')).toEqual(kilobyte);
    expect(await open(10).get('another')).toBeNull();
    expect(await bytesHeld()).toBe(1024);
  });

  it('stay below the maximum size; the least recently read are deleted', async () => {
    const files = open(10);
    await files.put('old', kilobyte);
    await age(48);
    for (let index = 0; index < 9; index += 1) await files.put(`new ${index}`, kilobyte);
    await expect.poll(bytesHeld).toBe(10 * 1024);
    await files.put('one more', kilobyte);
    await expect.poll(bytesHeld).toBe(8 * 1024);
    expect(await files.get('old')).toBeNull();
    expect(await files.get('one more')).toEqual(kilobyte);
  });

  it('include those from before a restart', async () => {
    const before = open(100);
    for (let index = 0; index < 20; index += 1) await before.put(`before ${index}`, kilobyte);
    await open(10).put('after', kilobyte);
    await expect.poll(bytesHeld).toBe(8 * 1024);
  });
});
