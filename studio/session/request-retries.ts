import type { HttpRequest, HttpRequestEvent, RequestOptions } from '@sanity/client';
import { defer, delayWhen, from, retry, throwError, timer, type Observable } from 'rxjs';
import { fact, untilAnswered } from './server-away.ts';
import type { SessionLoss } from './session-loss.ts';

/** Sends a request; the type that `SanityClient` expects. */
export type Send = (...given: Parameters<HttpRequest>) => Observable<HttpRequestEvent>;

interface Waiting {
  session: SessionLoss;
  /** Milliseconds before a request without a response is retried. */
  pause?: number;
}

/**
 * Retries a client's requests: after the next login if the session had ended, and until the server is back if there
 * was no response. Without this the Studio takes a refusal as final: it reverts what was typed, and a form that
 * cannot read a referenced document crashes with all its unsaved text.
 */
export function withRetries(send: Send, { session, pause = 1_000 }: Waiting): Send {
  return (request, requester) => {
    const sent = () => untilLoggedIn(() => send(request, requester), session, pause);
    if (isAboutSession(request)) return send(request, requester);
    if (isRead(request)) return untilAnswered(sent, pause);
    const transactionId = fact(request.body, 'transactionId');
    // Without a transaction id the lake could not detect a repeated write.
    if (typeof transactionId !== 'string') return sent();
    return untilAnswered(sent, pause, written(transactionId));
  };
}

/** A 401 has changed nothing, so any request may be retried. */
function untilLoggedIn<Event>(call: () => Observable<Event>, session: SessionLoss, pause: number): Observable<Event> {
  return defer(call).pipe(
    retry({
      delay: (error, count) =>
        fact(error, 'statusCode') === 401
          ? // Wait if it is refused again right after the login, to avoid a tight loop.
            from(session.report()).pipe(delayWhen(() => timer(count > 1 ? pause : 0)))
          : throwError(() => error),
    }),
  );
}

/** The URL of a request; the client's types omit it. */
export function addressOf(request: RequestOptions): string {
  return String(fact(request, 'url') ?? '');
}

/** Requests for which "not logged in" is a valid response. */
function isAboutSession(request: RequestOptions): boolean {
  return /\/(?:users\/me|auth\/\w+)(?:$|\?)/.test(addressOf(request));
}

/** Long queries are sent as a POST. */
function isRead(request: RequestOptions): boolean {
  const { method = 'GET' } = request;
  return method === 'GET' || method === 'HEAD' || (method === 'POST' && addressOf(request).includes('/data/query/'));
}

/** Replaces the lost response to a write. */
function written(transactionId: string): HttpRequestEvent {
  return { type: 'response', body: { transactionId }, url: '', method: 'POST', statusCode: 200, headers: {} };
}
