import type { HttpRequest, HttpRequestEvent, RequestOptions } from '@sanity/client';
import { defer, delayWhen, from, retry, throwError, timer, type Observable } from 'rxjs';
import { fact, untilAnswered } from './server-away.ts';
import type { SessionLoss } from './session-loss.ts';

/** Sends a request, as `SanityClient` is given it. */
type Send = (...given: Parameters<HttpRequest>) => Observable<HttpRequestEvent>;

interface Waiting {
  session: SessionLoss;
  /** Milliseconds until what nobody answered is sent again. */
  pause?: number;
}

/**
 * Sends whatever a client asks or writes again once the editor has logged in, where it was refused because the session has ended; and
 * until the server is back, where nobody answered. Left to itself the Studio takes a refusal for an answer: it undoes what was typed,
 * and a form that cannot read what it points at breaks down with all that is in it.
 */
export function patiently(send: Send, { session, pause = 1_000 }: Waiting): Send {
  return (request, requester) => {
    const sent = () => untilLoggedIn(() => send(request, requester), session, pause);
    if (isAboutSession(request)) return send(request, requester);
    if (isRead(request)) return untilAnswered(sent, pause);
    const transactionId = fact(request.body, 'transactionId');
    // Without the transaction's id the lake could not tell that a write comes twice.
    if (typeof transactionId !== 'string') return sent();
    return untilAnswered(sent, pause, written(transactionId));
  };
}

/** A refusal of somebody unknown has changed nothing, so anything may be sent again. */
function untilLoggedIn<Event>(call: () => Observable<Event>, session: SessionLoss, pause: number): Observable<Event> {
  return defer(call).pipe(
    retry({
      delay: (error, count) =>
        fact(error, 'statusCode') === 401
          ? // Who is refused again right after the login shall not ask without end.
            from(session.report()).pipe(delayWhen(() => timer(count > 1 ? pause : 0)))
          : throwError(() => error),
    }),
  );
}

/** Where a request goes; the client's types leave it out. */
export function addressOf(request: RequestOptions): string {
  return String(fact(request, 'url') ?? '');
}

/** To these questions "nobody" is an answer. */
function isAboutSession(request: RequestOptions): boolean {
  return /\/(?:users\/me|auth\/\w+)(?:$|\?)/.test(addressOf(request));
}

/** Long queries are sent as a POST. */
function isRead(request: RequestOptions): boolean {
  const { method = 'GET' } = request;
  return method === 'GET' || method === 'HEAD' || (method === 'POST' && addressOf(request).includes('/data/query/'));
}

/** What stands for the answer to a write that was lost. */
function written(transactionId: string): HttpRequestEvent {
  return { type: 'response', body: { transactionId }, url: '', method: 'POST', statusCode: 200, headers: {} };
}
