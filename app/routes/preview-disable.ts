import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { previewSegment } from '~/paths/table.ts';

/** Ends a preview and leads to the same public page. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(new URL(request.url).searchParams.get('to') ?? '/', 'http://site');
  // One slash in front: two would name another site.
  const outside = pathname.replace(new RegExp(`^/+${previewSegment}(?=/)`), '').replace(/^\/+/, '/');
  return redirect(outside + search, {
    headers: { 'Set-Cookie': context.preview.revoke(), 'Cache-Control': 'no-store' },
  });
}
