import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { studioProof } from '~/content/preview/studio-secret.server.ts';
import { previewPath } from '~/paths/address.ts';

/**
 * Where a preview begins: the Studio's Presentation comes with its secret handshake, a developer with a token of the command line.
 * Whoever has neither sees the same pages as everybody.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const token = url.searchParams.get('token');
  const proof =
    token === null
      ? await studioProof(context.lake, request.url).catch((error: unknown) => {
          context.log.warn({ err: error }, 'A preview secret could not be checked');
          return null;
        })
      : context.preview.acceptsToken(token)
        ? { path: url.searchParams.get('to') }
        : null;
  if (proof === null) {
    return new Response('This preview link does not hold (any more). Open the preview from the Studio again.\n', {
      status: 401,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  }
  return redirect(ownPreview(proof.path), {
    headers: { 'Set-Cookie': context.preview.grant(), 'Cache-Control': 'no-store' },
  });
}

/** A path of this site under the preview prefix, whatever was asked for. */
function ownPreview(path: string | null | undefined): string {
  const { pathname, search } = new URL(path ?? '/', 'http://site');
  return previewPath(pathname) + search;
}
