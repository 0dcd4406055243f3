import type { IncomingMessage } from 'node:http';

/** The supported methods. No route handles any other, and `Request` cannot be constructed for some (TRACE). */
export const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** URL parsers read `/\\x` as the host `x`, and react-router parses the decoded path as a URL: it would throw. */
const isHostLike = /^\/+(?:\\|%5c)/i;

/**
 * Normalizes a request's target to a path. Proxies may send an absolute URL instead (RFC 9112 §3.2.2), whose host then
 * applies.
 *
 * @returns false for a target that is not a resource of a site, such as `*`, or begins like a host
 */
export function readTarget(request: IncomingMessage): boolean {
  const { url = '' } = request;
  if (url.startsWith('/')) return !isHostLike.test(url);
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return false;
  const { host, pathname, search } = new URL(url);
  request.headers.host = host;
  request.url = pathname + search;
  return !isHostLike.test(pathname);
}
