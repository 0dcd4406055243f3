import type { Goal } from '~/listings/codes.ts';
import { canonicalPathname, parseAddress, previewPath } from '~/paths/address.ts';
import { fixedPath } from '~/paths/entity-paths.ts';
import { matchFixedRoute } from '~/paths/fixed-routes.ts';
import { parseMapQuery, writeMapQuery } from '~/listings/map/map-query.ts';
import { parseSearch, parseSubmittedSearch, writeSearch } from '~/listings/search-params.ts';
import { countPath, countQuery, parseCountQuery } from '~/listings/search/count-query.ts';

const notPages =
  /^\/(?:__manifest|preview\/(?:enable|disable|changes)(?:$|\?)|images\/|api\/|assets\/|studio(?:\/|$)|sitemap|robots\.txt)/;

/** Documents end in a slash; what has a dot in its last segment is a file, `.data` of the router included. */
function isFile(pathname: string): boolean {
  return /\.[^/]*$/.test(pathname);
}

/**
 * Where a document's URL should have been: with a trailing slash, lower-case, without diacritics or double slashes, and with
 * the query of a search as spec §7 writes it where a plain form sent it. The server redirects, not a loader: the router asks
 * `/nl/te-koop.data` for `/nl/te-koop/` and would loop (design §3).
 */
export function redirectToCanonical(pathname: string, search: string): { location: string; status: 301 | 302 } | null {
  if (notPages.test(pathname) || isFile(pathname)) return null;
  const canonical = canonicalPathname(pathname);
  if (canonical === null) return null;
  const form = submittedSearch(canonical, new URLSearchParams(search));
  if (form !== null) return { location: form, status: 302 };
  if (canonical === pathname || canonical === encodeURI(safeDecode(pathname))) return null;
  // A page that moved under the preview prefix may be asked for again without it.
  const moved = canonical.startsWith('/preview/') && !pathname.startsWith('/preview/');
  return { location: canonical + search, status: moved ? 302 : 301 };
}

function safeDecode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The results URL that a form without JavaScript meant: it sends empty fields, two price lists and the goal. */
function submittedSearch(pathname: string, query: URLSearchParams): string | null {
  const { preview, language, segments } = parseAddress(pathname);
  const route = matchFixedRoute(segments, language);
  const sent = ['minprice', 'maxprice', 'goal'].some((name) => query.has(name)) || query.get('search') === '';
  if (route?.kind !== 'results' || !sent) return null;
  const meant = parseSubmittedSearch(route.goal, query);
  const { goal } = meant.criteria;
  const canonical = writeSearch(meant);
  for (const [name, value] of query) if (name.startsWith('utm_')) canonical.append(name, value);
  const other = language && goal !== route.goal ? fixedPath(goal, language) : originalPathOf(goal);
  const path = goal === route.goal ? pathname : preview ? previewPath(other) : other;
  return canonical.size > 0 ? `${path}?${canonical}` : path;
}

function originalPathOf(goal: Goal): string {
  return goal === 'sale' ? '/for-sale/' : '/for-rent/';
}

/**
 * The page cache's key of a URL: its path and the parameters its route knows, in canonical order (design §6). Null for what
 * is never kept: previews and resources.
 */
export function pageKey(pathname: string, search: string): string | null {
  if (pathname === '/api/map') return mapKey(new URLSearchParams(search));
  // Many visitors choose the same: as cheap to keep as a page.
  if (pathname === countPath) return `${countPath}?${countQuery(parseCountQuery(new URLSearchParams(search)))}`;
  if (notPages.test(pathname) && !/^\/(?:sitemap|robots)/.test(pathname)) return null;
  const data = /(?:\/_root)?\.data$/.exec(pathname);
  const path = data ? pathname.slice(0, data.index) || '/' : pathname;
  const address = parseAddress(path);
  if (address.preview) return null;
  const given = new URLSearchParams(search);
  const query = new URLSearchParams();
  const route = matchFixedRoute(address.segments, address.language);
  if (route?.kind === 'results') {
    for (const [name, value] of writeSearch(parseSearch(route.goal, given))) query.append(name, value);
  }
  const routes = data ? given.get('_routes') : null;
  if (routes !== null) query.append('_routes', routes);
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** The map's data is kept like a page: what it shows is the same for everybody. */
function mapKey(query: URLSearchParams): string | null {
  const asked = parseMapQuery(query);
  return asked && `/api/map?${writeMapQuery(asked)}`;
}
