import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Takes over a WebSocket's connection; returns false if it is not responsible for it. */
export type AcceptWebSocket = (incoming: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

const refused = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Answers every request for a protocol upgrade (RFC 9110 §7.8). Node hands over the bare connection, and we must handle
 * everything on it: without an error handler a client that hangs up would crash the process, and without a response the
 * connection would stay open forever. A WebSocket that nobody accepts gets a 404, because its client cannot continue
 * without one; any other upgrade (`h2c` of Java's and curl's clients) is ignored and the request is served normally.
 *
 * @param answered resolves when all earlier requests on a connection have been answered
 */
export function answerUpgrades(
  server: Server,
  accept: AcceptWebSocket,
  answered: (socket: Socket) => Promise<void>,
): void {
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const gone = (): void => void socket.destroy();
    socket.on('error', gone);
    if (!asksForWebSocket(incoming)) {
      // Wait for the response in progress: it owns the connection, and a second one would never get its turn.
      void answered(incoming.socket).then(() => {
        socket.off('error', gone);
        if (!socket.destroyed) serveWithoutUpgrade(server, incoming, socket, head);
      });
      return;
    }
    if (incoming.method !== 'GET' || !accept(incoming, socket, head)) socket.end(refused, gone);
  });
}

function asksForWebSocket({ headers }: IncomingMessage): boolean {
  return /(?:^|,)\s*websocket\s*(?:,|$)/i.test(headers.upgrade ?? '');
}

/** Returns the connection to the server with the same request, including its body, but without the upgrade headers. */
function serveWithoutUpgrade(server: Server, incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method = 'GET', url = '/', httpVersion, rawHeaders } = incoming;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const value = rawHeaders[at + 1] ?? '';
    if (/^(?:upgrade|http2-settings)$/i.test(name)) continue;
    const left = /^connection$/i.test(name) ? withoutUpgrade(value) : value;
    if (left !== '') lines.push(`${name}: ${left}`);
  }
  // Node decodes header values as latin1, one character per byte.
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}

/** Removes the upgrade tokens from a header like `Connection: keep-alive, Upgrade, HTTP2-Settings`. */
function withoutUpgrade(connection: string): string {
  return connection
    .split(',')
    .filter((token) => !/^\s*(?:upgrade|http2-settings)\s*$/i.test(token))
    .join(',');
}
