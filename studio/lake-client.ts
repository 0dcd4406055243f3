import { listenOverSocket } from '@gevel/lake/browser';
import { requester, SanityClient, type ClientConfig, type HttpRequest } from '@sanity/client';
import { Observable } from 'rxjs';
import { addressOf, withRetries } from './session/request-retries.ts';
import { watchSession } from './session/session-loss.ts';
import { createUploadRefusals } from './session/upload-refusals.ts';

/** The editor's session with the embedded lake. */
export const session = watchSession({
  isLoggedIn: async () => {
    const { ok, status } = await fetch('/lake/v2025-02-19/users/me', { credentials: 'same-origin' });
    if (!ok && status !== 401) throw new Error(`The lake answered ${status}`);
    return ok;
  },
});

/** Reports uploads that the lake refuses. */
export const uploadRefusals = createUploadRefusals();

/**
 * The Studio's client of the embedded lake, on the site's own origin and without a host name per project. Its
 * requests, and those of all clients derived from it, wait for a new login after a lost session and for a server that
 * is down. All listeners of a tab share one WebSocket: over plain HTTP a browser opens only six connections per host,
 * and a form alone has seven listeners.
 */
export function embeddedClient(options: ClientConfig): SanityClient {
  const { maxRetries, retryDelay } = options;
  // Same options as in `createClient`.
  const send: HttpRequest = (request, own = requester) =>
    own({ url: addressOf(request), maxRedirects: 0, maxRetries, retryDelay, ...request });
  const client = new SanityClient(withRetries(uploadRefusals.watch(send), { session }), {
    ...options,
    useProjectHostname: false,
  });
  return listenOverSocket(client, (connect) => new Observable(connect), session.check);
}

/** Sanity warns of HTTP/1.1 because listeners use up its connections. Ours share a socket, so the warning is wrong. */
export function withoutProtocolWarning(): void {
  try {
    sessionStorage.setItem('sanity-studio.network.check.snooze', new Date().toISOString());
  } catch {
    // Without storage the browser shows the warning.
  }
}
