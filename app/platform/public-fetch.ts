import type { LookupAddress } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { failure, isFailure } from './failure.ts';
import { isPublicAddress } from './public-address.ts';

/** Fetches by https from the internet; resolves to the response after at most five redirects, its body unread. */
export type PublicFetch = (
  address: string,
  options: { signal: AbortSignal; headers?: Record<string, string> },
) => Promise<IncomingMessage>;

export interface PublicFetchOptions {
  /** `host` or `host:port` of servers allowed in the agency's own network, where they need no TLS. */
  ownHosts?: readonly string[];
  resolve?: (host: string) => Promise<LookupAddress[]>;
}

const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * For untrusted URLs, such as a CRM's: their responses may become public, so they must not reach this machine
 * or its network. The addresses of a name are checked while connecting, because they may change between two lookups;
 * each redirect is checked like the first URL.
 *
 * @throws (each call) {Error} with the code `ADDRESS_NOT_PUBLIC`, or any other on a connection failure
 */
export function createPublicFetch({ ownHosts = [], resolve = resolveAll }: PublicFetchOptions = {}): PublicFetch {
  const guarded = new https.Agent({
    keepAlive: true,
    lookup: asLookup(async (host) => publicOnes(host, await resolve(host))),
  });
  const own = { keepAlive: true, lookup: asLookup(resolve) };
  const ownAgents = { 'https:': new https.Agent(own), 'http:': new http.Agent(own) };

  const agentFor = (url: URL): http.Agent => {
    if (ownHosts.includes(url.host) && (url.protocol === 'https:' || url.protocol === 'http:'))
      return ownAgents[url.protocol];
    if (url.protocol !== 'https:') throw refusal(url.host, 'it is not asked by https');
    // A numeric address needs no lookup.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0) publicOnes(url.host, [{ address: literal, family: isIP(literal) }]);
    return guarded;
  };

  return async (address, { signal, headers = {} }) => {
    let url = new URL(address);
    for (let followed = 0; followed <= maxRedirects; followed += 1) {
      const answer = await ask(url, agentFor(url), headers, signal);
      const { location } = answer.headers;
      if (!redirects.has(answer.statusCode ?? 0) || location === undefined) return answer;
      discard(answer);
      if (!URL.canParse(location, url)) throw failure('REDIRECT_BROKEN', `${url.host} leads to what is no address.`);
      url = new URL(location, url);
    }
    throw failure('REDIRECT_BROKEN', `${url.host} leads on and on.`);
  };
}

/** Discards the unread body of a response. */
export function discard(answer: IncomingMessage): void {
  answer.on('error', () => undefined);
  answer.destroy();
}

const resolveAll = (host: string): Promise<LookupAddress[]> => lookUp(host, { all: true });

function publicOnes(host: string, addresses: readonly LookupAddress[]): LookupAddress[] {
  const found = addresses.filter(({ address }) => isPublicAddress(address));
  if (found.length === 0) throw refusal(host, 'it is not on the internet');
  return found;
}

function refusal(host: string, reason: string) {
  return failure('ADDRESS_NOT_PUBLIC', `${host} is not asked: ${reason}, and PICTURE_HOSTS_ALLOWED does not name it.`);
}

/** The two forms in which sockets look up: all addresses, or one. */
function asLookup(resolve: (host: string) => Promise<LookupAddress[]>): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (options.all || first === undefined) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), []),
    );
  };
}

function ask(url: URL, agent: http.Agent, headers: Record<string, string>, signal: AbortSignal) {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request(url, { agent, signal, headers: { 'User-Agent': 'gevel', ...headers } });
    // `on`, not `once`: it may fail again after the response, which only the reader of the body needs to know.
    asking.on('error', (error) => reject(isFailure(error, 'ADDRESS_NOT_PUBLIC') ? error : unreachable(url, error)));
    asking.once('response', resolve);
    asking.end();
  });
}

const unreachable = ({ host }: URL, cause: unknown) => failure('HOST_UNREACHABLE', `${host} does not answer.`, cause);
