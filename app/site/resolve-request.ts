import type { Goal } from '~/listings/domain/codes.ts';
import { parseMapQuery, writeMapQuery } from '~/listings/map/map-query.ts';
import { parseFollowQuery, writeFollowQuery } from '~/listings/followed/follow-query.ts';
import { compareQuery } from '~/listings/compare/compare-query.ts';
import { shortlistQuery } from '~/listings/shortlist/shortlist-query.ts';
import { parseSearch, parseSubmittedSearch, writeSearch } from '~/listings/search/search-params.ts';
import { countQuery, parseCountQuery } from '~/listings/search/count-query.ts';
import { parseProjectFilter, writeProjectFilter } from '~/projects/project-filter.ts';
import { formatAddress, previewPath } from '~/addresses/address.ts';
import { fixedPath } from '~/addresses/entity-paths.ts';
import { isDocumentSegment, matchPathname, type MatchedAddress, type Target } from '~/addresses/match.ts';
import { endpoints, fixedPages, views } from '~/addresses/table.ts';

/** A parsed request; everything downstream reads this rather than the URL. */
export interface ResolvedRequest {
  /** Path and query as received. */
  url: string;
  pathname: string;
  /** Read-only, because requests for the same target may share it. */
  query: URLSearchParams;
  /** Null if the path cannot be parsed: a 404. */
  address: MatchedAddress | null;
  /** Remix's id of the route; null if Remix has to match it itself. */
  routeId: string | null;
  redirect: { location: string; status: 301 | 302 } | null;
  /** The page cache's key, shared by all URLs with the same response; null if the response is not cached. */
  cacheKey: string | null;
}

/**
 * Parses the target of a request.
 *
 * @param url path and query
 */
export function resolveRequest(url: string): ResolvedRequest {
  const at = url.indexOf('?');
  const [pathname, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  const query = new URLSearchParams(search);
  const address = matchPathname(pathname);
  const canonical = address && formatAddress(address);
  return {
    url,
    pathname,
    query,
    address,
    routeId: address && isSpelledAs(pathname, canonical) ? address.routeId : null,
    redirect: address && canonical ? redirectOf({ pathname, search, query }, address, canonical) : null,
    cacheKey: address && cacheKey(pathname, query, address),
  };
}

/** Whether Remix, which normalizes only case, would match the same route. */
function isSpelledAs(path: string, canonical: string | null): boolean {
  const lower = path.toLowerCase();
  return canonical === (lower.endsWith('/') ? lower : `${lower}/`);
}

/** Whether the last segment contains a dot: documents end in a slash. */
function isFile(pathname: string): boolean {
  return /\.[^/]*$/.test(pathname);
}

/**
 * The canonical URL of a document: with a trailing slash, lower-case, without diacritics or double slashes, and with a
 * search's query as in requirements 7.1, even if sent by a plain form (requirements 10.7).
 */
function redirectOf(
  { pathname, search, query }: { pathname: string; search: string; query: URLSearchParams },
  address: MatchedAddress,
  canonical: string,
): ResolvedRequest['redirect'] {
  const { target, segments, language } = address;
  if (target.view === 'endpoint' || isFile(pathname)) return null;
  if (language === null && !isDocumentSegment(segments[0])) return null;
  if (target.view === 'results') {
    const form = submittedSearch(canonical, query, address, target.page);
    if (form !== null) return { location: form, status: 302 };
  }
  if (canonical === pathname.replaceAll(/%[\da-f]{2}/gi, (octet) => octet.toUpperCase())) return null;
  // Moving under the preview prefix is temporary: the same URL may later be requested without preview.
  const moved = address.preview && !pathname.startsWith('/preview/');
  return { location: canonical + search, status: moved ? 302 : 301 };
}

/** The results URL for a form submitted without JavaScript, which sends empty fields, two price lists and the goal. */
function submittedSearch(
  pathname: string,
  query: URLSearchParams,
  { preview, language }: MatchedAddress,
  pageGoal: Goal,
): string | null {
  const isSent =
    ['minprice', 'maxprice', 'goal', 'place'].some((name) => query.has(name)) || query.get('search') === '';
  if (!isSent) return null;
  const search = parseSubmittedSearch(pageGoal, query);
  const { goal } = search.criteria;
  const canonical = writeSearch(search);
  for (const [name, value] of query) if (name.startsWith('utm_')) canonical.append(name, value);
  const other = language && goal !== pageGoal ? fixedPath(goal, language) : `/${fixedPages[goal].original}/`;
  const path = goal === pageGoal ? pathname : preview ? previewPath(other) : other;
  return canonical.size > 0 ? `${path}?${canonical}` : path;
}

/**
 * The page cache's key: the path and the parameters that its view knows, in canonical order (requirements 10.44). Null
 * for responses that are never cached: previews and most endpoints.
 */
function cacheKey(
  pathname: string,
  given: URLSearchParams,
  { preview, target, segments, language }: MatchedAddress,
): string | null {
  if (target.view === 'endpoint') {
    const endpoint = endpoints[target.name];
    if (!('isCached' in endpoint)) return null;
    const known = knownQuery(target, given);
    return known && withQuery(`/${segments.join('/')}`, known);
  }
  if ('isLive' in views[target.view] || preview || (language === null && !isDocumentSegment(segments[0]))) return null;
  const known = knownQuery(target, given);
  return known && withQuery(pathname, known);
}

/** Whether a request searches the listings: results with criteria, their count, the map and followed searches. */
export function isSearch({ address, query }: Pick<ResolvedRequest, 'address' | 'query'>): boolean {
  if (address === null) return false;
  const { target } = address;
  const row = target.view === 'endpoint' ? endpoints[target.name] : views[target.view];
  const asked = 'query' in row ? row.query : null;
  if (asked === 'search') return (knownQuery(target, query)?.size ?? 0) > 0;
  // Language and goal are always present and not criteria.
  if (asked === 'options') return (knownQuery(target, query)?.size ?? 0) > 2;
  return asked === 'map' || asked === 'count' || asked === 'followed';
}

/** The parameters that a kind of address knows, in canonical order; null if the query is invalid for it. */
export function knownQuery(target: Target, given: URLSearchParams): URLSearchParams | null {
  const row = target.view === 'endpoint' ? endpoints[target.name] : views[target.view];
  switch ('query' in row ? row.query : null) {
    case 'search':
      return target.view === 'results' ? writeSearch(parseSearch(target.page, given)) : null;
    case 'map': {
      const asked = parseMapQuery(given);
      return asked && writeMapQuery(asked);
    }
    case 'count':
      return new URLSearchParams(countQuery(parseCountQuery(given)));
    case 'options':
    case 'followed': {
      const asked = parseFollowQuery(given);
      return asked && writeFollowQuery(asked);
    }
    case 'compare':
      return compareQuery(given);
    case 'shortlist':
      return shortlistQuery(given);
    case 'projects':
      return writeProjectFilter(parseProjectFilter(given));
    case 'booked':
      // Not cached, because the visit may be moved by anyone who has its mail.
      return given.has('visit') ? null : new URLSearchParams();
    case null:
      return new URLSearchParams();
  }
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`;
}
