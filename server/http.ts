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
import type { Metrics } from './metrics.ts';
import type { StaticFiles } from './static-files.ts';
import type { Tracing } from './tracing.ts';
import { answerUpgrades } from './upgrades.ts';
import type { Log } from '~/platform/log.ts';

export interface HttpOptions extends PageOptions {
  trustedProxies: readonly string[];
  /** Null if Sanity hosts the Content Lake. */
  lake: LakeHandler | null;
  staticFiles: StaticFiles;
  /** The maps' archive of streets. */
  mapStreets: StaticFiles;
  studio: StaticFiles;
  endpoints: readonly Endpoint[];
  health: Health;
  /** Null without `METRICS_TOKEN`. */
  metrics: Metrics | null;
  /** Null without `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  tracing: Tracing | null;
  log: Log;
}

const kilobyte = 1024;
const second = 1000;
/** How long WebSockets may take to close when the server stops. */
const closeTimeout = 2 * second;

export interface HttpServer {
  server: Server;
  pages: PageAnswers;
  /** From now on each response ends its connection, so that proxies open none to this process any more. */
  drain(): void;
  /**
   * Stops accepting connections and resolves when the requests in progress are answered, or `grace` milliseconds have
   * passed, and all connections are closed.
   */
  stop(grace?: number): Promise<void>;
}

/** Creates the HTTP server. A request passes the steps below in order; each step either answers it or passes it on. */
export function createHttpServer(options: HttpOptions): HttpServer {
  const { log } = options;
  /** Open connections with their unfinished responses. A request pipelined behind one may never start or end. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let draining = false;
  let stopping = false;
  const addressOf = proxyaddr.compile([...options.trustedProxies]);
  const pages = new PageAnswers(options);
  const readBody = bodyReader();
  const answerEndpoint = endpointAnswers(options.endpoints, () => options.origins().main);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origins = options.origins();
    // 1. The client's address, behind the proxies we trust.
    // A connection that has ended has no address any more, and nobody to answer.
    if (request.socket.remoteAddress === undefined) return;
    const address = proxyaddr(request, addressOf);
    logAccess(log, request, response, address);

    // 2. Headers of every response.
    for (const [name, value] of commonHeaders(origins.secure)) response.setHeader(name, value);

    // 3. Requests that no part of the site can handle: a target that is not a path, an unknown method.
    if (!readTarget(request)) return refuse(response, 'target');
    if (!methods.includes(request.method ?? '')) return refuse(response, 'method');

    // 4. Health checks and figures, before any rule about hosts: a load balancer knows only our IP address.
    if (await answerHealth(options.health, request, response)) return;
    if (await options.metrics?.answer(request, response)) return;

    // 5. Hosts and origins: unknown hosts and cross-site writes are refused.
    const host = origins.ofHost(request.headers.host);
    if (host === null) return refuse(response, 'host');
    if (isWrite(request) && !origins.allowsWriteFrom(request.headers.origin)) return refuse(response, 'origin');

    // 6. Files: built assets (immutable, pre-compressed) and public/; the maps' street archive, by range.
    if (await options.staticFiles(request, response)) return;
    if (await options.mapStreets(request, response)) return;

    // 7. The editors' Studio, or the progress of its build.
    if (await options.studio(request, response)) return;

    // 8. The embedded Content Lake, which checks its own grants.
    if (options.lake && (await answerLake(options.lake, host, request, response, address))) return;

    // 9. OPTIONS; then the body is read as a whole, up to the limit for its address.
    if (request.method === 'OPTIONS') return void response.writeHead(204, { Allow: methods.join(', ') }).end();
    const body = isWrite(request) ? await readBody(request, response) : null;
    if (body === 'gone') return;
    if (typeof body === 'string') return refuse(response, body);

    // 10. Endpoints for programs: webhooks, previews, reports.
    if (await answerEndpoint(request, response, { address, body })) return;

    // 11. Pages: canonical URL, page cache with ETag and revisions, rendering, policy, compression.
    await pages.answer(request, response, { address, body });
  }

  /** @returns whether the page was sent again at once */
  function handle(request: IncomingMessage, response: ServerResponse): boolean {
    if (draining) response.shouldKeepAlive = false;
    const watched = options.metrics?.watch(request, response, (path) => pages.kindOf(path));
    // 0. A page from the quick cache, if every condition that the steps below check still holds.
    if (pages.answerAtOnce(request, response)) {
      watched?.atOnce();
      logQuickAccess(log, request, response, () => proxyaddr(request, addressOf));
      return true;
    }
    const begun = connections.get(request.socket);
    begun?.add(response);
    // Piping a stream adds ten listeners, Node's limit before it warns of a leak.
    response.setMaxListeners(20);
    response.once('close', () => begun?.delete(response));
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error, url: request.url }, 'A request failed');
      if (response.headersSent) response.destroy();
      else refuse(response, 'failure');
    });
    return false;
  }

  const traced = (tracing: Tracing) => (request: IncomingMessage, response: ServerResponse) => {
    const { headers, socket } = request;
    // A visitor's own `traceparent` would decide what is recorded.
    const isProxys = socket.remoteAddress !== undefined && addressOf(socket.remoteAddress, 0);
    const traceparent = isProxys && typeof headers.traceparent === 'string' ? headers.traceparent : undefined;
    const kind = pages.kindOf((request.url ?? '').split('?', 1)[0] ?? '');
    tracing.request(request, response, { kind, traceparent }, () => handle(request, response));
  };

  const server = createServer(
    {
      maxHeaderSize: 16 * kilobyte,
      // Enough for an editor to upload a film of 200 MB over a slow line. Other bodies are far smaller, and headers
      // have their own limit.
      requestTimeout: 600 * second,
      headersTimeout: 20 * second,
      // Longer than the minute for which proxies and clients keep a connection: a request sent while we close it gets
      // no response.
      keepAliveTimeout: 65 * second,
    },
    options.tracing === null ? handle : traced(options.tracing),
  );
  server.on('connection', (socket: Socket) => {
    // Emitted again for a connection whose upgrade was ignored.
    if (connections.has(socket)) return;
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  // WebSockets never end by themselves, so stopping does not wait for them: the Studio reconnects to the next server.
  answerUpgrades(
    server,
    acceptLakeSockets(options.lake, (host) => (stopping ? null : options.origins().ofHost(host))),
    async (socket) => {
      await Promise.all([...(connections.get(socket) ?? [])].map((response) => once(response, 'close')));
    },
  );
  // No general socket timeout: slow readers are only cut off where they hold a file open (`endSlowReader`).
  server.timeout = 0;
  server.maxRequestsPerSocket = 10_000;
  return {
    server,
    pages,
    drain: () => {
      draining = true;
    },
    stop: async (grace = 10 * second) => {
      draining = stopping = true;
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeIdleConnections();
      const end = Date.now() + grace;
      const isAnswering = ([socket, begun]: [Socket, ReadonlySet<ServerResponse>]) =>
        socket.writableLength > 0 || [...begun].some((response) => !isEventStream(response));
      while ([...connections].some(isAnswering) && Date.now() < end) await delay(10);
      server.closeAllConnections();
      // Node's server loses track of connections that became WebSockets, and its close never completes.
      await Promise.race([closed, delay(closeTimeout, undefined, { ref: false })]);
      for (const socket of connections.keys()) socket.destroy();
      await closed;
    },
  };
}

/** Whether a response is an event stream, which never ends by itself. */
function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream');
}
