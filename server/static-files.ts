import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** Resolves to true if it has answered. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Serves built files with their pre-compressed variants. Names under `/assets/` contain a hash and are immutable; other
 * files of `public/` are cached for an hour.
 */
export function builtFiles(directory: string): StaticFiles {
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      const lasting = pathname.startsWith('/assets/');
      response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  return (request, response) =>
    new Promise((resolve) => {
      // Paths that end in a slash are pages; sirv would look for an index.html in each.
      if (
        (request.url ?? '/').split('?', 1)[0]?.endsWith('/') ||
        (request.method !== 'GET' && request.method !== 'HEAD')
      ) {
        resolve(false);
        return;
      }
      leaveOutOddRange(request);
      response.once('finish', () => resolve(true));
      response.once('close', () => resolve(true));
      serve(request, response, () => resolve(false));
    });
}

/**
 * Ignores a Range header that does not ask for one range by its first byte, as RFC 9110 §14.2 allows: sirv throws for a
 * reversed range and misreads the last bytes of a file.
 */
export function leaveOutOddRange({ headers }: IncomingMessage): void {
  const [, first, last = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (first === undefined || (last !== '' && Number(first) > Number(last))) delete headers.range;
}
