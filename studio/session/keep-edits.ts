import { defer, from, retry, throwError, type Observable } from 'rxjs';
import { fact, patientReads, untilAnswered } from './server-away.ts';
import type { SessionLoss } from './session-loss.ts';

/** The part of Sanity's client with which the Studio saves. */
interface SavingClient {
  observable: { action(...given: never[]): Observable<unknown> };
  dataRequest(...given: never[]): Promise<unknown>;
}

interface Waiting {
  session: SessionLoss;
  /** Milliseconds until what nobody answered is sent again. */
  pause?: number;
}

/**
 * Makes a client wait with a write that is refused because the session has ended, and send it again when the editor has logged in; and
 * with an action or a question that nobody answers, until the server is back. Left to itself the Studio takes a refusal for an answer
 * and undoes what was typed, and takes the form away when the connection is lost.
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
  patientReads(observable, pause);
  Object.assign(observable, {
    action: (...given: never[]) => {
      const write = () => again(() => action(...given));
      const transactionId = transactionOf(given[1]);
      // Without the transaction's id the lake could not tell that a write comes twice.
      return transactionId === undefined ? write() : untilAnswered(write, pause, { transactionId });
    },
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

function transactionOf(options: unknown): string | undefined {
  const id = fact(options, 'transactionId');
  return typeof id === 'string' ? id : undefined;
}

function isLoggedOut(error: unknown): boolean {
  return fact(error, 'statusCode') === 401;
}
