import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Dataset } from '../documents/dataset.ts';
import type { Presence } from '../listening/presence.ts';
import type { OutsideQueries } from '../query/outside.ts';
import type { LakeLog } from '../ports.ts';
import { listenOverSocket } from './listen-socket.ts';
import { presenceOverSocket } from './presence-socket.ts';
import type { Reader } from './readers.ts';
import { createShares } from './shares.ts';
import type { Connection, Protocol } from './socket-protocol.ts';

/** What a Node server provides when a client requests a WebSocket. */
export interface Upgrade {
  incoming: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}

export interface SocketParts {
  mountPath: string;
  datasets: ReadonlyMap<string, Dataset>;
  presence: Presence;
  queries: OutsideQueries;
  readerOf(request: Request): Promise<Reader | undefined>;
  log: LakeLog;
}

export interface Sockets {
  /** Takes over the connection, or refuses it with a status; never rejects. */
  upgrade(request: Request, upgrade: Upgrade): Promise<void>;
  closeAll(): void;
}

const heartbeatMs = 20_000;
const farewellMs = 1_000;
const maxSockets = 2_000;
const maxMessageBytes = 256 * 1024;
const maxBufferedBytes = 8 * 1024 * 1024;
const path = /^\/v(?:X|1|\d{4}-\d{2}-\d{2})\/(data\/listen-socket|socket)\/([^/]+)$/;

export function createSockets(parts: SocketParts): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes, perMessageDeflate: false });
  const shares = createShares();

  const upgrade = async (request: Request, { incoming, socket, head }: Upgrade): Promise<void> => {
    const url = new URL(request.url);
    const [, kind, datasetName = ''] = path.exec(url.pathname.slice(parts.mountPath.length)) ?? [];
    const dataset = parts.datasets.get(datasetName);
    if (kind === undefined || dataset === undefined) return refuse(socket, '404 Not Found');
    // Browsers let any page open a WebSocket to any site, with cookies.
    const origin = request.headers.get('origin');
    if (origin !== null && origin !== url.origin) return refuse(socket, '403 Forbidden');
    const reader = await parts.readerOf(request);
    if (reader === undefined || (kind === 'socket' && !reader.mayReadAll && reader.kind !== 'user'))
      return refuse(socket, '401 Unauthorized');
    if (server.clients.size >= maxSockets) return refuse(socket, '503 Service Unavailable');
    if (socket.destroyed) return;
    const giveBack = shares.take(reader);
    if (giveBack === undefined) return refuse(socket, '429 Too Many Requests');
    socket.once('close', giveBack);
    server.handleUpgrade(incoming, socket, head, (webSocket) => {
      const stillAllowed = async (): Promise<boolean> => (await parts.readerOf(request))?.id === reader.id;
      serve(webSocket, stillAllowed, (connection) =>
        kind === 'socket'
          ? presenceOverSocket(connection, parts.presence, dataset.name, reader)
          : listenOverSocket(connection, dataset, reader, parts.queries),
      );
    });
  };

  return {
    upgrade: async (request, given) => {
      // Until the WebSocket takes over, nothing else handles the client's disconnect.
      const ignore = (): void => undefined;
      given.socket.on('error', ignore);
      try {
        await upgrade(request, given);
      } catch (error) {
        parts.log.error({ err: error, path: new URL(request.url).pathname }, 'a WebSocket to the lake failed');
        refuse(given.socket, '503 Service Unavailable');
      }
    },
    closeAll: () => {
      const open = [...server.clients];
      for (const client of open) client.close(1012, 'The server stops.');
      // Does not wait for clients that ignore the close frame.
      setTimeout(() => open.forEach((client) => client.terminate()), farewellMs).unref();
    },
  };
}

function serve(
  webSocket: WebSocket,
  stillAllowed: () => Promise<boolean>,
  protocolOf: (connection: Connection) => Protocol,
): void {
  let answered = true;
  const connection: Connection = {
    send: (text) => {
      if (webSocket.bufferedAmount > maxBufferedBytes) webSocket.terminate();
      else webSocket.send(text, () => undefined);
    },
    close: (code, reason) => webSocket.close(code, reason),
  };
  const protocol = protocolOf(connection);
  const beat = async (): Promise<void> => {
    if (!answered) return webSocket.terminate();
    answered = false;
    webSocket.ping();
    connection.send(protocol.heartbeat);
    if (!(await stillAllowed())) connection.close(4001, 'The session has ended.');
  };
  const heartbeat = setInterval(() => void beat().catch(() => undefined), heartbeatMs);
  heartbeat.unref();
  webSocket.on('pong', () => (answered = true));
  webSocket.on('message', (data, isBinary) => {
    if (isBinary) connection.close(1003, 'Messages are texts.');
    else protocol.message(String(data));
  });
  webSocket.on('error', () => webSocket.terminate());
  webSocket.on('close', () => {
    clearInterval(heartbeat);
    protocol.closed();
  });
}

/** Destroys the socket after responding: a client that does not hang up would hold the connection forever. */
function refuse(socket: Duplex, status: string): void {
  if (socket.destroyed) return;
  socket.end(
    `HTTP/1.1 ${status}\r\n${/^(?:429|503)/.test(status) ? 'Retry-After: 10\r\n' : ''}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}
