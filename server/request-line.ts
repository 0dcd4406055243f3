import type { IncomingMessage } from 'node:http';

/** What is answered at all: no route knows another method, and of some (TRACE) a `Request` cannot even be made. */
export const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Brings the target of a request into the one form that all that follows reads: a path. Proxies may send a whole address
 * instead (RFC 9112 §3.2.2), whose host then counts.
 *
 * @returns false for a target that names no resource of a site, such as `*`
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
