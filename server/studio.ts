import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sirv from 'sirv';
import { inlineHashes } from '~/site/page-policy.server.ts';
import { leaveOutOddRange, type StaticFiles } from './static-files.ts';
import { studioProgressPage, type StudioStep } from './studio-progress.ts';

const studioPath = '/studio';

interface Options {
  /** The checkout's folder: the Studio is built into `studio/dist`, and its progress is in `build/studio.json`. */
  root: string;
  /** Whether the Studio uses Sanity's hosted lake, over the network. */
  hosted: boolean;
}

/** Serves the built Studio under `/studio`; until it is built, a page with the progress. */
export function studioFiles({ root, hosted }: Options): StaticFiles {
  const directory = path.join(root, 'studio', 'dist');
  // `dev` makes sirv look files up on each request: the Studio may be built while the site runs.
  const serve = sirv(directory, {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response) => response.setHeader('Cache-Control', 'public, max-age=31536000, immutable'),
  });
  return async (request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    if (pathname !== studioPath && !pathname.startsWith(`${studioPath}/`)) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return true;
    }
    if (pathname.startsWith(`${studioPath}/static/`)) {
      request.url = pathname.slice(studioPath.length);
      leaveOutOddRange(request);
      return new Promise((resolve) => {
        response.once('close', () => resolve(true));
        serve(request, response, () => void response.writeHead(404).end());
      });
    }
    const page = await readFile(path.join(directory, 'index.html'), 'utf8').catch(() => null);
    if (page === null) {
      const { html, policy } = studioProgressPage(await stepOf(root), request.headers['accept-language']);
      response.writeHead(503, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policy,
        'Retry-After': '3',
      });
      response.end(html);
      return true;
    }
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': studioPolicy(page, hosted),
    });
    response.end(request.method === 'HEAD' ? undefined : page);
    return true;
  };
}

async function stepOf(root: string): Promise<StudioStep> {
  try {
    const { step }: { step: StudioStep } = JSON.parse(await readFile(path.join(root, 'build', 'studio.json'), 'utf8'));
    return step;
  } catch {
    return 'waiting';
  }
}

/** The Studio creates style elements at run time. Its requests to hosts other than its lake fail silently. */
function studioPolicy(page: string, hosted: boolean): string {
  const lake = hosted ? ' https://*.api.sanity.io wss://*.api.sanity.io https://cdn.sanity.io' : '';
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...inlineHashes(Buffer.from(page)).scripts].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: https:`,
    `font-src 'self' data:`,
    `media-src 'self' blob: https:`,
    `connect-src 'self'${lake}`,
    `worker-src 'self' blob:`,
    `frame-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}
