import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLake, testDatabases, writeToken, type TestLake } from '@gevel/lake/testing';
import { createHostedClient } from '../hosted-lake.server.ts';
import type { DraftWriter } from './draft-writer.ts';
import { embeddedDrafts } from './embedded.server.ts';
import { hostedDrafts } from './hosted.server.ts';

const adapters: [string, (test: TestLake) => DraftWriter][] = [
  ['the embedded lake', ({ lake }) => embeddedDrafts(lake, 'production')],
  ['a hosted lake', ({ client }) => hostedDrafts(client({ token: writeToken }))],
];
const [database] = testDatabases;

describe.each(adapters)('drafts on %s', (_name, open) => {
  let test: TestLake;
  let drafts: DraftWriter;
  beforeAll(async () => {
    if (database === undefined) throw new Error('No database to test with');
    test = await startTestLake(database.create);
    drafts = open(test);
  }, 60_000);
  afterAll(() => test.dispose());

  const client = () => test.client({ token: writeToken, perspective: 'raw' });
  const story = (_id: string) => ({ _id, _type: 'story', text: `secret of ${_id}` });
  const ids = async (id: string) => (await drafts.states(id)).map(({ _id }) => _id).sort();
  const photo = async (color: string) => {
    const bytes = await sharp({ create: { width: 9, height: 6, channels: 3, background: color } })
      .jpeg()
      .toBuffer();
    return { bytes, sha1: createHash('sha1').update(bytes).digest('hex') };
  };
  const usedBy = (_id: string, asset: string) =>
    client().create({ ...story(_id), image: { asset: { _type: 'reference', _ref: asset } } });
  const logged = async () => JSON.stringify(await test.sql.query('SELECT * FROM lake_change'));

  it('are seen in all their states', async () => {
    expect(await ids('a')).toEqual([]);
    await drafts.create(story('a'));
    expect(await drafts.states('a')).toMatchObject([{ ...story('a'), _id: 'drafts.a' }]);
    await client().create(story('versions.summer.a'));
    await client().create(story('a'));
    // A different document whose id has the same ending.
    await client().create(story('drafts.not-a'));
    expect(await ids('a')).toEqual(['a', 'drafts.a', 'versions.summer.a']);
  });

  it('are deleted wherever they are not published, with their history, however often', async () => {
    await drafts.create(story('b'));
    await client().create(story('versions.summer.b'));
    await drafts.create(story('c'));
    expect(await logged()).toContain('secret of b');
    expect(await drafts.discard('b')).toBe(true);
    expect(await ids('b')).toEqual([]);
    expect(await logged()).not.toContain('secret of b');
    expect(await drafts.discard('b')).toBe(true);
    expect(await ids('c')).toEqual(['drafts.c']);
  });

  it('stay with what editors have published', async () => {
    await client().create(story('d'));
    await client().create(story('drafts.d'));
    expect(await drafts.discard('d')).toBe(false);
    expect(await ids('d')).toEqual(['d', 'drafts.d']);
  });

  it('are not made again while editors keep them in a release', async () => {
    await client().create(story('versions.summer.e'));
    await drafts.create(story('e'));
    expect(await ids('e')).toEqual(['versions.summer.e']);
  });

  it('leave no picture, unless a document uses it (10.83)', async () => {
    const [own, shared] = [await photo('#c00'), await photo('#00c')];
    const asset = await drafts.picture(own.bytes, 'own.jpg');
    const other = await drafts.picture(shared.bytes, 'shared.jpg');
    await usedBy('drafts.f', asset);
    await usedBy('drafts.g', other);
    expect(await drafts.discardPicture(own.sha1)).toEqual(['drafts.f']);
    await drafts.discard('f');
    expect(await drafts.discardPicture(own.sha1)).toEqual([]);
    expect(await drafts.discardPicture(own.sha1)).toEqual([]);
    expect(await drafts.discardPicture(shared.sha1)).toEqual(['drafts.g']);
    expect(await client().fetch('*[_type == "sanity.imageAsset"]._id')).toEqual([other]);
  });
});

it('a hosted lake that does not answer is no lake without a draft', async () => {
  const client = createHostedClient({
    projectId: 'test',
    dataset: 'production',
    token: null,
    apiHost: 'http://127.0.0.1:9',
  });
  const drafts = hostedDrafts(client);
  await expect(drafts.states('a')).rejects.toThrow();
  await expect(drafts.discard('a')).rejects.toThrow();
  await expect(drafts.discardPicture('a'.repeat(40))).rejects.toThrow();
});
