interface Options {
  /** The tiles' URL template; null for none. */
  tilesUrl: string | null;
  secure: boolean;
  /** Vite's development client adds style elements and a socket. */
  development: boolean;
}

/** The content security policy of the map frame: stricter than that of pages, except that it allows the tiles. */
export function framePolicy({ tilesUrl, secure, development }: Options): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'${development ? ` 'unsafe-inline'` : ''}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:${tilesUrl === null ? '' : ` ${tileSource(tilesUrl)}`}`,
    `font-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** `https://{s}.tile.example/{z}/{x}/{y}.png` → `https://*.tile.example`. */
function tileSource(url: string): string {
  const [, scheme = 'https:', host = ''] = /^(https?:)\/\/([^/?#]*)/.exec(url) ?? [];
  return `${scheme}//${host.replace('{s}', '*')}`;
}
