import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readToken, startTestLake, testDatabases, writeToken, type TestLake } from './test-lake.ts';

const secret = 'what a person wrote';

describe.each(testDatabases)('what is deleted for good, on the $kind database (10.83)', ({ create }) => {
  let test: TestLake;
  const drawn = new Map<string, Map<string, Uint8Array>>();
  beforeEach(async () => {
    drawn.clear();
    test = await startTestLake(create, {
      renditions: {
        get: (of, key) => Promise.resolve(drawn.get(of)?.get(key) ?? null),
        put: (of, key, bytes) => Promise.resolve(void drawn.set(of, new Map(drawn.get(of)).set(key, bytes))),
        remove: (of) => Promise.resolve(void drawn.delete(of)),
      },
    });
  }, 60_000);
  afterEach(() => test?.dispose());

  const client = () => test.client({ token: writeToken, perspective: 'raw' });
  const discard = (id: string) => test.lake.discardDocument({ dataset: 'production', author: 'site', id });
  const discardAsset = (sha1: string) => test.lake.discardAsset({ dataset: 'production', author: 'site', sha1 });
  /** Everything that the database stores about the dataset's documents. */
  const stored = async () =>
    JSON.stringify([
      await test.sql.query('SELECT * FROM lake_document'),
      await test.sql.query('SELECT * FROM lake_change'),
      await test.sql.query('SELECT * FROM lake_reference'),
    ]);
  const blobs = async () =>
    (await fs.readdir(path.join(test.folder, 'blobs'), { recursive: true }).catch(() => [])).filter((name) =>
      /[0-9a-f]{40}$/.test(name),
    );
  const write = async (id: string, more: object = {}) => {
    await client().create({ _id: id, _type: 'story', text: secret, ...more });
    await client()
      .patch(id)
      .set({ text: `${secret}, mended` })
      .commit();
  };
  const upload = async (color = '#c00') => {
    const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: color } })
      .png()
      .toBuffer();
    return client().assets.upload('image', bytes, { filename: 'secret.png' });
  };
  const imageOf = (id: string) => ({ image: { asset: { _type: 'reference', _ref: id } } });

  it('is a draft with its versions and all that the log knows of them, and nothing else', async () => {
    await write('drafts.a');
    await client().create({ _id: 'versions.summer.a', _type: 'story', text: secret });
    await client().create({ _id: 'drafts.b', _type: 'story', text: 'another story' });
    expect(await discard('a')).toBe(true);
    expect(await stored()).not.toContain(secret);
    expect(await client().fetch('*[]._id')).toEqual(['drafts.b']);
    expect(await discard('a')).toBe(true);
    expect(await stored()).toContain('another story');
  });

  it('is not what is published, nor the draft of a change to it', async () => {
    await write('a');
    await write('drafts.a');
    const before = await stored();
    expect(await discard('a')).toBe(false);
    expect(await stored()).toBe(before);
  });

  it('is what was published once, whether editors unpublished it or deleted it', async () => {
    await write('a');
    await client().action({ actionType: 'sanity.action.document.unpublish', draftId: 'drafts.a', publishedId: 'a' });
    await write('b');
    await client().delete('b');
    expect([await discard('a'), await discard('b')]).toEqual([true, true]);
    expect(await stored()).not.toContain(secret);
  });

  it('leaves a log that other processes, listeners and the history go on reading', async () => {
    const neighbour = await test.neighbour();
    const ask = () => neighbour.client({ token: readToken, perspective: 'raw' }).fetch('*[]{_id, text}');
    await write('drafts.a');
    expect(await ask()).toHaveLength(1);
    await client().patch('drafts.a').set({ text: 'once more' }).commit();
    await discard('a');
    await client().create({ _id: 'b', _type: 'story', text: 'later' });
    expect(await ask()).toEqual([{ _id: 'b', text: 'later' }]);
    const history = `${test.origin}/lake/v2025-02-19/data/history/production`;
    const read = async (rest: string) =>
      (await fetch(`${history}/${rest}`, { headers: { authorization: `Bearer ${readToken}` } })).text();
    const transactions = await read('transactions/drafts.a?effectFormat=mendoza');
    expect(transactions.trim().split('\n')).toHaveLength(4);
    expect(transactions + (await read('documents/drafts.a?time=2099-01-01T00:00:00Z'))).not.toContain(secret);
    // It may be created again.
    await write('drafts.a');
    expect(await ask()).toHaveLength(2);
    await neighbour.dispose();
  });

  it.each([
    ['discard', { draftId: 'drafts.a' }],
    ['version.discard', { versionId: 'drafts.a' }],
    ['delete', { publishedId: 'a', includeDrafts: ['drafts.a'] }],
  ])('is the history too where the action %s asks for it with “purge”', async (name, fields) => {
    const act = (more: object) =>
      client().action({ actionType: `sanity.action.document.${name}`, ...fields, ...more } as Parameters<
        ReturnType<typeof client>['action']
      >[0]);
    await write('drafts.a');
    await act({});
    expect(await stored()).toContain(secret);
    await write('drafts.a');
    await act({ purge: true });
    expect(await stored()).not.toContain(secret);
  });

  it('is an asset with its bytes, history and all sizes of it, and no other', async () => {
    const [asset, other] = [await upload(), await upload('#00c')];
    for (const { url } of [asset, other]) await (await fetch(`${test.origin}${url}?w=10`)).arrayBuffer();
    await client().create({ _id: 'drafts.a', _type: 'story', ...imageOf(asset._id) });
    await discard('a');
    expect(await stored()).toContain(asset.metadata.lqip);
    expect(await discardAsset(asset.sha1hash)).toBe(true);
    expect(await client().fetch('*[]._id')).toEqual([other._id]);
    expect(await stored()).not.toContain(asset.metadata.lqip);
    expect((await blobs()).map((name) => path.basename(name))).toEqual([other.sha1hash]);
    expect([...drawn.keys()]).toEqual([other.sha1hash]);
    expect((await fetch(`${test.origin}${asset.url}`)).status).toBe(404);
    expect(await discardAsset(asset.sha1hash)).toBe(true);
    // It may be uploaded again.
    await upload();
    expect((await fetch(`${test.origin}${asset.url}`)).status).toBe(200);
  });

  it('is not an asset that a document uses', async () => {
    const asset = await upload();
    await client().create({ _id: 'drafts.b', _type: 'story', ...imageOf(asset._id) });
    expect(await discardAsset(asset.sha1hash)).toBe(false);
    expect((await fetch(`${test.origin}${asset.url}`)).status).toBe(200);
  });

  it('is the rest of an asset whose document is gone, or which a crash left half deleted', async () => {
    const asset = await upload();
    await client().delete(asset._id);
    expect(await blobs()).toHaveLength(1);
    expect(await discardAsset(asset.sha1hash)).toBe(true);
    expect(await blobs()).toEqual([]);
    expect(await stored()).not.toContain(asset.metadata.lqip);
  });

  it('is not the bytes that an asset of another dataset has as well', async () => {
    const asset = await upload();
    const elsewhere = test.client({ token: writeToken, dataset: 'other' });
    const bytes = Buffer.from(await (await fetch(`${test.origin}${asset.url}`)).arrayBuffer());
    const twin = await elsewhere.assets.upload('image', bytes, { filename: 'twin.png' });
    expect(twin.sha1hash).toBe(asset.sha1hash);
    await discardAsset(asset.sha1hash);
    expect((await fetch(`${test.origin}${asset.url}`)).status).toBe(404);
    expect((await fetch(`${test.origin}${twin.url}`)).status).toBe(200);
  });
});
