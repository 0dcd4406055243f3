import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { sendWebResponse, webRequest } from './node-adapter.ts';

export interface LakeHandler {
  handle(request: Request, caller: { address: string; direct: boolean }): Promise<Response>;
  upgrade(request: Request, upgrade: { incoming: IncomingMessage; socket: Duplex; head: Buffer }): Promise<void>;
}

export const lakePath = '/lake';

/** Any of them says that somebody else's server stands between the visitor and this process. */
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Hands everything under `/lake/` to the embedded Content Lake. */
export async function answerLake(
  lake: LakeHandler,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
): Promise<boolean> {
  if (!request.url?.startsWith(`${lakePath}/`)) return false;
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  const direct = !forwardingHeaders.some((name) => name in request.headers);
  const answer = await lake.handle(webRequest(request, origin, controller.signal), { address, direct });
  await sendWebResponse(answer, response, request.method === 'HEAD');
  return true;
}

/**
 * Routes WebSockets by their path: the lake's alone are known. Other `upgrade` listeners of the server (the development server's
 * module reloading) see to their own.
 */
export function acceptSockets(
  server: Server,
  lake: LakeHandler | null,
  originOf: (host: string | undefined) => string | null,
): void {
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!incoming.url?.startsWith(`${lakePath}/`)) return;
    const origin = originOf(incoming.headers.host);
    if (lake === null || origin === null) return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    void lake.upgrade(webRequest(incoming, origin, new AbortController().signal), { incoming, socket, head });
  });
}
