import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendWebResponse, webRequest } from './node-adapter.ts';

export interface LakeHandler {
  handle(request: Request, caller: { address: string; direct: boolean }): Promise<Response>;
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
