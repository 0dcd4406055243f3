import { catchError, defer, from, of, retry, throwError, timer, type Observable } from 'rxjs';
import type { SessionLoss } from './session-loss.ts';

/** The part of Sanity's client with which the Studio saves. */
interface SavingClient {
  observable: { action(...given: never[]): Observable<unknown> };
  dataRequest(...given: never[]): Promise<unknown>;
}

interface Waiting {
  session: SessionLoss;
  /** Milliseconds until a write that nobody answered is sent again. */
  pause?: number;
}

/**
 * Makes a client wait with a write that is refused because the session has ended, and send it again when the editor has logged in; and
 * with an action that nobody answers, until the server is back. Left to itself the Studio takes a refusal for an answer and undoes what
 * was typed, and a lost connection ends the form.
 *
 * @param client also what it makes by `withConfig` and `clone` waits
 */
export function keepEdits<Client extends SavingClient>(client: Client, waiting: Waiting): Client {
  const { session, pause = 1_000 } = waiting;
  const { observable } = client;
  const again = <Answer>(write: () => Observable<Answer>): Observable<Answer> =>
    defer(write).pipe(
      retry({ delay: (error) => (isLoggedOut(error) ? from(session.report()) : throwError(() => error)) }),
    );
  const action = observable.action.bind(observable);
  const dataRequest = client.dataRequest.bind(client);
  Object.assign(observable, {
    action: (...given: never[]) => untilAnswered(() => again(() => action(...given)), transactionOf(given[1]), pause),
  });
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
      [name]: (...given: unknown[]) => keepEdits(Reflect.apply(original, client, given) as Client, waiting),
    });
  }
  return client;
}

/**
 * Sends an action again while the server is away. Its first try may have been written without an answer: by the transaction's id the
 * lake refuses to write it twice, and that refusal is the answer that was lost.
 */
function untilAnswered(
  write: () => Observable<unknown>,
  transactionId: string | undefined,
  pause: number,
): Observable<unknown> {
  if (transactionId === undefined) return write();
  return defer(() => {
    let lost = false;
    return defer(write).pipe(
      catchError((error: unknown) =>
        lost && isAlreadyWritten(error) ? of({ transactionId }) : throwError(() => error),
      ),
      retry({
        delay: (error) => {
          if (!isUnanswered(error)) return throwError(() => error);
          lost = true;
          return timer(pause);
        },
      }),
    );
  });
}

function transactionOf(options: unknown): string | undefined {
  const id = fact(options, 'transactionId');
  return typeof id === 'string' ? id : undefined;
}

function isLoggedOut(error: unknown): boolean {
  return fact(error, 'statusCode') === 401;
}

/** The connection failed, or a proxy found no server, or the server no database. */
function isUnanswered(error: unknown): boolean {
  return fact(error, 'isNetworkError') === true || [502, 503, 504].includes(Number(fact(error, 'statusCode')));
}

function isAlreadyWritten(error: unknown): boolean {
  const body = fact(fact(error, 'response'), 'body');
  return fact(fact(body, 'error'), 'type') === 'transactionAlreadyExistsError';
}

function fact(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
