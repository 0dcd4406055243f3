import type { ListenEvent, MutationEvent } from '@sanity/client';
import { applyPatch } from 'mendoza';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestLake, testDatabases, writeToken, type TestLake } from './test-lake.ts';

// https://www.sanity.io/docs/http-reference/listening
describe.each(testDatabases)('listening on the $kind database (10.49)', ({ kind, create }) => {
  let test: TestLake;
  const open: { unsubscribe(): void }[] = [];
  const client = (config = {}) => test.client({ token: writeToken, perspective: 'raw', ...config });

  /** Listens, resolves after the welcome, and collects further events. */
  async function listen(
    query: string,
    options: object = {},
    config = {},
    lake = test,
    params: Record<string, unknown> = {},
  ) {
    const events: ListenEvent[] = [];
    const wanted = lake.client({ token: writeToken, ...config });
    await new Promise<void>((resolve, reject) => {
      const subscription = wanted
        .listen(query, params, {
          events: ['welcome', 'mutation', 'welcomeback', 'reset', 'reconnect'],
          ...options,
        } as object)
        .subscribe({
          next: (event: ListenEvent) => {
            events.push(event);
            if (event.type === 'welcome') resolve();
          },
          error: reject,
        });
      open.push(subscription);
    });
    const mutations = () => events.filter((event): event is MutationEvent => event.type === 'mutation');
    return { events, mutations, arrived: (count: number) => expect.poll(() => mutations().length).toBe(count) };
  }

  beforeAll(async () => {
    test = await startTestLake(create);
  });
  afterEach(() => open.splice(0).forEach((subscription) => subscription.unsubscribe()));
  afterAll(() => test?.dispose());

  it('tells of a document that appears, changes and disappears, with revisions that chain', async () => {
    const listener = await listen('*[_type == "page"]', { includePreviousRevision: true, effectFormat: 'mendoza' });
    const made = await client().create({ _id: 'told', _type: 'page', title: 'One' });
    const changed = await client().patch('told').set({ title: 'Two' }).commit({ transactionId: 'second' });
    await client().delete('told');
    await listener.arrived(3);
    const [appear, update, disappear] = listener.mutations();
    expect(appear).toMatchObject({
      transition: 'appear',
      documentId: 'told',
      resultRev: made._rev,
      result: made,
      identity: 'editor',
      previous: null,
    });
    expect(appear).not.toHaveProperty('previousRev');
    expect(update).toMatchObject({
      transition: 'update',
      transactionId: 'second',
      previousRev: made._rev,
      resultRev: 'second',
      result: changed,
      previous: made,
      visibility: 'query',
      transactionTotalEvents: 1,
      transactionCurrentEvent: 0,
      mutations: [{ patch: { id: 'told', set: { title: 'Two' } } }],
    });
    expect(disappear).toMatchObject({ transition: 'disappear', previousRev: 'second' });
    const { _rev, ...before } = made;
    const { _rev: _changed, ...after } = changed;
    expect(applyPatch(before, update?.effects?.apply ?? [])).toEqual(after);
    expect(applyPatch(after, update?.effects?.revert ?? [])).toEqual(before);
  });

  it('counts as it appears to the filter of the listener', async () => {
    await client().createOrReplace({ _id: 'moving', _type: 'page', shown: false });
    const listener = await listen('*[_type == "page" && shown == $shown] | order(title) {title}', {}, {}, test, {
      shown: true,
    });
    await client().patch('moving').set({ shown: true }).commit();
    await client().patch('moving').set({ title: 'x' }).commit();
    await client().patch('moving').set({ shown: false }).commit();
    await listener.arrived(3);
    expect(listener.mutations().map(({ transition }) => transition)).toEqual(['appear', 'update', 'disappear']);
  });

  it('tells of drafts and versions only where they are asked for', async () => {
    const published = await listen('*');
    const all = await listen('*', { includeAllVersions: true });
    const old = await listen('*', {}, { apiVersion: '2021-10-21' });
    const anonymous = await listen('*', { includeAllVersions: true }, { token: undefined });
    await client().create({ _id: 'drafts.quiet', _type: 'page' });
    await client().create({ _id: 'versions.rOne.quiet', _type: 'page' });
    await client().create({ _id: 'quiet', _type: 'page' });
    await all.arrived(3);
    await Promise.all([published.arrived(1), old.arrived(2), anonymous.arrived(1)]);
    expect(anonymous.mutations()[0]).toMatchObject({ documentId: 'quiet' });
  });

  it('tells of writes that race in the order in which they were taken', async () => {
    await client().createOrReplace({ _id: 'busy', _type: 'busy', count: 0 });
    const listener = await listen('*[_id == "busy"]', { effectFormat: 'mendoza' });
    const other = kind === 'postgres' ? await test.neighbour() : test;
    const writers = [test, other].map((lake) => lake.client({ token: writeToken }));
    await Promise.all(
      Array.from({ length: 40 }, (_none, n) =>
        writers[n % 2]?.patch('busy').inc({ count: 1 }).commit({ returnDocuments: false }),
      ),
    );
    await listener.arrived(40);
    const events = listener.mutations();
    expect(events.map(({ result }) => result?.count)).toEqual(Array.from({ length: 40 }, (_none, n) => n + 1));
    for (const [n, event] of events.entries()) if (n > 0) expect(event.previousRev).toBe(events[n - 1]?.resultRev);
    if (other !== test) await other.dispose();
  });

  it('resumes where an event source was cut off', async () => {
    const stream = async (lastEventId?: string) => {
      const abort = new AbortController();
      const query = new URLSearchParams({
        query: '*[_type == "cut"]',
        enableResume: 'true',
        includeMutations: 'false',
      });
      const headers = lastEventId === undefined ? undefined : { 'last-event-id': lastEventId };
      const answer = await fetch(`${test.origin}/lake/v1/data/listen/production?${query}`, {
        headers,
        signal: abort.signal,
      });
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      return {
        until: async (pattern: RegExp) => {
          while (!pattern.test(text)) text += (await reader?.read())?.value ?? '';
          return text;
        },
        close: () => abort.abort(),
      };
    };
    const first = await stream();
    const welcome = await first.until(/event: welcome\n.*\n\n/);
    first.close();
    await client().create({ _id: 'cut-1', _type: 'cut' });
    await client().delete('cut-1');
    const again = await stream(/id: (\S+)/.exec(welcome)?.[1]);
    const text = await again.until(/disappear[^]*\n\n/);
    again.close();
    expect([...text.matchAll(/event: (\w+)/g)].map(([, name]) => name)).toEqual([
      'welcomeback',
      'mutation',
      'mutation',
    ]);
    const lost = await stream('999999#x');
    expect(await lost.until(/event: \w+\n/)).toContain('event: reset');
    lost.close();
  });

  it('says what is wrong with a query', async () => {
    await expect(listen('*[')).rejects.toThrow();
    await expect(listen('"text"')).rejects.toThrow(/begins with "\*"/);
  });

  if (kind === 'postgres') {
    it('hears what another process writes', async () => {
      const neighbour = await test.neighbour();
      const listener = await listen('*[_id == "far"]', {}, {}, neighbour);
      const made = await client().create({ _id: 'far', _type: 'page', title: 'From afar' });
      await client().patch('far').set({ title: 'Again' }).commit();
      await listener.arrived(2);
      expect(listener.mutations()[0]).toMatchObject({ transition: 'appear', result: made });
      await neighbour.dispose();
    });
  }
});
