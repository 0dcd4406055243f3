import { SanityClient, type HttpRequestEvent, type RequestOptions } from '@sanity/client';
import { firstValueFrom, of, throwError, type Observable } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { addressOf, withRetries } from './request-retries.ts';
import { watchSession } from './session-loss.ts';

const refusal = (statusCode: number) => Object.assign(new Error('refused'), { statusCode });
const away = Object.assign(new Error('away'), { isNetworkError: true });
const config = {
  projectId: 'p',
  dataset: 'd',
  apiVersion: '2025-02-19',
  useCdn: false,
  apiHost: 'http://lake.example',
};

const answer = (body: unknown): Observable<HttpRequestEvent> =>
  of({ type: 'response', body, url: '', method: 'GET', statusCode: 200, headers: {} });

/**
 * A client whose first requests fail in the given ways, one after another, and a session that is restored on demand.
 */
function failing(...errors: unknown[]) {
  let loggedIn = false;
  const session = watchSession({ isLoggedIn: () => Promise.resolve(loggedIn), interval: 5 });
  const send = vi.fn((request: RequestOptions) => {
    const error = errors.shift();
    const body = addressOf(request).includes('/data/doc/')
      ? { documents: [{ _id: 'a' }] }
      : { result: 'found', transactionId: 't' };
    return error === undefined ? answer(body) : throwError(() => error);
  });
  const client = new SanityClient(withRetries(send, { session, pause: 1 }), config);
  return { client, send, session, logIn: () => void (loggedIn = true) };
}

const edit = { actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' } as const;

/** All kinds of requests that the Studio sends. */
const calls: Record<string, (client: SanityClient) => Promise<unknown>> = {
  'a query': (client) => client.fetch('*'),
  'a long query': (client) => client.fetch(`*[_id == "${'a'.repeat(20_000)}"]`),
  'a query that is observed': (client) => firstValueFrom(client.observable.fetch('*')),
  'a document': (client) => client.getDocument('a'),
  'a document that is observed': (client) => firstValueFrom(client.observable.getDocument('a')),
  'a request': (client) => client.request({ uri: '/projects/p' }),
  'a request that is observed': (client) => firstValueFrom(client.observable.request({ uri: '/data/doc/d/a' })),
  'a question of another configuration': (client) => client.withConfig({ perspective: 'drafts' }).fetch('*'),
  'a question of a copy': (client) =>
    client.clone().withConfig({ apiVersion: '1' }).observable.clone().fetch('*').toPromise(),
  'an edit': (client) => firstValueFrom(client.observable.action(edit, { transactionId: 't' })),
  'an edit without an id': (client) => client.patch('a').set({ title: 'A' }).commit(),
};

test.each(Object.entries(calls))(
  '%s that is refused while logged out is sent again after the login',
  async (_, call) => {
    const { client, send, session, logIn } = failing(refusal(401), refusal(401));
    const changes = vi.fn();
    session.subscribe(changes);
    const answered = call(client);
    await vi.waitFor(() => expect(session.isLost()).toBe(true));
    expect(send).toHaveBeenCalledTimes(1);
    logIn();
    await answered;
    expect(send).toHaveBeenCalledTimes(3);
    expect(session.isLost()).toBe(false);
    expect(changes).toHaveBeenCalled();
  },
);

test.each(['/users/me', '/auth/logout'])('a 401 is a valid response to %s', async (uri) => {
  const { client, session } = failing(refusal(401));
  await expect(client.request({ uri })).rejects.toMatchObject({ statusCode: 401 });
  expect(session.isLost()).toBe(false);
});

test.each(Object.entries(calls))('any other refusal is an answer to %s', async (_, call) => {
  const { client, session } = failing(refusal(409));
  await expect(call(client)).rejects.toMatchObject({ statusCode: 409 });
  expect(session.isLost()).toBe(false);
});

test.each(Object.entries(calls).filter(([name]) => name !== 'an edit without an id'))(
  '%s without a response is retried until the server is back',
  async (_, call) => {
    const { client, send } = failing(away, refusal(503));
    await call(client);
    expect(send).toHaveBeenCalledTimes(3);
  },
);

test('what cannot be recognised when it comes twice is not sent twice', async () => {
  const { client, send } = failing(away);
  await expect(client.patch('a').set({ title: 'A' }).commit()).rejects.toBe(away);
  expect(send).toHaveBeenCalledTimes(1);
});

test('an edit whose answer was lost is not written twice', async () => {
  const response = { body: { error: { type: 'transactionAlreadyExistsError' } } };
  const { client } = failing(away, Object.assign(refusal(409), { response }));
  const written = client.observable.action(edit, { transactionId: 'one' });
  expect(await firstValueFrom(written)).toEqual({ transactionId: 'one' });
});

test('a listener disconnected without a reason checks whether the session has ended', async () => {
  const isLoggedIn = vi.fn(() => Promise.reject<boolean>(new Error('away')));
  const session = watchSession({ isLoggedIn, interval: 5 });
  session.check();
  session.check();
  await vi.waitFor(() => expect(isLoggedIn).toHaveBeenCalledTimes(1));
  expect(session.isLost()).toBe(false);
  isLoggedIn.mockResolvedValue(false);
  await vi.waitFor(() => {
    session.check();
    expect(session.isLost()).toBe(true);
  });
  isLoggedIn.mockResolvedValue(true);
  await vi.waitFor(() => expect(session.isLost()).toBe(false));
});
