import type { LoaderFunctionArgs } from '@remix-run/node';
import { sitemapFile } from '~/site/sitemap.server.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const file = await sitemapFile(params.file ?? '', context);
  if (file === null) return new Response(null, { status: 404 });
  return new Response(file, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
