import type { LookupAddress } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { failure, isFailure } from './failure.ts';
import { isPublicAddress } from './public-address.ts';

export interface PublicAgentsOptions {
  /** `host` or `host:port` of servers allowed in the agency's own network, where they need no TLS. */
  ownHosts?: readonly string[];
  /** Ends the error message for a refused host: `PICTURE_HOSTS_ALLOWED does not name it`. */
  otherwise: string;
  keepAlive?: boolean;
  resolve?: (host: string) => Promise<LookupAddress[]>;
}

/**
 * Chooses the agent for a URL that must not reach this machine or its network: HTTPS to public addresses only. A name's
 * addresses are checked while connecting, because they may change between two lookups.
 *
 * @throws (each call) {Error} with the code `ADDRESS_NOT_PUBLIC`; a request with the agent may fail with it too
 */
export function publicAgents({
  ownHosts = [],
  otherwise,
  keepAlive = true,
  resolve = resolveAll,
}: PublicAgentsOptions): (url: URL) => http.Agent {
  const refusal = (host: string, reason: string) =>
    failure('ADDRESS_NOT_PUBLIC', `${host} is not asked: ${reason}, and ${otherwise}.`);
  const publicOnes = (host: string, addresses: readonly LookupAddress[]): LookupAddress[] => {
    const found = addresses.filter(({ address }) => isPublicAddress(address));
    if (found.length === 0) throw refusal(host, 'it is not on the internet');
    return found;
  };
  const guarded = new https.Agent({
    keepAlive,
    lookup: asLookup(async (host) => publicOnes(host, await resolve(host))),
  });
  const own = { keepAlive, lookup: asLookup(resolve) };
  const ownAgents = { 'https:': new https.Agent(own), 'http:': new http.Agent(own) };

  return (url) => {
    if (ownHosts.includes(url.host) && (url.protocol === 'https:' || url.protocol === 'http:'))
      return ownAgents[url.protocol];
    if (url.protocol !== 'https:') throw refusal(url.host, 'it is not asked by https');
    // A numeric address needs no lookup.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0) publicOnes(url.host, [{ address: literal, family: isIP(literal) }]);
    return guarded;
  };
}

/** The error of a failed request: a refused address unchanged, anything else as `HOST_UNREACHABLE`. */
export function unreachable({ host }: URL, cause: unknown): Error {
  return isFailure(cause, 'ADDRESS_NOT_PUBLIC')
    ? cause
    : failure('HOST_UNREACHABLE', `${host} does not answer.`, cause);
}

const resolveAll = (host: string): Promise<LookupAddress[]> => lookUp(host, { all: true });

/** Supports both forms of lookup that sockets use: all addresses, or one. */
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
