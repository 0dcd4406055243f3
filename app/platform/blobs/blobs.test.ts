import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { S3mini } from 's3mini';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Blobs } from '../blobs.ts';
import { copyBlobs } from './copy.ts';
import { createFolderBlobs } from './folder.ts';
import { bucketUrl, createS3Blobs } from './s3.ts';
import { startTestStore, type TestStore } from './test-store.ts';

const bytes = new TextEncoder().encode('a façade');
const contentType = 'text/plain';
const missing = '0'.repeat(64);

let folder: string;
let store: TestStore;
beforeAll(async () => {
  [folder, store] = await Promise.all([fs.mkdtemp(path.join(os.tmpdir(), 'gevel-blobs-')), startTestStore()]);
});
afterAll(async () => {
  await Promise.all([fs.rm(folder, { recursive: true, force: true }), store.stop()]);
});

const listed = async (blobs: Blobs): Promise<Map<string, number>> => {
  const all = new Map<string, number>();
  for await (const { key, size } of blobs.list()) all.set(key, size);
  return all;
};
const keyOf = (text: string): string => createHash('sha1').update(text).digest('hex');
const text = async (blobs: Blobs, key: string, range: { first: number; last: number }): Promise<string> =>
  new Response(blobs.stream(key, range)).text();

describe.each([
  ['a folder', () => createFolderBlobs(path.join(folder, 'contract'))],
  ['an object store (10.263)', () => createS3Blobs(store.options)],
])('blobs in %s', (_, create) => {
  it('are stored under the hash of their content', async () => {
    const blobs = create();
    const key = await blobs.put(bytes, { contentType });
    expect(key).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect([await blobs.has(key), await blobs.size(key)]).toEqual([true, bytes.length]);
    expect(Buffer.from((await blobs.get(key)) ?? [])).toEqual(Buffer.from(bytes));
  });

  it('accept a key from the caller and never overwrite its content', async () => {
    const blobs = create();
    const key = keyOf('a key');
    await Promise.all([blobs.put(bytes, { contentType, key }), blobs.put(bytes, { contentType, key })]);
    await blobs.put(new Uint8Array([1]), { contentType, key });
    expect((await blobs.get(key))?.length).toBe(bytes.length);
    expect((await listed(blobs)).get(key)).toBe(bytes.length);
  });

  it('are read in part, also large ones', async () => {
    const blobs = create();
    const large = randomBytes(20 * 1024 * 1024 + 7);
    const key = await blobs.put(large, { contentType });
    expect(Buffer.compare((await blobs.get(key)) ?? Buffer.alloc(0), large)).toBe(0);
    const small = await blobs.put(bytes, { contentType });
    expect(await text(blobs, small, { first: 2, last: 4 })).toBe(Buffer.from(bytes).subarray(2, 5).toString());
    const part = blobs.stream(key, { first: 9_000_000, last: 9_000_999 });
    expect(Buffer.compare(Buffer.from(await new Response(part).arrayBuffer()), large.subarray(9e6, 9e6 + 1_000))).toBe(
      0,
    );
  });

  it('return undefined for a missing key', async () => {
    const blobs = create();
    expect([await blobs.get(missing), await blobs.size(missing)]).toEqual([undefined, undefined]);
    expect(await blobs.has(missing)).toBe(false);
    await expect(text(blobs, missing, { first: 0, last: 1 })).rejects.toThrow();
  });

  it('are gone once they are removed, however often, and others stay', async () => {
    const blobs = create();
    const [key, other] = await Promise.all(
      ['one', 'another'].map((each) => blobs.put(Buffer.from(each), { contentType })),
    );
    if (key === undefined || other === undefined) throw new Error('Nothing was stored');
    await Promise.all([blobs.remove(key), blobs.remove(key)]);
    await blobs.remove(key);
    expect([await blobs.has(key), await blobs.get(key)]).toEqual([false, undefined]);
    expect(await blobs.has(other)).toBe(true);
    expect([...(await listed(blobs)).keys()]).not.toContain(key);
    await blobs.put(Buffer.from('one'), { contentType });
    expect(await blobs.has(key)).toBe(true);
  });

  it.each(['', '../../etc/passwd', 'A'.repeat(64), '0'.repeat(39)])('refuse the key %j', async (key) => {
    const blobs = create();
    await expect(blobs.get(key)).rejects.toMatchObject({ code: 'BLOB_KEY' });
    await expect(blobs.put(bytes, { contentType, key })).rejects.toMatchObject({ code: 'BLOB_KEY' });
    await expect(blobs.remove(key)).rejects.toMatchObject({ code: 'BLOB_KEY' });
  });
});

describe('an object store', () => {
  afterEach(() => {
    store.faults.length = 0;
    vi.useRealTimers();
  });

  it('is asked again after a failure that may pass (10.263)', async () => {
    const blobs = createS3Blobs(store.options);
    const key = await blobs.put(Buffer.from('again'), { contentType });
    const unavailable = (status: number) => (response: ServerResponse) => void response.writeHead(status).end();
    store.faults.push((response) => response.destroy(), unavailable(503));
    expect(Buffer.from((await blobs.get(key)) ?? []).toString()).toBe('again');
    store.faults.push(unavailable(500), unavailable(429));
    const other = await blobs.put(Buffer.from('and again'), { contentType });
    expect(await blobs.has(other)).toBe(true);
  });

  it.each([
    ['is down', { endpoint: 'http://127.0.0.1:9' }, /fetch failed/],
    ['does not know the key', { accessKeyId: 'nobody' }, /403 InvalidAccessKeyId/],
    ['is given the wrong secret', { secretAccessKey: 'wrong' }, /403 SignatureDoesNotMatch/],
    ['has no such bucket', { bucket: 'others' }, /404 NoSuchBucket/],
  ])('that %s fails with a reason (10.263)', async (_, wrong, reason) => {
    const blobs = createS3Blobs({ ...store.options, ...wrong, retries: 0 });
    const refused = { code: 'BLOB_STORE', message: expect.stringMatching(reason) as unknown };
    await expect(blobs.get(missing)).rejects.toMatchObject(refused);
    await expect(blobs.put(bytes, { contentType, key: missing })).rejects.toMatchObject({ code: 'BLOB_STORE' });
    if (!('secretAccessKey' in wrong)) await expect(listed(blobs)).rejects.toMatchObject({ code: 'BLOB_STORE' });
  });

  it('that never answers is given up (10.263)', async () => {
    const blobs = createS3Blobs({ ...store.options, retries: 0, patience: 50 });
    store.faults.push(() => undefined);
    await expect(blobs.get(missing)).rejects.toMatchObject({ code: 'BLOB_STORE' });
  });

  it('lists more objects than it lists at a time (10.263)', async () => {
    const keys = ['1', '2', '3'].map(keyOf);
    const tokens: (string | null)[] = [];
    const page = (some: string[], next: string) => (response: ServerResponse, url: URL) => {
      tokens.push(url.searchParams.get('continuation-token'));
      const contents = some.map((key) => `<Contents><Key>gevel/${key}</Key><Size>7</Size></Contents>`);
      response.setHeader('content-type', 'application/xml').end(`<?xml version="1.0" encoding="UTF-8"?>
        <ListBucketResult><IsTruncated>${next !== ''}</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>
        ${contents.join('')}<Contents><Key>gevel/readme.txt</Key><Size>1</Size></Contents></ListBucketResult>`);
    };
    store.faults.push(page(keys.slice(0, 2), 'a/b+c='), page(keys.slice(2), ''));
    expect([...(await listed(createS3Blobs(store.options)))]).toEqual(keys.map((key) => [key, 7]));
    expect(tokens).toEqual([null, 'a/b+c=']);
  });

  it('is given the signature that Amazon documents (10.263)', async () => {
    // https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
    vi.useFakeTimers({ now: new Date('2013-05-24T00:00:00Z'), toFake: ['Date'] });
    const client = new S3mini({
      endpoint: bucketUrl({ endpoint: 'https://s3.amazonaws.com', bucket: 'examplebucket', pathStyle: false }),
      region: 'us-east-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    });
    const url = new URL(await client.getPresignedUrl('GET', 'test.txt', 86_400));
    expect(url.host).toBe('examplebucket.s3.amazonaws.com');
    expect(url.searchParams.get('X-Amz-Signature')).toBe(
      'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    );
  });
});

it('blobs are copied both ways, and an interrupted copy goes on where it was (10.264)', async () => {
  const source = createFolderBlobs(path.join(folder, 'source'));
  const other = await startTestStore();
  const target = createS3Blobs({ ...other.options, retries: 0 });
  const keys = await Promise.all(
    ['1', '2', '3', '4', '5'].map((each) => source.put(Buffer.from(each), { contentType })),
  );
  const [damaged = ''] = keys;
  await target.put(Buffer.from('cut off'), { contentType, key: damaged });

  let seen = { done: 0, total: 0 };
  await expect(
    copyBlobs(source, target, {
      progress: (state) => {
        seen = state;
        if (state.done === 3) throw new Error('killed');
      },
    }),
  ).rejects.toThrow('killed');
  const before = other.asked();
  const report = await copyBlobs(source, target, { progress: (state) => (seen = state) });
  expect(report.different).toEqual([damaged]);
  expect([...report.copied, ...report.present].sort()).toEqual(keys.slice(1).sort());
  expect(report.present).not.toEqual([]);
  expect(seen).toEqual({ done: 5, total: 5 });
  expect(other.asked() - before).toBeLessThan(10);

  const back = createFolderBlobs(path.join(folder, 'back'));
  const only = new Set(keys.slice(1));
  expect((await copyBlobs(target, back, { only })).copied.sort()).toEqual([...only].sort());
  expect(await back.has(damaged)).toBe(false);
  expect(Buffer.from((await back.get(keys[4] ?? '')) ?? []).toString()).toBe('5');
  await other.stop();
});
