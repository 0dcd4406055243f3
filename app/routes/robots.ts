import type { LoaderFunctionArgs } from '@remix-run/node';

export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /preview/',
    'Disallow: /studio',
    'Disallow: /lake/',
    '',
    `Sitemap: ${context.origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
