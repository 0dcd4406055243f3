import { firstValueFrom, of, throwError, type Observable } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { keepEdits } from './keep-edits.ts';
import { watchSession } from './session-loss.ts';

const refusal = (statusCode: number) => Object.assign(new Error('refused'), { statusCode });

/** A client whose first write is refused, and a session that comes back when it is told to. */
function loggedOutOnce(statusCode: number) {
  let loggedIn = false;
  const session = watchSession({ isLoggedIn: () => Promise.resolve(loggedIn), interval: 5 });
  const action = vi.fn((..._given: never[]) =>
    action.mock.calls.length === 1 ? throwError(() => refusal(statusCode)) : of('saved'),
  );
  const make = () => ({
    observable: { action },
    dataRequest: vi.fn(() => Promise.resolve('saved')),
    withConfig: () => make(),
  });
  const client = keepEdits(make(), { session });
  return { client, action, session, logIn: () => void (loggedIn = true) };
}

test('what is written while logged out is sent again after the login', async () => {
  const { client, action, session, logIn } = loggedOutOnce(401);
  const changes = vi.fn();
  session.subscribe(changes);
  const saved = firstValueFrom(client.observable.action());
  await vi.waitFor(() => expect(session.isLost()).toBe(true));
  expect(action).toHaveBeenCalledTimes(1);
  logIn();
  expect(await saved).toBe('saved');
  expect(action).toHaveBeenCalledTimes(2);
  expect(session.isLost()).toBe(false);
  expect(changes).toHaveBeenCalledTimes(2);
});

test('a client with another configuration waits as well', async () => {
  const { client, logIn } = loggedOutOnce(401);
  const saved = firstValueFrom(client.withConfig().observable.action());
  logIn();
  expect(await saved).toBe('saved');
});

test('any other refusal is an answer', async () => {
  const { client, session } = loggedOutOnce(409);
  await expect(firstValueFrom(client.observable.action())).rejects.toMatchObject({ statusCode: 409 });
  expect(session.isLost()).toBe(false);
});

test('an edit that nobody answers is sent until the server is back', async () => {
  const action = vi.fn((..._given: unknown[]) =>
    action.mock.calls.length < 3 ? throwError(() => ({ isNetworkError: true })) : of('saved'),
  );
  const client = kept(action, {});
  expect(await firstValueFrom(client.observable.action({}, { transactionId: 'one' }))).toBe('saved');
  expect(action).toHaveBeenCalledTimes(3);
});

test('an edit whose answer was lost is not written twice', async () => {
  const response = { body: { error: { type: 'transactionAlreadyExistsError' } } };
  const action = vi.fn((..._given: unknown[]) =>
    throwError(() => (action.mock.calls.length === 1 ? { isNetworkError: true } : { statusCode: 409, response })),
  );
  const client = kept(action, {});
  expect(await firstValueFrom(client.observable.action({}, { transactionId: 'one' }))).toEqual({
    transactionId: 'one',
  });
});

test('a question that nobody answers is asked until the server is back', async () => {
  const request = vi.fn((..._given: unknown[]) =>
    request.mock.calls.length < 3 ? throwError(() => ({ isNetworkError: true })) : of('found'),
  );
  const client = kept(() => of(), { request });
  expect(await firstValueFrom(client.observable.request({ uri: '/data/doc' }))).toBe('found');
  request.mockImplementation(() => throwError(() => ({ isNetworkError: true })));
  const upload = firstValueFrom(client.observable.request({ uri: '/assets', method: 'POST' }));
  await expect(upload).rejects.toMatchObject({ isNetworkError: true });
});

test('what cannot be recognised when it comes twice is not sent twice', async () => {
  const action = vi.fn((..._given: unknown[]) => throwError(() => ({ isNetworkError: true })));
  await expect(firstValueFrom(kept(action, {}).observable.action({}, {}))).rejects.toMatchObject({
    isNetworkError: true,
  });
  expect(action).toHaveBeenCalledTimes(1);
});

function kept<Reads extends object>(action: (...given: unknown[]) => Observable<unknown>, reads: Reads) {
  const session = watchSession({ isLoggedIn: () => Promise.resolve(true) });
  const client = { observable: { action, ...reads }, dataRequest: () => Promise.resolve() };
  return keepEdits(client, { session, pause: 1 });
}
