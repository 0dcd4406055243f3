import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { failure } from './failure.ts';
import { publicAgents, unreachable, type PublicAgentsOptions } from './public-agents.ts';
import { outgoing } from './tracing.ts';

/** Fetches by HTTPS from the internet; resolves to the response after at most five redirects, its body unread. */
export type PublicFetch = (
  address: string,
  options: { signal: AbortSignal; headers?: Record<string, string> },
) => Promise<IncomingMessage>;

export type PublicFetchOptions = Pick<PublicAgentsOptions, 'ownHosts' | 'resolve'>;

const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches untrusted URLs, such as a CRM's. The responses may become public, so they must not come from this machine or
 * its network. Each redirect is checked like the first URL.
 *
 * @throws (each call) {Error} with the code `ADDRESS_NOT_PUBLIC`, or any other on a connection failure
 */
export function createPublicFetch(options: PublicFetchOptions = {}): PublicFetch {
  const agentFor = publicAgents({ ...options, otherwise: 'PICTURE_HOSTS_ALLOWED does not name it' });

  return async (address, { signal, headers = {} }) => {
    let url = new URL(address);
    for (let followed = 0; followed <= maxRedirects; followed += 1) {
      const from = url;
      const answer = await outgoing('GET', from, () => ask(from, agentFor(from), headers, signal));
      const { location } = answer.headers;
      if (!redirects.has(answer.statusCode ?? 0) || location === undefined) return answer;
      discard(answer);
      if (!URL.canParse(location, url)) throw failure('REDIRECT_BROKEN', `${url.host} leads to what is no address.`);
      url = new URL(location, url);
    }
    throw failure('REDIRECT_BROKEN', `${url.host} leads on and on.`);
  };
}

export function discard(answer: IncomingMessage): void {
  answer.on('error', () => undefined);
  answer.destroy();
}

function ask(url: URL, agent: http.Agent, headers: Record<string, string>, signal: AbortSignal) {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request(url, { agent, signal, headers: { 'User-Agent': 'gevel', ...headers } });
    // `on`, not `once`: a further error after the response concerns only the reader of the body.
    asking.on('error', (error) => reject(unreachable(url, error)));
    asking.once('response', resolve);
    asking.end();
  });
}
