import http from 'node:http';
import https from 'node:https';
import { publicAgents, unreachable, type PublicAgentsOptions } from './public-agents.ts';
import { outgoing } from './tracing.ts';

/** Posts to a server on the internet; resolves to the response's status, whatever it is. Follows no redirects. */
export type PublicPost = (
  address: URL,
  options: { signal: AbortSignal; headers: Record<string, string>; body: string },
) => Promise<number>;

/**
 * Posts to a configured URL, which must not reach this machine or its network by mistake.
 *
 * @throws (each call) {Error} with the code `ADDRESS_NOT_PUBLIC`, or `HOST_UNREACHABLE` without a response
 */
export function createPublicPost(options: PublicAgentsOptions): PublicPost {
  // No keep-alive: posts are rare, so the other side may have closed the connection before the next.
  const agentFor = publicAgents({ ...options, keepAlive: false });
  return async (url, { signal, headers, body }) => {
    const agent = agentFor(url);
    const { request } = url.protocol === 'https:' ? https : http;
    const post = () =>
      new Promise<number>((resolve, reject) => {
        const posting = request(url, { method: 'POST', agent, signal, headers: { 'User-Agent': 'gevel', ...headers } });
        // `on`, not `once`: after the response only its status counts, and a further error must not crash.
        posting.on('error', (error) => reject(unreachable(url, error)));
        posting.once('response', (response) => {
          response.on('error', () => undefined);
          resolve(response.statusCode ?? 0);
          response.destroy();
        });
        posting.end(body);
      });
    return outgoing('POST', url, post);
  };
}
