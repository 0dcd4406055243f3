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

/** Tells of the uploads that the lake does not take. */
export const uploadRefusals = createUploadRefusals();

/**
 * The Studio's client of the embedded lake: on the site's own origin, without a host per project. Every request of it, and of all
 * clients made from it, waits for a session that has ended and a server that is away. All listeners of a tab share one WebSocket,
 * because over plain HTTP a browser opens six connections to a host and a form alone listens seven times.
 */
export function embeddedClient(options: ClientConfig): SanityClient {
  const { maxRetries, retryDelay } = options;
  // As `createClient` sends them.
  const send: HttpRequest = (request, own = requester) =>
    own({ url: addressOf(request), maxRedirects: 0, maxRetries, retryDelay, ...request });
  const client = new SanityClient(withRetries(uploadRefusals.watch(send), { session }), {
    ...options,
    useProjectHostname: false,
  });
  return listenOverSocket(client, (connect) => new Observable(connect), session.check);
}

/** Sanity warns of HTTP/1.1 because of the listeners' connections, which the socket spares; the warning would only worry an editor. */
export function withoutProtocolWarning(): void {
  try {
    sessionStorage.setItem('sanity-studio.network.check.snooze', new Date().toISOString());
  } catch {
    // A browser that keeps nothing shows the warning.
  }
}
