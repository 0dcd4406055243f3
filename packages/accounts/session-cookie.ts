import { maxDays } from './sessions.ts';

/** The cookie with a session's secret. Scripts cannot read it, and another site's form does not send it. */
export interface SessionCookie {
  read(request: Request): string | undefined;
  /** `Set-Cookie` after a login on this page. It expires with the session, in the database. */
  set(secret: string, page: URL): string;
  /** `Set-Cookie` after a logout. */
  drop(page: URL): string;
}

/** @param name each kind of account needs its own */
export function sessionCookie(name: string): SessionCookie {
  // Lax, so that a link from elsewhere to a page behind the login sends it.
  const attributes = (page: URL): string =>
    `Path=/; HttpOnly; SameSite=Lax${page.protocol === 'https:' ? '; Secure' : ''}`;
  return {
    read: (request) => {
      for (const part of (request.headers.get('cookie') ?? '').split(';')) {
        const [own, value] = part.trim().split('=');
        if (own === name && value !== undefined && value !== '') return value;
      }
      return undefined;
    },
    set: (secret, page) => `${name}=${secret}; Max-Age=${maxDays * 86_400}; ${attributes(page)}`,
    drop: (page) => `${name}=; Max-Age=0; ${attributes(page)}`,
  };
}

/**
 * Whether a page of the same origin sent this request, so that its cookie may be trusted. Browsers send `Origin` with
 * every write, and `Sec-Fetch-Site` with every request over TLS or to this machine. A program that sends neither has no
 * cookie to abuse, but may only read.
 */
export function isFromOwnPage(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null) return origin === new URL(request.url).origin;
  const site = request.headers.get('sec-fetch-site');
  if (request.method === 'GET' || request.method === 'HEAD') return site !== 'cross-site';
  return site === 'same-origin';
}
