import type { LoaderFunctionArgs } from '@remix-run/node';
import { allowedSize } from '~/ui/image-sizes.ts';

/** `/images/{content|listing|project}/…?width=&height=&format=webp`, spec §7. Other sizes are corrected to the list's. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [source = '', ...key] = (params['*'] ?? '').split('/');
  const size = allowedSize(searchParams.get('width'), searchParams.get('height'));
  const crop = ['rect', 'focus'].flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  const image = await context.images.get(source, [key.join('/'), ...crop].join('?'), size).catch((error: unknown) => {
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
