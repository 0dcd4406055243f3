import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBlobs } from './blobs.ts';

let folder: string;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gevel-blobs-'));
});
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

const bytes = new TextEncoder().encode('a façade');
const contentType = 'text/plain';

describe('blobs in a folder', () => {
  it('are stored under the hash of their content', async () => {
    const blobs = createBlobs({ folder });
    const key = await blobs.put(bytes, { contentType });
    expect(key).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(await blobs.has(key)).toBe(true);
    expect(Buffer.from((await blobs.get(key)) ?? [])).toEqual(Buffer.from(bytes));
  });

  it('accept a key from the caller and never overwrite its content', async () => {
    const blobs = createBlobs({ folder });
    const key = createHash('sha1').update('x').digest('hex');
    await Promise.all([blobs.put(bytes, { contentType, key }), blobs.put(bytes, { contentType, key })]);
    await blobs.put(new Uint8Array([1]), { contentType, key });
    expect((await blobs.get(key))?.length).toBe(bytes.length);
    const files = await fs.readdir(path.join(folder, key.slice(0, 2), key.slice(2, 4)));
    expect(files).toEqual([key]);
  });

  it('return undefined for a missing key', async () => {
    const blobs = createBlobs({ folder });
    expect(await blobs.get('0'.repeat(64))).toBeUndefined();
    expect(await blobs.has('0'.repeat(64))).toBe(false);
  });

  it('are gone once they are removed, however often, and others stay', async () => {
    const blobs = createBlobs({ folder });
    const [key, other] = await Promise.all(
      ['one', 'another'].map((text) => blobs.put(Buffer.from(text), { contentType })),
    );
    if (key === undefined || other === undefined) throw new Error('Nothing was stored');
    await Promise.all([blobs.remove(key), blobs.remove(key)]);
    await blobs.remove(key);
    expect([await blobs.has(key), await blobs.get(key)]).toEqual([false, undefined]);
    expect(await blobs.has(other)).toBe(true);
    await blobs.put(Buffer.from('one'), { contentType });
    expect(await blobs.has(key)).toBe(true);
  });

  it.each(['', '../../etc/passwd', 'A'.repeat(64), '0'.repeat(39)])('refuse the key %j', async (key) => {
    const blobs = createBlobs({ folder });
    await expect(blobs.get(key)).rejects.toMatchObject({ code: 'BLOB_KEY' });
    await expect(blobs.put(bytes, { contentType, key })).rejects.toMatchObject({ code: 'BLOB_KEY' });
    await expect(blobs.remove(key)).rejects.toMatchObject({ code: 'BLOB_KEY' });
  });
});
