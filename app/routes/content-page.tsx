import { redirect, type AppLoadContext, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ArticleView } from '~/modules/ArticleView.tsx';
import { readArticle, readCategory } from '~/modules/article.server.ts';
import { MenuPage } from '~/modules/MenuPage.tsx';
import { hasView } from '~/modules/page-views.ts';
import { readMenuPage } from '~/modules/page.server.ts';
import { canonicalPathname } from '~/paths/address.ts';
import { fixedPath } from '~/paths/entity-paths.ts';
import { matchFixedRoute } from '~/paths/fixed-routes.ts';
import { resolveContent, type Resolution } from '~/paths/resolve.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { findPage, notFound, type Place } from '~/site/place.server.ts';
import { readArticleTable, readRedirects } from '~/site/site.server.ts';
import { breadcrumbData } from '~/site/structured-data.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.head, data ? breadcrumbData(data.trail, data.origin) : []);

/** Everything that is no fixed route: the editors' pages, articles, categories, redirects; else the 404 page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const place = await findPage({ request, context });
  const resolution = await resolve(place, context);
  const { origin } = context;
  switch (resolution.kind) {
    case 'notFound':
      throw notFound();
    case 'redirect':
      throw redirect(place.keep(resolution.location), resolution.status);
    case 'article': {
      const { view, facts } = await readArticle(resolution.entry, { place, context });
      return { kind: 'article' as const, view, trail: view.trail, origin, ...pageHead(place, origin, facts) };
    }
    case 'category': {
      const { view, facts } = await readCategory(resolution.entry, { place, context });
      return { kind: 'page' as const, view, trail: view.trail, origin, ...pageHead(place, origin, facts) };
    }
    case 'page': {
      if (!hasView(resolution.page.type)) throw notFound('view');
      const { view, facts } = await readMenuPage(resolution.page, { place, context }, '');
      return { kind: 'page' as const, view, trail: view.trail, origin, ...pageHead(place, origin, facts) };
    }
  }
}

async function resolve(place: Place, { content }: AppLoadContext): Promise<Resolution> {
  const { address, language, site } = place;
  if (canonicalPathname(place.url.pathname) === null) return { kind: 'notFound' };
  // Without a language in the URL a fixed page is known by any of its segments, also the specification's own.
  const fixed = matchFixedRoute(address.segments, address.language);
  if (fixed?.kind === 'menuPage') {
    const page = site.pages.byPath(fixedPath(fixed.page, language));
    if (page) return { kind: 'page', page };
  }
  const rules = await readRedirects(content);
  const redirects = await Promise.all(
    rules.map(async ({ from, to }) => ({ from, to: (await place.link(to))?.href ?? `/${language}/` })),
  );
  return resolveContent(address, language, { pages: site.pages, articles: () => readArticleTable(content), redirects });
}

export default function ContentPage() {
  const data = useLoaderData<typeof loader>();
  return data.kind === 'article' ? <ArticleView article={data.view} /> : <MenuPage page={data.view} />;
}
