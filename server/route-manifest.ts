import type { ServerBuild } from '@remix-run/node';
import { contentRoute } from '~/addresses/match.ts';
import { resolveRequest } from '~/site/resolve-request.ts';

export const manifestPath = '/__manifest';
/** Remix's own limits: of the address that its router asks at, and of what it asks for. */
const longestAddress = 7_680;
const mostPaths = 200;

/**
 * What Remix's router asks for the links of a page: the routes of their paths. Each path has one route and no index below it, which the table of
 * addresses knows at once; Remix's own answer looks for each part of each path among all routes.
 */
export function routeManifest({ assets }: ServerBuild, url: string): Response {
  const query = new URLSearchParams(url.slice(manifestPath.length));
  if (query.get('version') !== assets.version)
    return new Response(null, { status: 204, headers: { 'X-Remix-Reload-Document': 'true' } });
  const paths = query.getAll('p');
  if (paths.length === 0 || paths.length > mostPaths || url.length > longestAddress)
    return new Response(null, { status: 400 });
  const ids = new Set(['root', ...paths.map((path) => resolveRequest(path).routeId ?? contentRoute)]);
  const routes = [...ids].flatMap((id) => (Object.hasOwn(assets.routes, id) ? [[id, assets.routes[id]] as const] : []));
  return Response.json(Object.fromEntries(routes), {
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
}
