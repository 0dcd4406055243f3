import { index, route, type RouteConfigEntry } from '@remix-run/route-config';
import { languages, type Language } from './i18n/languages.ts';
import { fixedSegments, mapFrameSegment, originalPaths, previewSegment, type FixedPage } from './paths/segments.ts';

/**
 * Every URL of the site. Pages live behind literal prefixes (none, each language, each also under `preview/`), so that a
 * first segment is never mistaken for a language; the editors' own pages are the splat (design §3).
 */
const prefixes = [null, ...languages].flatMap((language) => [
  { language, path: language ?? '' },
  { language, path: [previewSegment, language].filter(Boolean).join('/') },
]);

export default [
  ...prefixes.flatMap(({ language, path }) => pagesUnder(path, language)),
  route('styleguide', 'routes/styleguide.tsx'),
  route('preview/enable', 'routes/preview-enable.ts'),
  route('preview/disable', 'routes/preview-disable.ts'),
  route('preview/changes', 'routes/preview-changes.ts'),
  route('api/listings', 'routes/api-listings.ts'),
  route('api/map', 'routes/api-map.ts'),
  route('api/map/cards', 'routes/api-map-cards.ts', { id: 'map-cards' }),
  route('api/count', 'routes/api-count.ts'),
  route('api/cards', 'routes/api-cards.ts'),
  route('api/listings-report', 'routes/api-listings-report.ts'),
  route('api/sweepbright', 'routes/sweepbright.ts'),
  route('api/visits/:language/:id/:visit', 'routes/visit-calendar.ts'),
  route('api/content-changed', 'routes/content-changed.ts'),
  route('images/*', 'routes/images.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemaps/:file', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('*', 'routes/content-page.tsx', { id: 'content-page' }),
] satisfies RouteConfigEntry[];

function pagesUnder(prefix: string, language: Language | null): RouteConfigEntry[] {
  const page = (path: string, file: string) => {
    const full = [prefix, path].filter(Boolean).join('/');
    const id = `${file.replace(/\.tsx$/, '')}:/${full}`;
    return full === '' ? index(`routes/${file}`, { id }) : route(full, `routes/${file}`, { id });
  };
  const each = (fixed: FixedPage, path: string, file: string) =>
    segmentsOf(fixed, language).map((segment) => page([segment, path].filter(Boolean).join('/'), file));
  return [
    page('', 'home.tsx'),
    page(mapFrameSegment, 'map-frame.ts'),
    ...each('sale', '', 'results.tsx'),
    ...each('rent', '', 'results.tsx'),
    ...each('sale', ':city/:title/:id', 'property.tsx'),
    ...each('rent', ':city/:title/:id', 'property.tsx'),
    ...each('projects', '', 'projects.tsx'),
    ...each('projects', ':city/:title/:id', 'project.tsx'),
    ...each('favourites', '', 'favourites.tsx'),
    ...each('thankYou', ':form', 'thank-you.tsx'),
    ...each('testimonials', ':slug', 'testimonial.tsx'),
  ];
}

/** Without a language in the URL, each language's segment and the specification's own spelling lead to the page. */
function segmentsOf(fixed: FixedPage, language: Language | null): string[] {
  if (language !== null) return [fixedSegments[fixed][language]];
  const originals = Object.entries(originalPaths).flatMap(([path, page]) => (page === fixed ? [path] : []));
  return [...new Set([...languages.map((each) => fixedSegments[fixed][each]), ...originals])];
}
