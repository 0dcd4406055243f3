import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Takes over the connection of a WebSocket, or says that it is not for it. */
export type AcceptWebSocket = (incoming: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

const refused = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Answers every request that asks for another protocol (RFC 9110 §7.8). Node hands over its bare connection, and whatever happens to
 * that is ours from then on: without a handler of errors a visitor who hangs up would end the process, without an answer the
 * connection would stay for ever. A client of WebSockets cannot go on without one and gets a 404; everything else (`h2c` of Java's
 * and curl's clients) is served as if it had not asked.
 *
 * @param answered resolves when all that was asked for before on a connection has its answer
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
      // An answer under way has the connection to itself: the next one would wait for a turn that never comes.
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

/** Gives the connection back to the server with the same request, body included, but for what asked for the upgrade. */
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
  // Header values are bytes to Node, one character each.
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}

/** What is left of `Connection: keep-alive, Upgrade, HTTP2-Settings`. */
function withoutUpgrade(connection: string): string {
  return connection
    .split(',')
    .filter((token) => !/^\s*(?:upgrade|http2-settings)\s*$/i.test(token))
    .join(',');
}
