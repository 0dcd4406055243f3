import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendWebResponse, webRequest } from './node-adapter.ts';

export interface LakeHandler {
  handle(request: Request): Promise<Response>;
}

export const lakePath = '/lake';

/** Hands everything under `/lake/` to the embedded Content Lake. */
export async function answerLake(
  lake: LakeHandler,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!request.url?.startsWith(`${lakePath}/`)) return false;
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  const answer = await lake.handle(webRequest(request, origin, controller.signal));
  await sendWebResponse(answer, response, request.method === 'HEAD');
  return true;
}
