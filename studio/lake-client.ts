import { createClient, type ClientConfig, type SanityClient } from '@sanity/client';
import { Observable } from 'rxjs';
import { listenOverSocket } from '../lake/browser/listen-over-socket.ts';
import { keepEdits } from './session/keep-edits.ts';
import { watchSession } from './session/session-loss.ts';

/** The editor's session with the embedded lake. */
export const session = watchSession({
  isLoggedIn: async () => (await fetch('/lake/v2025-02-19/users/me', { credentials: 'same-origin' })).ok,
});

/**
 * The Studio's client of the embedded lake: on the site's own origin, without a host per project. All listeners of a tab share one
 * WebSocket, because over plain HTTP a browser opens six connections to a host and a form alone listens seven times.
 */
export function embeddedClient(options: ClientConfig): SanityClient {
  const client = createClient({ ...options, useProjectHostname: false });
  return keepEdits(
    listenOverSocket(client, (connect) => new Observable(connect)),
    { session },
  );
}

/** Sanity warns of HTTP/1.1 because of the listeners' connections, which the socket spares; the warning would only worry an editor. */
export function withoutProtocolWarning(): void {
  try {
    sessionStorage.setItem('sanity-studio.network.check.snooze', new Date().toISOString());
  } catch {
    // A browser that keeps nothing shows the warning.
  }
}
