import { defer, from, retry, throwError, type Observable } from 'rxjs';
import type { SessionLoss } from './session-loss.ts';

/** The part of Sanity's client with which the Studio saves. */
interface SavingClient {
  observable: { action(...given: never[]): Observable<unknown> };
  dataRequest(...given: never[]): Promise<unknown>;
}

/**
 * Makes a client wait with a write that is refused because the session has ended, and send it again when the editor has logged in. Left to
 * itself the Studio takes a refusal for an answer and undoes what was typed.
 *
 * @param client also what it makes by `withConfig` and `clone` waits
 */
export function keepEdits<Client extends SavingClient>(client: Client, session: SessionLoss): Client {
  const { observable } = client;
  const again = <Answer>(write: () => Observable<Answer>): Observable<Answer> =>
    defer(write).pipe(
      retry({ delay: (error) => (isLoggedOut(error) ? from(session.report()) : throwError(() => error)) }),
    );
  const action = observable.action.bind(observable);
  const dataRequest = client.dataRequest.bind(client);
  Object.assign(observable, { action: (...given: never[]) => again(() => action(...given)) });
  Object.assign(client, {
    dataRequest: (...given: never[]) =>
      new Promise((resolve, reject) => {
        again(() => from(dataRequest(...given))).subscribe({ next: resolve, error: reject });
      }),
  });
  for (const name of ['withConfig', 'clone'] as const) {
    const original: unknown = Reflect.get(client, name);
    if (typeof original !== 'function') continue;
    Object.assign(client, {
      [name]: (...given: unknown[]) => keepEdits(Reflect.apply(original, client, given) as Client, session),
    });
  }
  return client;
}

function isLoggedOut(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 401;
}
