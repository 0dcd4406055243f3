import { ClientError, ServerError, type MutationEvent } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readToken, startTestLake, testDatabases, writeToken, type TestLake } from './test-lake.ts';

async function refusal(writing: Promise<unknown>): Promise<{ status: number; body: unknown }> {
  const error: unknown = await writing.catch((thrown: unknown) => thrown);
  if (!(error instanceof ClientError || error instanceof ServerError))
    throw new Error('The action was not refused.', { cause: error });
  return { status: error.statusCode, body: error.response.body };
}

const actionError = (error: object) => ({
  error: {
    type: 'actionError',
    description: expect.any(String),
    items: [{ index: 0, error: expect.objectContaining(error) }],
  },
});

// https://www.sanity.io/docs/http-reference/actions
describe.each(testDatabases)('actions on the $kind database (10.49)', ({ create }) => {
  let test: TestLake;
  const client = () => test.client({ token: writeToken, perspective: 'raw' });
  const act = (name: string, fields: object, options = {}) =>
    client().action(
      { actionType: `sanity.action.document.${name}`, ...fields } as Parameters<ReturnType<typeof client>['action']>[0],
      options,
    );
  const get = async (id: string) => client().getDocument(id);

  beforeAll(async () => {
    test = await startTestLake(create);
  });
  afterAll(() => test?.dispose());

  it('creates a draft, and publishes it with its first date', async () => {
    await act('create', {
      publishedId: 'a',
      attributes: { _id: 'drafts.a', _type: 'page', title: 'A' },
      ifExists: 'fail',
    });
    const draft = await get('drafts.a');
    expect(
      await refusal(
        act('create', { publishedId: 'a', attributes: { _id: 'drafts.a', _type: 'page' }, ifExists: 'fail' }),
      ),
    ).toEqual({
      status: 409,
      body: actionError({ type: 'documentAlreadyExistsError' }),
    });
    await act('create', {
      publishedId: 'a',
      attributes: { _id: 'drafts.a', _type: 'page', title: 'B' },
      ifExists: 'ignore',
    });
    expect(await get('drafts.a')).toEqual(draft);
    const { transactionId } = await act('publish', {
      publishedId: 'a',
      draftId: 'drafts.a',
      ifDraftRevisionId: draft?._rev,
    });
    expect(await get('a')).toMatchObject({ title: 'A', _rev: transactionId, _createdAt: draft?._createdAt });
    expect(await get('drafts.a')).toBeUndefined();
  });

  it('copies what is published into a draft that is edited', async () => {
    await client().create({ _id: 'b', _type: 'page', title: 'B', lead: 'Unchanged' });
    await act('edit', { publishedId: 'b', draftId: 'drafts.b', patch: { set: { title: 'B2' } } });
    expect(await get('drafts.b')).toMatchObject({ title: 'B2', lead: 'Unchanged' });
    await act(
      'edit',
      { publishedId: 'b', draftId: 'drafts.b', patch: { unset: ['_empty_action_guard_pseudo_field_'] } },
      { transactionId: 'touch' },
    );
    expect(await get('drafts.b')).toMatchObject({ title: 'B2', _rev: 'touch' });
    expect(await get('b')).toMatchObject({ title: 'B' });
    await act('discard', { draftId: 'drafts.b' });
    expect(await get('drafts.b')).toBeUndefined();
    expect(await refusal(act('discard', { draftId: 'drafts.b' }))).toMatchObject({ status: 409 });
  });

  it('refuses to publish over what somebody else has published or edited', async () => {
    const published = await client().create({ _id: 'c', _type: 'page' });
    const draft = await client().create({ _id: 'drafts.c', _type: 'page', title: 'mine' });
    await client().patch('c').set({ title: 'theirs' }).commit();
    const stale = { publishedId: 'c', draftId: 'drafts.c', ifPublishedRevisionId: published._rev };
    expect(await refusal(act('publish', stale))).toEqual({
      status: 409,
      body: actionError({ type: 'documentRevisionIDDoesNotMatchError', id: 'c', expectedRevisionID: published._rev }),
    });
    await client().patch('drafts.c').set({ title: 'newer' }).commit();
    expect(
      await refusal(act('publish', { publishedId: 'c', draftId: 'drafts.c', ifDraftRevisionId: draft._rev })),
    ).toMatchObject({ status: 409 });
    expect(await get('c')).toMatchObject({ title: 'theirs' });
    expect(await get('drafts.c')).toMatchObject({ title: 'newer' });
  });

  it('unpublishes into a draft, or leaves the one there is', async () => {
    await client().create({ _id: 'd', _type: 'page', title: 'D' });
    await act('unpublish', { publishedId: 'd', draftId: 'drafts.d' });
    expect(await get('d')).toBeUndefined();
    expect(await get('drafts.d')).toMatchObject({ title: 'D' });
    await client().create({ _id: 'd', _type: 'page', title: 'D' });
    await client().patch('drafts.d').set({ title: 'edited' }).commit();
    await act('unpublish', { publishedId: 'd', draftId: 'drafts.d' });
    expect(await get('drafts.d')).toMatchObject({ title: 'edited' });
  });

  it('tells the product what was published, unpublished and deleted, and by whom, but not of drafts', async () => {
    const before = test.changes.length;
    const both = { publishedId: 'told', draftId: 'drafts.told' };
    await client().create({ _id: 'drafts.told', _type: 'page' });
    await client().patch('drafts.told').set({ title: 'A word' }).commit();
    await act('publish', both);
    await act('edit', { ...both, patch: { set: { title: 'Another' } } });
    await act('unpublish', both);
    await act('publish', both);
    await act('delete', { publishedId: 'told' });
    await test.import([{ _id: 'told', _type: 'page' }]);
    const told = test.changes.slice(before).filter(({ publications }) => publications.length > 0);
    const author = { kind: 'token', id: 'editor', name: 'editor', email: null, address: '127.0.0.1' };
    expect(told.map(({ publications, author: by }) => [publications, by])).toEqual(
      (['published', 'unpublished', 'published', 'deleted', 'published'] as const).map((became, index) => [
        [{ id: 'told', type: 'page', became }],
        index === 4 ? null : author,
      ]),
    );
  });

  it('makes references strong with the publication', async () => {
    await client().create({ _id: 'drafts.e-target', _type: 'page' });
    const parent = { _type: 'reference', _ref: 'e-target', _weak: true, _strengthenOnPublish: { type: 'page' } };
    await client().create({ _id: 'drafts.e', _type: 'page', list: [{ _key: 'k', parent }] });
    expect(await refusal(act('publish', { publishedId: 'e', draftId: 'drafts.e' }))).toEqual({
      status: 409,
      body: actionError({ type: 'documentReferenceDoesNotExistError', referenceID: 'e-target' }),
    });
    await act('publish', { publishedId: 'e-target', draftId: 'drafts.e-target' });
    await act('publish', { publishedId: 'e', draftId: 'drafts.e' });
    expect(await get('e')).toMatchObject({ list: [{ _key: 'k', parent: { _type: 'reference', _ref: 'e-target' } }] });
    expect(JSON.stringify(await get('e'))).not.toContain('_weak');
    expect(await refusal(act('unpublish', { publishedId: 'e-target', draftId: 'drafts.e-target' }))).toEqual({
      status: 409,
      body: actionError({ type: 'documentHasExistingReferencesError', referencingIDs: ['e'] }),
    });
  });

  it('deletes a document with the drafts that are named, and none that is not', async () => {
    await client().create({ _id: 'f', _type: 'page' });
    await client().create({ _id: 'drafts.f', _type: 'page' });
    expect(await refusal(act('delete', { publishedId: 'f', includeDrafts: [] }))).toMatchObject({ status: 409 });
    await act('delete', { publishedId: 'f', includeDrafts: ['drafts.f'] });
    expect([await get('f'), await get('drafts.f')]).toEqual([undefined, undefined]);
  });

  it('replaces a draft', async () => {
    await client().create({ _id: 'drafts.g', _type: 'page', title: 'old', note: 'x' });
    await act('replaceDraft', { publishedId: 'g', attributes: { _id: 'drafts.g', _type: 'page', title: 'new' } });
    const draft = await get('drafts.g');
    expect(draft).toMatchObject({ title: 'new' });
    expect(draft).not.toHaveProperty('note');
  });

  it('keeps versions for a release', async () => {
    await client().create({ _id: 'h', _type: 'page', title: 'H' });
    await act('version.create', {
      publishedId: 'h',
      document: { _id: 'versions.r1.h', _type: 'page', title: 'Later' },
    });
    await act('version.create', { publishedId: 'h', baseId: 'h', versionId: 'versions.r2.h' });
    expect(await get('versions.r2.h')).toMatchObject({ title: 'H' });
    await act('version.replace', { document: { _id: 'versions.r1.h', _type: 'page', title: 'Last' } });
    expect(await get('versions.r1.h')).toMatchObject({ title: 'Last' });
    await act('version.unpublish', { publishedId: 'h', versionId: 'versions.r1.h' });
    expect(await test.client({ token: readToken, perspective: ['r1'] }).fetch('*[_id == "h"]')).toEqual([]);
    await act('version.discard', { versionId: 'versions.r1.h' });
    expect(await get('versions.r1.h')).toBeUndefined();
  });

  it('takes several actions together, once, or not at all', async () => {
    const actions = ['i', 'j'].map((id) => ({
      actionType: 'sanity.action.document.create' as const,
      publishedId: id,
      attributes: { _id: `drafts.${id}`, _type: 'page' },
      ifExists: 'fail' as const,
    }));
    await client().action(actions, { dryRun: true });
    expect(await get('drafts.i')).toBeUndefined();
    await client().action(actions, { transactionId: 'both' });
    expect([(await get('drafts.i'))?._rev, (await get('drafts.j'))?._rev]).toEqual(['both', 'both']);
    expect(await refusal(client().action(actions, { transactionId: 'both' }))).toMatchObject({ status: 409 });
  });

  it('tells listeners of a publication as of two documents', async () => {
    const events: MutationEvent[] = [];
    const welcome = new Promise<void>((resolve) => {
      const subscription = client()
        .listen('*[_id in ["k", "drafts.k"]]', {}, { events: ['welcome', 'mutation'], includeAllVersions: true })
        .subscribe((event) => {
          if (event.type === 'welcome') resolve();
          if (event.type === 'mutation') events.push(event);
          if (events.length === 3) subscription.unsubscribe();
        });
    });
    await welcome;
    await client().create({ _id: 'drafts.k', _type: 'page' });
    await act('publish', { publishedId: 'k', draftId: 'drafts.k' });
    await expect.poll(() => events.length).toBe(3);
    expect(
      events
        .slice(1)
        .map(({ documentId, transition, transactionTotalEvents }) => [documentId, transition, transactionTotalEvents]),
    ).toEqual([
      ['k', 'appear', 2],
      ['drafts.k', 'disappear', 2],
    ]);
    expect(events[1]?.mutations).toMatchObject([{ createOrReplace: { _id: 'k' } }]);
  });

  it.each([
    [
      'an unknown field value',
      { actionType: 'sanity.action.document.publish', publishedId: 'drafts.x', draftId: 'drafts.x' },
      400,
      /actions\[0\]\.publishedId/,
    ],
    [
      'a draft of another document',
      { actionType: 'sanity.action.document.publish', publishedId: 'y', draftId: 'drafts.x' },
      400,
      /no draft of/,
    ],
    [
      'nothing to publish',
      { actionType: 'sanity.action.document.publish', publishedId: 'x', draftId: 'drafts.x' },
      409,
      /not found/,
    ],
    [
      'a release',
      { actionType: 'sanity.action.release.create', releaseId: 'r' },
      501,
      /sanity\.action\.release\.create/,
    ],
  ])('refuses %s', async (_what, action, status, message) => {
    const answer = await refusal(
      client().request({ uri: '/data/actions/production', method: 'POST', body: { actions: [action] } }),
    );
    expect(answer).toMatchObject({
      status,
      body: { error: { type: 'actionError', description: expect.stringMatching(message) } },
    });
  });

  it('refuses who may not write', async () => {
    for (const token of [undefined, readToken]) {
      const refused = test
        .client({ token })
        .action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.x' });
      expect(await refusal(refused)).toEqual({
        status: 403,
        body: actionError({ type: 'insufficientPermissionsError' }),
      });
    }
  });
});
