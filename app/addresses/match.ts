import { languages, type Language } from '../i18n/languages.ts';
import { parseAddress, type Address } from './address.ts';
import { endpointSegments } from './reserved.ts';
import {
  endpointRouteId,
  endpoints,
  fixedPageNames,
  fixedPages,
  mapFrameSegment,
  previewSegment,
  routeId,
  segmentsOf,
  styleguideSegment,
  type EndpointName,
  type FixedPage,
  type PageView,
} from './table.ts';

type Params<Path> = Path extends `${infer First}/${infer Rest}`
  ? Params<First> & Params<Rest>
  : Path extends `:${infer Name}`
    ? Record<Name, string>
    : unknown;

type Pages = typeof fixedPages;
type ViewsOf<Name extends FixedPage> = Pages[Name]['views'];

/** The target of a fixed page's address: `{ view: 'property', page: 'sale', params: { city, title, id } }`. */
type FixedTarget = {
  [Name in FixedPage]: {
    [View in keyof ViewsOf<Name>]: { view: View; page: Name; params: Params<ViewsOf<Name>[View]> };
  }[keyof ViewsOf<Name>];
}[FixedPage];

/** What an address refers to, before any content is read. */
export type Target =
  | FixedTarget
  | { view: 'home' | 'mapFrame' | 'styleguide' }
  /** Resolved from content: an editor's page, an article, a redirect, or nothing. */
  | { view: 'content'; page: null }
  | { view: 'endpoint'; name: EndpointName };

export interface MatchedAddress extends Address {
  target: Target;
  /** Its Remix route (`app/routes.ts`). */
  routeId: string;
}

/** Parses a pathname and matches it; null for one that cannot be decoded or is too long: a 404. */
export function matchPathname(pathname: string): MatchedAddress | null {
  const address = parseAddress(pathname);
  return address && { ...address, ...matchAddress(address) };
}

function matchAddress(address: Address): Pick<MatchedAddress, 'target' | 'routeId'> {
  const { segments, language, preview } = address;
  const endpoint = preview || language !== null ? null : matchEndpoint(segments);
  if (endpoint !== null) return { target: { view: 'endpoint', name: endpoint }, routeId: endpointRouteId(endpoint) };
  const prefix = [...(preview ? [previewSegment] : []), ...(language === null ? [] : [language])];
  const [first, ...rest] = segments;
  const at = (view: PageView, ...path: string[]) => routeId(view, [...prefix, ...path].join('/'));
  if (first === undefined) return { target: { view: 'home' }, routeId: at('home') };
  if (rest.length === 0 && first === mapFrameSegment)
    return { target: { view: 'mapFrame' }, routeId: at('mapFrame', first) };
  if (rest.length === 0 && prefix.length === 0 && first === styleguideSegment)
    return { target: { view: 'styleguide' }, routeId: at('styleguide', first) };
  const page = fixedPageOfSegment(first, language);
  for (const { view, parts } of page === null ? [] : (viewsOfPage.get(page) ?? [])) {
    const params = matchPattern(parts, rest);
    if (params === null) continue;
    // TypeScript cannot relate views and pages through a `Map`; the table guarantees it.
    const target = { view, page, params } as FixedTarget;
    return { target, routeId: view === 'content' ? contentRoute : at(view, first, ...parts) };
  }
  return { target: { view: 'content', page: null }, routeId: contentRoute };
}

/** The fallback route. */
export const contentRoute = routeId('content', '*');

/**
 * The fixed page of a first segment in a language, or in any language if the URL has none: `/for-sale/` is recognized
 * by its segment (requirements 2.4).
 */
export function fixedPageOfSegment(segment: string, language: Language | null): FixedPage | null {
  return pagesBySegment.get(language)?.get(segment) ?? null;
}

/** The fixed page meant by an alias, or by another language's segment, after a language prefix. */
export function misplacedFixedPage(segment: string): FixedPage | null {
  return pagesByAlias.get(segment) ?? fixedPageOfSegment(segment, null);
}

/** Whether documents, which have a trailing slash, may exist under a first segment. */
export function isDocumentSegment(segment: string | undefined): boolean {
  return segment === undefined || !endpointSegments.includes(segment);
}

const pagesBySegment = new Map(
  [...languages, null].map((language) => [
    language,
    new Map(fixedPageNames.flatMap((page) => segmentsOf(page, language).map((segment) => [segment, page] as const))),
  ]),
);

const pagesByAlias: ReadonlyMap<string, FixedPage> = new Map(
  fixedPageNames.flatMap((page) => {
    const row = fixedPages[page];
    return 'aliases' in row ? row.aliases.map((alias) => [alias, page] as const) : [];
  }),
);

const viewsOfPage = new Map(
  fixedPageNames.map((page) => [
    page,
    Object.entries(fixedPages[page].views).map(([view, pattern]) => ({
      view: view as PageView,
      parts: partsOf(pattern),
    })),
  ]),
);

const endpointPatterns = Object.entries(endpoints).map(([name, { path }]) => ({
  name: name as EndpointName,
  parts: partsOf(path),
}));

function matchEndpoint(segments: readonly string[]): EndpointName | null {
  if (isDocumentSegment(segments[0])) return null;
  return endpointPatterns.find(({ parts }) => matchPattern(parts, segments) !== null)?.name ?? null;
}

function partsOf(pattern: string): string[] {
  return pattern.split('/').filter(Boolean);
}

/** Matches segments against a pattern (`:city/:title/:id`, `images/*`); null if they do not match. */
function matchPattern(parts: readonly string[], segments: readonly string[]): Record<string, string> | null {
  const open = parts.at(-1) === '*';
  if (open ? segments.length < parts.length - 1 : segments.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    if (part === '*') break;
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}
