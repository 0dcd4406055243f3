import http from 'node:http';
import https from 'node:https';
import { publicAgents, unreachable, type PublicAgentsOptions } from './public-agents.ts';

/** Posts to a server on the internet; resolves to the status of its answer, whatever it is. Redirects are not followed. */
export type PublicPost = (
  address: URL,
  options: { signal: AbortSignal; headers: Record<string, string>; body: string },
) => Promise<number>;

/**
 * For what leaves the site under an address that was configured: it must not reach this machine or its network by mistake.
 *
 * @throws (each call) {Error} with the code `ADDRESS_NOT_PUBLIC`, or `HOST_UNREACHABLE` where no answer came
 */
export function createPublicPost(options: PublicAgentsOptions): PublicPost {
  // Posts are rare: a connection that is kept is one that the other side may have left when the next comes.
  const agentFor = publicAgents({ ...options, keepAlive: false });
  return async (url, { signal, headers, body }) => {
    const agent = agentFor(url);
    const { request } = url.protocol === 'https:' ? https : http;
    return new Promise<number>((resolve, reject) => {
      const posting = request(url, { method: 'POST', agent, signal, headers: { 'User-Agent': 'gevel', ...headers } });
      // `on`, not `once`: it may fail again after the answer, of which only the status counts.
      posting.on('error', (error) => reject(unreachable(url, error)));
      posting.once('response', (response) => {
        response.on('error', () => undefined);
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      posting.end(body);
    });
  };
}
