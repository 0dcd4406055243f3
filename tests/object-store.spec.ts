import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startTestStore, type TestStore } from '../app/platform/blobs/test-store.ts';
import { get } from './site/http.ts';
import { lakeClient } from './site/lake-client.ts';
import { startSite, type TestSite } from './site/server.ts';
import { test } from './site/test.ts';

let store: TestStore;
let site: TestSite;
test.beforeAll(async () => {
  store = await startTestStore();
  site = await startSite({ env: store.env });
});
test.afterAll(async () => {
  await site.stop();
  await store.stop();
});

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('pictures move to an object store, and when it is down only pictures are missing (10.263, 10.264)', async () => {
  const read = async (url: string) => get(new URL(url, site.origin).pathname, { origin: site.origin });
  const folder = path.join(site.dataDirectory, 'blobs');
  const stored = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => path.basename(name).length > 4);
  const client = await lakeClient(site);
  const [old = ''] = await client.fetch<string[]>('*[_type == "sanity.imageAsset"][0...1].url');
  expect((await read(old)).status).toBe(404);

  const before = (await stored()).length;
  const copied = await site.command('blobs:copy', 'to-store');
  expect(copied, copied.output).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${before} copied`) as unknown,
  });
  expect((await read(old)).status).toBe(200);

  const { url } = await client.assets.upload('image', picture, { filename: 'dot.png' });
  expect((await read(url)).bytes.equals(picture)).toBe(true);
  expect((await stored()).length).toBe(before);

  await store.stop();
  expect((await get('/nl/', { origin: site.origin })).status).toBe(200);
  const missing = await read(url);
  expect([missing.status, missing.headers['retry-after']]).toEqual([503, '1']);
  const ready = await get('/health/ready/', { origin: site.origin });
  expect([ready.status, ready.body]).toEqual([200, expect.stringContaining('Pictures cannot be read')]);
});
