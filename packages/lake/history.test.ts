// Requirements 10.213
import type { LiveEvent } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetLog } from './documents/log.ts';
import { readToken, startTestLake, testDatabases, writeToken, type TestLake } from './test-lake.ts';

describe.each(testDatabases)('what was, on the $kind database', ({ create }) => {
  let test: TestLake;
  const client = () => test.client({ token: writeToken, perspective: 'raw' });
  const history = async (path: string, token: string | undefined = readToken) =>
    fetch(`${test.origin}/lake/v2025-02-19/data/history/production/${path}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  const transactions = async (ids: string, query: string) => {
    const text = await (await history(`transactions/${ids}?${query}`)).text();
    return text
      .split('\n')
      .filter(Boolean)
      .map((line): { id: string } => JSON.parse(line));
  };

  beforeAll(async () => {
    test = await startTestLake(create);
    await client().mutate([{ create: { _id: 'drafts.p', _type: 'page', title: 'One' } }], { transactionId: 't1' });
    await client().mutate([{ patch: { id: 'drafts.p', set: { title: 'Two' } } }], { transactionId: 't2' });
    await client().action(
      { actionType: 'sanity.action.document.publish', draftId: 'drafts.p', publishedId: 'p' },
      { transactionId: 't3' },
    );
    await client().mutate([{ patch: { id: 'p', set: { title: 'Three' } } }], { transactionId: 't4' });
    await client().action(
      { actionType: 'sanity.action.document.unpublish', draftId: 'drafts.p', publishedId: 'p' },
      { transactionId: 't5' },
    );
    await client().mutate([{ create: { _id: 'other', _type: 'page' } }]);
  });
  afterAll(() => test?.dispose());

  it('lists the transactions of documents, from and to, in either direction', async () => {
    expect((await transactions('p,drafts.p', '')).map(({ id }) => id)).toEqual(['t1', 't2', 't3', 't4', 't5']);
    expect((await transactions('p', 'reverse=true&limit=2')).map(({ id }) => id)).toEqual(['t5', 't4']);
    expect((await transactions('p,drafts.p', 'fromTransaction=t2&toTransaction=t3')).map(({ id }) => id)).toEqual([
      't2',
      't3',
    ]);
    expect(await transactions('p,drafts.p', `fromTime=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
    expect(await transactions('p', 'authors=unknown')).toEqual([]);
    expect((await history('transactions/p?fromTransaction=unknown')).status).toBe(404);
    expect((await history('transactions/p?limit=many')).status).toBe(400);
  });

  it('tells effects and mutations where they are asked for', async () => {
    const [, second] = await transactions('drafts.p', 'effectFormat=mendoza&excludeContent=true');
    expect(second).toEqual({
      id: 't2',
      timestamp: expect.stringMatching(/Z$/),
      author: 'editor',
      documentIDs: ['drafts.p'],
      effects: { 'drafts.p': { apply: expect.any(Array), revert: expect.any(Array) } },
    });
    const [, whole] = await transactions('drafts.p', '');
    expect(whole).toMatchObject({ mutations: [{ patch: { id: 'drafts.p', set: { title: 'Two' } } }] });
  });

  it('answers with a document as it was', async () => {
    const documents = async (query: string) => (await history(`documents/p,drafts.p?${query}`)).json();
    expect(await documents('revision=t1')).toMatchObject({
      documents: [{ _id: 'drafts.p', title: 'One', _rev: 't1' }],
    });
    expect(await documents('revision=t2')).toMatchObject({
      documents: [{ _id: 'drafts.p', title: 'Two', _rev: 't2' }],
    });
    expect(await documents('revision=t3')).toMatchObject({ documents: [{ _id: 'p', title: 'Two', _rev: 't3' }] });
    expect(await documents('lastRevision=true')).toMatchObject({
      documents: [
        { _id: 'p', title: 'Three', _rev: 't4' },
        { _id: 'drafts.p', title: 'Three', _rev: 't5' },
      ],
    });
    expect(await documents(`time=${new Date().toISOString()}`)).toMatchObject({
      documents: [{ _id: 'drafts.p', _rev: 't5' }],
    });
    expect(await documents('time=2020-01-01T00:00:00Z')).toEqual({ documents: [] });
    expect((await history('documents/p?revision=unknown')).status).toBe(404);
    expect((await history('documents/p')).status).toBe(400);
  });

  it("tells a document's events", async () => {
    const events = async (id: string) => {
      const body: { events: Record<string, { type: string }[]> } = await (
        await history(`events/documents/${id}?limit=10`)
      ).json();
      return body.events[id]?.map(({ type }) => type);
    };
    expect(await events('p')).toEqual(['unpublishDocument', 'updateLiveDocument', 'publishDocumentVersion']);
    expect(await events('drafts.p')).toEqual([
      'createDocumentVersion',
      'publishDocumentVersion',
      'createDocumentVersion',
    ]);
    expect(await events('nowhere')).toEqual([]);
  });

  it('is not for readers without a token', async () => {
    expect((await history('transactions/p', '')).status).toBe(401);
    expect((await fetch(`${test.origin}/lake/v1/data/history/production/transactions/p`)).status).toBe(403);
  });
});

describe.each(testDatabases)('what an editor did, on the $kind database', ({ create }) => {
  let test: TestLake;
  beforeAll(async () => void (test = await startTestLake(create)));
  afterAll(() => test?.dispose());

  const ids = { publishedId: 'p', draftId: 'drafts.p' };
  const act = (actionType: string, more: object = {}) =>
    test.client({ token: writeToken }).action({ actionType: `sanity.action.document.${actionType}`, ...more } as never);
  const begin = () =>
    act('create', { publishedId: 'p', attributes: { _id: 'drafts.p', _type: 'page' }, ifExists: 'fail' });
  const edit = () => act('edit', { ...ids, patch: { set: { title: 'One' } } });
  const last = async (id: string) => {
    const path = `/lake/v2025-02-19/data/history/production/events/documents/${id}?limit=1`;
    const answer = await fetch(test.origin + path, { headers: { authorization: `Bearer ${readToken}` } });
    const body: { events: Record<string, { type: string }[]> } = await answer.json();
    return body.events[id]?.[0]?.type;
  };

  // Successive steps in one document's life, and what the Studio's footer shows for the draft and the published
  // document.
  it.each<[string, () => Promise<unknown>, string | undefined, string | undefined]>([
    ['create', begin, 'createDocumentVersion', undefined],
    ['edit', edit, 'createDocumentVersion', undefined],
    ['publish', () => act('publish', ids), 'publishDocumentVersion', 'publishDocumentVersion'],
    ['edit what is published', edit, 'createDocumentVersion', 'publishDocumentVersion'],
    ['discard', () => act('discard', ids), 'deleteDocumentVersion', 'publishDocumentVersion'],
    ['edit again', edit, 'createDocumentVersion', 'publishDocumentVersion'],
    ['publish again', () => act('publish', ids), 'publishDocumentVersion', 'publishDocumentVersion'],
    ['unpublish', () => act('unpublish', ids), 'createDocumentVersion', 'unpublishDocument'],
    ['publish once more', () => act('publish', ids), 'publishDocumentVersion', 'publishDocumentVersion'],
    ['edit before the end', edit, 'createDocumentVersion', 'publishDocumentVersion'],
    [
      'delete',
      () => act('delete', { publishedId: 'p', includeDrafts: ['drafts.p'] }),
      'deleteDocumentGroup',
      'deleteDocumentGroup',
    ],
    ['restore', begin, 'createDocumentVersion', 'deleteDocumentGroup'],
  ])('%s', async (_what, step, draft, published) => {
    await step();
    expect([await last('drafts.p'), await last('p')]).toEqual([draft, published]);
  });

  it('publishing two documents at once names the draft of each', async () => {
    const client = test.client({ token: writeToken });
    const documents = ['a', 'b'].map((id) => ({ publishedId: id, draftId: `drafts.${id}` }));
    for (const { draftId } of documents) await client.create({ _id: draftId, _type: 'page' });
    await client.action(documents.map((each) => ({ actionType: 'sanity.action.document.publish', ...each })) as never);
    const answer = await fetch(`${test.origin}/lake/v2025-02-19/data/history/production/events/documents/b`, {
      headers: { authorization: `Bearer ${readToken}` },
    });
    expect(await answer.json()).toMatchObject({ events: { b: [{ versionId: 'drafts.b' }] } });
  });
});

describe.each(testDatabases)('what is forgotten, on the $kind database', ({ create }) => {
  let test: TestLake;
  beforeAll(async () => {
    test = await startTestLake(create);
    const client = test.client({ token: writeToken });
    for (const [index, title] of ['One', 'Two', 'Three', 'Four'].entries()) {
      await client.mutate([{ createOrReplace: { _id: 'p', _type: 'page', title } }], {
        transactionId: `t${index + 1}`,
      });
    }
    await client.create({ _id: 'later', _type: 'page' });
  });
  afterAll(() => test?.dispose());
  const ask = async (path: string) =>
    fetch(`${test.origin}/lake/v2025-02-19/data/history/production/${path}`, {
      headers: { authorization: `Bearer ${readToken}` },
    });

  it('is nothing that is younger, and nothing that a listener may still ask for', async () => {
    expect(await test.lake.forgetHistory(new Date(Date.now() + 60_000))).toBe(0);
    expect(await forgetLog(test.sql, 'production', new Date('2020-01-01'), 0)).toBe(0);
    expect(await forgetLog(test.sql, 'other', new Date(Date.now() + 60_000), 0)).toBe(0);
  });

  it('deletes old transactions; documents and their later history stay', async () => {
    expect(await forgetLog(test.sql, 'production', new Date(Date.now() + 60_000), 2)).toBe(3);
    expect((await ask('documents/p?revision=t3')).status).toBe(404);
    expect(await (await ask('documents/p?revision=t4')).json()).toMatchObject({ documents: [{ title: 'Four' }] });
    expect(await (await ask('documents/p?time=2020-01-01T00:00:00Z')).json()).toEqual({ documents: [] });
    expect((await (await ask('transactions/p')).text()).trim().split('\n')).toHaveLength(1);
    expect(await test.client().getDocument('p')).toMatchObject({ title: 'Four' });
    const neighbour = await test.neighbour();
    expect(await neighbour.client().getDocument('p')).toMatchObject({ title: 'Four' });
    await neighbour.dispose();
  });

  it('leaves no trace in the next transaction', async () => {
    const { _rev } = await test.client({ token: writeToken }).patch('p').set({ title: 'Five' }).commit();
    expect(await (await ask(`documents/p?revision=${_rev}`)).json()).toMatchObject({ documents: [{ title: 'Five' }] });
    expect(await (await ask('documents/p?revision=t4')).json()).toMatchObject({ documents: [{ title: 'Four' }] });
  });
});

// https://www.sanity.io/docs/content-lake/live-content-api
describe.each(testDatabases)('live events on the $kind database', ({ create }) => {
  let test: TestLake;
  beforeAll(async () => {
    test = await startTestLake(create);
  });
  afterAll(() => test?.dispose());

  it('names the tags of the queries that have changed', async () => {
    const writer = test.client({ token: writeToken });
    const [published, all]: LiveEvent[][] = [[], []];
    const subscriptions = [
      test
        .client()
        .live.events()
        .subscribe((event) => published?.push(event)),
      test
        .client({ token: readToken })
        .live.events({ includeDrafts: true })
        .subscribe((event) => all?.push(event)),
    ];
    await expect.poll(() => [published?.length, all?.length]).toEqual([1, 1]);
    const tagsOf = async (query: string) => (await test.client().fetch(query, {}, { filterResponse: false })).syncTags;
    expect(await tagsOf('*[_type == "page"]{title}')).toEqual(['s1:production:page']);
    expect(await tagsOf('*[_type == "page"]{"by": author->name}')).toEqual(['s1:production']);
    expect(await tagsOf('{"pages": *[_type == "page"], "count": count(*)}')).toContain('s1:production');

    await writer.create({ _id: 'drafts.l', _type: 'page' });
    await writer.create({ _id: 'l', _type: 'note' });
    await expect.poll(() => [published?.length, all?.length]).toEqual([2, 3]);
    expect(published?.map(({ type }) => type)).toEqual(['welcome', 'message']);
    expect(published?.[1]).toMatchObject({ id: expect.any(String), tags: ['s1:production', 's1:production:note'] });
    expect(all?.[1]).toMatchObject({ tags: ['s1:production', 's1:production:page'] });
    subscriptions.forEach((subscription) => subscription.unsubscribe());
  });

  it('tells what was missed, or that too much was', async () => {
    const stream = async (lastEventId: string) => {
      const abort = new AbortController();
      const answer = await fetch(`${test.origin}/lake/vX/data/live/events/production`, {
        headers: { 'last-event-id': lastEventId },
        signal: abort.signal,
      });
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      while (!/event: (message|restart)[^]*\n\n/.test(text)) text += (await reader?.read())?.value ?? '';
      abort.abort();
      return text;
    };
    expect(await stream('0')).toMatch(/event: welcome[^]*event: message\ndata: {"tags"/);
    expect(await stream('99999')).toMatch(/event: restart/);
  });

  it('shows drafts only to readers with access', async () => {
    expect((await fetch(`${test.origin}/lake/vX/data/live/events/production?includeDrafts=true`)).status).toBe(403);
  });
});
