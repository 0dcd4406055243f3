import type { LookupAddress } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { failure, isFailure } from './failure.ts';
import { isPublicAddress } from './public-address.ts';

/** Fetches by https from the internet; resolves to the answer behind at most five redirects, its body still to be read. */
export type PublicFetch = (
  address: string,
  options: { signal: AbortSignal; headers?: Record<string, string> },
) => Promise<IncomingMessage>;

export interface PublicFetchOptions {
  /** `host` or `host:port` of servers that may be in the agency's own network, and need no TLS there. */
  ownHosts?: readonly string[];
  resolve?: (host: string) => Promise<LookupAddress[]>;
}

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * For addresses that somebody else wrote, such as a CRM: what they answer may become public, so they must not lead to this machine
 * or into its network. What a name stands for is checked as the connection is made, because it may change between two questions;
 * each redirect is checked like the address itself.
 *
 * @throws (each call) {Error} with the code `ADDRESS_NOT_PUBLIC`; any other where nobody answers
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
    // Nothing is looked up for an address in figures.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0) publicOnes(url.host, [{ address: literal, family: isIP(literal) }]);
    return guarded;
  };

  return async (address, { signal, headers = {} }) => {
    let url = new URL(address);
    for (let followed = 0; followed <= mostRedirects; followed += 1) {
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

/** Lets go of an answer whose body nobody wants. */
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

/** As sockets ask: for all addresses, or for one. */
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
    // Not once: it may fail again after it answered, and then only the reader of the body needs to know.
    asking.on('error', (error) => reject(isFailure(error, 'ADDRESS_NOT_PUBLIC') ? error : unreachable(url, error)));
    asking.once('response', resolve);
    asking.end();
  });
}

const unreachable = ({ host }: URL, cause: unknown) => failure('HOST_UNREACHABLE', `${host} does not answer.`, cause);
