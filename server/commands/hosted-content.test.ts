import fs from 'node:fs/promises';
import path from 'node:path';
import type { SanityClient } from '@sanity/client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLake, testDatabases, type TestLake } from '@gevel/lake/testing';
import { exportHosted, hostedClient, importHosted } from './hosted-content.ts';

/** The embedded lake stands in for the hosted one, through Sanity's client and HTTP. */
describe.each(testDatabases.slice(0, 1))('content of a hosted dataset (10.51)', ({ create }) => {
  let test: TestLake;
  let client: SanityClient;

  beforeAll(async () => {
    test = await startTestLake(create);
    const { token } = await test.lake.people.createToken({ name: 'import', grant: 'write' });
    client = test.client({ token, perspective: 'raw' });
    await fs.mkdir(path.join(test.folder, 'images'));
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#9a3b26' } });
    await fs.writeFile(path.join(test.folder, 'images/huis.webp'), await picture.webp().toBuffer());
  });
  afterAll(() => test?.dispose());

  const write = async (name: string, documents: readonly object[]) => {
    const file = path.join(test.folder, name);
    await fs.writeFile(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(''));
    return file;
  };
  const bring = (file: string) => importHosted(client, file, () => undefined);
  const reference = (_ref: string) => ({ _type: 'reference', _ref });
  // A cycle of references, so that no order of single documents would work; more than fit into one transaction.
  const articles = Array.from({ length: 120 }, (_, index) => ({
    _id: `article-${index}`,
    _type: 'article',
    next: reference(`article-${(index + 1) % 120}`),
    ...(index === 7 ? { cover: { _type: 'image', _sanityAsset: 'image@file://./images/huis.webp', alt: 'Huis' } } : {}),
  }));

  it('goes to the project’s own address with the token', () => {
    const { url, token, useCdn } = hostedClient('abc123', 'production', 'sk1').config();
    expect([url, token, useCdn]).toEqual(['https://abc123.api.sanity.io/v2025-02-19', 'sk1', false]);
  });

  it('brings documents that refer to each other and their pictures, and the same again changes nothing', async () => {
    const file = await write('data.ndjson', [
      ...articles,
      { _id: 'drafts.article-1', _type: 'article', title: 'Draft' },
    ]);
    expect(await bring(file)).toMatchObject({ created: 121, changed: 0, unchanged: 0, failed: [] });
    expect(await client.fetch('count(*[_type == "article" && next._weak == true])')).toBe(0);
    expect(await client.fetch('*[_id == "article-7"][0].cover.asset->metadata.dimensions.width')).toBe(60);
    await expect(client.delete('article-3')).rejects.toMatchObject({ statusCode: 409 });
    const revision = await client.fetch('*[_id == "article-7"][0]._rev');
    expect(await bring(file)).toMatchObject({ created: 0, changed: 0, unchanged: 121, failed: [] });
    expect(await client.fetch('*[_id == "article-7"][0]._rev')).toBe(revision);
  });

  it('says which documents Sanity does not take, and takes the others', async () => {
    const file = await write('wrong.ndjson', [
      { _id: 'fine', _type: 'article' },
      { _id: 'alone', _type: 'article', next: reference('missing') },
    ]);
    const report = await bring(file);
    expect(report.failed).toMatchObject([{ line: 2, id: 'alone', reason: expect.stringContaining('missing') }]);
    expect(await client.fetch('defined(*[_id == "fine"][0])')).toBe(true);
  });

  it('writes everything out so that it can be brought in elsewhere', async () => {
    const folder = path.join(test.folder, 'out');
    const report = await exportHosted(client, folder);
    expect(report).toMatchObject({ assets: 1, missing: [] });
    const elsewhere = await startTestLake(create);
    try {
      const file = path.join(folder, 'data.ndjson');
      const brought = await elsewhere.lake.importDocuments({ dataset: 'production', file, mode: 'create' });
      expect(brought).toMatchObject({ created: report.documents, failed: [] });
      const { token } = await elsewhere.lake.people.createToken({ name: 'look', grant: 'read' });
      const look = (from: SanityClient) =>
        from.fetch('*[!(_type match "sanity.*")]{..., "_rev": null, "_updatedAt": null}');
      expect(await look(elsewhere.client({ token, perspective: 'raw' }))).toEqual(await look(client));
    } finally {
      await elsewhere.dispose();
    }
  });

  it('fails where the token does not hold', async () => {
    const file = await write('more.ndjson', [{ _id: 'more', _type: 'article' }]);
    const stranger = test.client({ token: 'nonsense', perspective: 'raw' });
    await expect(importHosted(stranger, file, () => undefined)).rejects.toMatchObject({ statusCode: 401 });
    await expect(exportHosted(stranger, path.join(test.folder, 'none'))).rejects.toThrow(/401/);
  });
});
