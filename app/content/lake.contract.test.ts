import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readToken, startTestLake, testDatabases, writeToken, type TestLake } from '@gevel/lake/testing';
import { embeddedContentLake } from './embedded-lake.server.ts';
import { createHostedClient, hostedContentLake } from './hosted-lake.server.ts';
import type { ContentLake } from './lake.ts';

const place = { projectId: 'test', dataset: 'production' };
const adapters: [string, (test: TestLake) => ContentLake][] = [
  ['asked in the process', ({ lake }) => embeddedContentLake(lake, { ...place, mountPath: '/lake' })],
  [
    'asked by Sanity’s client over HTTP',
    ({ origin }) => {
      const address = { ...place, token: readToken, apiHost: `${origin}/lake` };
      return hostedContentLake(createHostedClient(address), address);
    },
  ],
];

const [database] = testDatabases;

describe.each(adapters)('the content, %s (10.50)', (_how, open) => {
  let test: TestLake;
  let content: ContentLake;
  const signal = () => AbortSignal.timeout(10_000);

  beforeAll(async () => {
    if (database === undefined) throw new Error('No database to test with');
    test = await startTestLake(database.create);
    await test.import([
      { _id: 'contact', _type: 'page', order: 2, title: 'Contact' },
      { _id: 'home', _type: 'page', order: 1, title: 'Welkom' },
      { _id: 'drafts.home', _type: 'page', order: 1, title: 'Hallo' },
      { _id: 'drafts.new', _type: 'page', order: 3, title: 'Nieuw' },
    ]);
    content = open(test);
  });
  afterAll(() => test.dispose());

  const titles = '*[_type == $type] | order(order) .title';

  it.each([
    ['published', ['Welkom', 'Contact']],
    ['drafts', ['Hallo', 'Contact', 'Nieuw']],
    ['raw', ['Welkom', 'Hallo', 'Contact', 'Nieuw']],
  ] as const)('answers questions about what is %s', async (perspective, expected) => {
    const found = await content.query(titles, { type: 'page' }, perspective, signal());
    expect([...(found as string[])].sort()).toEqual([...expected].sort());
    expect(content.showsDrafts).toBe(true);
  });

  it('notifies of a change immediately', async () => {
    await test.client({ token: writeToken }).create({ _id: 'news', _type: 'news', title: 'Vandaag' });
    const ask = () => content.query('*[_id == "news"][0].title', {}, 'published', signal());
    expect(await ask()).toBe('Vandaag');
    await test.client({ token: writeToken }).patch('news').set({ title: 'Morgen' }).commit();
    expect(await ask()).toBe('Morgen');
  });

  it('returns null for a missing document', async () => {
    expect(await content.query('*[_id == "nothing"][0]', {}, 'published', signal())).toBeNull();
  });

  it.each(['*[', '*[_id == $missing]', 'no::such()'])('rejects %s', async (question) => {
    await expect(content.query(question, {}, 'published', signal())).rejects.toThrow();
  });

  it('serves pictures in the requested size, and a 404 for a missing one', async () => {
    const square = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>');
    const asset = await test.client({ token: writeToken }).assets.upload('image', square);
    const answer = await content.picture(`${asset.path.split('/').at(-1)}?w=20&fm=webp`, signal());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(20);
    expect((await content.picture(`${'a'.repeat(40)}-40x30.png`, signal())).status).toBe(404);
  });
});
