import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '~/platform/endpoint.ts';
import { abortOnClose, sendWebResponse, webRequest, type Asked } from './node-adapter.ts';

/** Answers requests for the parts' endpoints, and passes on all others. */
export function endpointAnswers(
  endpoints: readonly Endpoint[],
  origin: () => string,
): (request: IncomingMessage, response: ServerResponse, asked: Asked) => Promise<boolean> {
  const byPath = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]));
  return async (request, response, { address, body }) => {
    const path = request.url?.split('?', 1)[0]?.replace(/\/$/, '') ?? '';
    const endpoint = byPath.get(path);
    if (endpoint === undefined) return false;
    const isHead = request.method === 'HEAD';
    if (!endpoint.methods.some((method) => method === (isHead ? 'GET' : request.method))) {
      const allowed = endpoint.methods.join(', ');
      response.writeHead(405, { Allow: allowed, 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`Only ${allowed} is answered here.\n`);
      return true;
    }
    const answer = await endpoint.answer(webRequest(request, origin(), abortOnClose(response), body), address);
    await sendWebResponse(answer, response, isHead);
    return true;
  };
}
