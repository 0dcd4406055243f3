import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { networkOf } from '~/platform/network.ts';
import { endSlowReader, sendWebResponse, webRequest } from './node-adapter.ts';
import type { AcceptWebSocket } from './upgrades.ts';

export interface LakeHandler {
  handle(request: Request, caller: { address: string; direct: boolean }): Promise<Response>;
  upgrade(request: Request, upgrade: { incoming: IncomingMessage; socket: Duplex; head: Buffer }): Promise<void>;
}

export const lakePath = '/lake';

/** Any of these headers shows that a proxy is between the visitor and this process. */
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
  const answer = await lake.handle(webRequest(request, origin, controller.signal), {
    address: networkOf(address),
    direct,
  });
  if (/^\/lake\/(images|files)\//.test(request.url))
    endSlowReader(response, Number(answer.headers.get('content-length') ?? 0));
  await sendWebResponse(answer, response, request.method === 'HEAD');
  return true;
}

/** Hands WebSockets under `/lake/` to the embedded Content Lake; all others are refused. */
export function acceptLakeSockets(
  lake: LakeHandler | null,
  originOf: (host: string | undefined) => string | null,
): AcceptWebSocket {
  return (incoming, socket, head) => {
    if (lake === null || !incoming.url?.startsWith(`${lakePath}/`)) return false;
    const origin = originOf(incoming.headers.host);
    if (origin === null) return false;
    void lake.upgrade(webRequest(incoming, origin, new AbortController().signal), { incoming, socket, head });
    return true;
  };
}
