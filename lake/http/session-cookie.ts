export const sessionCookie = 'lake_session';

/** The session's secret in the cookies of a request. */
export function sessionOf(request: Request): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === sessionCookie && value !== undefined && value !== '') return value;
  }
  return undefined;
}

/** Lax: another site's form does not send it, a link to the Studio does. Its end is the session's, in the database. */
const attributes = (url: URL): string => `Path=/; HttpOnly; SameSite=Lax${url.protocol === 'https:' ? '; Secure' : ''}`;

export const setSession = (secret: string, url: URL, days: number): string =>
  `${sessionCookie}=${secret}; Max-Age=${days * 86_400}; ${attributes(url)}`;

export const dropSession = (url: URL): string => `${sessionCookie}=; Max-Age=0; ${attributes(url)}`;

/**
 * Whether a page of the same origin sent this request, which is what a cookie may be believed for. Browsers send `Origin` with
 * every write, and `Sec-Fetch-Site` with everything over TLS or to this machine; a program that sends neither has no cookie to
 * lose, but may read only.
 */
export function isFromOwnPage(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null) return origin === new URL(request.url).origin;
  const site = request.headers.get('sec-fetch-site');
  if (request.method === 'GET' || request.method === 'HEAD') return site !== 'cross-site';
  return site === 'same-origin';
}
