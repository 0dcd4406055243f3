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
      response.once('finish', () => resolve(true));
      response.once('close', () => resolve(true));
      serve(request, response, () => resolve(false));
    });
}
