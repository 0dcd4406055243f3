import { index, route, type RouteConfigEntry } from '@remix-run/route-config';
import { languages } from './i18n/languages.ts';
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
  views,
  type EndpointName,
  type PageView,
} from './addresses/table.ts';

/**
 * Remix's routes, generated from the table of addresses. Pages are under literal prefixes (none, each language, each
 * also under `preview/`), so that a first segment is never mistaken for a language. A request is matched by `matchPathname`, which
 * returns one of these.
 */
const prefixes = [null, ...languages].flatMap((language) => [
  { language, prefix: language === null ? [] : [language] },
  { language, prefix: [previewSegment, ...(language === null ? [] : [language])] },
]);

function page(view: PageView, segments: readonly string[]): RouteConfigEntry {
  const path = segments.filter(Boolean).join('/');
  const options = { id: routeId(view, path) };
  const file = `routes/${views[view].file}`;
  return path === '' ? index(file, options) : route(path, file, options);
}

export default [
  ...prefixes.flatMap(({ language, prefix }) => [
    page('home', prefix),
    page('mapFrame', [...prefix, mapFrameSegment]),
    ...fixedPageNames.flatMap((name) =>
      segmentsOf(name, language).flatMap((segment) =>
        Object.entries(fixedPages[name].views)
          .filter(([view]) => view !== 'content')
          .map(([view, pattern]) => page(view as PageView, [...prefix, segment, pattern])),
      ),
    ),
  ]),
  page('styleguide', [styleguideSegment]),
  ...Object.entries(endpoints).map(([name, { path, file }]) =>
    route(path, `routes/${file}`, { id: endpointRouteId(name as EndpointName) }),
  ),
  page('content', ['*']),
] satisfies RouteConfigEntry[];
