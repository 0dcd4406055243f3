import { previewPath, publicPathOf } from '~/addresses/address.ts';
import type { Endpoint } from '~/platform/endpoint.ts';
import type { Log } from '~/platform/log.ts';
import { networkOf } from '~/platform/network.ts';
import type { RateLimits } from '~/platform/rate-limits.ts';
import type { Revisions } from '~/platform/revisions.ts';
import type { ContentLake } from '../lake.ts';
import type { PreviewAccess } from './access.server.ts';
import { studioProof } from './studio-secret.server.ts';

interface PreviewParts {
  preview: PreviewAccess;
  lake: ContentLake;
  onChange: Revisions['onChange'];
  log: Pick<Log, 'warn'>;
  limits: Pick<RateLimits, 'take'>;
}

const heartbeat = 20_000;
/** Limited, because each proof is looked up in all content. */
const proofs = { name: 'preview proofs', most: 60, within: 600 };

/** Endpoints that start and end previews of drafts and report changes to them. */
export function previewEndpoints(parts: PreviewParts): Endpoint[] {
  return [
    { path: '/preview/enable', methods: ['GET'], answer: (request, address) => begin(request, address, parts) },
    { path: '/preview/disable', methods: ['GET'], answer: (request) => end(request, parts) },
    { path: '/preview/changes', methods: ['GET'], answer: (request) => changes(request, parts) },
  ];
}

/**
 * Starts a preview. The Studio's Presentation tool proves access with its secret, a developer with a token from the
 * command line; anyone else sees the published pages.
 */
async function begin(
  request: Request,
  address: string,
  { preview, lake, log, limits }: PreviewParts,
): Promise<Response> {
  if (!(await limits.take(proofs, networkOf(address))))
    return refusal(429, 'Too many previews were begun from here. Try again in a few minutes.', {
      'Retry-After': String(proofs.within),
    });
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  const proof =
    token === null
      ? await studioProof(lake, request.url).catch((error: unknown) => {
          log.warn({ err: error }, 'A preview secret could not be checked');
          return null;
        })
      : preview.acceptsToken(token)
        ? { path: searchParams.get('to') }
        : null;
  if (proof === null)
    return refusal(401, 'This preview link has expired or is not valid. Open the preview from the Studio again.');
  const { pathname, search } = new URL(proof.path ?? '/', 'http://site');
  return redirect(previewPath(pathname) + search, preview.grant());
}

function refusal(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}

/** Ends a preview and redirects to the same public page. */
function end(request: Request, { preview }: PreviewParts): Response {
  const { pathname, search } = new URL(new URL(request.url).searchParams.get('to') ?? '/', 'http://site');
  return redirect(publicPathOf(pathname) + search, preview.revoke());
}

function redirect(location: string, cookie: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: location, 'Set-Cookie': cookie, 'Cache-Control': 'no-store' },
  });
}

/**
 * `GET /preview/changes`: an event stream that reports content changes, including drafts, so that an open preview
 * reloads. It carries no data, and is only for those who may see drafts.
 */
function changes(request: Request, { preview, onChange }: PreviewParts): Response {
  if (!preview.isProven(request.headers.get('cookie'))) return new Response(null, { status: 403 });
  const encoder = new TextEncoder();
  let stop: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const say = (text: string) => controller.enqueue(encoder.encode(text));
      const stopHearing = onChange((names) => {
        if (names.some((name) => /^(content|drafts):/.test(name))) say('event: change\ndata:\n\n');
      });
      const timer = setInterval(() => say(':\n\n'), heartbeat);
      stop = () => {
        stopHearing();
        clearInterval(timer);
      };
      request.signal.addEventListener('abort', () => {
        stop();
        controller.close();
      });
      say('retry: 1000\n\n');
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}
