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
/** Makes all existing files look as if they were last read so long ago. */
const age = async (hours: number) => {
  const moment = new Date(Date.now() - hours * 3_600_000);
  for (const name of await readdir(directory, { recursive: true })) {
    const file = path.join(directory, name);
    if ((await stat(file)).isFile()) await utimes(file, moment, moment);
  }
};

describe('cached files', () => {
  it('survive a restart, whatever their keys are', async () => {
    await open(10).put('house', '../../passwd', kilobyte);
    expect(await open(10).get('house', '../../passwd')).toEqual(kilobyte);
    expect(await open(10).get('house', 'another')).toBeNull();
    expect(await bytesHeld()).toBe(1024);
  });

  it('stay below the maximum size; the least recently read are deleted', async () => {
    const files = open(10);
    await files.put('house', 'old', kilobyte);
    await age(48);
    for (let index = 0; index < 9; index += 1) await files.put('house', `new ${index}`, kilobyte);
    await expect.poll(bytesHeld).toBe(10 * 1024);
    await files.put('house', 'one more', kilobyte);
    await expect.poll(bytesHeld).toBe(8 * 1024);
    expect(await files.get('house', 'old')).toBeNull();
    expect(await files.get('house', 'one more')).toEqual(kilobyte);
  });

  it('are deleted together with all that was made from the same', async () => {
    const files = open(10);
    await files.remove('house');
    await files.put('house', 'small', kilobyte);
    await files.put('house', 'large', kilobyte);
    await files.put('another house', 'small', kilobyte);
    await files.remove('house');
    await files.remove('house');
    expect([await files.get('house', 'small'), await files.get('house', 'large')]).toEqual([null, null]);
    expect(await files.get('another house', 'small')).toEqual(kilobyte);
    expect(await bytesHeld()).toBe(1024);
  });

  it('include those from before a restart', async () => {
    const before = open(100);
    for (let index = 0; index < 20; index += 1) await before.put('house', `before ${index}`, kilobyte);
    await open(10).put('house', 'after', kilobyte);
    await expect.poll(bytesHeld).toBe(8 * 1024);
  });
});
