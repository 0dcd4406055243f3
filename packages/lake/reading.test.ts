import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readToken, startTestLake, testDatabases, type TestLake } from './test-lake.ts';

const documents = [
  {
    _id: 'home',
    _type: 'page',
    title: { nl: 'Welkom', fr: 'Bienvenue' },
    order: 1,
    author: { _type: 'reference', _ref: 'ann' },
  },
  { _id: 'contact', _type: 'page', title: { nl: 'Contact' }, order: 2 },
  { _id: 'drafts.home', _type: 'page', title: { nl: 'Hallo' }, order: 1 },
  { _id: 'drafts.new', _type: 'page', title: { nl: 'Nieuw' }, order: 3 },
  { _id: 'versions.rSpring.contact', _type: 'page', title: { nl: 'Contact in de lente' }, order: 2 },
  { _id: 'versions.rGone.home', _type: 'page', title: {}, order: 1, _system: { delete: true } },
  { _id: 'secret.settings', _type: 'settings', key: 'hidden' },
  { _id: 'ann', _type: 'person', name: 'Ann "de Bie" & Co €' },
];

describe.each(testDatabases)('the lake on the $kind database, read by the client (10.49)', ({ create }) => {
  let test: TestLake;

  beforeAll(async () => {
    test = await startTestLake(create);
    await test.import(documents);
  });
  afterAll(() => test?.dispose());

  const ids = (result: { _id: string }[]) => result.map(({ _id }) => _id).sort();

  it('answers a query with parameters by GET', async () => {
    const found = await test
      .client()
      .fetch('*[_type == $type && order > $least] | order(order) {_id, "by": author->name, order}', {
        type: 'page',
        least: 0,
      });
    expect(found).toEqual([
      { _id: 'home', by: 'Ann "de Bie" & Co €', order: 1 },
      { _id: 'contact', by: null, order: 2 },
    ]);
  });

  it('tells the Studio before it unpublishes that no other dataset refers to a document', async () => {
    const client = test.client();
    const uri = '/data/references/production/documents/home/to';
    expect(await client.request({ uri, query: { excludeInternalReferences: 'true' } })).toEqual({
      totalCount: 0,
      references: [],
    });
    await expect(client.request({ uri })).rejects.toMatchObject({ statusCode: 501 });
  });

  it('answers a long query by POST', async () => {
    const long = `*[_type == "page" && _id in $ids]{_id, "padding": "${'x'.repeat(19_000)}"}`;
    expect(ids(await test.client().fetch(long, { ids: ['home', 'nowhere'] }))).toEqual(['home']);
  });

  it('refuses a longer one, with a sentence in the shape of a query that cannot be read (10.210)', async () => {
    await expect(test.client().fetch(`*["${'x'.repeat(100_000)}"]`)).rejects.toMatchObject({
      statusCode: 400,
      details: { type: 'queryParseError', description: expect.stringContaining('longer than 100000 characters') },
    });
  });

  it('answers with query, time and tags, and without the query where that is asked for', async () => {
    const client = test.client();
    const whole = await client.fetch('count(*)', {}, { filterResponse: false });
    expect(whole).toMatchObject({
      result: 3,
      query: 'count(*)',
      ms: expect.any(Number),
      syncTags: [expect.any(String)],
    });
    const bare = await client.fetch('count(*)', {}, { filterResponse: false, returnQuery: false });
    expect(bare).not.toHaveProperty('query');
  });

  it('answers null for nothing, and with the stored times', async () => {
    expect(await test.client().fetch('*[_id == "nowhere"][0]')).toBeNull();
    expect(await test.client().fetch('*[_id == "home"][0]')).toMatchObject({
      _createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      _updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      _rev: expect.stringMatching(/^\w{22}$/),
    });
  });

  it('gets documents by id, whatever the perspective, and says which are missing', async () => {
    const client = test.client({ token: readToken });
    expect(await client.getDocument('drafts.home')).toMatchObject({ title: { nl: 'Hallo' } });
    expect(await client.getDocument('nowhere')).toBeUndefined();
    const several = await client.getDocuments(['contact', 'nowhere', 'ann']);
    expect(several.map((document) => document?._id)).toEqual(['contact', undefined, 'ann']);
    expect(await test.client().getDocument('drafts.home')).toBeUndefined();
  });

  it.each([
    ['raw', documents.map(({ _id }) => _id).sort()],
    ['published', ['ann', 'contact', 'home']],
    ['drafts', ['ann', 'contact', 'home', 'new']],
    ['previewDrafts', ['ann', 'contact', 'home', 'new']],
    [['rSpring'], ['ann', 'contact', 'home']],
    [
      ['rGone', 'drafts'],
      ['ann', 'contact', 'new'],
    ],
  ] as const)('shows the perspective %j', async (perspective, expected) => {
    const client = test.client({
      token: readToken,
      perspective: typeof perspective === 'string' ? perspective : [...perspective],
    });
    const found = await client.fetch<{ _id: string }[]>('*[_type != "settings"]{_id}');
    const want = perspective === 'raw' ? expected.filter((id) => id !== 'secret.settings') : expected;
    expect(ids(found)).toEqual([...want]);
  });

  it('lays drafts and releases over what is published, and tells where they come from', async () => {
    const drafts = test.client({ token: readToken, perspective: 'drafts' });
    expect(await drafts.fetch('*[_id == "home"][0]{"nl": title.nl, _originalId}')).toEqual({
      nl: 'Hallo',
      _originalId: 'drafts.home',
    });
    const spring = test.client({ token: readToken, perspective: ['rSpring', 'drafts'] });
    expect(await spring.fetch('*[_type == "page"] | order(order).title.nl')).toEqual([
      'Hallo',
      'Contact in de lente',
      'Nieuw',
    ]);
  });

  it('takes the default perspective of the API version', async () => {
    const count = (apiVersion: string) =>
      test.client({ token: readToken, apiVersion }).fetch('count(*[_type == "page"])');
    expect(await count('2025-02-19')).toBe(2);
    expect(await count('X')).toBe(2);
    // Before that day: everything but versions.
    expect(await count('2021-10-21')).toBe(4);
    expect(await count('1')).toBe(4);
  });

  it('shows an anonymous reader published, public documents alone (10.54)', async () => {
    for (const perspective of ['raw', 'drafts', 'published'] as const) {
      expect(ids(await test.client({ perspective }).fetch('*{_id}'))).toEqual(['ann', 'contact', 'home']);
    }
    expect(ids(await test.client({ token: 'no grants', perspective: 'raw' }).fetch('*{_id}'))).toEqual([
      'ann',
      'contact',
      'home',
    ]);
    await expect(test.client({ token: 'forged' }).fetch('*')).rejects.toMatchObject({ statusCode: 401 });
  });

  it('exports as lines what the reader may see', async () => {
    const lines = async (headers: Record<string, string>) =>
      (await (await fetch(`${test.origin}/lake/v2025-02-19/data/export/production`, { headers })).text())
        .trim()
        .split('\n');
    expect(await lines({})).toHaveLength(3);
    expect(await lines({ authorization: `Bearer ${readToken}` })).toHaveLength(documents.length);
  });

  it('describes a query that cannot be read as Sanity does', async () => {
    await expect(test.client().fetch('*[_type == ')).rejects.toMatchObject({
      statusCode: 400,
      details: { type: 'queryParseError', query: '*[_type == ', start: expect.any(Number), end: expect.any(Number) },
    });
    await expect(test.client().fetch('*[_id == $id]')).rejects.toThrow('param $id referenced, but not provided');
    await expect(test.client().fetch('*[nonsense::call()]')).rejects.toMatchObject({ statusCode: 400 });
  });

  it.each([
    ['/v2025-02-19/data/query/nowhere?query=*', 404],
    ['/v2025-02-19/data/query/production?query=*&perspective=raw,drafts', 400],
    ['/v2025-02-19/data/query/production?query=*&$a=x', 400],
    ['/v2025-02-19/data/query/production', 400],
    ['/v2025-02-19/data/doc/production/', 400],
    ['/data/query/production', 404],
    ['/v2025-02-19/ping', 200],
    ['/v2025-02-19/data/doc/production/%E0%A4%A', 400],
  ])('answers %s with %i', async (path, status) => {
    const response = await fetch(`${test.origin}/lake${path}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it('refuses parameters that are too long', async () => {
    const body = JSON.stringify({ query: '*', params: { long: 'x'.repeat(700_000) } });
    const response = await fetch(`${test.origin}/lake/v1/data/query/production`, { method: 'POST', body });
    expect(response.status).toBe(400);
  });

  it('says in a sentence what it does not support', async () => {
    for (const path of ['data/webhooks/production', 'jobs/x']) {
      const response = await fetch(`${test.origin}/lake/v2025-02-19/${path}`);
      expect(response.status).toBe(501);
      expect(await response.json()).toMatchObject({ message: expect.stringContaining(path) });
    }
  });
});
