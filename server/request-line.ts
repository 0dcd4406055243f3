import type { IncomingMessage } from 'node:http';

/** The supported methods. No route handles any other, and `Request` cannot be constructed for some (TRACE). */
export const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Normalizes a request's target to a path. Proxies may send an absolute URL instead (RFC 9112 §3.2.2), whose host then
 * applies.
 *
 * @returns false for a target that is not a resource of a site, such as `*`
 */
export function readTarget(request: IncomingMessage): boolean {
  const { url = '' } = request;
  if (url.startsWith('/')) return true;
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return false;
  const { host, pathname, search } = new URL(url);
  request.headers.host = host;
  request.url = pathname + search;
  return true;
}
