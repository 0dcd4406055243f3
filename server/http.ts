import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Endpoint } from '~/platform/endpoint.ts';
import proxyaddr from 'proxy-addr';
import { logAccess, logQuickAccess } from './access-log.ts';
import { endpointAnswers } from './endpoints.ts';
import { answerHealth, type Health } from './health.ts';
import { acceptLakeSockets, answerLake, type LakeHandler } from './lake-mount.ts';
import { PageAnswers, type PageOptions } from './pages.ts';
import { bodyReader } from './request-body.ts';
import { refuse } from './refusals.ts';
import { isWrite } from './origins.ts';
import { methods, readTarget } from './request-line.ts';
import { commonHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';
import { answerUpgrades } from './upgrades.ts';
import type { Log } from '~/platform/log.ts';

export interface HttpOptions extends PageOptions {
  trustedProxies: readonly string[];
  /** Null when the Content Lake is hosted by Sanity. */
  lake: LakeHandler | null;
  staticFiles: StaticFiles;
  /** The archive of streets that the maps draw. */
  mapStreets: StaticFiles;
  studio: StaticFiles;
  endpoints: readonly Endpoint[];
  health: Health;
  log: Log;
}

const kilobyte = 1024;
const second = 1000;
/** How long WebSockets may take to say goodbye when the server stops. */
const closeTimeout = 2 * second;

export interface HttpServer {
  server: Server;
  pages: PageAnswers;
  /**
   * Accepts no new requests, finishes those in progress, and resolves when the last one is answered or `grace`
   * milliseconds have passed, and all connections are gone. Until then new requests get a 503.
   */
  stop(grace?: number): Promise<void>;
}

/** The HTTP process. One request passes these steps in this order; each either answers it or lets it on. */
export function createHttpServer(options: HttpOptions): HttpServer {
  const { log } = options;
  /** Open connections with their unfinished responses. Requests pipelined behind an unfinished one may never start or end. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let stopping = false;
  const addressOf = proxyaddr.compile([...options.trustedProxies]);
  const pages = new PageAnswers(options);
  const readBody = bodyReader();
  const answerEndpoint = endpointAnswers(options.endpoints, () => options.origins().main);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origins = options.origins();
    // 1. Who asks: the address behind the proxies we trust.
    const address = proxyaddr(request, addressOf);
    logAccess(log, request, response, address);

    // 2. Headers that every answer carries.
    for (const [name, value] of commonHeaders(origins.secure)) response.setHeader(name, value);

    // 3. Requests no part of the site can handle: a target that is not a path, an unknown method.
    if (!readTarget(request)) return refuse(response, 'target');
    if (!methods.includes(request.method ?? '')) return refuse(response, 'method');

    // 4. Health, before any rule about hosts: a load balancer knows only our address.
    if (await answerHealth(options.health, request, response)) return;

    // 5. Hosts and origins: a name that is not ours, or a write that another site sent, goes no further.
    if (stopping) return refuse(response, 'stopping');
    const host = origins.ofHost(request.headers.host);
    if (host === null) return refuse(response, 'host');
    if (isWrite(request) && !origins.allowsWriteFrom(request.headers.origin)) return refuse(response, 'origin');

    // 6. Files: built assets (immutable, pre-compressed) and what lies in public/; the maps' streets, in parts.
    if (await options.staticFiles(request, response)) return;
    if (await options.mapStreets(request, response)) return;

    // 7. The editors' Studio, or how far it is.
    if (await options.studio(request, response)) return;

    // 8. The embedded Content Lake, which has its own grants.
    if (options.lake && (await answerLake(options.lake, host, request, response, address))) return;

    // 9. What may be asked; and bodies, which are read here, whole, and none that is larger than what is asked for may be.
    if (request.method === 'OPTIONS') return void response.writeHead(204, { Allow: methods.join(', ') }).end();
    const body = isWrite(request) ? await readBody(request, response) : null;
    if (body === 'gone') return;
    if (typeof body === 'string') return refuse(response, body);

    // 10. What programs ask of the parts: webhooks, previews, reports.
    if (await answerEndpoint(request, response, { address, body })) return;

    // 11. Pages: canonical URL, page cache with ETag and revisions, rendering, policy, compression.
    await pages.answer(request, response, { address, body });
  }

  const server = createServer(
    {
      maxHeaderSize: 16 * kilobyte,
      // A film of 200 MB over a slow line, uploaded by an editor; other bodies are far smaller, and headers have their own limit.
      requestTimeout: 600 * second,
      headersTimeout: 20 * second,
      // Longer than the minute that proxies and clients keep a connection: who asks just as it is closed gets no answer.
      keepAliveTimeout: 65 * second,
    },
    (request, response) => {
      // 0. A page that has just been sent: all that the steps look at held then, and holds still.
      if (!stopping && pages.answerAtOnce(request, response))
        return logQuickAccess(log, request, response, () => proxyaddr(request, addressOf));
      const begun = connections.get(request.socket);
      begun?.add(response);
      // Piping a stream adds ten listeners, as many as Node allows before it warns of a leak.
      response.setMaxListeners(20);
      response.once('close', () => begun?.delete(response));
      answer(request, response).catch((error: unknown) => {
        log.error({ err: error, url: request.url }, 'A request failed');
        if (response.headersSent) response.destroy();
        else refuse(response, 'failure');
      });
    },
  );
  server.on('connection', (socket: Socket) => {
    // The same one comes again where an upgrade was not wanted.
    if (connections.has(socket)) return;
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  // A socket has no end to wait for: the Studio opens the one it lost again at the server that follows.
  answerUpgrades(
    server,
    acceptLakeSockets(options.lake, (host) => (stopping ? null : options.origins().ofHost(host))),
    async (socket) => {
      await Promise.all([...(connections.get(socket) ?? [])].map((response) => once(response, 'close')));
    },
  );
  // Slow readers are cut off only where they hold a socket without a request.
  server.timeout = 0;
  server.maxRequestsPerSocket = 10_000;
  return {
    server,
    pages,
    stop: async (grace = 10 * second) => {
      stopping = true;
      const end = Date.now() + grace;
      const isAnswering = ([socket, begun]: [Socket, ReadonlySet<ServerResponse>]) =>
        socket.writableLength > 0 || [...begun].some((response) => !isEventStream(response));
      while ([...connections].some(isAnswering) && Date.now() < end) await delay(10);
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      // Node's server forgets the connections that became WebSockets, and waits for them for ever.
      await Promise.race([closed, delay(closeTimeout, undefined, { ref: false })]);
      for (const socket of connections.keys()) socket.destroy();
      await closed;
    },
  };
}

/** Such an answer never ends by itself. */
function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream');
}
