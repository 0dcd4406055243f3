import type { LoaderFunctionArgs } from '@remix-run/node';
import { isTooMuch } from '~/platform/bounded.ts';
import { isFailure } from '~/platform/failure.ts';
import { allowedSize } from '~/ui/image-sizes.ts';

/**
 * `/images/{content|listing|project}/…?width=&height=&format=webp` (requirements 7.5). Sizes are rounded to allowed
 * ones; a source uses the other parameters that it knows.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [source = '', ...key] = (params['*'] ?? '').split('/');
  const size = allowedSize(searchParams.get('width'), searchParams.get('height'));
  const image = await context.images.get(source, key.join('/'), size, searchParams).catch((error: unknown) => {
    if (isTooMuch(error) || isFailure(error, 'BLOB_STORE')) throw busy();
    context.log.warn({ err: error, key: key.join('/') }, 'A picture could not be made');
    return null;
  });
  if (image === null) {
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } });
  }
  return new Response(image, {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(image.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
}

/** Browsers retry when the page is reopened; other clients obey `Retry-After`. */
const busy = () => new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '2' } });
