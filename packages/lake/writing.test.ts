import { ClientError } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLake, testDatabases, writeToken, type TestLake } from './test-lake.ts';

/** The response to a refused write. */
async function refusal(writing: Promise<unknown>): Promise<{ status: number; body: unknown }> {
  const error: unknown = await writing.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ClientError)) throw new Error('The write was not refused.', { cause: error });
  return { status: error.statusCode, body: error.response.body };
}

const mutationError = (error: object, index = 0) => ({
  error: {
    type: 'mutationError',
    description: expect.any(String),
    items: [{ index, error: expect.objectContaining(error) }],
  },
});

// https://www.sanity.io/docs/http-reference/mutation
describe.each(testDatabases)('mutations on the $kind database (10.49)', ({ create }) => {
  let test: TestLake;
  const client = () => test.client({ token: writeToken, perspective: 'raw' });

  beforeAll(async () => {
    test = await startTestLake(create);
  });
  afterAll(() => test?.dispose());

  it('creates a document under the id given, a new one, and one that begins with a prefix', async () => {
    const named = await client().create({ _id: 'made', _type: 'page', title: 'One' });
    expect(named).toMatchObject({
      _id: 'made',
      title: 'One',
      _rev: expect.stringMatching(/^\w{22}$/),
      _createdAt: expect.any(String),
    });
    expect((await client().create({ _type: 'page' }))._id).toMatch(/^[\w-]{36}$/);
    expect((await client().create({ _id: 'drafts.', _type: 'page' }))._id).toMatch(/^drafts\.[\w-]{36}$/);
    expect(await client().getDocument('made')).toEqual(named);
  });

  it('refuses what cannot be stored, and says so (10.260)', async () => {
    const call = (path: string, method: string, body?: string) =>
      fetch(`${test.origin}/lake/v1/${path}`, {
        method,
        headers: { authorization: `Bearer ${writeToken}` },
        ...(body === undefined ? {} : { body }),
      });
    const levels = 6_000;
    const deep = `${'{"a":['.repeat(levels)}1${']}'.repeat(levels)}`;
    const put = `{"mutations":[{"createOrReplace":{"_id":"deep","_type":"page","deep":${deep}}}]}`;
    const created = `{"actions":[{"actionType":"sanity.action.document.create","publishedId":"deep","attributes":${deep}}]}`;
    const asked = await Promise.all([
      call('data/mutate/production', 'POST', put),
      call('data/actions/production', 'POST', created),
      call('users/%00', 'GET'),
      call('data/history/production/documents/made?revision=%00', 'GET'),
      call('data/history/production/documents/made?time=0000-01-01T00:00:00Z', 'GET'),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);

    const old = await client().create({ _id: 'old', _type: 'page', _createdAt: '1-' });
    expect(old._createdAt).toBe(old._updatedAt);
    const grown = client().patch('old', { set: { a: JSON.parse('['.repeat(95) + ']'.repeat(95)) } });
    await grown.commit();
    const path = `a${'[0]'.repeat(94)}`;
    expect(
      await refusal(
        client()
          .patch('old', { set: { [path]: JSON.parse('[[[[[[[[[[]]]]]]]]]]') } })
          .commit(),
      ),
    ).toEqual({
      status: 400,
      body: mutationError({ description: 'Document "old" has more than 100 levels' }),
    });
  });

  it('refuses to create what exists, leaves it, or replaces it', async () => {
    await client().createOrReplace({ _id: 'twice', _type: 'page', title: 'One', note: 'gone afterwards' });
    expect(await refusal(client().create({ _id: 'twice', _type: 'page' }))).toEqual({
      status: 409,
      body: mutationError({ type: 'documentAlreadyExistsError', id: 'twice' }),
    });
    await client().createIfNotExists({ _id: 'twice', _type: 'page', title: 'Two' });
    expect(await client().getDocument('twice')).toMatchObject({ title: 'One' });
    const replaced = await client().createOrReplace({ _id: 'twice', _type: 'page', title: 'Three' });
    expect(replaced).toMatchObject({ title: 'Three' });
    expect(replaced).not.toHaveProperty('note');
  });

  it('patches with every operation', async () => {
    await client().createOrReplace({
      _id: 'patched',
      _type: 'page',
      title: 'Welcome home',
      old: 1,
      count: 5,
      tags: ['b'],
      seo: {},
    });
    const patched = await client()
      .patch('patched')
      .set({ 'seo.title': 'SEO' })
      .setIfMissing({ count: 0, layout: 'wide' })
      .unset(['old'])
      .inc({ count: 3 })
      .dec({ count: 1 })
      .diffMatchPatch({ title: '@@ -5,8 +5,8 @@\n ome \n-h\n+H\n ome\n' })
      .insert('before', 'tags[0]', ['a'])
      .commit();
    expect(patched).toMatchObject({
      title: 'Welcome Home',
      count: 7,
      tags: ['a', 'b'],
      seo: { title: 'SEO' },
      layout: 'wide',
    });
    expect(patched).not.toHaveProperty('old');
    const inserted = await client()
      .patch('patched')
      .insert('after', 'tags[-1]', [{ _key: 'k', n: 1 }])
      .commit();
    expect(inserted).toMatchObject({ tags: ['a', 'b', { _key: 'k', n: 1 }] });
    const replaced = await client().patch('patched').insert('replace', 'tags[_key=="k"]', ['z']).commit();
    expect(replaced).toMatchObject({ tags: ['a', 'b', 'z'] });
  });

  it('refuses a patch of a missing document and one made on another revision', async () => {
    expect(await refusal(client().patch('nowhere').set({ a: 1 }).commit())).toEqual({
      status: 409,
      body: mutationError({ type: 'documentNotFoundError', id: 'nowhere' }),
    });
    const { _rev } = await client().createOrReplace({ _id: 'raced', _type: 'page' });
    await client().patch('raced').ifRevisionId(_rev).set({ by: 'first' }).commit();
    expect(await refusal(client().patch('raced').ifRevisionId(_rev).set({ by: 'second' }).commit())).toEqual({
      status: 409,
      body: mutationError({ type: 'documentRevisionIDDoesNotMatchError', id: 'raced', expectedRevisionID: _rev }),
    });
    expect(await client().getDocument('raced')).toMatchObject({ by: 'first' });
  });

  it('takes several mutations together or none of them', async () => {
    await client()
      .transaction()
      .create({ _id: 'both-a', _type: 'page' })
      .create({ _id: 'both-b', _type: 'page', next: { _type: 'reference', _ref: 'both-a' } })
      .patch('both-a', { set: { title: 'A' } })
      .commit();
    const [a, b] = await client().getDocuments(['both-a', 'both-b']);
    expect(a?._rev).toBe(b?._rev);
    expect(a).toMatchObject({ title: 'A' });
    const failing = client()
      .transaction()
      .create({ _id: 'none-a', _type: 'page' })
      .patch('nowhere', { set: { a: 1 } })
      .commit();
    expect(await refusal(failing)).toMatchObject({
      status: 409,
      body: mutationError({ type: 'documentNotFoundError' }, 1),
    });
    expect(await client().getDocument('none-a')).toBeUndefined();
  });

  it('deletes and patches what a query selects', async () => {
    for (const n of [1, 2, 3]) await client().createOrReplace({ _id: `row-${n}`, _type: 'row', n });
    await client().mutate([{ patch: { query: '*[_type == "row" && n > $n]', params: { n: 1 }, set: { big: true } } }]);
    expect(await client().fetch('*[_type == "row" && big]._id')).toEqual(['row-2', 'row-3']);
    await client().delete({ query: '*[_type == "row" && n < $n]', params: { n: 3 } });
    expect(await client().fetch('*[_type == "row"]._id')).toEqual(['row-3']);
  });

  it('answers with ids or documents, and writes nothing in a dry run', async () => {
    const mutations = [{ createOrReplace: { _id: 'asked', _type: 'page' } }];
    expect(
      await client().mutate(mutations, { returnDocuments: false, returnFirst: false, transactionId: 'my-own-1' }),
    ).toEqual({
      transactionId: 'my-own-1',
      results: [{ id: 'asked', operation: 'create' }],
      documentIds: ['asked'],
    });
    expect(await refusal(client().mutate(mutations, { transactionId: 'my-own-1' }))).toMatchObject({
      status: 409,
      body: { error: { type: 'transactionAlreadyExistsError' } },
    });
    await client().mutate([{ delete: { id: 'asked' } }], { dryRun: true });
    expect(await client().getDocument('asked')).toMatchObject({ _rev: 'my-own-1' });
  });

  it('gives list items keys where that is asked for', async () => {
    const made = await client().create(
      { _type: 'page', list: [{ a: 1 }, { _key: 'own' }, 'text'] },
      { autoGenerateArrayKeys: true },
    );
    expect(made.list).toEqual([{ a: 1, _key: expect.stringMatching(/^\w{12}$/) }, { _key: 'own' }, 'text']);
  });

  it('keeps strong references whole and lets weak ones dangle', async () => {
    const to = (id: string, extra = {}) => ({ _type: 'reference', _ref: id, ...extra });
    expect(await refusal(client().create({ _id: 'lost', _type: 'page', parent: to('missing') }))).toEqual({
      status: 409,
      body: mutationError({ type: 'documentReferenceDoesNotExistError', id: 'lost', referenceID: 'missing' }),
    });
    await client().create({ _id: 'target', _type: 'page' });
    await client().create({
      _id: 'holder',
      _type: 'page',
      deep: [{ _key: 'a', parent: to('target') }],
      weak: to('missing', { _weak: true }),
    });
    expect(await refusal(client().delete('target'))).toEqual({
      status: 409,
      body: mutationError({ type: 'documentHasExistingReferencesError', id: 'target', referencingIDs: ['holder'] }),
    });
    await client().patch('holder').unset(['deep']).commit();
    await client().delete('target');
    expect(await client().getDocument('target')).toBeUndefined();
  });

  it.each([
    ['no list', { mutations: 'x' }, /mutations/],
    ['an unknown kind', { mutations: [{ rename: {} }] }, /mutations\[0\]/],
    ['no type', { mutations: [{ create: { _id: 'x' } }] }, /mutations\[0\]\.create.*_type/],
    ['a bad id', { mutations: [{ create: { _id: '-x', _type: 'a' } }] }, /Malformed document ID/],
    [
      'a bad path',
      { mutations: [{ createOrReplace: { _id: 'bad', _type: 'a' } }, { patch: { id: 'bad', set: { 'a(b)': 1 } } }] },
      /cannot be applied/,
    ],
    ['a bad query', { mutations: [{ delete: { query: '*[' } }] }, /query/],
    [
      'a change of type',
      { mutations: [{ createOrReplace: { _id: 'bad', _type: 'a' } }, { patch: { id: 'bad', set: { _type: 'b' } } }] },
      /_type/,
    ],
    [
      'a field that is none',
      { mutations: [{ create: JSON.parse('{"_type": "a", "x": {"__proto__": {"b": 1}}}') }] },
      /__proto__/,
    ],
    ['a broken character', { mutations: [{ create: { _type: 'a', text: '\u0000' } }] }, /cannot be stored/],
  ])('refuses %s with 400 and the place', async (_what, body, message) => {
    const answer = await refusal(client().request({ uri: '/data/mutate/production', method: 'POST', body }));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { type: 'mutationError', description: expect.stringMatching(message) } },
    });
  });

  it('refuses who may not write', async () => {
    for (const token of [undefined, 'a token that may read']) {
      expect(await refusal(test.client({ token }).create({ _type: 'page' }))).toEqual({
        status: 403,
        body: mutationError({ type: 'insufficientPermissionsError', permission: 'create' }),
      });
    }
    expect(await refusal(test.client({ token: 'unknown' }).create({ _type: 'page' }))).toMatchObject({ status: 401 });
  });
});
