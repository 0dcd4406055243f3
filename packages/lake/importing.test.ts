import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readToken, startTestLake, testDatabases, type TestLake } from './test-lake.ts';

const picture = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#8a2b1c' } })
    .webp()
    .toBuffer();

describe.each(testDatabases)('importing into the lake on the $kind database', ({ create }) => {
  let test: TestLake;

  beforeAll(async () => {
    test = await startTestLake(create);
    await fs.mkdir(path.join(test.folder, 'images'));
    await fs.writeFile(path.join(test.folder, 'images/huis.webp'), await picture());
    await fs.writeFile(path.join(test.folder, 'terms.pdf'), '%PDF-1.4 terms');
    await fs.writeFile(path.join(test.folder, 'images/broken.png'), 'no picture');
  });
  afterAll(() => test?.dispose());

  const article = (id: string, more: object = {}) => ({
    _id: id,
    _type: 'article',
    cover: { _sanityAsset: 'image@file://./images/huis.webp', alt: 'Een huis' },
    ...more,
  });
  const revisionOf = (id: string) => test.client({ token: readToken }).fetch<string>('*[_id == $id][0]._rev', { id });

  it('brings documents and their assets in, and the same again changes nothing', async () => {
    const documents = [
      article('a', { gallery: [{ _key: 'k', _type: 'image', _sanityAsset: 'image@file://./images/huis.webp' }] }),
      { _id: 'b', _type: 'article', terms: { _sanityAsset: 'file@file://./terms.pdf' } },
      { _id: 'drafts.a', _type: 'article', title: 'Draft' },
    ];
    expect(await test.import(documents)).toMatchObject({ created: 3, changed: 0, unchanged: 0, failed: [] });
    const [before, told] = [await revisionOf('a'), test.changes.length];
    expect(test.changes[0]?.types).toEqual({
      published: ['sanity.imageAsset', 'sanity.fileAsset', 'article'],
      drafts: ['article'],
    });
    expect(await test.import(documents)).toMatchObject({ created: 0, changed: 0, unchanged: 3, failed: [] });
    expect(await revisionOf('a')).toBe(before);
    expect(test.changes).toHaveLength(told);
    expect(
      await test.client().fetch(`*[_id == "a"][0]{
        cover {_type, alt, "w": asset->metadata.dimensions.width, "name": asset->originalFilename},
        "refs": count(gallery[asset._ref == ^.cover.asset._ref])}`),
    ).toEqual({ cover: { _type: 'image', alt: 'Een huis', w: 64, name: 'huis.webp' }, refs: 1 });
    expect(await test.client().fetch('*[_id == "b"][0].terms.asset->{extension, mimeType, size}')).toEqual({
      extension: 'pdf',
      mimeType: 'application/pdf',
      size: 14,
    });
  });

  it('stores documents as the caller changes them, leaves some out, and reports those that it cannot change', async () => {
    const file = path.join(test.folder, 'old.ndjson');
    const lines = ['old-1', 'old-2', 'old-3'].map((_id) => JSON.stringify({ _id, _type: 'oldArticle', title: 'x' }));
    await fs.writeFile(file, lines.join('\n'));
    const change = (content: { _id: string; _type: string; title?: unknown }) => {
      if (content._id === 'old-2') return null;
      if (content._id === 'old-3') throw new Error('It cannot be changed.');
      return { _id: content._id, _type: 'newArticle', heading: content.title };
    };
    const report = await test.lake.importDocuments({ dataset: 'production', file, mode: 'replace', change });
    expect(report).toMatchObject({
      created: 1,
      failed: [{ line: 3, id: 'old-3', reason: 'It cannot be changed.' }],
    });
    const found = await test.client({ token: readToken }).fetch('*[_id match "old-*"]{_id, _type, heading}');
    expect(found).toEqual([{ _id: 'old-1', _type: 'newArticle', heading: 'x' }]);
  });

  it('describes a picture from its bytes', async () => {
    const asset = await test.client().fetch('*[_type == "sanity.imageAsset"][0]');
    expect(asset).toMatchObject({
      _id: expect.stringMatching(/^image-[0-9a-f]{40}-64x48-webp$/),
      mimeType: 'image/webp',
      url: expect.stringMatching(/^\/lake\/images\/test\/production\/[0-9a-f]{40}-64x48\.webp$/),
      metadata: {
        dimensions: { width: 64, height: 48, aspectRatio: 64 / 48 },
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
        palette: { dominant: { background: expect.stringMatching(/^#8[89ab]2/), foreground: '#fff', population: 100 } },
      },
    });
  });

  it('honours its modes', async () => {
    const first = { _id: 'm', _type: 'note', text: 'one' };
    const second = { ...first, text: 'two' };
    expect(await test.import([first], 'create')).toMatchObject({ created: 1 });
    expect(await test.import([second], 'create')).toMatchObject({ failed: [{ line: 1, id: 'm' }] });
    expect(await test.import([second], 'missing')).toMatchObject({ unchanged: 1 });
    expect(await test.client().fetch('*[_id == "m"][0].text')).toBe('one');
    expect(await test.import([second], 'replace')).toMatchObject({ changed: 1 });
    expect(await test.client().fetch('*[_id == "m"][0].text')).toBe('two');
  });

  it('sets aside what it cannot take, with reasons, and brings in the rest', async () => {
    const report = await test.import([
      { _id: 'fine', _type: 'note' },
      { _id: 'fine', _type: 'note', twice: true },
      { _id: 'no type' },
      { _id: 'typeless' },
      article('lost', { cover: { _sanityAsset: 'image@file://./images/none.webp' } }),
      article('broken', { cover: { _sanityAsset: 'image@file://./images/broken.png' } }),
      article('outside', { cover: { _sanityAsset: 'image@file://../../../etc/passwd' } }),
      article('remote', { cover: { _sanityAsset: 'image@https://example.com/x.png' } }),
      { _id: 'nul', _type: 'note', text: 'a\u0000b' },
      { _id: 'half', _type: 'note', text: '\ud83d' },
      { _id: 'note.dotted', _type: 'note' },
      { _type: 'note', text: 'an id of its own, a whole \u{1f3e0} and a mere \\u0000' },
    ]);
    expect(report).toMatchObject({ created: 3, changed: 0, unchanged: 0, private: ['note.dotted'] });
    expect(report.failed.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { reason } of report.failed) expect(reason).toMatch(/^\S.*\.$/);
  });

  it('goes out and comes in again unchanged (10.51)', async () => {
    const folder = path.join(test.folder, 'exported');
    const report = await test.lake.exportDocuments({ dataset: 'production', folder });
    expect(report).toMatchObject({ assets: 2, missing: [] });
    const file = path.join(folder, 'data.ndjson');
    const again = await test.lake.importDocuments({ dataset: 'production', file, mode: 'replace' });
    expect(again).toMatchObject({ created: 0, changed: 0, unchanged: report.documents, failed: [] });
    const elsewhere = await test.lake.importDocuments({ dataset: 'other', file, mode: 'create' });
    expect(elsewhere).toMatchObject({ created: report.documents, changed: 0, unchanged: 0, failed: [] });
    const other = test.client({ dataset: 'other', token: readToken, perspective: 'raw' });
    expect(await other.fetch('*[_id == "a"][0].cover.asset->originalFilename')).toBe('huis.webp');
  });

  it('keeps what published readers have cached when only a draft changes', async () => {
    const tell = () => test.changes.at(-1)?.types;
    const query = '*[_type == "note"]{_id}';
    const before = await test.client().fetch(query);
    await test.import([{ _id: 'drafts.m', _type: 'note', text: 'draft' }]);
    expect(tell()).toEqual({ published: [], drafts: ['note'] });
    expect(await test.client().fetch(query)).toEqual(before);
    await test.import([{ _id: 'm', _type: 'memo', text: 'another type' }]);
    expect(tell()).toEqual({ published: ['note', 'memo'], drafts: [] });
    expect(await test.client().fetch('*[_id == "m"][0]._type')).toBe('memo');
    expect(await test.client().fetch('count(*[_type == "note" && _id == "m"])')).toBe(0);
  });

  it('is seen by a second process at once', async () => {
    const neighbour = await test.neighbour();
    await test.import([{ _id: 'seen', _type: 'note', text: '1' }]);
    expect(await neighbour.client().fetch('*[_id == "seen"][0].text')).toBe('1');
    await neighbour.import([{ _id: 'seen', _type: 'note', text: '2' }]);
    expect(await test.client().fetch('*[_id == "seen"][0].text')).toBe('2');
    await neighbour.dispose();
  });
});
