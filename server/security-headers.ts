import { createHash } from 'node:crypto';

interface PolicyOptions {
  /** Hashes of the page's inline scripts, from `inlineScriptHashes`. */
  scriptHashes: readonly string[];
  /** Hosts whose videos and tours may be embedded. */
  frameSources: readonly string[];
  development: boolean;
  secure: boolean;
  /** Set for previews of drafts: the Studio (its origin, or `self`) shows them in a frame and lays its tools over them. */
  editedIn?: string | null;
}

/**
 * The content security policy of a page. Pages are kept and shared, so their inline scripts are named by hash and no nonce
 * is needed (docs/decisions/0005). Vite's development client adds style elements and a socket.
 */
export function contentSecurityPolicy({
  scriptHashes,
  frameSources,
  development,
  secure,
  editedIn = null,
}: PolicyOptions): string {
  return [
    `default-src 'self'`,
    `script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(' ')}`.trim(),
    `style-src 'self'${development || editedIn !== null ? ` 'unsafe-inline'` : ''}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    // Films are files of editors and agents, on whatever host they have them.
    `media-src 'self' https:`,
    `frame-src ${["'self'", ...frameSources].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'${editedIn === null || editedIn === 'self' ? '' : ` ${editedIn}`}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The CSP hashes of a page's inline scripts; data blocks (JSON-LD) are not run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=|type="application\/(ld\+)?json"/.test(attributes) || code === '') continue;
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return [...hashes];
}

/** Headers of every answer, whatever it holds. */
export function commonHeaders(secure: boolean): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), payment=(), geolocation=(self)'],
    ...(secure
      ? ([['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] satisfies [string, string][])
      : []),
  ];
}
