import { canonicalPathname, parseAddress } from '~/paths/address.ts';
import { matchFixedRoute } from '~/paths/fixed-routes.ts';
import { parseSearch, writeSearch } from '~/listings/search-params.ts';

const notPages = /^\/(?:__manifest|images\/|api\/|assets\/|studio(?:\/|$)|sitemap|robots\.txt)/;

/** Documents end in a slash; what has a dot in its last segment is a file, `.data` of the router included. */
function isFile(pathname: string): boolean {
  return /\.[^/]*$/.test(pathname);
}

/**
 * Where a document's URL should have been: with a trailing slash, lower-case, without diacritics or double slashes.
 * The server redirects, not a loader: the router asks `/nl/te-koop.data` for `/nl/te-koop/` and would loop (design §3).
 */
export function redirectToCanonical(pathname: string): { pathname: string; status: 301 | 302 } | null {
  if (notPages.test(pathname) || isFile(pathname)) return null;
  const canonical = canonicalPathname(pathname);
  if (canonical === null || canonical === pathname || canonical === encodeURI(decodeURI(pathname))) return null;
  // A page that moved under the preview prefix may be asked for again without it.
  return { pathname: canonical, status: pathname.includes('/preview') && !pathname.startsWith('/preview/') ? 302 : 301 };
}

/**
 * The page cache's key of a URL: its path and the parameters its route knows, in canonical order (design §6). Null for what
 * is never kept: previews and resources.
 */
export function pageKey(pathname: string, search: string): string | null {
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
