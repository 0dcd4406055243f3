import type { LoaderFunctionArgs } from '@remix-run/node';
import { sitemapIndex } from '~/site/sitemap.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(await sitemapIndex(context), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
