import type { ListenEvent, MutationEvent } from '@sanity/client';
import { Observable } from 'rxjs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { listenOverSocket } from './browser/listen-over-socket.ts';
import { readToken, startTestLake, testDatabases, writeToken, type TestLake } from './test-lake.ts';

/** A browser's WebSocket sends a session cookie; here a token replaces it. */
function socketsWith(
  token: string | undefined,
  opened: WebSocket[],
  origin?: string,
): new (address: string) => WebSocket {
  return class extends WebSocket {
    constructor(address: string) {
      super(address, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(origin ? { origin } : {}),
      });
      opened.push(this);
      this.on('error', () => undefined);
    }
  };
}

describe.each(testDatabases)('one socket for all listeners, on the $kind database', ({ create }) => {
  let test: TestLake;
  const opened: WebSocket[] = [];
  const open: { unsubscribe(): void }[] = [];
  const writer = () => test.client({ token: writeToken, perspective: 'raw' });

  beforeAll(async () => {
    test = await startTestLake(create);
  });
  beforeEach(() => void vi.stubGlobal('WebSocket', socketsWith(writeToken, opened)));
  afterEach(() => {
    open.splice(0).forEach((subscription) => subscription.unsubscribe());
    vi.unstubAllGlobals();
  });
  afterAll(() => test?.dispose());

  const cutOff = vi.fn();

  function listen(query: string, options: object = {}) {
    const client = listenOverSocket(test.client(), (connect) => new Observable(connect), cutOff).withConfig({
      apiVersion: '2024-01-01',
    });
    const events: ListenEvent[] = [];
    const errors: Error[] = [];
    open.push(
      client.observable
        .listen(query, {}, {
          events: ['welcome', 'mutation', 'reconnect', 'welcomeback', 'reset'],
          ...options,
        } as object)
        .subscribe({ next: (event) => events.push(event), error: (error: Error) => errors.push(error) }),
    );
    const mutations = () => events.filter((event): event is MutationEvent => event.type === 'mutation');
    return { events, errors, mutations, types: () => events.map(({ type }) => type) };
  }

  it('carries what every listener asked for', async () => {
    const [pages, everything] = [listen('*[_type == "page"]'), listen('*')];
    await expect.poll(() => [...pages.types(), ...everything.types()]).toEqual(['welcome', 'welcome']);
    const made = await writer().create({ _id: 'drafts.p', _type: 'page' });
    await writer().create({ _id: 'other', _type: 'article' });
    await expect.poll(() => [pages.mutations().length, everything.mutations().length]).toEqual([1, 2]);
    expect(pages.mutations()[0]).toMatchObject({ documentId: 'drafts.p', transition: 'appear', result: made });
    expect(opened.filter(({ readyState }) => readyState === WebSocket.OPEN)).toHaveLength(1);
  });

  it('tells a listener alone what is wrong with its query', async () => {
    const [good, bad] = [listen('*'), listen('*[')];
    await expect.poll(() => bad.errors).toMatchObject([{ name: 'ChannelError', message: expect.stringMatching(/\S/) }]);
    await expect.poll(() => good.types()).toEqual(['welcome']);
  });

  it('connects again and tells what was missed to who can resume', async () => {
    const [resuming, fetching] = [listen('*[_type == "late"]', { enableResume: true }), listen('*[_type == "late"]')];
    await expect.poll(() => [...resuming.types(), ...fetching.types()]).toEqual(['welcome', 'welcome']);
    await writer().create({ _id: 'late-1', _type: 'late' });
    await expect.poll(() => resuming.mutations().length).toBe(1);
    expect(cutOff).not.toHaveBeenCalled();
    opened.at(-1)?.terminate();
    await writer().create({ _id: 'late-2', _type: 'late' });
    await writer().patch('late-2').set({ title: 'x' }).commit();
    await expect
      .poll(() => resuming.types(), { timeout: 5000 })
      .toEqual(['welcome', 'mutation', 'reconnect', 'welcomeback', 'mutation', 'mutation', 'mutation']);
    await expect.poll(() => fetching.types().filter((type) => type === 'welcome').length, { timeout: 5000 }).toBe(2);
    expect(fetching.types()).not.toContain('welcomeback');
    // Both clients were notified.
    expect(cutOff).toHaveBeenCalledTimes(2);
    // The last event before the loss is sent again; clients recognize it by its id.
    expect(resuming.mutations().map(({ documentId, transition }) => `${documentId} ${transition}`)).toEqual([
      'late-1 appear',
      'late-1 appear',
      'late-2 appear',
      'late-2 update',
    ]);
  });

  it('refuses a page of another site', async () => {
    const Foreign = socketsWith(undefined, [], 'https://elsewhere.example');
    const refused = new Foreign(`${test.origin.replace('http', 'ws')}/lake/v1/data/listen-socket/production`);
    const answer = await new Promise((resolve) =>
      refused.on('unexpected-response', (_request, response) => resolve(response.statusCode)),
    );
    expect(answer).toBe(403);
  });

  it('passes on where editors are, and that one has left', async () => {
    const join = async (token: string) => {
      const Sockets = socketsWith(token, []);
      const socket = new Sockets(
        `${test.origin.replace('http', 'ws')}/lake/v2022-06-30/socket/production?tag=sanity.studio`,
      );
      const messages: { id?: string; result?: unknown; params?: { result: unknown } }[] = [];
      socket.on('message', (text) => String(text) !== '♥' && messages.push(JSON.parse(String(text))));
      await new Promise((resolve) => socket.on('open', resolve));
      const call = (method: string, params: object = {}) =>
        socket.send(JSON.stringify({ jsonrpc: '2.0', id: method, method, params }));
      call('presence_subscribe');
      await expect.poll(() => messages).toMatchObject([{ id: 'presence_subscribe', result: expect.any(String) }]);
      return {
        socket,
        call,
        events: () => messages.flatMap(({ params }) => (params === undefined ? [] : [params.result])),
      };
    };
    const [ann, bob] = [await join(writeToken), await join(readToken)];
    bob.call('presence_rollcall', { session: 'b' });
    ann.call('presence_announce', {
      data: { sessionId: 'a', locations: [{ type: 'document', documentId: 'p', path: [] }] },
    });
    await expect.poll(() => bob.events().length).toBe(2);
    expect(bob.events()).toEqual([
      { type: 'rollCall', i: 'reader', session: 'b' },
      {
        type: 'state',
        i: 'editor',
        m: { sessionId: 'a', locations: [{ type: 'document', documentId: 'p', path: [] }] },
      },
    ]);
    ann.socket.terminate();
    await expect.poll(() => bob.events().at(-1)).toEqual({ type: 'disconnect', i: 'editor', m: { session: 'a' } });
    bob.socket.terminate();
  });

  it('carries as many presences as windows have, and as many sockets as a person has windows (10.206)', async () => {
    const Sockets = socketsWith(readToken, []);
    const address = `${test.origin.replace('http', 'ws')}/lake/v2022-06-30/socket/production`;
    const first = new Sockets(address);
    const answers: { id: string; error?: object }[] = [];
    first.on('message', (text) => String(text) !== '♥' && answers.push(JSON.parse(String(text))));
    await new Promise((resolve) => first.on('open', resolve));
    const call = (id: string, method: string, params = {}) => first.send(JSON.stringify({ id, method, params }));
    for (let n = 0; n < 51; n += 1) call(`subscribe ${n}`, 'presence_subscribe');
    await expect.poll(() => answers.filter(({ id }) => id).length).toBe(51);
    for (let n = 0; n < 51; n += 1) call(`${n}`, 'presence_announce', { data: { sessionId: `s${n}`, locations: [] } });
    call('again', 'presence_announce', { data: { sessionId: 's1', locations: [] } });
    await expect.poll(() => answers.some(({ id }) => id === 'again')).toBe(true);
    expect(answers.flatMap(({ id, error }) => (error ? [id] : []))).toEqual(['subscribe 50', '50']);

    const opened = await Promise.all(
      Array.from({ length: 100 }, () => {
        const socket = new Sockets(address);
        return new Promise<number | typeof socket>((resolve) => {
          socket.on('open', () => resolve(socket));
          socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
        });
      }),
    );
    expect(opened.filter((each) => each === 429)).toHaveLength(1);
    for (const each of opened) if (typeof each !== 'number') each.terminate();
    first.terminate();
    // The quota is released.
    await expect
      .poll(() => {
        const socket = new Sockets(address);
        return new Promise((resolve) => {
          socket.on('open', () => resolve(socket.terminate()));
          socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
        });
      })
      .toBeUndefined();
  });
});
